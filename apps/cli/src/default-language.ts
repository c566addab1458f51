/** The language that a file names where nobody has chosen one. */
export const DEFAULT_LANGUAGE = 'en-US';
