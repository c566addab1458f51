import { describe, expect, it } from 'vitest';
import { CALLED_SECTIONS, createSections, SECTIONS } from '../../index.ts';
import type { EntrySection } from './define-section.ts';

const [award] = SECTIONS.entries.filter(({ kind }) => kind === 'award');
if (!award) throw new Error('There are no awards.');

const PRIZE: EntrySection = {
  ...award,
  kind: 'prize',
  path: 'prizes',
  list: 'prizes',
  jsonResume: { read: () => [], write: () => ({}) },
};

const madeWith = (changes: Partial<EntrySection>) => () =>
  createSections([...SECTIONS.all, { ...PRIZE, ...changes }]);

it('has five kinds that the spec’s calls save, which releases before others came know as well', () => {
  const known = ['experience', 'education', 'certification', 'award', 'project'];
  expect(CALLED_SECTIONS.map(({ kind }) => kind)).toEqual(known);
});

it('refuses a text in a list of JSON Resume that another text has', () => {
  const [skills] = SECTIONS.texts.filter(({ kind }) => kind === 'skills');
  if (!skills) throw new Error('There are no skills.');
  const tools = { ...skills, kind: 'tools', path: 'tools' };
  expect(() => createSections([...SECTIONS.all, tools])).toThrow(
    new TypeError('Two sections have the list of JSON Resume "skills".'),
  );
});

describe('createSections', () => {
  it('adds a kind behind the product’s, on the tabs and on paper', () => {
    const { tabs, paper, entries } = madeWith({})();
    expect(tabs).toEqual([...SECTIONS.tabs, 'prizes']);
    expect(paper).toEqual([...SECTIONS.paper, 'prizes']);
    expect(entries.map(({ kind }) => kind)).toEqual([
      ...SECTIONS.entries.map(({ kind }) => kind),
      'prize',
    ]);
  });

  it.each([
    { changes: { kind: 'award' }, says: 'Two sections have the kind "award".' },
    { changes: { path: 'awards' }, says: 'Two sections have the path "awards".' },
    { changes: { path: 'contact' }, says: 'Two sections have the path "contact".' },
    { changes: { list: 'awards' }, says: 'Two sections have the list "awards".' },
    {
      changes: { jsonResume: { read: () => [], write: () => ({ awards: [] }) } },
      says: 'Two sections have the list of JSON Resume "awards".',
    },
    { changes: { kind: 'a:b' }, says: 'A section of entries cannot have the kind "a:b".' },
    ...['contact', 'section_order', 'order', 'look'].map((kind) => ({
      changes: { kind },
      says: `A section of entries cannot have the kind "${kind}".`,
    })),
    {
      changes: { wireOrder: ['name', 'date'] },
      says: 'The wire order of "prize" does not name each member once.',
    },
    {
      changes: { wireOrder: ['name', 'name', 'organization', 'date', 'relevance'] },
      says: 'The wire order of "prize" does not name each member once.',
    },
    { changes: { naming: ['title'] as const }, says: 'Nothing of "prize" is called "title".' },
  ])('refuses a section: $says', ({ changes, says }) => {
    expect(madeWith(changes)).toThrow(new TypeError(says));
  });
});
