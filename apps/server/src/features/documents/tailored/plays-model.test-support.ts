import { isDeepStrictEqual } from 'node:util';
import { PHOTO } from '@shortlist/model/photo.test-support';

export const DOCUMENTS = ['base', 'first', 'second'] as const;
export type Whose = (typeof DOCUMENTS)[number];
export type Tailored = Exclude<Whose, 'base'>;
export const TAILORED: readonly Tailored[] = ['first', 'second'];

type Content = Record<string, unknown>;
export type Said = Readonly<Record<string, Content>>;

/** One place of a part that is changed by itself; `write` gives the content that says the value of a number there. */
export type Cell = {
  name: string;
  read: (content: Content) => unknown;
  write: (content: Content, value: number) => Content;
};

const member = (name: string, values: readonly unknown[]): Cell => ({
  name,
  read: (content) => content[name] ?? values[0],
  write: (content, value) => ({ ...content, [name]: values[value % values.length] }),
});
const words = (name: string, said: string) =>
  member(name, ['', ...[1, 2, 3, 4].map((value) => `${said} ${value}`)]);

type Point = { id: string; text: string; marks?: readonly object[]; hidden?: true };
const MARKS = [
  undefined,
  [{ from: 0, to: 5, bold: true }],
  [{ from: 2, to: 7, italic: true }],
  [{ from: 0, to: 5, href: 'https://example.org' }],
];
export const POINTS = ['point-aa', 'point-bb'];

/** A point of an experience; its words with their marks, and whether it is hidden. */
function pointCells(id: string): Cell[] {
  const pointIn = (content: Content) => listIn(content).find((point) => point.id === id);
  const listIn = ({ bullets }: Content) => (bullets as { points: Point[] }).points;
  const withPoint = (content: Content, members: Partial<Record<keyof Point, unknown>>) => {
    const points = listIn(content).map((each) => (each.id === id ? { ...each, ...members } : each));
    return { ...content, bullets: { points } };
  };
  return [
    {
      name: `${id} words`,
      read: (content) => [pointIn(content)?.text, pointIn(content)?.marks],
      write: (content, value) =>
        withPoint(content, { text: `Built ${value}.`, marks: MARKS[value % MARKS.length] }),
    },
    {
      name: `${id} hidden`,
      read: (content) => pointIn(content)?.hidden === true,
      write: (content, value) => withPoint(content, { hidden: value % 2 === 1 || undefined }),
    },
  ];
}

/** A line of the summary; between two that change one stands still. */
const line = (at: number): Cell => ({
  name: `line ${at}`,
  read: ({ text }) => String(text ?? '').split('\n')[at],
  write: (content, value) => {
    const lines = String(content.text).split('\n');
    return { ...content, text: lines.with(at, `Line ${at}: ${value}`).join('\n') };
  },
});

const SHOWN: Cell = {
  name: 'shown.city',
  read: ({ shown }) => (shown as Content | undefined)?.city ?? true,
  write: (content, value) => ({
    ...content,
    shown: { ...(content.shown as Content), city: value % 2 === 0 },
  }),
};

export const SUMMARY = [0, 1, 2].map((at) => `Line ${at}`).join('\n');
export const OWN = 'custom-talks';
const JOB: readonly Cell[] = [
  words('role', 'Role'),
  words('company', 'Company'),
  ...POINTS.flatMap(pointCells),
  member('hidden', [undefined, true]),
];
/** The places of all parts but the entries, whose keys the server gives. */
const CELLS: Readonly<Record<string, readonly Cell[]>> = {
  summary: [line(0), line(2)],
  contact: [words('city', 'City'), words('headline', 'Headline'), SHOWN],
  look: [
    member('design', [null, 'harvard', 'european', 'sidebar']),
    member('textSize', [null, 9, 10, 11]),
  ],
  photo: [member('jpeg', [null, PHOTO.jpeg])],
  'section:experience': [member('isHidden', [false, true]), words('title', 'Jobs')],
  [`section:${OWN}`]: [member('isHidden', [false, true]), words('title', 'Talks')],
  [OWN]: [words('text', 'Talk')],
};
export const FIXED_KEYS = Object.keys(CELLS);
export const cellsOf = (key: string): readonly Cell[] =>
  CELLS[key] ?? (key.startsWith('experience:') ? JOB : []);

