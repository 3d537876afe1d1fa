/* The types of the messages between the page and the core, which the build writes from the Rust types. */
export type * from '../generated/types';
