/* What this page is called: by other pages, and on the document for its styles. */
export const PAGE = 'techniques';
