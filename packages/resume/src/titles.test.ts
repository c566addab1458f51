import { expect, it } from 'vitest';
import { EDITOR_SECTIONS, entryTitle, SECTION_TITLES } from './index.ts';
import { awardWith } from './resume.test-support.ts';

it('[ED11] titles a project by its name, or by its number', () => {
  expect(entryTitle('project', awardWith({ name: ' Engine ' }), 4)).toBe('Engine');
  expect(entryTitle('project', awardWith({ name: ' ' }), 1)).toBe('Project 2');
  expect(entryTitle('award', awardWith({}), 0)).toBe('Award 1');
});

it('[ED1] names the editor sections in the order of the tabs', () => {
  expect(EDITOR_SECTIONS.map((section) => SECTION_TITLES[section])).toEqual(
    'Contact Experience Education Certifications Awards Skills Projects Summary'.split(' '),
  );
});
