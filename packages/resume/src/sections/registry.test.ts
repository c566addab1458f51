import { describe, expect, it } from 'vitest';
import { ENTRY_SECTIONS, SECTIONS } from '../index.ts';

const repeated = (names: readonly string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('the kinds of section', () => {
  it('share no kind, no address and no list', () => {
    expect(repeated(SECTIONS.map(({ kind }) => kind))).toEqual([]);
    expect(repeated(SECTIONS.map(({ path }) => path))).toEqual([]);
    expect(repeated(ENTRY_SECTIONS.map(({ list }) => list))).toEqual([]);
  });

  it('name each member of their entries once on the wire, and entries by members', () => {
    const offenders = ENTRY_SECTIONS.flatMap(({ kind, fields, wireOrder, naming }) => {
      const members = fields.flatMap((field) => Object.keys(field.members)).sort();
      const isWhole = [...wireOrder].sort().join() === members.join();
      return isWhole && naming.every((name) => members.includes(name)) ? [] : [kind];
    });
    expect(offenders).toEqual([]);
  });

  it('read each list of JSON Resume once', () => {
    const written = ENTRY_SECTIONS.flatMap(({ jsonResume }) => Object.keys(jsonResume.write([])));
    expect(repeated(written)).toEqual([]);
  });
});
