/* The name of this page: by other pages, and on the document for its styles. */
export const PAGE = 'grid';
