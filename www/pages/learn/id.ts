/* What this page is called: on the document for its styles, and in links. */
export const PAGE = 'learn';
