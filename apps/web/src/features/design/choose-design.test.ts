import { createDesigns, DESIGNS } from '@shortlist/templates';
import { describe, expect, test } from 'vitest';
import { choiceOf } from './choose-design.ts';

const SECOND = { number: 2, changes: 'anything', rules: [] };
const one = createDesigns(DESIGNS.all);
const designs = createDesigns(DESIGNS.all, [...one.layoutVersions, SECOND]);
const PLAIN = { design: null, paper: null };
const NONE = new Map<string, number | null>();

describe('[DS6] picking a design', () => {
  test('brings the newest engine where the look names none, and keeps the one that it names', () => {
    expect(choiceOf('modern', { look: PLAIN, left: NONE, designs })).toEqual({
      design: 'modern',
      engine: 2,
    });
    const look = { ...PLAIN, engine: 1 };
    expect(choiceOf('modern', { look, left: NONE, designs })).toMatchObject({ engine: 1 });
  });

  test('brings back the engine that the design was left with, also the first design of a look that names none', () => {
    const left = new Map([
      ['', null],
      ['modern', 1],
      ['compact', null],
    ]);
    const look = { ...PLAIN, design: 'harvard', engine: 2 };
    expect(choiceOf('classic', { look, left, designs })).toEqual({
      design: 'classic',
      engine: null,
    });
    expect(choiceOf('modern', { look, left, designs })).toEqual({ design: 'modern', engine: 1 });
    expect(choiceOf('compact', { look, left, designs })).toMatchObject({ engine: null });
  });

  test('names no engine where there is only the first', () => {
    expect(choiceOf('modern', { look: PLAIN, left: NONE, designs: one })).toMatchObject({
      engine: null,
    });
  });
});
