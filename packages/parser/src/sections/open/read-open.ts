import {
  type EntryKind,
  type OwnShape,
  ownKey,
  type PaperSection,
  SECTIONS,
} from '@shortlist/model';
import { joinPassages } from '../../document/passage.ts';
import { roleScore } from '../../evidence/word-score.ts';
import type { OpenKind } from '../../headings/open-headings.ts';
import { joinWrapped } from '../../lines/join-wrapped.ts';
import { lineTextOf } from '../../lines/line.ts';
import type { TextRow } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { type ReadExperience, readExperiences } from '../contents/read-experience.ts';
import { type ReadNamed, readCredentials } from '../contents/read-named.ts';
import type { SkillGroup } from '../contents/read-skills.ts';
import type { FoundSection } from '../section.ts';
import {
  addressedLinesOf,
  entryLinesOf,
  linesOf,
  type Measured,
  peopleLinesOf,
} from '../section-lines.ts';
import { readInterests } from './read-interests.ts';
import { readLanguages } from './read-languages.ts';
import { type ReadMembership, readMemberships } from './read-memberships.ts';
import { readPublications } from './read-publications.ts';
import { readReferences } from './read-references.ts';

/** An entry as the values of its members, and the lines of the one that has several. */
export type OpenEntry = {
  values: Readonly<Record<string, ReadValue | undefined>>;
  text?: { field: string; lines: readonly ReadValue[]; lead: '• ' | '' };
};

/** A section of the person's own. */
export type OwnReading = {
  key: string;
  title: string;
  shape: OwnShape;
  lines: readonly ReadValue[];
  entries: readonly OpenEntry[];
};

/** The readings of the sections that not every resume has. */
export type OpenReadings = {
  entries: ReadonlyMap<EntryKind, readonly OpenEntry[]>;
  interests: readonly SkillGroup[];
  own: readonly OwnReading[];
};

/** The order of names and givers of courses, as that of roles and employers is; our own paper has its own. */
type Order = number | 'ours';

type ListKind = Exclude<OpenKind, 'interests'>;
type ReadList = (section: Measured, order: Order) => OpenEntry[];

const READ: Record<ListKind, ReadList> = {
  language: ({ rows, measure }, order) =>
    (readLanguages(rows, measure, order === 'ours') ?? []).map(({ name, level }) => ({
      values: { name, level },
    })),
  volunteering: (section, order) =>
    inOrder(readExperiences(entryLinesOf(section), order === 'ours'), order).map(volunteeringOf),
  publication: (section) =>
    readPublications(addressedLinesOf(section)).map(({ description, ...values }) => ({
      values,
      text: { field: 'description', lines: description, lead: '' },
    })),
  course: (section, order) => readCredentials(entryLinesOf(section), order).map(courseOf),
  membership: (section) => readMemberships(entryLinesOf(section)).map(membershipOf),
  reference: (section) => readReferences(peopleLinesOf(section)).map((values) => ({ values })),
};

const isList = (kind: string): kind is ListKind => Object.hasOwn(READ, kind);

export function readOpen(sections: readonly Measured[], order: Order): OpenReadings {
  const entries = new Map<EntryKind, OpenEntry[]>();
  for (const section of sections) {
    const { open } = section;
    if (open === undefined || !isList(open)) continue;
    entries.set(open, [...(entries.get(open) ?? []), ...READ[open](section, order)]);
  }
  return {
    entries,
    interests: sections
      .filter(({ open }) => open === 'interests')
      .flatMap(({ rows, measure }) => readInterests(rows, measure)),
    own: ownSections(sections).map((section, at) => readOwn(section, at, order)),
  };
}

/** The place of such a section among the others; undefined for a section of every resume. */
export function pathOfOpen(
  section: FoundSection,
  all: readonly FoundSection[],
): PaperSection | undefined {
  const { open } = section;
  if (open === undefined) return undefined;
  // The key of a section of one's own is its path.
  if (open === 'own') return keyOf(ownSections(all).indexOf(section)) as PaperSection;
  return SECTIONS.kinds.find(({ kind }) => kind === open)?.path;
}

const ownSections = <S extends FoundSection>(sections: readonly S[]): S[] =>
  sections.filter(({ open }) => open === 'own');

/** Keys are the same for the same document. */
const keyOf = (at: number): string => ownKey(`read${at + 1}`);

function readOwn(section: Measured, at: number, order: Order): OwnReading {
  const { rows, measure, title, sure } = section;
  const named = { key: keyOf(at), title: title?.text ?? '' };
  if (order === 'ours' && rows[0]?.marker === '' && beginsBold(rows[0])) {
    const entries = readExperiences(linesOf(section), true).map(ownEntryOf);
    return { ...named, shape: 'entries', lines: [], entries };
  }
  const lines = joinWrapped(rows, measure).filter((line) => lineTextOf(line) !== '');
  const items = lines.filter(({ marker }) => marker !== '').length;
  return {
    ...named,
    shape: items * 2 > lines.length ? 'list' : 'text',
    entries: [],
    lines: lines.map(({ cells }) =>
      readingOf(joinPassages(cells, ' '), Math.min(0.9, sure), 'reasons.underOwnHeading'),
    ),
  };
}

/** Checks whether a row begins with a name: a design may have the organization, which is not bold, in the same cell. */
const beginsBold = ({ cells: [first], line }: TextRow): boolean =>
  first?.bold || line.pieces[0]?.bold || false;

/**
 * Puts employers of voluntary work first where they lead the jobs of the document, unless words of a role tell otherwise: the
 * section may have no other entry to compare.
 */
function inOrder(entries: readonly ReadExperience[], order: Order): readonly ReadExperience[] {
  if (order === 'ours' || order <= 0) return entries;
  return entries.map((entry) => {
    const { role, company, ...rest } = entry;
    const [first, second] = [role?.places[0], company?.places[0]];
    const isRoleFirst = first && second && first.line < second.line;
    if (!role || !company || !isRoleFirst) return entry;
    if (roleScore(role.text) > roleScore(company.text)) return entry;
    return { ...rest, role: company, company: role };
  });
}

function volunteeringOf({ company, ...read }: ReadExperience): OpenEntry {
  const { role, location, startDate, endDate, bullets } = read;
  return {
    values: { role, organization: company, location, startDate, endDate },
    text: { field: 'bullets', lines: bullets, lead: '• ' },
  };
}

function ownEntryOf({ role, company, ...read }: ReadExperience): OpenEntry {
  const { location, startDate, endDate, bullets } = read;
  return {
    values: { name: role, organization: company, location, startDate, endDate },
    text: { field: 'description', lines: bullets, lead: '' },
  };
}

function courseOf({ name, organization, date, relevance }: ReadNamed): OpenEntry {
  return {
    values: { name, organization, date },
    text: { field: 'relevance', lines: relevance, lead: '' },
  };
}

function membershipOf({ description, ...values }: ReadMembership): OpenEntry {
  return { values, text: { field: 'description', lines: description, lead: '' } };
}
