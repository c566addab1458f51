import type { EntryKind, TextKind } from '@shortlist/model';
import { fold } from '@shortlist/model';
import { PRINTED_DATES } from '@shortlist/model/printed-words';
import * as award from '@shortlist/model/printed-words/award';
import * as certification from '@shortlist/model/printed-words/certification';
import * as course from '@shortlist/model/printed-words/course';
import * as education from '@shortlist/model/printed-words/education';
import * as experience from '@shortlist/model/printed-words/experience';
import * as interests from '@shortlist/model/printed-words/interests';
import * as language from '@shortlist/model/printed-words/language';
import * as membership from '@shortlist/model/printed-words/membership';
import * as project from '@shortlist/model/printed-words/project';
import * as publication from '@shortlist/model/printed-words/publication';
import * as reference from '@shortlist/model/printed-words/reference';
import * as skills from '@shortlist/model/printed-words/skills';
import * as summary from '@shortlist/model/printed-words/summary';
import * as volunteering from '@shortlist/model/printed-words/volunteering';

/** The words that this product prints of its own accord in languages other than English: its titles, months and labels are read back. */

const PRINTED_WORDS = {
  award,
  certification,
  course,
  education,
  experience,
  interests,
  language,
  membership,
  project,
  publication,
  reference,
  skills,
  summary,
  volunteering,
} satisfies Record<EntryKind | TextKind, { title: Readonly<Record<string, string>> }>;

/** A kind of section that this product prints. */
export type PrintedKind = keyof typeof PRINTED_WORDS;

/** The kinds of section that this product prints. */
export const PRINTED_KINDS = Object.keys(PRINTED_WORDS) as PrintedKind[];

/** The titles of a kind of section, in every language. */
export const printedTitles = (kind: PrintedKind): readonly string[] =>
  Object.values(PRINTED_WORDS[kind].title);

/** All titles in capitals, as they stand on the paper. */
export const PRINTED_CAPITALS: readonly string[] = Object.values(PRINTED_WORDS).flatMap(
  ({ title }) => Object.entries(title).map(([language, text]) => text.toLocaleUpperCase(language)),
);

/** The words in place of an end, for a regular expression: folded, and with marks that are no accents. */
export const PRINTED_PRESENT = Object.values(PRINTED_DATES)
  .flatMap(({ present }) => [...new Set([fold(present), present.toLowerCase()])])
  .join('|');

/** The labels of a member of studies, for a regular expression. */
export const printedLabels = (member: 'minor' | 'gpa'): string =>
  Object.values(education.labels[member] ?? {}).join('|');
