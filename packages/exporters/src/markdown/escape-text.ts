/** Signs that CommonMark, or a common extension of it, takes for markup wherever they stand. */
const ANYWHERE = /[\\`*_[\]<>~|]|&(?=[#\p{L}\p{N}]+;)|(?<=^| )#/gu;

/** Signs that it takes for a heading, a list, a quotation or an underline at the start of a line. */
const AT_START = /^[-+=]|^\d{1,9}(?=[.)])/u;

/** A text in which nothing is markup, within a line. */
export const escapeText = (text: string): string => text.replace(ANYWHERE, '\\$&');

/** Escapes the start of a line whose text is escaped. */
export const escapeStart = (line: string): string =>
  line.replace(AT_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));

/** The address of a link, as it stands between round brackets. */
export const escapeAddress = (href: string): string =>
  href.replace(/[\\<>()]|&(?=[#\p{L}\p{N}]+;)/gu, '\\$&');
