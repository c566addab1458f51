import type { EntryId, PaperSection } from '@shortlist/model';
import type { PlacedText } from '@shortlist/placed-text';
import { calibrate, markSure } from './confidence/calibrate.ts';
import { doubtFields } from './confidence/doubt.ts';
import { type FieldEvidence, weighEvidence } from './confidence/field-evidence.ts';
import { gatherContact } from './contact/gather-contact.ts';
import { readContact } from './contact/read-contact.ts';
import { placesOfContact, readFurther } from './contact/read-further.ts';
import { learnDigitOrder } from './dates/digit-order.ts';
import { EMPTY_PASSAGE } from './document/passage.ts';
import { cutRunIn } from './headings/cut-run-in.ts';
import type { SectionKind } from './headings/heading-lexicon.ts';
import { dropDecoration } from './lines/drop-decoration.ts';
import { joinWrapped, measureColumn } from './lines/join-wrapped.ts';
import { leadMarkers } from './lines/lead-markers.ts';
import { ourColumns } from './order/our-columns.ts';
import { readingOrder, singleColumn } from './order/reading-order.ts';
import { isOurPdf, withEdge } from './our-files/our-pdf.ts';
import { asOnPaper, isOurText } from './our-files/our-text.ts';
import { isOurWord, wordColumns } from './our-files/our-word.ts';
import { forgetTexts } from './remember.ts';
import { buildResume, type Readings } from './result/build-resume.ts';
import { findHidden } from './result/find-hidden.ts';
import { findLeftOut } from './result/find-left-out.ts';
import { findUnplaced } from './result/find-unplaced.ts';
import type { ParsedResume } from './result/parsed-resume.ts';
import { NO_CAREER, takeCareer } from './sections/career/career-table.ts';
import { readEducations } from './sections/contents/read-education.ts';
import { employersFirst, readExperiences } from './sections/contents/read-experience.ts';
import { readCredentials, readProjects } from './sections/contents/read-named.ts';
import { labelOf, readSkills, type SkillGroup } from './sections/contents/read-skills.ts';
import { readHeadSummary, readSummary } from './sections/contents/read-summary.ts';
import { markOpen } from './sections/open/mark-open.ts';
import { pathOfOpen, readOpen } from './sections/open/read-open.ts';
import { partSignature } from './sections/part-signature.ts';
import { type FoundSection, isAbout } from './sections/section.ts';
import { entryLinesOf, linesOf, type Measured } from './sections/section-lines.ts';
import { splitJoined } from './sections/split-joined.ts';
import { splitOurSections, splitSections } from './sections/split-sections.ts';

/** The options of `parseResume`: files that we made are read as what they are (the default), or as those of any other program. */
export type ParseOptions = { knowsOurFiles?: boolean | undefined };

/**
 * Reads a document as a resume. Always answers: a field that is not found is empty, text that
 * found no place is unplaced. `newId` is called once for each entry.
 */
export function parseResume(
  document: PlacedText,
  newId: () => EntryId,
  options: ParseOptions = {},
): ParsedResume {
  return withConfidence(readWithEvidence(document, newId, options));
}

/** A reading with the confidence that each rule has in itself, and what else speaks for every field. */
type Reading = { parsed: ParsedResume; evidence: FieldEvidence[]; isOurs: boolean };

/** The reading with its confidence calibrated and what a check speaks against doubted. */
export function withConfidence({ parsed, evidence, isOurs }: Reading): ParsedResume {
  const sure = isOurs ? markSure(parsed.fields) : calibrate(parsed.fields, evidence);
  return { ...parsed, fields: doubtFields(sure) };
}

/** The rows of each column in reading order; of a file that we made, as we set them. */
function columnsOf(
  document: PlacedText,
  { isPdf, isText, isWord }: { isPdf: boolean; isText: boolean; isWord: boolean },
) {
  if (!(isText || isWord || isPdf)) return readingOrder(document);
  const ofText = () => singleColumn(document).map((rows) => asOnPaper(document, rows));
  const ofWord = () => (isWord ? wordColumns(document) : ourColumns(document));
  return (isText ? ofText() : ofWord()).map((rows) => withEdge(rows, document));
}

