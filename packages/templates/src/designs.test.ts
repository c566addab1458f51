import { type ChosenLook, NO_LOOK, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { createDesigns, DESIGNS, type Design, designResume } from './index.ts';
import { readSample } from './samples.test-support.ts';

const [classic] = DESIGNS.all;
const other: Design = {
  ...classic,
  id: 'other',
  name: 'Other',
  defaults: { design: 'other', paper: 'a4' },
};
const designs = createDesigns([classic, other]);
const resume = readSample('01-engineer');
const sheetFor = (look: ChosenLook) =>
  designResume({ ...resume, look }, { sections: SECTIONS, language: 'en', designs }).sheet;

describe('the designs', () => {
  it('begin with the one that needs no loading', () => {
    expect(DESIGNS.all.map(({ name }) => name)).toEqual(['Classic']);
  });

  it('print a resume without a look in the first, as it comes', () => {
    expect(sheetFor(NO_LOOK)).toEqual(sheetFor(classic.defaults));
    expect(sheetFor(NO_LOOK).width).toBe(612);
  });

  it('print the design and the paper of a look', () => {
    expect(sheetFor(other.defaults).width).toBeCloseTo(595.28, 2);
    expect(sheetFor({ design: 'classic', paper: 'a4' }).height).toBeCloseTo(841.89, 2);
  });

  it('complete what was chosen by their own look', () => {
    expect(sheetFor({ ...NO_LOOK, design: 'other' })).toEqual(sheetFor(other.defaults));
    expect(sheetFor({ design: 'other', paper: 'letter' }).width).toBe(612);
    expect(sheetFor({ ...NO_LOOK, paper: 'a4' }).height).toBeCloseTo(841.89, 2);
  });

  it('print a look of a later release, whose design there is not, in the first', () => {
    expect(sheetFor({ design: 'unheard-of', paper: 'letter' }).width).toBe(612);
  });

  it('cannot have one id', () => {
    expect(() => createDesigns([classic, classic])).toThrow('Two designs have the same id.');
  });

  it('cannot come with the look of another', () => {
    const refusal = 'The look of the design "other" names another.';
    expect(() => createDesigns([{ ...classic, id: 'other' }])).toThrow(refusal);
  });
});
