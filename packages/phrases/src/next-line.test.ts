import { fc, it as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { FAMILIES } from './families.ts';
import { nextLine } from './next-line.ts';

/** The lines the bank gives, each told back as used after `change`: ten, should it never end. */
function offerAll(role: string, change: (line: string) => string = (line) => line): string[] {
  const offered: string[] = [];
  for (let use = 0; use < 10; use += 1) {
    const line = nextLine(role, offered.map(change));
    if (line === undefined) break;
    offered.push(line);
  }
  return offered;
}

it('[ED18] offers the lines of the role in order, each once, with a bullet', () => {
  const welder = FAMILIES.find(({ name }) => name === 'Welder');
  expect(offerAll('Senior Welder')).toEqual(welder?.lines.map((line) => `• ${line}`));
});

it('[ED18] leaves an unknown role to the caller', () => {
  expect(nextLine('Astronaut', [])).toBeUndefined();
});

it.each([
  { it: 'filled-in blanks', change: (line: string) => line.replace(/\[[^\]]+\]/g, '12 (about)') },
  { it: 'no bullet', change: (line: string) => line.slice(2) },
  { it: 'no full stop', change: (line: string) => line.slice(0, -1) },
  { it: 'spaces around', change: (line: string) => `  ${line}  ` },
])('knows a used line with $it', ({ change }) => {
  for (const { name, lines } of FAMILIES) {
    expect([name, offerAll(name, change).length]).toEqual([name, lines.length]);
  }
});

it('offers a line again when its own words were changed', () => {
  const [line = ''] = offerAll('Welder');
  expect(nextLine('Welder', [line.replace('Welded', 'Joined')])).toBe(line);
});

property.prop([fc.constantFrom(...FAMILIES), fc.array(fc.string())])(
  'passes over nothing for texts of other origin',
  ({ name, lines }, texts) => {
    const others = texts.filter((text) => !text.includes('.'));
    expect(nextLine(name, others)).toBe(`• ${lines[0]}`);
  },
);
