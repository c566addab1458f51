import { fold } from '@shortlist/model';
import { findDates } from '../dates/find-dates.ts';
import { kindOfLabel } from '../entries/field-labels/entry-label.ts';
import { degreeScore } from '../evidence/word-score.ts';
import type { SectionKind } from '../headings/heading-lexicon.ts';
import { openKindOf } from '../headings/open-headings.ts';
import { rowText } from '../lines/row.ts';
import { holdsJobs } from './other-jobs.ts';
import type { FoundSection } from './section.ts';

/** Headings that say beyond doubt that nobody was paid. */
const UNPAID =
  /volunt|vrijwillig|ehrenamt|b[eé]n[eé]vol|community|charit|associati|gesellschaftlich|sozial/iu;

/** Headings that mean studies as well as courses. */
const OF_EITHER = /^\W*(?:academic |my )?(?:training|trainings|formations?)\W*$/iu;

/**
 * Reads a section whose heading means another kind elsewhere as what the document has no section of: studies under "Training",
 * jobs under "Engagements", or under
 * "Projects" whose labels tell of clients and roles.
 */
export function asMissingMain(columns: readonly FoundSection[][]): FoundSection[][] {
  const kinds = new Set(columns.flat().map(({ kind }) => kind));
  return columns.map((sections) =>
    sections.map((section) => {
      const kind = missingKind(section);
      return kind && !kinds.has(kind) ? { ...section, kind, isMain: true } : section;
    }),
  );
}

/** The main kind that a section may be of, if the document has no section of it. */
function missingKind(section: FoundSection): SectionKind | undefined {
  const open = section.title && openKindOf(section.title.text);
  if (open === 'course') return holdsStudies(section) ? 'education' : undefined;
  if (section.kind === 'projects') return labelsJobs(section) ? 'experience' : undefined;
  const isOfJobs = open === 'volunteering' && !isUnpaid(section) && holdsJobs(section.rows);
  return isOfJobs ? 'experience' : undefined;
}

/** "Kunde", "Rolle": projects of a person who works for one client after another. */
function labelsJobs({ rows }: FoundSection): boolean {
  const labels = rows.flatMap(({ cells: [first, ...beside] }) =>
    first && beside.length > 0 ? [first.text] : [],
  );
  return (
    labels.some((text) => isRoleLabel(text)) && labels.some((text) => kindOfLabel(text) === 'who')
  );
}

const isRoleLabel = (text: string): boolean =>
  kindOfLabel(text) === 'what' &&
  /^(?:role|position|rolle|funktion|tatigkeit|fonction|poste|rol|cargo|puesto|ruolo|posizione|funcao|functie)\b/u.test(
    fold(text),
  );

const isUnpaid = ({ title }: FoundSection): boolean => UNPAID.test(title?.text ?? '');

/** The share of the dated rows that name a degree. */
const OF_STUDIES = 0.5;

function holdsStudies({ title, rows }: FoundSection): boolean {
  if (!OF_EITHER.test(title?.text ?? '')) return false;
  const texts = rows.map(rowText);
  const dated = texts.filter((text) => findDates(text).length > 0);
  const studies = texts.filter((text) => degreeScore(text) > 0);
  return dated.length > 0 && studies.length >= OF_STUDIES * dated.length;
}
