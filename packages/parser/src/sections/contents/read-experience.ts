import { isWholeDate } from '../../entries/anchor.ts';
import { chunksOf } from '../../entries/chunks.ts';
import { alignHeads } from '../../entries/heads/align-heads.ts';
import { withoutUnits } from '../../entries/heads/employer-unit.ts';
import type { HeadModel } from '../../entries/heads/head-model.ts';
import { type ReadHead, readHeads } from '../../entries/heads/read-heads.ts';
import {
  type HeadedEntry,
  isRoleTitle,
  namesWork,
  splitHead,
} from '../../entries/heads/split-head.ts';
import { OUR_WORK_MODEL, WORK_MODEL, type WorkLabel } from '../../entries/heads/work-model.ts';
import { type ReadDates, readDates } from '../../entries/read-dates.ts';
import { findRoleGroups, type JobPart } from '../../entries/role-groups.ts';
import { type NamesOf, type RawEntry, splitEntries } from '../../entries/split-entries.ts';
import { companyScore, endsInStop, isSentence, roleScore } from '../../evidence/word-score.ts';
import { type Line, leadLook, lineTextOf } from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';
import { joinedValue, type ReadValue, type Reason, readingOf } from '../../result/read-value.ts';
import { beginLoneDates } from './lone-dates.ts';
import { readItems } from './read-items.ts';

export type ReadExperience = ReadDates & {
  role?: ReadValue;
  company?: ReadValue;
  location?: ReadValue;
  bullets: ReadValue[];
  rest: Cell[];
  /** True if the entry above is another role at the same employer, which stands above both. */
  isSameEmployer?: boolean;
};

/** Lists what a line names of a job. */
const worksOf: NamesOf = (text) => [
  ...(roleScore(text) > 0.9 ? ['role'] : []),
  ...(companyScore(text) > 1 ? ['company'] : []),
];

/** The jobs of a section; all heads together say where roles, employers and places stand. */
export function readExperiences(lines: readonly Line[], isRoleFirst = false): ReadExperience[] {
  const entries = alignHeads(
    splitEntries(lines, worksOf).map((entry) =>
      splitHead(unmarkTitle(entry), namesWork, isRoleTitle),
    ),
  );
  const heads = readJobHeads(entries, isRoleFirst ? OUR_WORK_MODEL : WORK_MODEL);
  const read = beginLoneDates(entries.map((entry, at) => readOne(entry, heads[at], !isRoleFirst)));
  return shareEmployers(
    read.map((each, at) => (headsRoles(entries, heads, at) ? asEmployer(each) : each)),
  );
}

/** In words: a role with its employer and its place has no more. */
const LONGEST_TITLE = 14;

/** An entry that its dates head alone, above a list: the first item names the job where it reads as a role. */
function unmarkTitle(entry: RawEntry): RawEntry {
  const { lines, dated } = entry;
  const [dates, title, ...others] = lines;
  const [date, ...beside] = dates?.cells ?? [];
  if (!dates || !title || dated?.line !== 0 || !date || beside.length > 0) return entry;
  const text = lineTextOf(title);
  const isTitle =
    title.marker !== '' &&
    text.split(/,\s|\s[–—|-]\s|\sat\s/u).some(isRoleTitle) &&
    !isSentence(text) &&
    !endsInStop(text);
  if (!isWholeDate(date) || !isTitle || text.split(' ').length > LONGEST_TITLE) return entry;
  return { ...entry, lines: [dates, { ...title, marker: '', x: dates.x }, ...others] };
}

/** The labels that the heads of each part of a section of jobs may have. */
const NAMED: Readonly<Record<JobPart, readonly WorkLabel[]>> = {
  employer: ['company', 'location'],
  role: ['role', 'location'],
  job: WORK_MODEL.labels,
};

/** The heads of entries; those of one part are read together. */
function readJobHeads(
  entries: readonly HeadedEntry[],
  model: HeadModel<WorkLabel>,
): ReadHead<WorkLabel>[] {
  const parts = findRoleGroups(entries);
  const read = (part: JobPart) => {
    const own = entries.filter((_, at) => parts[at] === part);
    // An employer leads its line, which no job of ours does.
    const ownModel = part === 'job' ? model : { ...WORK_MODEL, labels: NAMED[part], missing: {} };
    return readHeads(
      own.map(({ head }) => chunksOf(head)),
      ownModel,
    ).values();
  };
  const heads = { employer: read('employer'), role: read('role'), job: read('job') };
  return parts.flatMap((part) => heads[part].next().value ?? []);
}

type Head = ReadHead<WorkLabel> | undefined;

