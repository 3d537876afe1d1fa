/* The name of this page, on the document for its styles. */
export const PAGE = 'record';

export const LINK = 'record';
