import { expect, it } from 'vitest';
import { readLexicon } from './read-lexicon.ts';

const read = (text: string) => readLexicon([{ field: 'test', text }]);

it('reads names, marks, kind, what is implied and families', () => {
  const lexicon = read('# note\n@tool\nPostgreSQL | =PG | -psql => SQL ~ database\n@skill\nSQL');
  const [postgres, sql] = lexicon.groups;
  expect(postgres).toMatchObject({ canonical: 'PostgreSQL', kind: 'tool', families: ['database'] });
  expect(postgres?.names.map(({ text, exact, resumeOnly }) => [text, exact, resumeOnly])).toEqual([
    ['PostgreSQL', false, false],
    ['PG', true, false],
    ['psql', false, true],
  ]);
  expect(sql).toMatchObject({ kind: 'skill' });
  expect(lexicon.implications).toEqual([{ from: [postgres], to: sql }]);
  expect(lexicon.problems).toEqual([]);
});

it('takes what is implied for the family of a bare ~', () => {
  const { byFamily } = read('Slack => chat ~\nDiscord | Dis => chat ~\nchat');
  expect(byFamily.get('chat')?.map(({ canonical }) => canonical)).toEqual(['Slack', 'Discord']);
});

it('reads what only several together imply', () => {
  const { implications } = read('A1\nB1\nSuite\nA1 + B1 => Suite');
  expect(implications.map(({ from, to }) => [...from, to].map((each) => each.canonical))).toEqual([
    ['A1', 'B1', 'Suite'],
  ]);
});

it.each([
  { text: 'Java | Kaffee\nKaffee', says: '"Kaffee" stands in "Java" and in "Kaffee"' },
  { text: 'Java => JVM', says: '"JVM" is implied or implies, and is no group' },
  { text: '@toool\nJava', says: '"@toool" is no kind' },
  { text: 'Java | ---', says: 'has no word' },
])('tells of $text', ({ text, says }) => {
  expect(read(text).problems.join()).toContain(says);
});
