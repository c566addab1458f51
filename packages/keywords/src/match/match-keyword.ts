import type { Keyword, Mention } from '../keyword.ts';
import type { Group, Lexicon } from '../lexicon/lexicon.ts';
import { readName } from '../lexicon/read-name.ts';
import { quotePlaces } from '../quote-places.ts';
import { sourceRange, sourceSlice } from '../text/clean-text.ts';
import { nameKeys } from '../text/words.ts';
import { findName, isClaimed, rangeOf } from './find-in-resume.ts';
import { findInitialism, findTwoInitials, listInitials } from './initialism.ts';
import { findDegree, type Range } from './match-degree.ts';
import { coreName, findGroup, withoutMaker, withoutPraise } from './names-of.ts';
import type { ResumeIndex, Run } from './resume-index.ts';
import { findReworded } from './reworded.ts';

export type Status = 'matching' | 'indirect' | 'missing';

/**
 * How a keyword was found; `confirmed` by the person, `quoted` by the person with words of the resume,
 * `negated` and `none` of a missing one.
 */
export type How =
  | 'same'
  | 'alias'
  | 'abbreviation'
  | 'degree'
  | 'implied'
  | 'reworded'
  | 'confirmed'
  | 'quoted'
  | 'negated'
  | 'none';

/** A place of the resume; `source` is its field where the resume is no plain text. */
export type ResumeMention = Mention & { source?: string; section?: string };

export type Match = {
  status: Status;
  how: How;
  mentions: readonly ResumeMention[];
  /** What the resume states that implies the keyword. */
  impliedBy?: string;
};

/** What a keyword is asked of. */
export type Asked = Pick<Keyword, 'term' | 'surface' | 'group' | 'degree'>;
export type Context = {
  index: ResumeIndex;
  lexicon: Lexicon;
  /** Long and short forms that the posting itself defines; see `readDefinitions`. */
  definitions: ReadonlyMap<string, string>;
};

type Way = { how: How; status: Status; find: (asked: Asked, context: Context) => Run[] };

/** The ways to find a keyword, the most literal first; the first that finds it tells how. */
const WAYS: readonly Way[] = [
  { how: 'same', status: 'matching', find: findSame },
  { how: 'abbreviation', status: 'matching', find: findDefined },
  { how: 'alias', status: 'matching', find: findAlias },
  { how: 'abbreviation', status: 'matching', find: findByInitials },
  { how: 'reworded', status: 'indirect', find: findInOtherWords },
];

/** Looks for a keyword in a resume. One normaliser finds the match and the sentences that prove it. */
export function matchKeyword(asked: Asked, context: Context): Match {
  const { index } = context;
  if (asked.degree) {
    const degrees = findDegree(index, asked.degree);
    if (degrees.length > 0) return found('degree', 'matching', index, degrees);
  }
  let denied: Run[] = [];
  for (const { how, status, find } of WAYS) {
    const runs = find(asked, context);
    const claimed = runs.filter(
      (run) => isClaimed(index, run) && !standsBeside(run, denied, index),
    );
    if (claimed.length > 0)
      return found(
        how,
        status,
        index,
        claimed.map((run) => rangeOf(index, run)),
      );
    if (denied.length === 0) denied = runs;
  }
  const implied = asked.group && findImplied(asked.group, context);
  if (implied) return implied;
  const how = denied.length > 0 ? 'negated' : 'none';
  return found(
    how,
    'missing',
    index,
    denied.map((run) => rangeOf(index, run)),
  );
}

/**
 * A keyword that the person says is shown by a quote, for as long as the quote stands in the resume:
 * letter by letter, see `quotePlaces`. Undefined when it does not.
 */
export function matchQuote(quote: string, index: ResumeIndex): Match | undefined {
  const ranges = quotePlaces(quote, index.clean.source).flatMap((place) =>
    rangesWithin(index, place),
  );
  return ranges.length > 0 ? found('quoted', 'matching', index, ranges) : undefined;
}

