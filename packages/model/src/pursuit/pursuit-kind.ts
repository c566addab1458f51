import { defineDocument } from '../documents/document-kind.ts';
import { PASSED } from '../resume/rules/check.ts';
import { emptyPursuit, NO_PARTS } from './pursuit.ts';
import { createPursuitModel, type PursuitTypes } from './pursuit-model.ts';
import {
  findPursuitPart,
  pursuitOfParts,
  readPursuitContent,
  writePursuitContent,
} from './pursuit-parts.ts';
import { pursuitText } from './pursuit-text.ts';

/** The kind of document that is a person's application at a company. Its title follows its posting. */
export const PURSUIT = /* @__PURE__ */ defineDocument<PursuitTypes>({
  kind: 'pursuit',
  most: 5_000,
  tooMany: 'errors.manyDocuments',
  checkTitle: () => PASSED,
  firstParts: () => NO_PARTS,
  findPart: findPursuitPart,
  createModel: createPursuitModel,
  readParts: pursuitOfParts,
  readContent: readPursuitContent,
  writeContent: writePursuitContent,
  empty: emptyPursuit,
  plainText: pursuitText,
});
