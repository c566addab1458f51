import { expect, it } from 'vitest';
import { type EntryKind, entryTitle } from '../index.ts';
import { type FlatEntry, readEntry } from './flat-entry.test-support.ts';
import { awardWith, educationWith, experienceWith } from './resume.test-support.ts';
import { SECTIONS } from './sections/sections.ts';

const titleOf = <K extends EntryKind>(kind: K, entry: FlatEntry<K>, position: number) =>
  entryTitle(kind, readEntry(kind, entry, SECTIONS), position, SECTIONS);

it('[ED11] titles a project by its name, or by its number', () => {
  expect(titleOf('project', awardWith({ name: ' Engine ' }), 4)).toBe('Engine');
  expect(titleOf('project', awardWith({ name: ' ' }), 1)).toBe('Project 2');
  expect(titleOf('award', awardWith({}), 0)).toBe('Award 1');
});

it('titles an experience and an education by the first that says something', () => {
  const titles = [
    titleOf('experience', experienceWith({ role: ' Welder ', company: 'Acme' }), 0),
    titleOf('experience', experienceWith({ role: ' ', company: 'Acme' }), 0),
    titleOf('education', educationWith({ degree: '', school: 'MIT' }), 0),
    titleOf('education', educationWith({}), 1),
  ];
  expect(titles).toEqual(['Welder', 'Acme', 'MIT', 'Education 2']);
});

it('[ED1] names the editor sections in the order of the tabs', () => {
  expect(SECTIONS.tabs.map((section) => SECTIONS.titleOf(section))).toEqual(
    'Contact Experience Education Certifications Awards Skills Projects Summary'.split(' '),
  );
});
