import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a migrations folder of these steps into `folder`, as Drizzle's generator would. */
export function writeMigrations(folder: string, steps: readonly string[]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = steps.map((_, index) => ({ tag: `000${index}_step`, when: index + 1 }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [index, step] of steps.entries())
    writeFileSync(join(folder, `000${index}_step.sql`), step);
  return folder;
}

/** One table of whole numbers, enough to see what is kept and what is lost. */
export const NOTES = 'create table notes (id int primary key)';
