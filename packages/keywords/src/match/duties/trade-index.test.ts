import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { keysOfDuties } from '../duties.ts';
import { dutyIndex } from './duty-index.ts';
import { DUTY_TEXTS } from './duty-texts.ts';
import { readTradeIndex, tradesWith, writeTradeIndex } from './trade-index.ts';

it('names the trade of every duty', () => {
  const index = readTradeIndex(dutyIndex());
  const missed = Object.values(DUTY_TEXTS).flatMap((text, trade) =>
    [...keysOfDuties(text)].filter((key) => !tradesWith(index, [key]).includes(trade)),
  );
  expect(missed).toEqual([]);
});

const anyKeys = fc.array(
  fc.array(fc.string(), { maxLength: 8 }).map((keys) => new Set(keys)),
  { maxLength: 26 },
);

test.prop([anyKeys])('finds every trade that has a key, in order', (keysByTrade) => {
  const index = readTradeIndex(writeTradeIndex(keysByTrade));
  for (const key of keysByTrade.flatMap((keys) => [...keys])) {
    const having = [...keysByTrade.keys()].filter((trade) => keysByTrade[trade]?.has(key));
    const found = tradesWith(index, [key]);
    expect(found).toEqual(expect.arrayContaining(having));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  }
});

it('finds no trade for what none has', () => {
  const index = readTradeIndex(writeTradeIndex([new Set(['bake bread']), new Set(['mend'])]));
  expect(tradesWith(index, ['mend', 'fly'])).toEqual([1]);
  expect(tradesWith(index, ['fly'])).toEqual([]);
});
