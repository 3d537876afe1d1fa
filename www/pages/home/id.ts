/* The name of this page, on the document for its styles. */
export const PAGE = 'home';
