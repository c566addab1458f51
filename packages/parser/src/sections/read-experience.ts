import { alignHeads } from '../entries/align-heads.ts';
import { type Chunk, chunksOf, cutBracketTail } from '../entries/chunks.ts';
import {
  orderScore,
  type Pair,
  type PairScores,
  splitAt,
  splitIn,
  splitPair,
} from '../entries/pair.ts';
import {
  canBePlaces,
  endsInDashedPlace,
  looksLikePlace,
  peelPlace,
} from '../entries/place-tail.ts';
import { type ReadDates, readDates } from '../entries/read-dates.ts';
import { type NamesOf, splitEntries } from '../entries/split-entries.ts';
import { type HeadedEntry, isRoleTitle, namesWork, splitHead } from '../entries/split-head.ts';
import { companyScore, placeScore, roleScore } from '../evidence/word-score.ts';
import { type Line, leadLook } from '../lines/line.ts';
import type { Cell } from '../lines/row.ts';
import { type ReadValue, readingOf } from '../read-value.ts';
import { readItems } from './read-items.ts';
import { type Placed, settlePlaces, standingOf, toldPlace } from './settle-places.ts';

export type ReadExperience = ReadDates & {
  role?: ReadValue;
  company?: ReadValue;
  location?: ReadValue;
  bullets: ReadValue[];
  rest: Cell[];
};

const SCORES: PairScores = { one: roleScore, other: companyScore };

/** Evidence of one entry that outweighs the order that the section has. */
const OWN_ORDER = 1.6;

/** What a line names of a job. */
const worksOf: NamesOf = (text) => [
  ...(roleScore(text) > 0.9 ? ['role'] : []),
  ...(companyScore(text) > 1 ? ['company'] : []),
];

/**
 * The jobs of a section. Whether a role stands before its employer is judged once for all of them, by
 * the words of all heads together; an entry goes its own way only on strong evidence, and none where
 * roles are known to come first.
 */
export function readExperiences(lines: readonly Line[], isRoleFirst = false): ReadExperience[] {
  const entries = alignHeads(
    splitEntries(lines, worksOf).map((entry) => splitHead(entry, namesWork, isRoleTitle)),
  );
  const heads = settleLastParts(entries.map(({ head }) => partsOf(head)));
  const parts = isRoleFirst ? heads : settlePlaces(heads, SCORES);
  const found = parts.reduce((sum, { names }) => sum + orderOf(names), 0.05);
  const order = isRoleFirst ? Number.POSITIVE_INFINITY : found;
  const mustCut = parts.every(({ names }) => names.length < 2);
  const isDashed = parts.some(({ names }) => names.some(endsInDashedPlace));
  const pattern = { order, mustCut, isDashed };
  const read = entries.map((entry, at) => readOne(entry, parts[at] ?? NO_PARTS, pattern));
  return shareEmployers(
    read.map((each, at) => (headsRoles(entries, parts, at) ? asEmployer(each) : each)),
  );
}

/** Whether an entry is nothing but the employer of the roles below: one name that reads as no role, and no text. */
function headsRoles(
  entries: readonly HeadedEntry[],
  parts: readonly Placed[],
  at: number,
): boolean {
  const [own, next] = [parts[at]?.names ?? [], parts[at + 1]?.names ?? []];
  const [entry, below] = [entries[at], entries[at + 1]];
  const [name, role] = [own[0], next[0]];
  if (!entry || !below || !name || !role || own.length > 1 || next.length > 1) return false;
  if (entry.body.length > 0 || roleScore(name.text) >= 0.5 || splitAt(name)) return false;
  return roleScore(role.text) > 0.9 || lookOf(entry) !== lookOf(below);
}

const lookOf = ({ head: [first] }: HeadedEntry): string => (first ? leadLook(first) : '');

const asEmployer = ({ role, ...entry }: ReadExperience): ReadExperience =>
  entry.company || !role ? { ...entry, ...(role && { role }) } : { ...entry, company: role };

/**
 * "Sous Chef, Riverside Inn, Bath": heads of one text whose last part can be a town, or the last two a town and its region, where a
 * known place stands behind as many parts of another head.
 */
function settleLastParts(heads: readonly Placed[]): Placed[] {
  const partsIn = ({ text }: Cell) => text.split(/,\s+/u).length;
  const known = new Set(
    heads.flatMap(({ names: [only, more], place }) =>
      only && !more && place && only.text.endsWith(place.text)
        ? [partsIn(only) - partsIn(place)]
        : [],
    ),
  );
  return heads.map((head) => {
    const [only, more] = head.names;
    if (!only || more || head.place || partsIn(only) < 3) return head;
    const parts = ([1, 2] as const).find((count) => known.has(partsIn(only) - count));
    const { rest, place, sure } = peelPlace(only, parts ?? 0);
    return place ? { ...head, names: [{ ...only, ...rest }], place, placeSure: sure } : head;
  });
}

