import { en } from '@shortlist/messages';
import { currentDateRange, line, text } from '../../fields/field.ts';
import { type AnySection, defineEntries, defineText, type TextSection } from './define-section.ts';
import { isOwnKey } from './own-key.ts';
import type { OwnShape } from './settings.ts';

const LABELS = en.sectionFields.texts.ownEntries;

/** The kinds by which the catalogue has the words of sections of a person's own. */
const OWN_KINDS = { text: 'ownText', list: 'ownList', entries: 'ownEntries' } as const;

/** Title of a section of a person's own until it is given one. */
export const UNTITLED = en.sections.texts.ownText.title;

/** The definition of a section of a person's own. */
export const ownSection = (key: string, shape: OwnShape, title = UNTITLED): AnySection =>
  shape === 'entries' ? ownEntries(key, title) : ownText(key, shape, title);

/** The kind by which the catalogue has the words of a section: its own, or that of all sections of a person's own with its shape. */
export function catalogueKind(section: AnySection): string {
  if (!isOwnKey(section.kind)) return section.kind;
  if (section.shape === 'entries') return OWN_KINDS.entries;
  return section.layout === 'points' ? OWN_KINDS.list : OWN_KINDS.text;
}

const ownText = (key: string, shape: 'text' | 'list', title: string): TextSection =>
  defineText({
    kind: key,
    isOptional: true,
    words: { ...en.sections.texts[OWN_KINDS[shape]], title },
    layout: shape === 'list' ? 'points' : 'paragraphs',
  });

const ownEntries = (key: string, title: string) =>
  defineEntries({
    kind: key,
    path: key,
    list: key,
    isOptional: true,
    words: { ...en.sections.texts.ownEntries, title },
    fields: [
      line('name', LABELS.name, { prints: 'name' }),
      line('organization', LABELS.organization, { prints: 'organization' }),
      line('location', LABELS.location, { prints: 'location', wide: true }),
      currentDateRange(LABELS.isCurrent),
      text('description', LABELS.description, LABELS.descriptionHint),
    ],
    wireOrder: [
      'name',
      'organization',
      'location',
      'startDate',
      'endDate',
      'isCurrent',
      'description',
    ],
    naming: ['name', 'organization'],
  });
