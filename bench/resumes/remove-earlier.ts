import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DESIGNS } from './designs.ts';

/** Removes what an earlier run left of the designs whose names hold `only`: it may have chosen other people. */
export function removeEarlier(folder: string, only: string): void {
  for (const { id, split } of DESIGNS.filter((design) => design.id.includes(only))) {
    const documents = join(folder, split);
    for (const file of existsSync(documents) ? readdirSync(documents) : []) {
      if (file.includes(`__${id}.`)) rmSync(join(documents, file));
    }
  }
}
