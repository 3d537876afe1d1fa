/* What this page is called: on the document for its styles. */
export const PAGE = 'record';

export const LINK = 'record';
