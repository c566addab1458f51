import {
  type DocumentLanguage,
  isIdOfPosition,
  type Letter,
  printedLetter,
} from '@shortlist/model';
import { diffLines } from './diff-items.ts';
import { diffLooks } from './diff-looks.ts';
import type { Difference } from './difference.ts';
import { LETTER_PARTS, letterHead, linesOfPart } from './letter-items.ts';

type LetterOptions = {
  /** The language that a letter is printed in; English where it is not given. */
  languageOf?: (letter: Letter) => DocumentLanguage;
  /** True of two states of one letter, whose paragraphs have the same ids. */
  hasIds: boolean;
};

/** Compares two letters as they are printed, and their looks: as `diffResumes` does of resumes, part by part in the order of reading. */
export function diffLetters(
  before: Letter,
  after: Letter,
  { languageOf = () => 'en', hasIds }: LetterOptions,
): Difference {
  const print = (letter: Letter) => ({
    printed: printedLetter(letter, languageOf(letter)),
    idOf: hasIds ? blockIds(letter) : () => undefined,
  });
  const [old, now] = [print(before), print(after)];
  return {
    texts: [
      ...diffLines(letterHead(old.printed), letterHead(now.printed), {}),
      ...LETTER_PARTS.flatMap((part) =>
        diffLines(
          linesOfPart(old.printed, part, old.idOf),
          linesOfPart(now.printed, part, now.idOf),
          { part },
        ),
      ),
    ],
    look: diffLooks(before.look, after.look),
  };
}

/** Returns the lasting id of the paragraph that a text of the body comes from; not that of a position, which another one has after a move. */
const blockIds =
  ({ body }: Letter) =>
  (source: string): string | undefined => {
    if (!source.startsWith('body.')) return undefined;
    const id = body.blocks[Number(source.slice('body.'.length))]?.id;
    return id === undefined || isIdOfPosition(id) ? undefined : id;
  };
