import { strToU8, zipSync } from 'fflate';

// Exports of invented people, made from what is known of each format, with its traps.

export { EUROPASS_PASSPORT } from './europass/passport/sample.test-support.ts';
export { EUROPASS_PORTAL } from './europass/portal/sample.test-support.ts';
export { LINKEDIN_FILES } from './linkedin/sample.test-support.ts';
export { pdfWith } from './pdf.test-support.ts';
export { REACTIVE_4 } from './reactive-resume/sample-4.test-support.ts';
export { REACTIVE_5, REACTIVE_6 } from './reactive-resume/sample-5.test-support.ts';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(strToU8(text));

/** A ZIP of texts by name; the same content gives the same bytes. */
export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      { mtime: '2020-01-01T00:00:00Z' },
    ),
  );
