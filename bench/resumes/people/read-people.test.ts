import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPeople } from './read-people.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), JSON.stringify(content));

it('names people as their files are, and knows their language from it', () => {
  write('de-gärtner.json', {
    basics: {
      name: 'Ute Beet',
      location: { countryCode: 'AT' },
      profiles: [{ network: 'Linkedin' }],
    },
    work: [{ name: 'Baumschule', startDate: '2019-04-30' }],
    skills: [
      { name: 'Pfropfen', level: 'gut' },
      { name: 'Obst', keywords: ['Birnen'] },
    ],
  });
  write('plumber.json', { basics: { name: 'Al' }, education: [{ startDate: '2019' }] });
  const { people, leftOut } = readPeople(folder);
  expect(leftOut).toEqual([]);
  expect(people.map(({ id, language, isDated }) => [id, language, isDated])).toEqual([
    ['de-gärtner', 'de', true],
    ['plumber', 'en', false],
  ]);
  expect(people[0]?.resume).toMatchObject({
    basics: { email: '', location: { country: 'Österreich' }, profiles: [{ network: 'LinkedIn' }] },
    work: [{ startDate: '2019-04', endDate: '', highlights: [] }],
    skills: [{ name: 'Obst' }, { name: '', keywords: ['Pfropfen'] }],
  });
});

it('says which files are no JSON Resume, and why', () => {
  writeFileSync(join(folder, 'note.json'), 'milk, bread');
  write('odd.json', { basics: { name: 'Al' }, work: [{ startDate: 'last spring' }] });
  write('list.json', []);
  const { people, leftOut } = readPeople(folder);
  expect(people).toEqual([]);
  expect(leftOut).toHaveLength(3);
  expect(leftOut.join('\n')).toMatch(
    /list\.json.*\n.*note\.json.*not JSON.*\n.*odd\.json.*YYYY-MM.*work\[0\]/,
  );
});
