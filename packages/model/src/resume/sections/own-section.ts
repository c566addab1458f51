import { en } from '@shortlist/messages';
import { currentDateRange, line, text } from '../../fields/field.ts';
import { type AnySection, defineEntries, defineText, type TextSection } from './define-section.ts';
import type { OwnShape } from './settings.ts';

const LABELS = en.sectionFields.texts.ownEntries;

/** Title of a section of a person's own until it is given one. */
export const UNTITLED = en.sections.texts.ownText.title;

/** The definition of a section of a person's own. */
export const ownSection = (key: string, shape: OwnShape, title = UNTITLED): AnySection =>
  shape === 'entries' ? ownEntries(key, title) : ownText(key, shape, title);

const ownText = (key: string, shape: 'text' | 'list', title: string): TextSection =>
  defineText({
    kind: key,
    isOptional: true,
    words: { ...en.sections.texts[shape === 'list' ? 'ownList' : 'ownText'], title },
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
      line('name', LABELS, { prints: 'name' }),
      line('organization', LABELS, { prints: 'organization' }),
      line('location', LABELS, { prints: 'location', wide: true }),
      currentDateRange(LABELS),
      text('description', LABELS),
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
