export { checkContact } from './contact/check-contact.ts';
export { Contact, type ContactField, EXTRA_CONTACT, ShownOnResume } from './contact/contact.ts';
export { contactAdvice, LISTED_ENDINGS } from './contact/contact-advice.ts';
export { CONTACT_LABELS, SHOWN_LABELS } from './contact/contact-labels.ts';
export {
  type ContactPart,
  contactParts,
  displayName,
  NAME_PLACEHOLDER,
} from './contact/contact-parts.ts';
export { hasListedEnding, readEmail } from './contact/email.ts';
export {
  formatLabelledLines,
  type LabelledLine,
  parseLabelledLines,
} from './contact/labelled-lines.ts';
export { LINKEDIN_PATH, linkedinHandle } from './contact/linkedin.ts';
export { formatPhone, isUsPhone } from './contact/phone.ts';
export { websiteHref } from './contact/web-address.ts';
export {
  chooseEndDate,
  type EndOfExperience,
  formatDateRange,
  setCurrent,
} from './dates/date-range.ts';
export { type DateValue, dateCodec } from './dates/date-value.ts';
export { PRESENT_WORDS, yearOfTwoDigits } from './dates/date-words.ts';
export {
  compareMonthYears,
  ENGLISH_MONTHS,
  ENGLISH_PRESENT,
  formatMonthYear,
  MONTH_NAMES,
  type MonthYear,
  PRESENT,
  parseMonthYear,
} from './dates/month-year.ts';
export {
  isWithinBounds,
  type MonthYearBounds,
  monthYearBounds,
  type PickedDate,
} from './dates/month-year-bounds.ts';
export {
  isPresentWord,
  monthOfBeginning,
  monthOfSeason,
  monthOfWord,
} from './dates/read-words.ts';
export { applyEdit } from './edits/apply-edit.ts';
export { arrangeEntries, completeEntryOrder, withEntryOrder } from './edits/arrange-entries.ts';
export { canRemoveEntry } from './edits/can-remove-entry.ts';
export type { Edit, EntryChanges, PointsField } from './edits/edit.ts';
export { insertEntryEdit } from './edits/insert-entry-edit.ts';
export { completeSectionOrder, moveSection } from './edits/section-order.ts';
export { setEntryEdit } from './edits/set-entry-edit.ts';
export { storableValue } from './edits/storable-value.ts';
export { emptyContact, emptyResume, fillEmptyLists } from './empty-resume.ts';
export { type FieldName, type FieldRef, parseFieldRef } from './field-ref.ts';
export { AI_USES, FIRST_BULLET, type Field, RANGE_LABELS } from './fields/field.ts';
export { isLink } from './fields/link.ts';
export { type Mark, moveMarks, normalizeMarks, sliceMarks } from './fields/mark.ts';
export { formatMarkedText, parseMarkedText } from './fields/marked-text.ts';
export type { Point, PointId, Points } from './fields/point.ts';
export { type PointValues, withPointValues } from './fields/point-values.ts';
export {
  isPoints,
  normalizePoints,
  type PointDraft,
  pointLines,
  pointsCodec,
  pointsOfLines,
} from './fields/points.ts';
export { formatFieldRef } from './format-field-ref.ts';
export { EntryId, ResumeId } from './ids.ts';
export type { JsonResumeFile } from './json-resume/json-resume.ts';
export {
  holdsUnusedPicture,
  type JsonResumeProblem,
  readJsonResume,
} from './json-resume/read/read-json-resume.ts';
export { joinStudy } from './json-resume/study.ts';
export { writeJsonResume } from './json-resume/write/write-json-resume.ts';
export {
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  runsFromRight,
} from './languages/document-language.ts';
export { guessLanguage } from './languages/guess-language.ts';
export { ENGLISH_WORDS, loadPaperWords, type PaperWords } from './languages/paper-words.ts';
export {
  type ChosenLook,
  completeLook,
  LOOK_BOUNDS,
  type Look,
  LookChoices,
  lookChoices,
  NO_LOOK,
  PAPER_SIZES,
  type PaperSize,
  readLook,
} from './look.ts';
export { makeResume } from './make-resume.ts';
export { numberedIds } from './numbered-ids.ts';
export {
  type PartValue,
  readPart,
  readSection,
  type SectionValue,
  withPart,
  withSection,
} from './parts/part.ts';
export { type PartContent, readContent, writeContent } from './parts/part-content.ts';
export {
  entryKey,
  entryOfKey,
  kindOfOrder,
  orderKey,
  type PartKey,
  type SectionKey,
  sectionOfSettings,
  settingsKey,
} from './parts/part-key.ts';
export { isPartKey, type Part, resumeOfParts } from './parts/resume-parts.ts';
export { checkPhoto, MAX_PHOTO_BYTES } from './photo/check-photo.ts';
export { encodePhoto, photoOfUrl } from './photo/encode-photo.ts';
export {
  NO_PHOTO,
  type Photo,
  photoSize,
  photoUrl,
  readPhoto,
  type StoredPhoto,
} from './photo/photo.ts';
export type { PageBreaks } from './print/page-breaks.ts';
export { plainText } from './print/plain-text.ts';
export { type PrintedEmployer, type PrintedEntry, printedEntry } from './print/printed-entry.ts';
export { type PrintedResume, type PrintedSection, printedResume } from './print/printed-resume.ts';
export type { PrintedText } from './print/printed-text.ts';
export { resumeFileName } from './print/resume-file-name.ts';
export { listPrintedEntries, shownSections } from './print/shown-sections.ts';
export { namelessNote, type UnprintedEntry, unprintedEntries } from './print/unprinted-entries.ts';
export { withNothingHidden } from './print/with-nothing-hidden.ts';
export {
  entriesOf,
  entryOrderOf,
  flatEntriesOf,
  paperOrder,
  type Resume,
  type Section,
  sectionSettings,
  type TextKind,
  textOf,
  withEntries,
  withFlatEntries,
  withPaperOrder,
  withPhoto,
  withSettings,
  withText,
} from './resume.ts';
export {
  EditorSection,
  EXPERIENCE_LEVELS,
  ExperienceLevel,
  entrySchema,
  PaperSection,
  paperSectionSchema,
  wireEntrySchema,
} from './resume-schema.ts';
export type { Check } from './rules/check.ts';
export { checkEntry } from './rules/check-entry.ts';
export { checkResumeName } from './rules/check-resume-name.ts';
export { contrastRatio } from './rules/contrast-ratio.ts';
export { isEmptyEntry } from './rules/is-empty-entry.ts';
export { missingResumeId } from './rules/missing-resume-id.ts';
export {
  createSections,
  PLAIN_PART_KINDS,
  type Sections,
  type TextOfAnyKind,
} from './sections/create-sections.ts';
export type { AnySection, EntrySection } from './sections/define-section.ts';
export {
  type Award,
  type Education,
  type EntryContent,
  type EntryOf,
  type Experience,
  emptyEntry,
  emptyFlatEntry,
  type FlatEntry,
  flatEntry,
  type Project,
  readEntry,
  type WireEntry,
  yearsAheadOf,
} from './sections/entries/entry.ts';
export {
  ENTRY_SCHEMA,
  serializeEntry,
  upgradeEntry,
  withSerialized,
} from './sections/entries/entry-content.ts';
export { ENTRY_FLAGS, type EntryFlag, withoutFlags } from './sections/entries/entry-flags.ts';
export type { EntryValues } from './sections/entries/flat-entry.ts';
export { dateMembers, emptyMember, pointMembers } from './sections/entries/member-codecs.ts';
export { membersOf, membersOfSection } from './sections/entries/members.ts';
export { sharePointIds } from './sections/entries/point-ids.ts';
export { isOwnKey, ownKey, ownSection, UNTITLED } from './sections/own-section.ts';
export {
  CALLED_SECTIONS,
  EDITOR_SECTIONS,
  ENTRY_LISTS,
  ENTRY_SECTIONS,
  ENTRY_TITLES,
  kindOfSection,
  PAPER_SECTIONS,
  SECTION_OF_KIND,
  SECTION_TITLES,
  sectionOfKind,
} from './sections/product-names.ts';
export type { AiKind, CalledKind, EntryKind } from './sections/registry.ts';
export { SECTIONS } from './sections/sections.ts';
export { sectionsOf } from './sections/sections-of.ts';
export {
  isUntouched,
  MAX_SECTION_TITLE,
  NO_SETTINGS,
  OWN_SHAPES,
  type OwnShape,
  readSettings,
  type SectionSettings,
  SettingsMembers,
} from './sections/settings.ts';
export { SAMPLE_LINES, writeLine } from './texts/ai-write.ts';
export {
  type BulletLine,
  bulletLines,
  isEmptyText,
  leadWithBullets,
  splitLines,
  stripBullet,
} from './texts/bullets.ts';
export { findPlaceholders, type Placeholder } from './texts/find-placeholders.ts';
export { fold } from './texts/fold.ts';
export {
  listPlaceholders,
  mayHoldPlaceholders,
  type PrintedPlaceholder,
} from './texts/list-placeholders.ts';
export { isStorable, storable } from './texts/storable.ts';
export { entryTitle, nameOfEntry } from './titles.ts';
export { readResumeDetails } from './wire/read-resume-details.ts';
export type { ResumeDetails, Revisions } from './wire/resume-details.ts';
export { wireKinds, wireSections } from './wire/wire-kinds.ts';
export { writeContactInfo, writeResumeDetails } from './wire/write-resume-details.ts';