type Cells = Record<string, unknown>;
export const readCells = (key: string, content: Content = {}): Cells =>
  Object.fromEntries(cellsOf(key).map(({ name, read }) => [name, read(content)]));

/**
 * Models a base and two that are tailored from it, which say the same at first: what was changed in one of these is its own until it is as in the base
 * when the part is saved.
 */
export function createPlaysModel(keys: readonly string[], said: Said) {
  const begin = () => new Map(keys.map((key) => [key, readCells(key, said[key])]));
  const base = begin();
  const all = { base, first: begin(), second: begin() };
  const mine = { first: new Set<string>(), second: new Set<string>() };
  const out = { first: new Set<string>(), second: new Set<string>() };
  /** Parts that neither has after a restore: whether they are left out if the base has them again nobody has said. */
  const unsaid = { first: new Set<string>(), second: new Set<string>() };
  const follow = new Set<Tailored>(TAILORED);
  const isMine = (whose: Tailored, key: string, cell: string) => mine[whose].has(`${key}/${cell}`);
  const hasOwn = (whose: Tailored, key: string) =>
    [...mine[whose]].some((ref) => ref.startsWith(`${key}/`));

  /** Notes which places of a part are as in the base. */
  function settle(whose: Tailored, key: string) {
    const there = base.get(key);
    for (const [cell, value] of Object.entries(all[whose].get(key) ?? {}))
      if (there && isDeepStrictEqual(there[cell], value)) mine[whose].delete(`${key}/${cell}`);
      else mine[whose].add(`${key}/${cell}`);
  }
  /** Has those that follow the base say what it says of a part, but for what is their own. */
  function inherit(key: string, content: Cells, actual?: Record<Tailored, Said>) {
    for (const whose of follow) {
      const here = all[whose].get(key);
      if (!here && out[whose].has(key)) continue;
      if (!here && actual && unsaid[whose].has(key) && !actual[whose][key]) {
        out[whose].add(key);
        continue;
      }
      const taken = Object.entries(content).filter(([cell]) => !isMine(whose, key, cell));
      all[whose].set(key, { ...here, ...Object.fromEntries(taken) });
    }
  }

  function becomeOne(whose: Tailored, key: string, said: Content | undefined) {
    for (const { name } of cellsOf(key)) mine[whose].delete(`${key}/${name}`);
    if (said || FIXED_KEYS.includes(key)) {
      all[whose].set(key, readCells(key, said));
      out[whose].delete(key);
      if (follow.has(whose)) settle(whose, key);
    } else {
      all[whose].delete(key);
      (base.has(key) ? out : unsaid)[whose].add(key);
    }
  }

  return {
    of: (whose: Whose) => Object.fromEntries(all[whose]),
    follow,
    write(whose: Whose, key: string, content: Content) {
      const now = readCells(key, content);
      const before = all[whose].get(key) ?? {};
      all[whose].set(key, now);
      if (whose !== 'base') return follow.has(whose) && settle(whose, key);
      const changed = Object.entries(now).filter(
        ([cell, value]) => !isDeepStrictEqual(before[cell], value),
      );
      const there = [...follow].filter((each) => all[each].has(key));
      for (const each of there) {
        const taken = changed.filter(([cell]) => !isMine(each, key, cell));
        all[each].set(key, { ...all[each].get(key), ...Object.fromEntries(taken) });
      }
      return undefined;
    },
    remove(whose: Whose, key: string) {
      all[whose].delete(key);
      if (whose !== 'base') {
        out[whose].add(key);
        return;
      }
      for (const each of follow) if (!hasOwn(each, key)) all[each].delete(key);
    },
    add(whose: Whose, key: string, content: Content) {
      all[whose].set(key, readCells(key, content));
      if (whose === 'base') inherit(key, readCells(key, content));
      else if (follow.has(whose)) settle(whose, key);
    },
    /** Takes what the base says of an entry that came back. */
    comeBack(key: string, content: Content, actual: Record<Tailored, Said>) {
      base.set(key, readCells(key, content));
      inherit(key, readCells(key, content), actual);
    },
    /** Takes what a tailored resume says of some parts; what differs from the base is its own. */
    become(whose: Tailored, said: Said, parts: readonly string[]) {
      for (const key of parts) becomeOne(whose, key, said[key]);
    },
  };
}
