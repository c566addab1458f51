import type { PartField } from '@shortlist/draft';
import {
  type ChosenLook,
  CONTACT_LABELS,
  type EntryFlag,
  entryOfKey,
  RANGE_LABELS,
  type SectionSettings,
  type Sections,
  SHOWN_LABELS,
  sectionOfSettings,
} from '@shortlist/resume';
import { CHOICES, LOOK_SWITCHES, NUMBERS } from '#lib/text/look-words.ts';
import type { PartKey } from '../../resume-model/resume-types.ts';

// Each member of a part has its words here, or the types do not fit; of the contact and of entries their definitions have them.

const CONTACT: Readonly<Record<PartField, string>> = {
  ...CONTACT_LABELS,
  ...Object.fromEntries(
    Object.entries(SHOWN_LABELS).map(([name, label]) => [`shown.${name}`, label]),
  ),
};

/** As the panel has them; what stands there below a heading says here by itself what it is about. */
const LOOK: Record<keyof ChosenLook, string> = {
  design: 'Design',
  paper: CHOICES.paper.label,
  language: 'Language of the resume',
  sideMargin: NUMBERS.sideMargin.label,
  endMargin: NUMBERS.endMargin.label,
  textSize: NUMBERS.textSize.label,
  lineHeight: NUMBERS.lineHeight.label,
  entrySpace: NUMBERS.entrySpace.label,
  accent: 'Color',
  fonts: CHOICES.fonts.label,
  headings: CHOICES.headings.label,
  namePosition: 'Place of the name',
  dates: CHOICES.dates.label,
  skills: CHOICES.skills.label,
  links: CHOICES.links.label,
  pageNumbers: LOOK_SWITCHES.pageNumbers,
  photo: LOOK_SWITCHES.photo,
  photoShape: CHOICES.photoShape.label,
  sidebarSide: 'Place of the side column',
  sidebarWidth: 'Width of the side column',
  sidebarSections: 'In the side column',
  engine: 'Layout',
};

const SETTINGS: Record<keyof SectionSettings, string> = {
  title: 'Title',
  isHidden: 'Hidden from the page',
  isAdded: 'In the resume',
  shape: 'What it holds',
  startsPage: 'Begins a page',
  keptTogether: 'Kept on one page',
};

const FLAGS: Record<`flag.${EntryFlag}`, string> = {
  'flag.hidden': SETTINGS.isHidden,
  'flag.sameEmployer': 'Same employer as above',
  'flag.startsPage': SETTINGS.startsPage,
  'flag.keptTogether': SETTINGS.keptTogether,
};

/** Labels of fields that are asked of an entry in other words than the form's: of the kinds of the spec, and of any. */
const ASKED_IN_CALLED: Readonly<Record<PartField, string>> = {
  name: 'Name',
  relevance: 'Description',
};
const ASKED_IN_ANY: Readonly<Record<PartField, string>> = {
  ...RANGE_LABELS,
  bullets: 'Points',
  ...FLAGS,
};

/** Returns a field's label; of an entry mostly the form's. Empty if the part is one text, order or photo: its title says it. */
export function labelOf(key: PartKey, field: PartField, sections: Sections): string {
  const entry = entryOfKey(key);
  if (!entry) return labelsOf(key)[field] ?? '';
  const { call, fields } = sections.ofKind(entry.kind);
  const asked = ASKED_IN_ANY[field] ?? (call && ASKED_IN_CALLED[field]);
  return asked ?? fields.find(({ members }) => field in members)?.label ?? '';
}

function labelsOf(key: PartKey): Readonly<Record<PartField, string>> {
  if (key === 'contact') return CONTACT;
  if (key === 'look') return LOOK;
  return sectionOfSettings(key) === undefined ? {} : SETTINGS;
}
