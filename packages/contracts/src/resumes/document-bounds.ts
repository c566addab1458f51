/** Most bytes of all parts of a document: hundreds of pages. */
export const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;
/** Most sections of a person's own in a document; removed ones do not count. */
export const MAX_OWN_SECTIONS = 40;
/** Bytes that a part takes beside its content; many small ones are bounded too. */
export const ROW_BYTES = 200;
