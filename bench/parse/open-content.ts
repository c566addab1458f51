import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  type EntryKind,
  isOwnKey,
  numberedIds,
  parseLabelledLines,
  type Resume,
  SECTIONS,
  textOf,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { z } from 'zod';
import type { Result } from '../result.ts';
import { documentsOf } from './score-set.ts';

/** By document, and then by field: the values that stand in it. What is not named stands nowhere in it. */
const Truth = z.record(z.string(), z.record(z.string(), z.array(z.string())));

const FIELDS: Partial<Record<EntryKind, readonly string[]>> = {
  language: ['name', 'level'],
  volunteering: ['role', 'organization'],
  publication: ['name', 'authors', 'publisher', 'date', 'url'],
  course: ['name', 'organization'],
  membership: ['organization', 'role'],
  reference: ['name', 'position', 'contact'],
};

/** The numbers of a field's values that were read right, that were read, and that there are. */
type Count = { right: number; read: number; there: number };

/**
 * F1 of what the truth of the evaluation sets does not know: headline, further addresses and lines, and the sections that
 * not every resume has. Its truth was read from the pages by eye, and lies beside this bench.
 */
export async function benchOpenContent(sets: string, set: 'dev' | 'real'): Promise<Result[]> {
  const file = new URL(`../parse-truth/${set}.json`, import.meta.url);
  const truth = Truth.parse(JSON.parse(readFileSync(file, 'utf8')));
  const counts = new Map<string, Count>();
  for (const document of documentsOf(join(sets, set))) {
    const said = truth[basename(document, extname(document))];
    if (said) count(counts, await readValues(join(sets, set, document)), said);
  }
  const all = [...counts]
    .filter(([, { read, there }]) => read + there > 0)
    .sort(([a], [b]) => a.localeCompare(b));
  const total = all.reduce((sum, [, each]) => sumOf(sum, each), NONE);
  const documents = Object.keys(truth).length;
  return [
    { name: `${set}: F1 of open content (${documents} documents)`, figure: figureOf(total) },
    ...all.map(([field, each]) => ({
      name: `${set}: F1, ${field} (${each.there})`,
      figure: figureOf(each),
    })),
  ];
}

const NONE: Count = { right: 0, read: 0, there: 0 };

const sumOf = (one: Count, other: Count): Count => ({
  right: one.right + other.right,
  read: one.read + other.read,
  there: one.there + other.there,
});

const figureOf = ({ right, read, there }: Count): string =>
  (read + there === 0 ? 1 : (2 * right) / (read + there)).toFixed(3);

type Values = Readonly<Record<string, readonly string[]>>;

function count(counts: Map<string, Count>, read: Values, said: Values): void {
  for (const field of new Set([...Object.keys(read), ...Object.keys(said)])) {
    const [values, expected] = [read[field] ?? [], (said[field] ?? []).map(folded)];
    const left = [...expected];
    for (const value of values.map(folded)) {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
    }
    const right = expected.length - left.length;
    const found = { right, read: values.length, there: expected.length };
    counts.set(field, sumOf(counts.get(field) ?? NONE, found));
  }
}

/** For comparing: without case, and an address without what leads it. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/u, '')
    .replace(/[\s/]+$/u, '');

async function readValues(file: string): Promise<Values> {
  const read = await readDocument(new Uint8Array(readFileSync(file)));
  return read.ok ? valuesOf(parseResume(read.text, numberedIds()).resume) : {};
}

function valuesOf(resume: Resume): Values {
  const { headline, links, details } = resume.contact;
  // Each key is a kind of entry.
  const kinds = Object.entries(FIELDS) as [EntryKind, readonly string[]][];
  const lists = kinds.flatMap(([kind, fields]) => {
    const entries = flatEntriesOf(resume, kind, SECTIONS).map(
      (entry) => new Map(Object.entries(entry)),
    );
    return fields.map((field) => [
      `${kind}.${field}`,
      entries.map((entry) => String(entry.get(field))),
    ]);
  });
  const said = Object.fromEntries<string[]>([
    ...(lists as [string, string[]][]),
    ['headline', [headline]],
    ['links', parseLabelledLines(links).map(({ text }) => text)],
    ['details', parseLabelledLines(details).map(({ label, text }) => `${label}: ${text}`)],
    ['interests', textOf(resume, 'interests').split('\n').flatMap(itemsOf)],
    ['own.title', resume.sections.flatMap(titleOf)],
  ]);
  return Object.fromEntries(
    Object.entries(said).map(([field, values]) => [field, values.filter((value) => value !== '')]),
  );
}

const titleOf = ({ key, settings }: Resume['sections'][number]): string[] =>
  isOwnKey(key) && settings ? [settings.title] : [];

/** "Music: Piano, Guitar" as what it lists. */
const itemsOf = (line: string): string[] => line.replace(/^[^:]{1,40}:\s+/u, '').split(/,\s+/u);
