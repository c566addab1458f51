import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Design, Press, Split } from './design.ts';
import { DESIGNS } from './designs.ts';
import { keepPrinted } from './keep-printed.ts';
import { makePeople } from './people/make-people.ts';
import type { Person } from './people/person.ts';
import { openPress } from './press.ts';
import { textsOf } from './printed-text.ts';
import { truthOf } from './truth.ts';

/** The people that designs choose from. */
const PEOPLE_A_LANGUAGE = 40;

export type Order = {
  folder: string;
  /** Documents of each design. */
  documents: number;
  /** Only designs whose name holds this. */
  only: string;
};

/**
 * Writes documents with the truth beside them into `learn` and `unseen` of a folder, and a
 * manifest into each. Answers with a line about each design: what its truth lost by being checked.
 */
export async function writeResumes({ folder, documents, only }: Order): Promise<string[]> {
  const people = makePeople(PEOPLE_A_LANGUAGE);
  const press = openPress();
  const report: string[] = [];
  const manifest: Record<Split, object[]> = { learn: [], unseen: [] };
  try {
    for (const [at, design] of DESIGNS.entries()) {
      if (!design.id.includes(only)) continue;
      const lost: string[] = [];
      for (const person of choosePeople(people, design, { first: at * documents, documents })) {
        lost.push(...(await writeDocument(join(folder, design.split), person, design, press)));
        manifest[design.split].push(describe(person, design));
      }
      report.push(`${design.split} ${design.id}: ${countOf(lost)}`);
    }
  } finally {
    await press.close();
  }
  for (const split of ['learn', 'unseen'] as const) {
    mkdirSync(join(folder, split), { recursive: true });
    writeFileSync(join(folder, split, 'manifest.json'), JSON.stringify(manifest[split], null, 1));
  }
  return report;
}

/** People who fit a design, other ones than the design before took. */
function choosePeople(
  people: readonly Person[],
  design: Design,
  { first, documents }: { first: number; documents: number },
): Person[] {
  const fitting = people.filter(
    ({ language, isDated }) => language === 'en' && (isDated || !design.needsDates),
  );
  // Steps that share no factor with the number of people go through all languages.
  const step = 37;
  return Array.from(
    { length: documents },
    (_, at) => fitting[((first + at) * step) % fitting.length],
  ).filter((person) => person !== undefined);
}

async function writeDocument(folder: string, person: Person, design: Design, press: Press) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${idOf(person, design)}.${design.format}`);
  writeFileSync(file, await design.write(person, press));
  const { truth, dropped } = keepPrinted(truthOf(person, design.prints), textsOf(file));
  writeFileSync(join(folder, `${idOf(person, design)}.truth.json`), JSON.stringify(truth, null, 1));
  return dropped;
}

const idOf = (person: Person, design: Design): string => `${person.id}__${design.id}`;

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
    source: 'generated (invented person)',
  };
}

/** How often each field was dropped; "nothing dropped" where none was. */
function countOf(fields: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  if (counts.size === 0) return 'nothing dropped';
  return `dropped ${[...counts].map(([field, count]) => `${field} ${count}`).join(', ')}`;
}
