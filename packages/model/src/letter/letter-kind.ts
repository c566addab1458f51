import { defineDocument } from '../documents/document-kind.ts';
import { PASSED, refuse } from '../resume/rules/check.ts';
import { emptyLetter, NO_LINES, NO_RECIPIENT } from './letter.ts';
import { createLetterModel, type LetterTypes } from './letter-model.ts';
import {
  findLetterPart,
  letterOfParts,
  readLetterContent,
  writeLetterContent,
} from './letter-parts.ts';
import { letterText } from './letter-text.ts';

/** The kind of document that is a letter. */
export const LETTER = /* @__PURE__ */ defineDocument<LetterTypes>({
  kind: 'letter',
  most: 200,
  tooMany: 'errors.manyDocuments',
  checkTitle: (title) =>
    title.trim() === '' ? refuse('name', { code: 'rules.documentNeedsName' }) : PASSED,
  firstParts: () => ({ letter: NO_LINES, recipient: NO_RECIPIENT, body: { blocks: [] } }),
  findPart: findLetterPart,
  follows: { kind: 'resume', parts: ['contact', 'look'] },
  createModel: (_sections, ports) => createLetterModel(ports),
  readParts: letterOfParts,
  readContent: readLetterContent,
  writeContent: writeLetterContent,
  empty: emptyLetter,
  plainText: letterText,
});
