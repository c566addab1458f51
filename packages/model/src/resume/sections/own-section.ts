import { currentDateRange, line, text } from '../../fields/field.ts';
import { type AnySection, defineEntries, defineText, type TextSection } from './define-section.ts';
import type { OwnShape } from './settings.ts';

/** Title of a section of a person's own until it is given one. */
export const UNTITLED = 'Untitled section';

/** The definition of a section of a person's own. */
export const ownSection = (key: string, shape: OwnShape, title = UNTITLED): AnySection =>
  shape === 'entries' ? ownEntries(key, title) : ownText(key, shape, title);

const ownText = (key: string, shape: 'text' | 'list', title: string): TextSection =>
  defineText({
    kind: key,
    isOptional: true,
    words: { title, hint: HINTS[shape], save: 'SAVE SECTION' },
    layout: shape === 'list' ? 'points' : 'paragraphs',
  });

const HINTS = {
  text: 'Each line is a paragraph.',
  list: 'One point a line.',
};

const ownEntries = (key: string, title: string) =>
  defineEntries({
    kind: key,
    path: key,
    list: key,
    isOptional: true,
    words: {
      title,
      entry: 'Entry',
      any: 'an entry',
      save: 'SAVE ENTRY',
      naming: 'a title',
      nameless: 'no title',
    },
    fields: [
      line('name', 'Title', { prints: 'name' }),
      line('organization', 'Organization', { prints: 'organization' }),
      line('location', 'Location', { prints: 'location', wide: true }),
      currentDateRange('Goes on to this day'),
      text('description', 'Description', 'One point a line.'),
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
