import { readJsonResume, writeJsonResume } from '@shortlist/json-resume';
import { describe, expect, it } from 'vitest';
import { applyEdit, completeLook, emptyResume, NO_LOOK, numberedIds, readLook } from '../index.ts';
import { SECTIONS } from '../resume/sections/sections.ts';

const empty = emptyResume(numberedIds('e'), SECTIONS);
const a4 = { ...NO_LOOK, paper: 'a4' } as const;

describe('the look of a resume', () => {
  it('is not chosen at first', () => {
    expect(empty.look).toEqual({ design: null, paper: null });
  });

  it('is chosen one by one, and taken back', () => {
    const onA4 = applyEdit(empty, { type: 'set-look', changes: { paper: 'a4' } }, SECTIONS);
    expect(onA4).toEqual({ ...empty, look: a4 });
    expect(applyEdit(onA4, { type: 'set-look', changes: { paper: 'a4' } }, SECTIONS)).toBe(onA4);
    expect(applyEdit(onA4, { type: 'set-look', changes: { paper: null } }, SECTIONS)).toEqual(
      empty,
    );
  });

  it('is what was chosen, and else what the design says', () => {
    const defaults = { design: 'wide', paper: 'letter' } as const;
    expect(completeLook(NO_LOOK, defaults)).toEqual(defaults);
    expect(completeLook(a4, defaults)).toEqual({ design: 'wide', paper: 'a4' });
  });

  it.each([
    { it: 'nothing', value: undefined, look: NO_LOOK },
    { it: 'no object', value: 'a4', look: NO_LOOK },
    { it: 'a part of it', value: { paper: 'a4' }, look: a4 },
    {
      it: 'a paper of a later release',
      value: { paper: 'a3', design: 'x' },
      look: { ...NO_LOOK, design: 'x' },
    },
    {
      it: 'choices of a design',
      value: { textSize: 11, accent: '#1a2b3c', pageNumbers: false, sidebarSections: '' },
      look: {
        ...NO_LOOK,
        textSize: 11,
        accent: '#1a2b3c',
        pageNumbers: false,
        sidebarSections: '',
      },
    },
    {
      it: 'choices that cannot be printed',
      value: {
        textSize: 13,
        sideMargin: 1,
        accent: 'red',
        fonts: 'comic',
        paper: 'a4',
        dates: null,
      },
      look: a4,
    },
    { it: 'more than is known', value: { paper: 'a4', ink: 'blue' }, look: a4 },
  ])('is read from $it', ({ value, look }) => {
    expect(readLook(value)).toEqual(look);
  });

  it('stands in meta.shortlist of a JSON Resume once it is chosen', () => {
    expect(writeJsonResume(empty, SECTIONS).meta).toEqual({ version: 'v1.0.0' });
    const file = writeJsonResume({ ...empty, look: a4 }, SECTIONS);
    expect(file.meta).toMatchObject({ shortlist: { look: { paper: 'a4' } } });
    expect(readJsonResume(file, numberedIds('e'), SECTIONS)).toMatchObject({
      ok: true,
      resume: { look: a4 },
    });
  });

  it('is not chosen by a file of somebody else', () => {
    const read = readJsonResume({ meta: { shortlist: { look: [] } } }, numberedIds('e'), SECTIONS);
    expect(read).toMatchObject({ ok: true, resume: { look: NO_LOOK } });
  });
});