/** In what share of the jobs the employer stands before the role in the document, less the share of the others: -1 to 1. */
export function employersFirst(experiences: readonly ReadExperience[]): number {
  const both = experiences.flatMap(({ role, company }) => {
    const [one, other] = [role?.places[0], company?.places[0]];
    return one && other && one.line !== other.line ? [Math.sign(one.line - other.line)] : [];
  });
  return both.reduce((sum, each) => sum + each, 0) / Math.max(1, both.length);
}

/** "Role, Employer, City, ST" in one text: its place. */
function placeOfOnly(chunks: readonly Chunk[]): Cell | undefined {
  return chunks.length === 1 && chunks[0] ? peelPlace(chunks[0], 0).place : undefined;
}

function partsOf(head: readonly Line[]): Placed {
  const all = chunksOf(head);
  const chunks = all.flatMap((chunk) =>
    all.length === 1 ? cutBracketTail(chunk).map((cell) => ({ ...chunk, ...cell })) : [chunk],
  );
  const told = toldPlace(chunks);
  const known = chunks.find(
    ({ text }, at) => (at > 0 || chunks.length > 2) && placeScore(text) > 0.9,
  );
  const place = told ?? known ?? placeOfOnly(chunks);
  return {
    names: chunks.filter((chunk) => chunk !== place && chunk.told !== 'where'),
    ...(place && { place }),
    placeSure: place ? 0.9 : 0,
    ...(known && { standing: standingOf(known, chunks) }),
  };
}

const NO_PARTS: Placed = { names: [], placeSure: 0 };

/** What all entries of the section say together of how each is to be read. */
type Pattern = {
  /** Above zero where roles stand before employers. */
  order: number;
  /** No entry has its role and its employer apart: they stand in one text. */
  mustCut: boolean;
  /** Places stand behind dashes: "Ritz - Paris". */
  isDashed: boolean;
};

function orderOf(names: readonly Chunk[]): number {
  const [first, second] = names;
  if (!first || names.some(({ told }) => told)) return 0;
  const pair = second ? { first, second } : splitPair(peelPlace(first, 0).rest, SCORES, undefined);
  return pair ? orderScore(pair, SCORES) : 0;
}

function readOne(entry: HeadedEntry, parts: Placed, pattern: Pattern): ReadExperience {
  const names = roleAmongFirst(parts.names);
  const named = nameOne(names, pattern);
  const rest = names.slice(2);
  const { role, company, place, sure } = withoutPlaces(named, parts, pattern, names.length > 1);
  const found = place ?? takePlace(rest);
  return {
    ...readDates(entry),
    ...(role && { role: roleValue(role, named.sure) }),
    ...(company && { company: companyValue(company, named.sure) }),
    ...(found && { location: readingOf(found, sure || 0.5, 'A place beside the employer') }),
    bullets: readItems(entry.body),
    rest: rest.filter((cell) => cell !== found),
  };
}

/** The role and the employer without the place that ends one of them, where none stands apart. */
function withoutPlaces(
  named: Named,
  { place, placeSure }: Placed,
  { isDashed }: Pattern,
  isApart: boolean,
): { role?: Cell; company?: Cell; place?: Cell; sure: number } {
  const company = named.company && peelPlace(named.company, place ? 0 : 2, isDashed || isApart);
  const role = named.role && peelPlace(named.role, 0);
  const found = place ?? company?.place ?? role?.place;
  return {
    ...(role && { role: role.rest }),
    ...(company && { company: company.rest }),
    ...(found && { place: found }),
    sure: place ? placeSure : company?.sure || role?.sure || 0,
  };
}

/** A third part of a head that can be a town is where it was. */
function takePlace(rest: readonly Cell[]): Cell | undefined {
  return rest.find(
    ({ text }) =>
      looksLikePlace(text) || placeScore(text) > 0.5 || canBePlaces(text) || isShortName(text),
  );
}

