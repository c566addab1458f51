import type { Block } from '@shortlist/document';
import {
  applyEdit,
  type EntryFlag,
  entriesOf,
  NO_LOOK,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { designResume, loadDesigns } from './index.ts';
import { readSample } from './samples.test-support.ts';

const designs = await loadDesigns();
const kind = 'experience';
const resume = readSample('19-two-pages');
const flag = (name: EntryFlag, at: number): Resume => {
  const id = entriesOf(resume, kind)[at]?.id;
  if (!id) throw new Error(`The sample has no job ${at}.`);
  return applyEdit(resume, { type: 'set-flag', kind, id, flag: name, isOn: true }, SECTIONS);
};
const settle = (key: string, name: 'startsPage' | 'keptTogether'): Resume =>
  applyEdit(resume, { type: 'set-section', key, changes: { [name]: true } }, SECTIONS);

describe.each(designs.all.map(({ id }) => id))('[DS4] pages of %s', (design) => {
  const blocksOf = (of: Resume): Block[] =>
    designResume(
      { ...of, look: { ...NO_LOOK, design } },
      { sections: SECTIONS, language: 'en', designs },
    ).regions.flatMap(({ blocks }) => blocks);
  const starting = (of: Resume) =>
    blocksOf(of).flatMap(({ startsPage, role, group }) => (startsPage ? [`${role} ${group}`] : []));
  const kept = (of: Resume) => [...new Set(blocksOf(of).map(({ keptIn }) => keptIn?.join(' ')))];

  it('break nowhere but where they are full', () => {
    expect([starting(resume), kept(resume)]).toEqual([[], [undefined]]);
  });

  it('are started by a section or an entry, but by the first of neither', () => {
    expect(starting(settle('education', 'startsPage'))).toEqual(['heading education']);
    expect(starting(flag('startsPage', 1))).toEqual(['entry experience']);
    expect(starting(flag('startsPage', 0))).toEqual([]);
    expect(starting(settle('summary', 'startsPage'))).toEqual([]);
  });

  it('hold all of a section or an entry that is kept together', () => {
    const id = entriesOf(resume, kind)[1]?.id;
    expect(kept(flag('keptTogether', 1))).toEqual([undefined, id]);
    const blocks = blocksOf(settle('experience', 'keptTogether'));
    expect(
      blocks.every(({ group, keptIn }) => (group === 'experience') === (keptIn?.[0] === group)),
    ).toBe(true);
  });
});