/** A range of the source in ranges of the clean text, each within one sentence. */
function rangesWithin({ clean, sentences }: ResumeIndex, place: Range): Range[] {
  return sentences.flatMap((sentence) => {
    const [start, end] = sourceRange(clean, sentence.start, sentence.end);
    if (end <= place.start || start >= place.end) return [];
    let { start: from, end: to } = sentence;
    while (from < to && sourceRange(clean, from, from + 1)[0] < place.start) from += 1;
    while (to > from && sourceRange(clean, to - 1, to)[1] > place.end) to -= 1;
    return to > from ? [{ start: from, end: to }] : [];
  });
}

function findSame({ term, surface, group }: Asked, { index }: Context): Run[] {
  const core = coreName(surface);
  const own = group ? [withoutPraise(core)] : [term, coreName(term)];
  const names = new Set([surface, core, ...own]);
  const product = withoutMaker(surface);
  const runs = [...names].flatMap((text) => findName(index, nameLike(text, group), false));
  return product === surface ? runs : [...runs, ...findName(index, readName(`=${product}`), true)];
}

/** Where a sentence denies a keyword, another name in the same sentence does not prove it. */
const standsBeside = (run: Run, denied: readonly Run[], { sentenceOf }: ResumeIndex): boolean =>
  denied.some(({ from }) => sentenceOf[from] === sentenceOf[run.from]);

/** A name as typed, with the lexicon's marks where it has it. */
function nameLike(text: string, group: Group | undefined) {
  const name = readName(text.replace(/^[=?-]/, ''));
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

/** Where any name of a group stands. */
export function findGroupIn(index: ResumeIndex, group: Group): Run[] {
  const known =
    index.known.get(group) ?? group.names.flatMap((name) => findName(index, name, true));
  index.known.set(group, known);
  return [...known];
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

/** Implied edges are followed so far and no further. */
const STEPS_AT_MOST = 3;

function findImplied(group: Group, { index, lexicon }: Context): Match | undefined {
  const runs = impliers(group, STEPS_AT_MOST, index, lexicon);
  if (runs === undefined) return undefined;
  const match = found(
    'implied',
    'indirect',
    index,
    runs.runs.map((run) => rangeOf(index, run)),
  );
  return { ...match, impliedBy: runs.name };
}

function impliers(
  group: Group,
  steps: number,
  index: ResumeIndex,
  lexicon: Lexicon,
): { name: string; runs: Run[] } | undefined {
  if (steps === 0) return undefined;
  for (const { from } of lexicon.impliersOf.get(group) ?? []) {
    const stated = from.map((each) => {
      const runs = findGroupIn(index, each).filter((run) => isClaimed(index, run));
      return runs.length > 0
        ? { name: each.canonical, runs }
        : impliers(each, steps - 1, index, lexicon);
    });
    const all = stated.filter((each) => each !== undefined);
    if (all.length === from.length) {
      return {
        name: all.map(({ name }) => name).join(' + '),
        runs: all.flatMap(({ runs }) => runs),
      };
    }
  }
  return undefined;
}

function found(how: How, status: Status, index: ResumeIndex, ranges: readonly Range[]): Match {
  const sorted = ranges.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const apart = sorted.filter((range, at) => at === 0 || range.start >= (sorted[at - 1]?.end ?? 0));
  return { how, status, mentions: apart.map((range) => mentionOf(index, range)) };
}

function mentionOf({ clean, sentences, parts }: ResumeIndex, { start, end }: Range): ResumeMention {
  const around = sentences.find((each) => start >= each.start && start < each.end) ?? {
    start,
    end,
  };
  const [from, to] = sourceRange(clean, start, end);
  const part = parts.find((each) => from >= each.start && from < each.end);
  return {
    start: from,
    end: to,
    sentence: sourceSlice(clean, around.start, around.end),
    sentenceStart: sourceRange(clean, around.start, around.end)[0],
    ...(part && { source: part.source, section: part.section }),
  };
}