const isShortName = (text: string): boolean =>
  /^(?:\p{Lu}[\p{L}.'’-]+ ?){1,3}$/u.test(text) &&
  roleScore(text) < 0.5 &&
  companyScore(text) < 0.4;

type Named = { role?: Cell; company?: Cell; sure: number };

function nameOne(names: readonly Chunk[], pattern: Pattern): Named {
  const [first, second] = names;
  if (!first) return { sure: 0 };
  if (names.some(({ told }) => told)) return nameTold(names);
  const joined = second ? undefined : splitJoined(first, pattern);
  return joined ?? nameInOrder(first, second, pattern);
}

/** The names, with a later one that reads as a role moved up where neither of the first two does: "Acme, Sales, Manager". */
function roleAmongFirst(names: readonly Chunk[]): readonly Chunk[] {
  const reads = (chunk: Chunk) => roleScore(chunk.text) > 0.9;
  const later = names.slice(2, 4).find(reads);
  const [first, second] = names;
  if (!first || !second || !later || names.slice(0, 2).some(({ text }) => roleScore(text) > 0.3))
    return names;
  return [first, later, ...names.filter((name) => name !== first && name !== later)];
}

/** "Cook at Ritz", "Enfermera en Hospital Royo": on our own paper an employer has a line of its own. */
function splitJoined(only: Chunk, { order }: Pattern): Named | undefined {
  const pair = splitAt(only) ?? (Number.isFinite(order) ? splitIn(only) : undefined);
  return pair && { role: pair.first, company: pair.second, sure: 0.9 };
}

function nameInOrder(first: Chunk, second: Chunk | undefined, pattern: Pattern): Named {
  const { order, mustCut } = pattern;
  const oneFirst = order >= 0;
  const pair = second ? { first, second } : splitPair(dropPlace(first), SCORES, oneFirst);
  if (!pair || (!mustCut && isOneName(first, second, pair))) return nameAlone(first);
  const own = orderScore(pair, SCORES);
  const isRoleFirst = Number.isFinite(order) && Math.abs(own) >= OWN_ORDER ? own > 0 : oneFirst;
  const sure = 0.6 + Math.min(0.35, (Math.abs(order) + Math.abs(own)) / 10);
  const [role, company] = isRoleFirst ? [pair.first, pair.second] : [pair.second, pair.first];
  return { role, company, sure };
}

/** What labels tell; a name without a label is what the other is not. */
function nameTold(names: readonly Chunk[]): Named {
  const plain = names.find(({ told }) => told === undefined);
  const role = names.find(({ told }) => told === 'what');
  const company = names.find(({ told }) => told === 'who');
  const named = { role: role ?? plain, company: company ?? (role && plain) };
  return {
    ...(named.role && { role: named.role }),
    ...(named.company && { company: named.company }),
    sure: 0.9,
  };
}

const dropPlace = (cell: Cell): Cell => peelPlace(cell, 0).rest;

/** A role with a comma, "Second in Department, Mathematics", is one name unless its end names an employer. */
function isOneName(first: Cell, second: Chunk | undefined, pair: Pair): boolean {
  if (second || !first.text.includes(',') || /\s[–—-]\s/u.test(first.text)) return false;
  const scores = [pair.first, pair.second].map(({ text }) => companyScore(text) + roleScore(text));
  return (
    scores.some((score) => score <= 0) &&
    roleScore(first.text) > 0 &&
    companyScore(first.text) < 0.5
  );
}

function nameAlone(cell: Cell): Named {
  const isCompany = companyScore(cell.text) > roleScore(cell.text);
  return isCompany ? { company: cell, sure: 0.6 } : { role: cell, sure: 0.6 };
}

function roleValue(cell: Cell, sure: number): ReadValue {
  const knows = roleScore(cell.text) > 0.5;
  return readingOf(
    cell,
    sure + (knows ? 0.05 : -0.1),
    knows ? 'Words of a role, in the place of roles here' : 'In the place of roles in this section',
  );
}

function companyValue(cell: Cell, sure: number): ReadValue {
  const knows = companyScore(cell.text) > 0.5;
  return readingOf(
    cell,
    sure + (knows ? 0.05 : -0.1),
    knows
      ? 'Words of an employer, in the place of employers here'
      : 'In the place of employers in this section',
  );
}

/** Several roles under one employer: the employer is told once and belongs to each. */
function shareEmployers(entries: readonly ReadExperience[]): ReadExperience[] {
  const shared: ReadExperience[] = [];
  let above: ReadExperience | undefined;
  for (const [at, entry] of entries.entries()) {
    const next = entries[at + 1];
    const isHeader =
      entry.company && !entry.role && entry.bullets.length === 0 && next?.role && !next.company;
    if (entry.company) above = entry;
    if (isHeader) continue;
    shared.push(entry.role && !entry.company && above ? inherit(entry, above) : entry);
  }
  return shared;
}

function inherit(entry: ReadExperience, { company, location }: ReadExperience): ReadExperience {
  const reason = 'Told once, above several roles';
  return {
    ...entry,
    ...(company && {
      company: { ...company, confidence: Math.min(company.confidence, 0.6), reason },
    }),
    ...(location && !entry.location && { location: { ...location, confidence: 0.5, reason } }),
  };
}
