import { expect, it } from 'vitest';
import { EDITOR_SECTIONS, entryTitle, SECTION_TITLES } from '../index.ts';
import { awardWith, educationWith, experienceWith } from './resume.test-support.ts';
import { SECTIONS } from './sections/sections.ts';

it('[ED11] titles a project by its name, or by its number', () => {
  expect(entryTitle('project', awardWith({ name: ' Engine ' }), 4, SECTIONS)).toBe('Engine');
  expect(entryTitle('project', awardWith({ name: ' ' }), 1, SECTIONS)).toBe('Project 2');
  expect(entryTitle('award', awardWith({}), 0, SECTIONS)).toBe('Award 1');
});

it('titles an experience and an education by the first that says something', () => {
  const titles = [
    entryTitle('experience', experienceWith({ role: ' Welder ', company: 'Acme' }), 0, SECTIONS),
    entryTitle('experience', experienceWith({ role: ' ', company: 'Acme' }), 0, SECTIONS),
    entryTitle('education', educationWith({ degree: '', school: 'MIT' }), 0, SECTIONS),
    entryTitle('education', educationWith({}), 1, SECTIONS),
  ];
  expect(titles).toEqual(['Welder', 'Acme', 'MIT', 'Education 2']);
});

it('[ED1] names the editor sections in the order of the tabs', () => {
  expect(EDITOR_SECTIONS.map((section) => SECTION_TITLES[section])).toEqual(
    'Contact Experience Education Certifications Awards Skills Projects Summary'.split(' '),
  );
});
