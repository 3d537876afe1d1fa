/* The name of this page, on the document for its styles and in links. */
export const PAGE = 'learn';
