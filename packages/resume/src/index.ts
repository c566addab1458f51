export { SAMPLE_LINES, withFewestUses, writeLine } from './ai-write.ts';
export { applyEdit } from './apply-edit.ts';
export { arrangeEntries, completeEntryOrder, withEntryOrder } from './arrange-entries.ts';
export {
  AI_USES,
  blankContact,
  blankEntry,
  blankResume,
  FIRST_BULLET,
  fillEmptyLists,
} from './blank-resume.ts';
export { type BulletLine, bulletLines, isBlank, leadWithBullets, stripBullet } from './bullets.ts';
export { canRemoveEntry } from './can-remove-entry.ts';
export type { Check } from './check.ts';
export { checkContact } from './check-contact.ts';
export {
  checkEducation,
  checkEntry,
  checkProject,
} from './check-entry.ts';
export { checkResumeName } from './check-resume-name.ts';
export { contactAdvice, LISTED_ENDINGS } from './contact-advice.ts';
export { type ContactPart, contactParts, displayName, NAME_PLACEHOLDER } from './contact-parts.ts';
export { chooseEndDate, type EndOfExperience, formatDateRange, setCurrent } from './date-range.ts';
export type { Edit, EntryChanges } from './edit.ts';
export { hasListedEnding, readEmail } from './email.ts';
export { type FieldName, type FieldRef, parseFieldRef } from './field-ref.ts';
export { type Blank, findBlanks } from './find-blanks.ts';
export { formatFieldRef } from './format-field-ref.ts';
export type { JsonResumeFile } from './json-resume/json-resume.ts';
export { type JsonResumeProblem, readJsonResume } from './json-resume/read-json-resume.ts';
export { writeJsonResume } from './json-resume/write-json-resume.ts';
export { LINKEDIN_PATH, linkedinHandle } from './linkedin.ts';
export { listBlanks, mayHoldBlanks, type PrintedBlank } from './list-blanks.ts';
export {
  compareMonthYears,
  formatMonthYear,
  MONTH_NAMES,
  type MonthYear,
  PRESENT,
  parseMonthYear,
} from './month-year.ts';
export {
  isWithinBounds,
  type MonthYearBounds,
  monthYearBounds,
  type PickedDate,
} from './month-year-bounds.ts';
export { numberedIds } from './numbered-ids.ts';
export { EDITOR_SECTIONS, ENTRY_LISTS, PAPER_SECTIONS } from './parts-of-resume.ts';
export { pdfFileName } from './pdf-file-name.ts';
export { formatPhone, isUsPhone } from './phone.ts';
export {
  Award,
  Certification,
  Contact,
  EditorSection,
  Education,
  EntryId,
  type EntryKind,
  type EntryOf,
  EXPERIENCE_LEVELS,
  Experience,
  ExperienceLevel,
  PaperSection,
  Project,
  Resume,
  ResumeId,
  ShownOnResume,
} from './resume.ts';
export { missingResumeIdText, REMOVAL_TEXTS, RULE_TEXTS } from './rule-texts.ts';
export { completeSectionOrder, moveSection } from './section-order.ts';
export { isBlankEntry, listPrintedEntries, shownSections } from './shown-sections.ts';
export {
  ENTRY_TITLES,
  entryTitle,
  nameOfEntry,
  SECTION_OF_KIND,
  SECTION_TITLES,
} from './titles.ts';
export { namelessNote, type UnprintedEntry, unprintedEntries } from './unprinted-entries.ts';
export { websiteHref } from './web-address.ts';
export { readResumeDetails } from './wire/read-resume-details.ts';
export type { ResumeDetails, Revisions } from './wire/resume-details.ts';
export { writeResumeDetails } from './wire/write-resume-details.ts';
