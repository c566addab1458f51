/** Most enclosures of a letter. */
export const MOST_ENCLOSURES = 12;

/** Most bytes of a file, and of all files of a letter. */
export const MOST_FILE_BYTES = 10 * 1_048_576;
export const MOST_SUM_BYTES = 20 * 1_048_576;

/** Most pages of all enclosures of a letter. */
export const MOST_PAGES = 60;

/** Most bytes that the compressed streams of a file may unpack to: an A4 page scanned in colour at 600 dots to the inch has 104 MB. */
export const MOST_UNPACKED_BYTES = 400 * 1_048_576;

/** Most bytes of the operators of all pages of a file, and of the forms that are drawn on them. */
export const MOST_CONTENT_BYTES = 64 * 1_048_576;

/** Most pixels of a picture: an A4 page at 1200 dots to the inch has 139 million. */
export const MOST_PIXELS = 200_000_000;
