/** Characters that some file system takes in no name, and marks that turn a name around on the screen. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Four bytes a character at most and a short extension stay under the 255 that file systems take. */
const LONGEST = 60;

/**
 * File name of the download: the full name with underscores for its spaces, plus the extension;
 * "Resume.pdf" without a name (spec section 9). Characters that file systems refuse are left out.
 */
export function resumeFileName(fullName: string, extension: string): string {
  const name = fullName
    .replace(/\s+/gu, ' ')
    .replace(NOT_IN_FILE_NAMES, '')
    .replace(/^[. ]+/, '')
    .trim()
    .replace(/ +/g, '_');
  const short = [...name].slice(0, LONGEST).join('');
  return `${short.replace(DEVICE, '$&_') || 'Resume'}.${extension}`;
}
