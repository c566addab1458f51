import type { Message } from '@shortlist/messages';
import { MEGABYTE, READING_LIMITS } from './limits.ts';

type Reading = Message<'reading'>['code'];
type CodeOf<M> = M extends `reading.${infer Code}` ? Code : never;

/** The reasons for which a reader may refuse a document; its caller has more. */
export type ReadProblemCode = Exclude<
  CodeOf<Reading>,
  'too-slow' | 'given-up-late' | 'given-up-large' | 'unreadable'
>;

/** The reason why a document could not be read, and what to say to the person who chose it. */
export type ReadProblem = {
  code: ReadProblemCode;
  /** The words on what happened and what to do. */
  message: Message<'reading'>;
  /** For engineers: what was thrown where nothing of ours refused. */
  cause?: unknown;
};

export const readProblem = (code: ReadProblemCode): ReadProblem => ({
  code,
  message: messageOf(code),
});

function messageOf(code: ReadProblemCode): Message<'reading'> {
  if (code === 'too-large') {
    const megabytes = READING_LIMITS.fileBytes / MEGABYTE;
    return { code: `reading.${code}`, params: { megabytes } };
  }
  return code === 'too-many-pages'
    ? { code: `reading.${code}`, params: { pages: READING_LIMITS.pages } }
    : { code: `reading.${code}` };
}

/** Ends the reading from anywhere inside it; `readDocument` gives it back as a value. */
export class ReadError extends Error {
  override name = 'ReadError';
  readonly code: ReadProblemCode;

  constructor(code: ReadProblemCode) {
    super(code);
    this.code = code;
  }
}
