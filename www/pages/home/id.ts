/* What this page is called: on the document for its styles. */
export const PAGE = 'home';
