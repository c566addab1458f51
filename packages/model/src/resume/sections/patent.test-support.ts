import { line, month, text } from '../../fields/field.ts';
import {
  createSections,
  DOCUMENT_LANGUAGES,
  type EntryId,
  type EntryKind,
  type PaperSection,
  type Resume,
  SECTIONS,
} from '../../index.ts';
import type { PrintedWords } from '../../languages/printed-titles.ts';
import { type FlatEntry, withFlatEntries } from '../flat-entry.test-support.ts';
import { defineEntries } from './define-section.ts';

/** The same in every language: what counts is where it comes from. */
const inEach = (text: string) =>
  Object.fromEntries(
    DOCUMENT_LANGUAGES.map((language) => [language, text]),
  ) as PrintedWords['title'];

const LABELS = {
  title: 'Title of invention',
  office: 'Patent office',
  granted: 'Granted',
  claims: 'What it claims',
  claimsHint: 'One claim a line.',
};

/** A kind of section that the product does not have. */
const patent = defineEntries({
  kind: 'patent',
  path: 'patents',
  list: 'patents',
  words: {
    title: 'Patents',
    entry: 'Patent',
    any: 'a patent',
    save: 'SAVE PATENT',
    naming: 'a title',
    nameless: 'no title',
  },
  printedWords: async () => ({ title: inEach('Patente'), labels: { office: inEach('Amt') } }),
  fields: [
    line('title', LABELS, { prints: 'name' }),
    line('office', LABELS, { prints: 'organization' }),
    month('granted', LABELS),
    text('claims', LABELS),
  ],
  wireOrder: ['title', 'office', 'granted', 'claims'],
  naming: ['title'],
  mayLastGo: () => true,
});

/** The product's sections, and patents. */
export const SECTIONS_WITH_PATENTS = createSections([...SECTIONS.all, patent]);

// A kind of a test has no literal among the product's: here it takes their types, as in `createSections`.
export const PATENT = 'patent' as string as EntryKind;
export const PATENTS = 'patents' as string as PaperSection;

export const PATENT_SAYS = {
  title: 'Analytical loom',
  office: 'London Office',
  granted: 'Mar 1843',
  claims: 'Weaves algebraic Zorblatt patterns',
};

/** A resume with one patent. */
export function withPatent(resume: Resume, id: EntryId, says: object = PATENT_SAYS): Resume {
  const entry = { id, ...says } as unknown as FlatEntry<EntryKind>;
  return withFlatEntries(resume, PATENT, [entry], SECTIONS_WITH_PATENTS);
}