/** The first half of `parseResume`: the weights of confidence are learned from it. */
export function readWithEvidence(
  document: PlacedText,
  newId: () => EntryId,
  { knowsOurFiles = true }: ParseOptions = {},
): Reading {
  forgetTexts();
  learnDigitOrder(document);
  const isPdf = knowsOurFiles && isOurPdf(document);
  const isText = knowsOurFiles && isOurText(document);
  const isWord = knowsOurFiles && isOurWord(document);
  const isOurs = isPdf || isText || isWord;
  const columns = columnsOf(document, { isPdf, isText, isWord });
  const { columns: text, dropped } = dropDecoration(
    columns.map((rows) => leadMarkers(rows)),
    heightsOf(document),
  );
  const { columns: rest, career } = isOurs
    ? { columns: text, career: NO_CAREER }
    : takeCareer(text);
  const gathered = gatherContact(sectionsOf(document, rest, isOurs));
  const contact = readContact(gathered, document.bareLinks, isOurs);
  const further = readFurther(gathered, document.bareLinks, contact, isOurs);
  const sections = markOpen(gathered, placesOfContact(contact, further), isOurs);
  const experiences = sections
    .filter(isAbout('experience'))
    .flatMap((each) => readExperiences(entryLinesOf(each), isOurs));
  const giverFirst = isOurs ? 0 : employersFirst(experiences);
  const readings: Readings = {
    contact: { ...contact, ...further },
    summary: readSummaries(sections),
    experiences: [...experiences, ...career.experiences],
    educations: [
      ...sections
        .filter(isAbout('education'))
        .flatMap((each) => readEducations(entryLinesOf(each), isOurs ? 'ours' : giverFirst)),
      ...career.educations,
    ],
    certifications: [
      ...sections
        .filter(isAbout('certifications'))
        .flatMap((each) => readCredentials(entryLinesOf(each), isOurs ? 'ours' : giverFirst)),
      ...career.certifications,
    ],
    awards: sections
      .filter(isAbout('awards'))
      .flatMap((each) => readCredentials(entryLinesOf(each), isOurs ? 'ours' : giverFirst)),
    projects: sections
      .filter(isAbout('projects'))
      .flatMap((each) => readProjects(entryLinesOf(each))),
    skills: sections.flatMap(skillsOf),
    open: readOpen(sections, isOurs ? 'ours' : giverFirst),
    order: columns.length === 1 ? orderOf(sections) : [],
  };
  const { resume, fields } = buildResume(readings, newId);
  const unplaced = [...findUnplaced(sections, fields), ...findHidden(document)];
  const { missed, leftOut } = findLeftOut(document, { fields, unplaced, sections, dropped });
  return {
    parsed: { resume, fields, unplaced: [...unplaced, ...missed], leftOut },
    evidence: weighEvidence(fields, unplaced, sections, columns.length),
    isOurs,
  };
}

/** The heights of the pages; text that flows has none. */
const heightsOf = ({ placement, pages }: PlacedText): number[] =>
  placement === 'measured' ? pages.map(({ height }) => height) : [];

function sectionsOf(
  { placement }: PlacedText,
  columns: ReturnType<typeof readingOrder>,
  isOurs: boolean,
): Measured[] {
  const contents = cutRunIn(columns);
  const split = isOurs ? splitOurSections : splitSections;
  return split(contents).flatMap((sections, column) => {
    const measure = measureColumn(contents[column] ?? [], placement === 'measured');
    const measured = sections.map((section) => ({ ...section, measure, isOurs }));
    return isOurs ? measured : partSignature(measured).flatMap(splitJoined);
  });
}

function readSummaries(sections: readonly Measured[]) {
  const headed = sections.filter(isAbout('summary'));
  if (headed.length > 0) return headed.flatMap((each) => readSummary(linesOf(each), each.sure));
  // The head dates nothing: a place in the row of contacts does not trail the words above.
  return sections
    .filter(({ kind }) => kind === 'head')
    .flatMap(({ rows, measure }) => readHeadSummary(joinWrapped(rows, measure)));
}

/** Languages of which nothing tells that they are spoken are skills, under the heading that they have. */
function skillsOf({ kind, rows, measure, title, open }: Measured): SkillGroup[] {
  if (open) return [];
  if (kind === 'skills') return readSkills(rows, measure);
  if (kind !== 'languages') return [];
  const items = readSkills(rows, measure).flatMap((group) => group.items);
  return items.length > 0 ? [{ label: labelOf(title ?? EMPTY_PASSAGE), items }] : [];
}

const PRINTED: Partial<Record<SectionKind | 'head', PaperSection>> = {
  summary: 'summary',
  experience: 'experience',
  education: 'education',
  projects: 'projects',
  certifications: 'certifications',
  awards: 'awards',
  skills: 'skills',
};

const orderOf = (sections: readonly FoundSection[]): PaperSection[] =>
  sections.flatMap((section) => pathOfOpen(section, sections) ?? PRINTED[section.kind] ?? []);
