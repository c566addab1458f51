export { checkContact } from './contact/check-contact.ts';
export { Contact, type ContactField, EXTRA_CONTACT, ShownOnResume } from './contact/contact.ts';
export { contactAdvice, LISTED_ENDINGS } from './contact/contact-advice.ts';
export {
  type ContactPart,
  contactDetails,
  contactParts,
  displayName,
  NAME_PLACEHOLDER,
  PLACE_FIELDS,
} from './contact/contact-parts.ts';
export { hasListedEnding, readEmail } from './contact/email.ts';
export {
  formatLabelledLines,
  type LabelledLine,
  parseLabelledLines,
} from './contact/labelled-lines.ts';
export { LINKEDIN_PATH, linkedinHandle, linkedinHref } from './contact/linkedin.ts';
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
} from './dates/month-year-bounds.ts';
export { isPresentWord, monthOfBeginning, monthOfSeason, monthOfWord } from './dates/read-words.ts';
export type { DocumentKinds } from './documents/create-kinds.ts';
export type { DocumentKind, PartContent, StoredPart } from './documents/document-kind.ts';
export type { DocumentTitle, DocumentTitleSaved, KindTypes } from './documents/kind-types.ts';
export { type ContentMerger, createContentMerger } from './documents/merge-contents.ts';
export type { MemberForm, PartForm } from './documents/part-form.ts';
export { splitPointField } from './documents/point-fields.ts';
export { AI_USES, FIRST_BULLET, type Field } from './fields/field.ts';
export { isLink } from './fields/link.ts';
export { EntryId, ResumeId } from './ids.ts';
export { KINDS } from './kinds.ts';
export {
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  runsFromRight,
} from './languages/document-language.ts';
export { guessLanguage } from './languages/guess-language.ts';
export { ENGLISH_WORDS, loadPaperWords, type PaperWords } from './languages/paper-words.ts';
export { bodyText } from './letter/body-text.ts';
export type { Block, Letter, LetterLines, Recipient } from './letter/letter.ts';
export { formatLetterDate } from './letter/letter-date.ts';
export type { LetterEdit } from './letter/letter-edit.ts';
export { LETTER } from './letter/letter-kind.ts';
export { LETTER_LAYOUTS } from './letter/letter-layout.ts';
export type { LetterTypes } from './letter/letter-model.ts';
export { type LetterText, type PrintedLetter, printedLetter } from './letter/printed-letter.ts';
export { UNSIGNED } from './letter/unsigned.ts';
export { usualClosing } from './letter/usual-closing.ts';
export {
  type ChosenLook,
  completeLook,
  isLookChosen,
  LOOK_BOUNDS,
  LOOK_OPTIONS,
  type Look,
  LookChoices,
  lookChoices,
  NEWEST_LAYOUT,
  NO_LOOK,
  PAPER_SIZES,
  type PaperSize,
  readLook,
  withNewestLayout,
} from './look/look.ts';
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
export { commonEnds, type Mark, moveMarks, moveMarksOver, normalizeMarks } from './points/mark.ts';
export {
  isIdOfPosition,
  POINT_FLAGS,
  type Point,
  type PointFlag,
  type PointId,
  type Points,
  pointFlagsOf,
} from './points/point.ts';
export { pointValues, withPointValues } from './points/point-values.ts';
export {
  isPoints,
  normalizePoints,
  type PointDraft,
  pointsCodec,
  pointsOfTexts,
} from './points/points.ts';
export { letterOfPursuit } from './pursuit/letter-of-pursuit.ts';
export type { PursuitEdit } from './pursuit/pursuit-edit.ts';
export { PURSUIT } from './pursuit/pursuit-kind.ts';
export type { PursuitTypes } from './pursuit/pursuit-model.ts';
export { listFields, readField } from './resume/draft-model/part-fields.ts';
export { partProblem } from './resume/draft-model/part-problem.ts';
export { partsOfEdit } from './resume/draft-model/parts-of-edit.ts';
export type { ResumeTypes } from './resume/draft-model/resume-types.ts';
export { applyEdit } from './resume/edits/apply-edit.ts';
export {
  arrangeEntries,
  completeEntryOrder,
  withEntryOrder,
} from './resume/edits/arrange-entries.ts';
export { canRemoveEntry } from './resume/edits/can-remove-entry.ts';
export type { Edit, EntryChanges, PointsField } from './resume/edits/edit.ts';
export { employerOf, entryAbove, hasEmployerAbove } from './resume/edits/employers.ts';
export { insertEntryEdit } from './resume/edits/insert-entry-edit.ts';
export { completeSectionOrder, moveSection } from './resume/edits/section-order.ts';
export { setEntryEdit } from './resume/edits/set-entry-edit.ts';
export { storableValue } from './resume/edits/storable-value.ts';
export { emptyContact, emptyResume, fillEmptyLists } from './resume/empty-resume.ts';
export { type FieldName, type FieldRef, parseFieldRef } from './resume/field-ref.ts';
export { formatFieldRef } from './resume/format-field-ref.ts';
export {
  JsonResume,
  type JsonResumeFile,
  type KeywordList,
  problemOf,
} from './resume/json-resume/json-resume.ts';
export { joinStudy, partStudy } from './resume/json-resume/study.ts';
export { formatLabelledList, joinNonEmpty, listBulletTexts } from './resume/json-resume/texts.ts';
export { makeResume } from './resume/make-resume.ts';
export { numberedIds } from './resume/numbered-ids.ts';
export {
  contactFieldLabel,
  contactFieldsOf,
  fieldsOfPart,
  lookFieldsOf,
} from './resume/parts/described-parts.ts';
export {
  type PartValue,
  partValue,
  readSection,
  withPart,
  withSection,
} from './resume/parts/part.ts';
export { readContent, writeContent } from './resume/parts/part-content.ts';
export {
  entryKey,
  entryOfKey,
  kindOfOrder,
  orderKey,
  type PartKey,
  sectionOfSettings,
  settingsKey,
} from './resume/parts/part-key.ts';
export { readContactInfo } from './resume/parts/read-contact-info.ts';
export { readFields, readFlag, readText } from './resume/parts/read-field.ts';
export { isPartKey, resumeOfParts } from './resume/parts/resume-parts.ts';
export { PLAIN_PART_KINDS, SPEC_TEXTS } from './resume/parts/row-kinds.ts';
export type { PageBreaks } from './resume/print/page-breaks.ts';
export { plainText } from './resume/print/plain-text.ts';
export { type PrintedEntry, printedEntry } from './resume/print/printed-entry.ts';
export {
  type PrintedResume,
  type PrintedSection,
  printedResume,
} from './resume/print/printed-resume.ts';
export type { PrintedText } from './resume/print/printed-text.ts';
export { resumeFileName } from './resume/print/resume-file-name.ts';
export { resumePlainText } from './resume/print/resume-plain-text.ts';
export { listPrintedEntries, shownSections } from './resume/print/shown-sections.ts';
export {
  namelessNote,
  type UnprintedEntry,
  unprintedEntries,
} from './resume/print/unprinted-entries.ts';
export { withNothingHidden } from './resume/print/with-nothing-hidden.ts';
export {
  allSettings,
  entriesOf,
  entryOrderOf,
  paperOrder,
  type Resume,
  type Section,
  sectionSettings,
  type TextKind,
  textOf,
  withEntries,
  withPaperOrder,
  withPhoto,
  withSettings,
  withText,
} from './resume/resume.ts';
export { RESUME } from './resume/resume-kind.ts';
export {
  EditorSection,
  EXPERIENCE_LEVELS,
  ExperienceLevel,
  entrySchema,
  PaperSection,
  paperSectionSchema,
} from './resume/resume-schema.ts';
export { type Check, missingResumeId } from './resume/rules/check.ts';
export { checkEntry } from './resume/rules/check-entry.ts';
export { checkResumeName } from './resume/rules/check-resume-name.ts';
export { contrastRatio } from './resume/rules/contrast-ratio.ts';
export { isEmptyEntry } from './resume/rules/is-empty-entry.ts';
export { CALLED_SECTIONS, ENTRY_LISTS } from './resume/sections/called-sections.ts';
export {
  createSections,
  type EntriesOfAnyKind,
  type Sections,
  type TextOfAnyKind,
} from './resume/sections/create-sections.ts';
export type { EntrySection } from './resume/sections/define-section.ts';
export {
  type EntryAnnotations,
  entryAnnotations,
  withAnnotations,
} from './resume/sections/entries/annotations.ts';
export {
  type Award,
  type Education,
  type EntryOf,
  type EntryTexts,
  type Experience,
  emptyEntry,
  type Project,
  yearsAheadOf,
} from './resume/sections/entries/entry.ts';
export { ENTRY_SCHEMA, upgradeEntry } from './resume/sections/entries/entry-content.ts';
export {
  ENTRY_FLAGS,
  type EntryFlag,
  type EntryFlags,
  flagsOf,
  withoutFlags,
} from './resume/sections/entries/entry-flags.ts';
export {
  entryTexts,
  memberText,
  readTexts,
  withTexts,
} from './resume/sections/entries/entry-texts.ts';
export { dateMembers, pointMembers } from './resume/sections/entries/member-codecs.ts';
export { pointsIn } from './resume/sections/entries/member-values.ts';
export { membersOf, membersOfSection } from './resume/sections/entries/members.ts';
export { withNewPointIds } from './resume/sections/entries/point-ids.ts';
export { findEntries } from './resume/sections/find-entries.ts';
export { isOwnKey, ownKey } from './resume/sections/own-key.ts';
export { ownSection, UNTITLED } from './resume/sections/own-section.ts';
export type { AiKind, BuiltInEntries, CalledKind, EntryKind } from './resume/sections/registry.ts';
export { SECTIONS } from './resume/sections/sections.ts';
export { sectionsIn } from './resume/sections/sections-in.ts';
export { sectionsOf } from './resume/sections/sections-of.ts';
export {
  isUntouched,
  MAX_SECTION_TITLE,
  NO_SETTINGS,
  OWN_SHAPES,
  type OwnShape,
  readSettings,
  type SectionSettings,
  SettingsMembers,
} from './resume/sections/settings.ts';
export { entryTitle, nameOfEntry } from './resume/titles.ts';
export { SAMPLE_LINES, writeLine } from './texts/ai-write.ts';
export {
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