/** Checks whether an entry is nothing but the employer of the roles below: one name that reads as no role, and no text. */
function headsRoles(entries: readonly HeadedEntry[], heads: readonly Head[], at: number): boolean {
  const [name, role] = [onlyPart(heads[at]), onlyPart(heads[at + 1])];
  const [entry, below] = [entries[at], entries[at + 1]];
  if (!entry || !below || !name || !role || entry.body.length > 0) return false;
  if (roleScore(name.text) >= 0.5) return false;
  return roleScore(role.text) > 0.9 || lookOf(entry) !== lookOf(below);
}

const onlyPart = (head: Head): Cell | undefined =>
  head?.parts.length === 1 ? head.parts[0]?.cell : undefined;

const lookOf = ({ head: [first] }: HeadedEntry): string => (first ? leadLook(first) : '');

const asEmployer = ({ role, ...entry }: ReadExperience): ReadExperience =>
  entry.company || !role ? { ...entry, ...(role && { role }) } : { ...entry, company: role };

/** Share of the jobs with the employer before the role, less the share of the others: -1 to 1. */
export function employersFirst(experiences: readonly ReadExperience[]): number {
  const both = experiences.flatMap(({ role, company }) => {
    const [one, other] = [role?.places[0], company?.places[0]];
    return one && other ? [Math.sign(one.line - other.line || one.start - other.start)] : [];
  });
  return both.reduce((sum, each) => sum + each, 0) / Math.max(1, both.length);
}

/** `mayHaveUnits`: the name of an employer may begin with units of it, which our own files have as they were typed. */
function readOne(entry: HeadedEntry, head: Head, mayHaveUnits: boolean): ReadExperience {
  const cellsOf = (label: WorkLabel): Cell[] =>
    (head?.parts ?? []).filter((part) => part.label === label).map(({ cell }) => cell);
  const [[role], [named], places] = [cellsOf('role'), cellsOf('company'), cellsOf('location')];
  const company = named && mayHaveUnits ? withoutUnits(named) : named;
  const sure = 0.6 + Math.min(0.35, (head?.margin ?? 0) / 10);
  const place = joinedValue(places, ', ', sure, 'reasons.placeBesideEmployer');
  return {
    ...readDates(entry),
    ...(role && { role: headValue(role, sure, roleScore(role.text), ROLE_REASONS) }),
    ...(company && {
      company: headValue(company, sure, companyScore(company.text), EMPLOYER_REASONS),
    }),
    ...(place && { location: place }),
    bullets: readItems(entry.body),
    rest: (head?.parts ?? []).flatMap(({ label, cell }) => (label ? [] : [cell])),
  };
}

/** A text as what its place in the head says it is: surer where its own words say so too. */
function headValue(cell: Cell, sure: number, score: number, reasons: HeadReasons): ReadValue {
  const knows = score > 0.5;
  return readingOf(cell, sure + (knows ? 0.05 : -0.1), knows ? reasons.words : reasons.place);
}

type HeadReasons = { words: Reason; place: Reason };
const ROLE_REASONS: HeadReasons = { words: 'reasons.roleWords', place: 'reasons.rolePlace' };
const EMPLOYER_REASONS: HeadReasons = {
  words: 'reasons.employerWords',
  place: 'reasons.employerPlace',
};

/** Several roles under one employer: the employer is named once and belongs to each. */
function shareEmployers(entries: readonly ReadExperience[]): ReadExperience[] {
  const shared: ReadExperience[] = [];
  let above: ReadExperience | undefined;
  let isBelowHeader = false;
  for (const [at, entry] of entries.entries()) {
    const next = entries[at + 1];
    const isHeader =
      entry.company && !entry.role && entry.bullets.length === 0 && next?.role && !next.company;
    if (entry.company) above = entry;
    if (isHeader) {
      isBelowHeader = true;
      continue;
    }
    const inherits = entry.role && !entry.company && above && leadsRoles(above);
    const isSameEmployer = inherits && !isBelowHeader;
    isBelowHeader = false;
    shared.push({
      ...(inherits && above ? inherit(entry, above) : entry),
      ...(isSameEmployer && { isSameEmployer }),
    });
  }
  return shared;
}

/** Checks whether the employer of a job may be that of roles below: it does not stand behind the role in one line, as its own does. */
function leadsRoles({ role, company }: ReadExperience): boolean {
  const [first, second] = [role?.places[0], company?.places[0]];
  return !(first && second && first.line === second.line && first.start < second.start);
}

function inherit(entry: ReadExperience, { company, location }: ReadExperience): ReadExperience {
  const reason = 'reasons.aboveRoles';
  return {
    ...entry,
    ...(company && {
      company: { ...company, confidence: Math.min(company.confidence, 0.6), reason },
    }),
    ...(location && !entry.location && { location: { ...location, confidence: 0.5, reason } }),
  };
}
