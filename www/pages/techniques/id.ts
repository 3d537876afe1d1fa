/* The name of this page, for other pages and, on the document, for its styles. */
export const PAGE = 'techniques';
