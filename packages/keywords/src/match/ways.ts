import type { Group } from '../lexicon/lexicon.ts';
import { readName } from '../lexicon/read-name.ts';
import { nameKeys } from '../text/words.ts';
import { findGroupIn, findName } from './find-in-resume.ts';
import type { Asked, Context, Match } from './match.ts';
import { findPartly } from './meaning/partly.ts';
import { findReworded } from './meaning/reworded.ts';
import { findInitialism, findTwoInitials, listInitials } from './names/initialism.ts';
import { coreName, findGroup, withoutMaker, withoutPraise } from './names/names-of.ts';
import { findShortened } from './names/shortened.ts';
import type { Run } from './resume-index.ts';

/** A way to find a keyword: where it looks, and what finding it there means. */
export type Way = Pick<Match, 'how' | 'status'> & {
  find: (asked: Asked, context: Context) => Run[];
};

/** The ways to find a keyword, the most literal first; the first that finds it tells how. */
export const WAYS: readonly Way[] = [
  { how: 'same', status: 'matching', find: findSame },
  { how: 'abbreviation', status: 'matching', find: findDefined },
  { how: 'alias', status: 'matching', find: findAlias },
  { how: 'abbreviation', status: 'matching', find: findByInitials },
  { how: 'abbreviation', status: 'matching', find: findShortened },
  { how: 'reworded', status: 'indirect', find: findInOtherWords },
  { how: 'reworded', status: 'indirect', find: findByParts },
  { how: 'reworded', status: 'indirect', find: findPartly },
];

function findSame({ term, surface, group }: Asked, { index }: Context): Run[] {
  const core = coreName(surface);
  const own = group ? [withoutPraise(core)] : [term, coreName(term)];
  const names = new Set([surface, core, ...own]);
  const product = withoutMaker(surface);
  const runs = [...names].flatMap((text) => findName(index, nameLike(text, group), false));
  return product === surface ? runs : [...runs, ...findName(index, readName(`=${product}`), true)];
}

/** A name as typed, with the lexicon's marks where it has it. */
function nameLike(text: string, group: Group | undefined) {
  const name = readName(text.replace(/^[=?+-]/, ''));
  const keys = name.keys.join(' ');
  const marked = group?.names.find((each) => each.keys.join(' ') === keys);
  return marked ?? name;
}

function findDefined({ term, surface }: Asked, { index, definitions }: Context): Run[] {
  return [surface, term].flatMap((text) => {
    const other = definitions.get(nameKeys(text).join(' '));
    return other === undefined ? [] : findName(index, readName(other), true);
  });
}

function findAlias({ group }: Asked, { index }: Context): Run[] {
  return group === undefined ? [] : findGroupIn(index, group);
}

/** Only where the lexicon does not know better: neither the keyword nor, of a known one, its initials. */
function findByInitials({ surface, group }: Asked, { index, lexicon }: Context): Run[] {
  if (group === undefined) return findInitialism(index, surface);
  const written = listInitials(surface).filter((initials) => index.byCapitals.has(initials));
  const isFree = written.every((initials) => findGroup(lexicon, initials) === undefined);
  return written.length > 0 && isFree ? findInitialism(index, surface) : [];
}

function findInOtherWords({ surface, group }: Asked, { index, lexicon }: Context): Run[] {
  const names = group?.names.filter((name) => !name.exact && name.keys.length > 1) ?? [];
  const initials = group === undefined ? [] : findTwoInitials(index, lexicon, group);
  if (group !== undefined && group.kind !== 'skill' && group.kind !== 'weak') return initials;
  const reworded = [nameKeys(surface), ...names.map(({ keys }) => keys)].flatMap((keys) =>
    findReworded(index, keys),
  );
  return [...reworded, ...initials];
}

/** "CI/CD" is no list: parts of two letters mean nothing alone. */
const PART_AT_LEAST = 3;

/**
 * "HL7 / FHIR interfaces", "BLS/CPR": a compound that the lexicon does not have as such is stated in part by one of its
 * parts; the last part's own words ("interfaces") only sort it.
 */
function findByParts({ surface, group }: Asked, { index, lexicon }: Context): Run[] {
  if (group !== undefined || !surface.includes('/')) return [];
  const parts = surface.split(/\s*\/\s*/);
  const tail = (parts.at(-1) ?? '').split(/\s+/);
  const names = [...parts.slice(0, -1), tail[0] ?? '', parts.at(-1) ?? ''];
  if (names.some((name) => name.replace(/[^\p{L}\p{N}]/gu, '').length < PART_AT_LEAST)) return [];
  return names.flatMap((name) => {
    const known = findGroup(lexicon, name);
    return known === undefined ? findName(index, readName(name), true) : findGroupIn(index, known);
  });
}
