import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Design, Press, Split } from './design.ts';
import { DESIGNS } from './designs.ts';
import { keepPrinted } from './keep-printed.ts';
import { MissingProgram } from './missing-program.ts';
import type { Order } from './order.ts';
import { makePeople } from './people/make-people.ts';
import type { Person } from './people/person.ts';
import { readPeople } from './people/read-people.ts';
import { openPress } from './press.ts';
import { textsOf } from './printed-text.ts';
import { removeEarlier } from './remove-earlier.ts';
import { truthOf } from './truth.ts';

/** The people that designs choose from. */
const PEOPLE_A_LANGUAGE = 40;

/**
 * Writes documents with the truth beside them into `learn` and `unseen` of a folder, and a
 * manifest into each. Answers with a line about each design: what its truth lost by being checked.
 */
export async function writeResumes(order: Order): Promise<string[]> {
  const { folder, documents, only } = order;
  removeEarlier(folder, only);
  const press = openPress();
  const { people, leftOut } = order.people === '' ? drawnPeople() : readPeople(order.people);
  const report = [...leftOut];
  const manifest: Record<Split, object[]> = { learn: [], unseen: [] };
  try {
    for (const [at, design] of DESIGNS.entries()) {
      if (!design.id.includes(only)) continue;
      const chosen = choosePeople(people, design, { first: at * documents, documents });
      const said = await writeDesign(folder, chosen, design, press);
      const written = chosen.filter((person) => existsSync(truthFile(folder, person, design)));
      manifest[design.split].push(...written.map((person) => describe(person, design)));
      report.push(`${design.split} ${design.id}: ${said}`);
    }
  } finally {
    await press.close();
  }
  for (const split of ['learn', 'unseen'] as const) {
    mkdirSync(join(folder, split), { recursive: true });
    const file = join(folder, split, 'manifest.json');
    const all = [...keptEntries(file, only), ...manifest[split]];
    writeFileSync(file, JSON.stringify(all, null, 1));
  }
  return report;
}

const drawnPeople = () => ({ people: makePeople(PEOPLE_A_LANGUAGE), leftOut: [] });

/** Reads what a manifest says of the designs that were not asked for this time; their documents stay. */
function keptEntries(file: string, only: string): { layout: string }[] {
  if (only === '' || !existsSync(file)) return [];
  const entries = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return entries.filter(({ layout }) => !layout.includes(only));
}

const Manifest = z.array(z.looseObject({ layout: z.string() }));

/** People who fit a design, other ones than the design before took. */
function choosePeople(
  people: readonly Person[],
  design: Design,
  { first, documents }: { first: number; documents: number },
): Person[] {
  const fitting = people.filter(
    ({ language, isDated }) =>
      design.languages.includes(language) && (isDated || !design.needsDates),
  );
  // Steps that share no factor with the number of people go through all languages.
  const step = fitting.length % 37 === 0 ? 1 : 37;
  return Array.from(
    { length: Math.min(documents, design.most ?? documents, fitting.length) },
    (_, at) => fitting[((first + at) * step) % fitting.length],
  ).filter((person) => person !== undefined);
}

/** Writes the documents of a design; answers with what their truths lost, or why some are missing. */
async function writeDesign(
  folder: string,
  people: readonly Person[],
  design: Design,
  press: Press,
): Promise<string> {
  const lost: string[] = [];
  const failures: string[] = [];
  for (const person of people) {
    try {
      lost.push(...(await writeDocument(folder, person, design, press)));
    } catch (error) {
      if (error instanceof MissingProgram) return error.message;
      failures.push(`; ${person.id} failed: ${error instanceof Error ? error.message : error}`);
    }
  }
  return countOf(lost) + failures.join('');
}

async function writeDocument(folder: string, person: Person, design: Design, press: Press) {
  mkdirSync(join(folder, design.split), { recursive: true });
  const file = join(folder, design.split, `${idOf(person, design)}.${design.format}`);
  writeFileSync(file, await design.write(person, press));
  const { truth, dropped } = keepPrinted(truthOf(person, design.prints), textsOf(file));
  writeFileSync(truthFile(folder, person, design), JSON.stringify(truth, null, 1));
  return dropped;
}

const idOf = (person: Person, design: Design): string => `${person.id}__${design.id}`;

const truthFile = (folder: string, person: Person, design: Design): string =>
  join(folder, design.split, `${idOf(person, design)}.truth.json`);

function describe(person: Person, design: Design) {
  const id = idOf(person, design);
  return {
    id,
    file: `${id}.${design.format}`,
    truth: `${id}.truth.json`,
    split: design.split,
    format: design.format,
    layout: design.id,
    producer: design.producer,
    person: person.id,
    field: person.trade,
    tags: [person.language],
    source: 'generated',
  };
}

/** Says how often each field was dropped; "nothing dropped" where none was. */
function countOf(fields: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  if (counts.size === 0) return 'nothing dropped';
  return `dropped ${[...counts].map(([field, count]) => `${field} ${count}`).join(', ')}`;
}
