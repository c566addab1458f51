import { describe, expect, it } from 'vitest';
import { emptyResume, listPrintedEntries, moveSection, shownSections } from '../../index.ts';
import {
  awardWith,
  countIds,
  educationWith,
  entryId,
  experienceWith,
  resumeWith,
} from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

describe('shownSections', () => {
  it('[PV3] shows nothing of a blank resume', () => {
    expect(shownSections(emptyResume(countIds(), SECTIONS), SECTIONS)).toEqual([]);
  });

  it.each([
    { part: { summary: 'Me' }, section: 'summary' },
    { part: { skills: 'Go' }, section: 'skills' },
    { part: { experiences: [experienceWith({ role: 'Engineer' })] }, section: 'experience' },
    {
      part: { experiences: [experienceWith({}), experienceWith({ company: 'Acme' })] },
      section: 'experience',
    },
    { part: { educations: [educationWith({ degree: 'BSc' })] }, section: 'education' },
    { part: { educations: [educationWith({ school: 'MIT' })] }, section: 'education' },
    { part: { projects: [awardWith({ name: 'Engine' })] }, section: 'projects' },
    { part: { certifications: [awardWith({ name: 'CKA' })] }, section: 'certifications' },
    { part: { awards: [awardWith({ name: 'Prize' })] }, section: 'awards' },
  ])('[PV3] shows $section for $part', ({ part, section }) => {
    expect(shownSections(resumeWith(part), SECTIONS)).toEqual([section]);
  });

  it.each([
    { part: { summary: ' \n' } },
    { part: { skills: '• \n' } },
    { part: { experiences: [experienceWith({ bullets: '• Built it', location: 'Dallas' })] } },
    { part: { educations: [educationWith({ gpa: '4', minor: 'Music' })] } },
    { part: { projects: [awardWith({ organization: 'Acme', date: '2024' })] } },
    { part: { awards: [awardWith({ relevance: 'Yes' })] } },
  ])('[PV3] shows nothing for $part', ({ part }) => {
    expect(shownSections(resumeWith(part), SECTIONS)).toEqual([]);
  });

  it('[PV3] [PV4] follows the order of the resume', () => {
    const resume = resumeWith({ summary: 'Me', skills: 'Go', sectionOrder: ['skills', 'summary'] });
    expect(shownSections(resume, SECTIONS)).toEqual(['skills', 'summary']);
  });
});

it('prints the entries that say something, blank ones not', () => {
  const said = experienceWith({ id: entryId('said'), role: 'Engineer' });
  const half = experienceWith({ id: entryId('half'), bullets: '• Built it' });
  const resume = resumeWith({ experiences: [said, experienceWith({}), half] });
  expect(listPrintedEntries(resume, 'experience').map(({ id }) => id)).toEqual(['said', 'half']);
});

describe('moveSection', () => {
  const order = SECTIONS.paper.slice(0, 3);

  it('[PV4] puts the section in the place of the one it is dropped on', () => {
    expect(moveSection(order, 'summary', 'education')).toEqual([
      'experience',
      'education',
      'summary',
    ]);
    expect(moveSection(order, 'education', 'summary')).toEqual([
      'education',
      'summary',
      'experience',
    ]);
  });

  it('[PV4] changes nothing when dropped on itself or on nothing', () => {
    expect(moveSection(order, 'summary', 'summary')).toBe(order);
    expect(moveSection(order, 'summary', 'skills')).toBe(order);
    expect(moveSection(order, 'skills', 'summary')).toBe(order);
  });
});
