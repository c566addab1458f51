import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { analyse } from './analysis/analyse.ts';
import { standardLexicon } from './lexicon/standard-lexicon.ts';
import { openPosting } from './open-posting.ts';
import { readPosting } from './standard.test-support.ts';

const { groups, roles, duties } = standardLexicon();
const DUTIES = [...new Set([...duties.values()].flat())];

/** The statements that tell a text's language. */
const STATEMENTS = [
  'We are looking for a person who works with us and for the team of the house.',
  'Wir suchen eine Person, die mit uns und für das Haus arbeitet und nicht allein ist.',
  'Nous recherchons une personne qui travaille avec nous dans la maison et pour les clients.',
  'Buscamos una persona que trabaje con nosotros en la casa y para los clientes.',
];
const statement = fc.constantFrom(...STATEMENTS);
const name = fc.constantFrom(...groups).chain(({ names }) => fc.constantFrom(...names));
const duty = fc.constantFrom(...DUTIES);
const item = fc.oneof(
  name.map(({ text }) => text),
  duty.chain(({ names }) => fc.constantFrom(...names)),
);
const clauses = fc.oneof(
  item,
  duty.chain(({ signs }) => fc.constantFrom(...signs)).map((sign) => sign.replaceAll('/', ' ')),
);
const role = fc.constantFrom(...roles).map(({ names }) => names[0] ?? '');

const anyPosting = fc.oneof(
  { arbitrary: role, weight: 1 },
  {
    arbitrary: fc
      .tuple(statement, fc.array(item, { maxLength: 12 }))
      .map(([first, items]) => [first, 'Requirements', ...items].join('\n- ')),
    weight: 5,
  },
);
const anyResume = fc
  .tuple(statement, fc.array(clauses, { maxLength: 12 }))
  .map((parts) => parts.flat().join('\n'));

test.prop([anyPosting, anyResume], { numRuns: 25 })(
  'answers as by the whole lexicon, whatever it loads',
  async (source, resume) => {
    const opened = await openPosting(source, resume);
    expect(analyse(opened, resume)).toEqual(analyse(readPosting(source), resume));
  },
);

const POSTING = 'Night porter\nRequirements\n- cash handling\n- SAP\n- bookkeeping';
const [ENGLISH = '', GERMAN = ''] = STATEMENTS;

it('loads the duties that a posting names, and no others', async () => {
  const { lexicon } = await openPosting(POSTING, 'Cashed up every night.');
  const loaded = new Set([...lexicon.duties.values()].flat());
  expect(loaded.size).toBeGreaterThan(0);
  expect(loaded.size).toBeLessThan(DUTIES.length / 2);
});

it('loads a language when the posting or the resume is in it, and roles for a title', async () => {
  const inEnglish = await openPosting(POSTING, ENGLISH);
  expect(inEnglish.lexicon.languages).toEqual([]);
  expect(inEnglish.lexicon.roles).toEqual([]);
  const inGerman = await openPosting(POSTING, GERMAN);
  expect(inGerman.lexicon.languages.map(({ code }) => code)).toEqual(['de']);
  expect((await openPosting('Data Analyst', ENGLISH)).lexicon.roles).toEqual(roles);
});

it('gives the same posting back while it will do', async () => {
  const first = await openPosting(POSTING, ENGLISH);
  expect(await openPosting(POSTING, 'SAP', first)).toBe(first);
  const other = await openPosting(`${POSTING}\n- Excel`, 'SAP', first);
  expect(other).not.toBe(first);
  const translated = await openPosting(POSTING, `${GERMAN}\nBuchhaltung`, first);
  expect(translated).not.toBe(first);
  expect(await openPosting(POSTING, ENGLISH, translated)).toBe(translated);
});
