import type { PartField } from '@shortlist/draft';
import { en, type Language } from '@shortlist/messages';
import {
  type ChosenLook,
  type ContactField,
  ENTRY_FLAGS,
  entryOfKey,
  type SectionSettings,
  type Sections,
  type ShownOnResume,
  sectionOfSettings,
} from '@shortlist/model';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import type { PartKey } from '../../resume-draft/resume-types.ts';

// Each member of a part has its words in the catalogue, or the types do not fit; fields of entries have them in their definitions.

/** Returns a field's label; of an entry mostly the form's. Empty if the part is one text, order or photo: its title says it. */
export function labelOf(
  language: Language,
  key: PartKey,
  field: PartField,
  sections: Sections,
): string {
  const entry = entryOfKey(key);
  const words = wordsIn(language, en.conflicts);
  if (!entry) return labelIn(language, key, field);
  const { call, fields } = sections.ofKind(entry.kind);
  const labels = wordsIn(language, en.labels);
  if (field === 'startDate' || field === 'endDate') return labels[field];
  if (field === 'bullets') return words.points;
  const flag = ENTRY_FLAGS.find((each) => field === `flag.${each}`);
  if (flag) return words.flagLabel({ flag });
  // Of the kinds of the spec, in other words than the form's.
  if (call && field === 'name') return words.name;
  if (call && field === 'relevance') return words.description;
  return fields.find(({ members }) => field in members)?.label ?? '';
}

/** Each member is one of the part's: the types of the catalogue say that it has them all. */
function labelIn(language: Language, key: PartKey, field: PartField): string {
  if (key === 'contact') return contactLabel(language, field);
  if (key === 'look') return lookLabel(language, field as keyof ChosenLook);
  if (sectionOfSettings(key) === undefined) return '';
  const member = field as keyof SectionSettings;
  return wordsIn(language, en.conflicts).sectionLabel({ member });
}

const SHOWN = 'shown.';

function contactLabel(language: Language, field: PartField): string {
  const labels = wordsIn(language, en.labels);
  return field.startsWith(SHOWN)
    ? labels.shown({ field: field.slice(SHOWN.length) as keyof ShownOnResume })
    : labels.contactField({ field: field as ContactField });
}

type OwnMember = Parameters<WordsOf<'conflicts'>['lookLabel']>[0]['member'];

/** Members of a look that are called otherwise than in its panel. */
const OWN: Readonly<Record<OwnMember, true>> = {
  design: true,
  language: true,
  accent: true,
  namePosition: true,
  sidebarSide: true,
  sidebarWidth: true,
  sidebarSections: true,
  engine: true,
};

const isOwn = (member: keyof ChosenLook): member is OwnMember => Object.hasOwn(OWN, member);

const lookLabel = (language: Language, member: keyof ChosenLook): string =>
  isOwn(member)
    ? wordsIn(language, en.conflicts).lookLabel({ member })
    : wordsIn(language, en.looks).knob({ knob: member });
