import { KINDS, type Resume, SECTIONS } from '@shortlist/model';
import {
  awardWith,
  contactWith,
  experienceWith,
  resumeWith,
} from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { type LeftOut, standsElsewhere } from './index.ts';

const inSection = (title: string) => ({ code: 'sharing.section', params: { title } });
const IN_CONTACT = { code: 'sharing.ofContact' };
const find = (resume: Resume, ...leaveOut: LeftOut[]) =>
  standsElsewhere('resume', resume, leaveOut, SECTIONS);

const ada = (summary: string, more = {}) =>
  resumeWith({
    contact: contactWith({
      fullName: 'Ada King',
      phone: '+43 664 123 45 67',
      email: 'ada.king@bridges.example',
      website: 'https://www.bridges.example/ada/',
      city: 'Graz',
      ...more,
    }),
    summary,
  });

it.each<[string, LeftOut, string]>([
  ['Call 0664/1234567.', 'phone', '+43 664 123 45 67'],
  ['See bridges.example/ada for more.', 'links', 'bridges.example/ada'],
  ['Write to ADA.KING@bridges.example', 'email', 'ada.king@bridges.example'],
  ['Built the bridge of Gráz.', 'location', 'Graz'],
])('[SL1] finds what is left out where it stands too: %s', (summary, choice, text) => {
  expect(find(ada(summary), choice)).toEqual([{ choice, text, where: inSection('Summary') }]);
});

it.each<[string, LeftOut]>([
  ['Room 1234567 of 99664123.', 'phone'],
  ['Grazing sheep.', 'location'],
  ['A kingdom for an adage.', 'name'],
])('[SL1] finds no part of a word or a number: %s', (summary, choice) => {
  expect(find(ada(summary, { email: '', website: '' }), choice)).toEqual([]);
});

it('[SL1] finds a name by each of its words, the whole name first', () => {
  expect(find(ada('Ada King builds. King of bridges.'), 'name')).toEqual([
    { choice: 'name', text: 'Ada King', where: IN_CONTACT },
    { choice: 'name', text: 'Ada King', where: inSection('Summary') },
  ]);
});

it('[SL1] finds nothing in what is left out with it, or hidden', () => {
  const resume = ada('Ada King');
  expect(find(resume, 'name', 'email', 'links', 'section:summary')).toEqual([]);
});

it('[SL1] finds links of words, and the names of a section', () => {
  const marks = [{ from: 0, to: 4, href: 'https://bridges.example/ada' }];
  const resume = resumeWith({
    contact: contactWith({ website: 'bridges.example/ada' }),
    summary: 'Won the Golden Rivet.',
    experiences: [
      experienceWith({
        role: 'Engineer',
        bullets: '• Here',
        values: { bullets: { marks: { 0: marks } } },
      }),
    ],
    awards: [awardWith({ name: 'Golden Rivet' })],
  });
  expect(find(resume, 'links', 'section:award')).toEqual([
    { choice: 'links', text: 'bridges.example/ada', where: inSection('Experience') },
    { choice: 'section:award', text: 'Golden Rivet', where: inSection('Summary') },
  ]);
});

it('[SL1] says the part of a letter', () => {
  const letter = KINDS.find('letter')?.readParts(
    [
      { key: 'contact', schema: 1, content: { fullName: 'Ada King' } },
      { key: 'letter', schema: 1, content: { subject: 'Ada King for engineer', name: 'A. King' } },
    ],
    SECTIONS,
  );
  expect(standsElsewhere('letter', letter, ['name'], SECTIONS)).toEqual([
    {
      choice: 'name',
      text: 'Ada King',
      where: { code: 'sharing.ofLetter', params: { part: 'subject' } },
    },
  ]);
});
