import { fc, it as property } from '@fast-check/vitest';
import { AI_USES, SAMPLE_LINES, writeLine } from '@shortlist/model';
import { expect, it } from 'vitest';
import { FAMILIES } from './families.ts';
import { nextLine } from './next-line.ts';

type Entry = Parameters<typeof nextLine>[0];

const entryOf = (role: string, bullets = '• '): Entry => ({ role, bullets, usesLeft: AI_USES });
const linesOf = (name: string) => FAMILIES.find((family) => family.name === name)?.lines ?? [];

/** Uses AI Write until nothing is left; `between` is what the person does after each use. */
function useUp(first: Entry, between: (entry: Entry) => Entry = (entry) => entry): string[] {
  let entry = first;
  const given: string[] = [];
  for (let line = nextLine(entry); line !== undefined && entry.usesLeft > 0; ) {
    given.push(line);
    const bullets = writeLine(entry.bullets, line);
    entry = between({ ...entry, bullets, usesLeft: entry.usesLeft - 1 });
    line = nextLine(entry);
  }
  return given;
}

it('[ED18] gives the first three lines of the role in order', () => {
  expect(useUp(entryOf('Senior Welder'))).toEqual(linesOf('Welder').slice(0, 3));
});

it.each(['Astronaut', ''])(
  '[ED18] gives the three fixed lines in order for the role %j',
  (role) => {
    expect(useUp(entryOf(role))).toEqual(SAMPLE_LINES);
  },
);

it('[ED18] follows a role that changes between the uses', () => {
  const turned = useUp(entryOf('Welder'), (entry) => ({ ...entry, role: 'Registered Nurse' }));
  expect(turned).toEqual([
    linesOf('Welder')[0],
    linesOf('Registered nurse')[1],
    linesOf('Registered nurse')[2],
  ]);
});

it.each([
  { it: 'undone', between: (entry: Entry) => ({ ...entry, bullets: '• ' }) },
  { it: 'put in other words', between: (entry: Entry) => ({ ...entry, bullets: '• I weld.' }) },
])('[ED18] does not give a line again that was $it', ({ between }) => {
  expect(useUp(entryOf('Welder'), between)).toEqual(linesOf('Welder').slice(0, 3));
});

it.each([
  { it: 'filled-in blanks', change: (line: string) => line.replace(/\[[^\]]+\]/g, '12 (about)') },
  { it: 'another bullet', change: (line: string) => `- ${line}` },
  { it: 'no full stop', change: (line: string) => line.slice(0, -1) },
  { it: 'spaces around', change: (line: string) => `  ${line}  ` },
])('passes over a line that stands there with $it', ({ change }) => {
  for (const { name, lines } of FAMILIES) {
    const [first = '', second] = lines;
    expect([name, nextLine(entryOf(name, change(first)))]).toEqual([name, second]);
  }
});

it('[ED18] gives lines that fit any role when all of the bank stand there, and then none', () => {
  const bank = linesOf('Welder');
  const [first = '', second, third] = SAMPLE_LINES;
  const standing = (...lines: string[]) => lines.map((line) => `• ${line}`).join('\n');
  expect(nextLine(entryOf('Welder', standing(...bank)))).toBe(first);
  expect(nextLine({ ...entryOf('Welder', standing(...bank)), usesLeft: 1 })).toBe(third);
  expect(nextLine(entryOf('Welder', standing(...bank, first)))).toBe(second);
  expect(nextLine(entryOf('Welder', standing(...bank, ...SAMPLE_LINES)))).toBeUndefined();
});

const role = fc.constantFrom(...FAMILIES.map(({ name }) => name), 'Astronaut', '');

property.prop([fc.array(role, { minLength: 3, maxLength: 3 }), fc.array(fc.string())])(
  '[ED18] never gives a line twice, whatever the roles and the words between',
  (roles, words) => {
    const given = useUp(entryOf(roles[0] ?? ''), (entry) => ({
      ...entry,
      role: roles[AI_USES - entry.usesLeft] ?? '',
      bullets: [entry.bullets, ...words].join('\n'),
    }));
    expect(given).toHaveLength(AI_USES);
    expect(new Set(given).size).toBe(AI_USES);
  },
);

property.prop([fc.constantFrom(...FAMILIES), fc.array(fc.string())])(
  'passes over nothing for texts of other origin',
  ({ name, lines }, texts) => {
    const others = texts.filter((text) => !text.includes('.'));
    expect(nextLine(entryOf(name, others.join('\n')))).toBe(lines[0]);
  },
);
