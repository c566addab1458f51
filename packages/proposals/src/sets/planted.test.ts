import { describe, expect, it } from 'vitest';
import { checkProposal } from '../index.ts';
import { fabrications, type Planted, paraphrases } from './planted.test-support.ts';

const isFlagged = ({ says, source }: Planted) => checkProposal(says, source).length > 0;

const shareOf = (all: readonly Planted[], holds: (each: Planted) => boolean) =>
  all.filter(holds).length / all.length;

describe('[EV1] the evidence gate, on sentences made by rules in seven languages', () => {
  const planted = fabrications();

  it('has 300 of either sort', () => {
    expect(planted.length).toBeGreaterThanOrEqual(300);
    expect(paraphrases().length).toBeGreaterThanOrEqual(300);
  });

  it.each([
    'digits',
    'words',
    'scripts',
    'percentages',
    'currencies',
    'dates',
    'employers',
    'titles',
  ])('flags every one that is planted: %s', (kind) => {
    const missed = planted.filter((each) => each.kind === kind && !isFlagged(each));
    expect(missed.map(({ says }) => says)).toEqual([]);
  });

  it('flags 99 of 100 tools', () => {
    const tools = planted.filter(({ kind }) => kind === 'tools');
    expect(tools.filter((each) => !isFlagged(each)).map(({ says }) => says)).toEqual([]);
    expect(shareOf(tools, isFlagged)).toBeGreaterThanOrEqual(0.99);
  });

  it('flags at most 5 of 100 that say what the source says', () => {
    const flagged = paraphrases().filter(isFlagged);
    expect(flagged.map(({ says }) => says)).toEqual([]);
    expect(shareOf(paraphrases(), isFlagged)).toBeLessThanOrEqual(0.05);
  });
});
