import { PRESENT, parseMonthYear } from '@shortlist/model';
import { companyScore, hasLegalForm, roleScore } from '../evidence/word-score.ts';
import { type Line, leadLook, lineTextOf } from '../lines/line.ts';
import type { HeadedEntry } from './heads/split-head.ts';
import { readDates } from './read-dates.ts';

/** The part that an entry has in a section of jobs: an employer of the roles below it, one of those roles, or a job with its employer. */
export type JobPart = 'employer' | 'role' | 'job';

/** A month of a period; a year alone is any of its months, from `first` to `last`. */
type Edge = { first: number; last: number };

/** A period in months; its end lies behind all months where it lasts to this day. */
type Period = { start: Edge; end: Edge };

type Jobs = { entries: readonly HeadedEntry[]; periods: readonly (Period | undefined)[] };

/**
 * Finds the employers that stand above several roles with the period of all of them: the line of one has dates and nothing
 * below it, and the roles that follow, each in one line, last together from its start to its end. In a section that has such
 * an employer, others may have one role.
 */
export function findRoleGroups(entries: readonly HeadedEntry[]): JobPart[] {
  const jobs = { entries, periods: entries.map(periodOf) };
  const parts: JobPart[] = entries.map(() => 'job');
  for (const least of [2, 1]) {
    entries.forEach((_, at) => {
      const last = parts[at] === 'job' ? lastRole(jobs, at, least) : undefined;
      if (last !== undefined) parts.fill('role', at + 1, last + 1)[at] = 'employer';
    });
    if (!parts.includes('employer')) break;
  }
  return isBanner(entries) ? parts.map((part, at) => (at > 0 ? 'role' : part)) : parts;
}

/** So many roles follow the first below one employer. */
const LEAST_ROLES = 2;

const partsIn = (line: Line): number => lineTextOf(line).split(/,\s|\s[–—|-]\s/u).length;

/**
 * Checks whether an employer stands above the first of all roles alone: each further one has but a line, set as the role of the
 * first is and not as the employer, and names no company of its own.
 */
function isBanner([first, ...others]: readonly HeadedEntry[]): boolean {
  const [employer, role, ...more] = first?.head ?? [];
  if (!employer || !role || more.length > 0 || first?.dated?.line !== 1) return false;
  const text = lineTextOf(employer);
  if (companyScore(text) <= 0.5 || roleScore(text) > 0.5) return false;
  if (leadLook(employer) === leadLook(role)) return false;
  return (
    others.length >= LEAST_ROLES &&
    others.every(
      ({ head: [line, ...below], dated }) =>
        line !== undefined &&
        below.length === 0 &&
        dated?.line === 0 &&
        leadLook(line) === leadLook(role) &&
        roleScore(lineTextOf(line)) > 0.9 &&
        partsIn(line) === partsIn(role) &&
        !hasLegalForm(lineTextOf(line)),
    )
  );
}

/** The last of the roles below an employer; undefined where they are fewer than `least`, or do not last as long as it says. */
function lastRole({ entries, periods }: Jobs, at: number, least: number): number | undefined {
  const whole = periods[at];
  if (!whole || entries[at]?.body.length !== 0) return undefined;
  let found: Period | undefined;
  for (let next = at + 1; next < entries.length; next += 1) {
    const role = periods[next];
    if (!role || !isWithin(role, whole) || entries[next]?.head.length !== 1) return undefined;
    found = joined(found ?? role, role);
    if (next >= at + least && isWithin(whole, found)) return next;
  }
  return undefined;
}

const isWithin = (period: Period, whole: Period): boolean =>
  period.start.last >= whole.start.first && period.end.first <= whole.end.last;

const joined = (one: Period, other: Period): Period => ({
  start: one.start.first <= other.start.first ? one.start : other.start,
  end: one.end.last >= other.end.last ? one.end : other.end,
});

function periodOf(entry: HeadedEntry): Period | undefined {
  const { startDate, endDate } = readDates(entry);
  const start = startDate && monthOf(startDate.text);
  const end = endDate && monthOf(endDate.text);
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** The months that a date may be, counted from the year 0. */
function monthOf(text: string): Edge | undefined {
  const date = parseMonthYear(text);
  if (date === PRESENT) return { first: Number.POSITIVE_INFINITY, last: Number.POSITIVE_INFINITY };
  if (typeof date !== 'object') return undefined;
  const months = date.year * 12;
  return { first: months + (date.month ?? 1), last: months + (date.month ?? 12) };
}
