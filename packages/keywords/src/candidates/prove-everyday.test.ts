import { expect, it } from 'vitest';
import { standardLexicon } from '../lexicon/standard-lexicon.ts';
import { readPosting } from '../read-posting.ts';

const groupsOf = (posting: string) =>
  readPosting(posting, standardLexicon()).keywords.flatMap(({ group }) => group?.canonical ?? []);

it.each([
  { line: 'Report every deviation to the master', trade: 'deviation management' },
  { line: 'Works with the finance function and in other functions', trade: 'private dining' },
  { line: 'Learns from the foreman, paving a path to his post', trade: 'block paving' },
])('takes "$line" for no $trade', ({ line, trade }) => {
  expect(groupsOf(`Clerk\nDuties\n- ${line}`)).not.toContain(trade);
});

it.each([
  { line: 'Deviations, CAPA and batch records', trade: 'deviation management' },
  { line: 'Weddings and functions, table service', trade: 'private dining' },
  { line: 'Paving, kerb laying', trade: 'block paving' },
])('takes "$line" for $trade, by its neighbours', ({ line, trade }) => {
  expect(groupsOf(`Clerk\nDuties\n- ${line}`)).toContain(trade);
});
