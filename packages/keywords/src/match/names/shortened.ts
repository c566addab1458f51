import { readName } from '../../lexicon/read-name.ts';
import { nameKeys } from '../../text/words.ts';
import { findName } from '../find-in-resume.ts';
import type { Asked, Context } from '../match.ts';
import { conceptOf } from '../meaning/concept.ts';
import { findTogether, TIGHT } from '../meaning/reworded.ts';
import type { ResumeIndex, Run } from '../resume-index.ts';
import { abbreviationsIn, longFormsOf } from './abbreviations.ts';
import { findTwoCapitals } from './initialism.ts';
import { findGroup } from './names-of.ts';

const LETTERS_OF_A_SURE_ONE = 3;

/** Places where a resume has the long form of a keyword's abbreviation ("TSS sampling"), or the abbreviation of its words. */
export function findShortened({ surface, group }: Asked, { index, lexicon }: Context): Run[] {
  const written = surface.split(/[\s/-]+/).filter((word) => /^[A-Z][A-Z&\d]+s?$/.test(word));
  const keys = nameKeys(surface);
  const spelled = written.flatMap((word) =>
    longFormsOf(word.replace(/s$/, '')).flatMap(({ short, long }) => {
      const rest = keys.filter((key) => key !== nameKeys(short)[0]);
      return findAll(index, [...long, ...rest]);
    }),
  );
  const cut = abbreviationsIn(keys).flatMap(({ short, long }) => {
    const known = findGroup(lexicon, short);
    if (known !== undefined && known !== group) return [];
    const rest = keys.filter((key) => !long.includes(key));
    if (rest.length > 0) return findAll(index, [...nameKeys(short), ...rest]);
    if (short.length >= LETTERS_OF_A_SURE_ONE) return findName(index, readName(`=${short}`), true);
    return longFormsOf(short).length > 1 ? [] : findTwoCapitals(index, short);
  });
  return [...spelled, ...cut];
}

/** Places where all of these words stand close together. */
const findAll = (index: ResumeIndex, keys: readonly string[]): Run[] =>
  findTogether(
    index,
    {
      slots: [...new Set(keys)].map((key) => new Set([conceptOf(key)])),
      own: new Set(keys),
      ownAtLeast: new Set(keys).size,
    },
    TIGHT,
  );
