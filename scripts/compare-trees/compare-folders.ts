import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Compares two folders file by file, as bytes; a difference names the file and where it begins. */
export function compareFolders(before: string, after: string) {
  const names = [...new Set([...listFiles(before), ...listFiles(after)])].sort();
  const differences = names.flatMap((name) =>
    difference(name, read(join(before, name)), read(join(after, name))),
  );
  return { files: names.length, differences };
}

const listFiles = (folder: string) =>
  globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function difference(name: string, before: Buffer | undefined, after: Buffer | undefined): string[] {
  if (!before) return [`${name}: only after`];
  if (!after) return [`${name}: only before`];
  if (before.equals(after)) return [];
  if (name.endsWith('.pdf')) return [`${name}: sha-256 ${digest(before)} → ${digest(after)}`];
  return [`${name}: ${firstDifference(String(before), String(after))}`];
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const SHOWN = 60;

/** The line where two texts part, with a few characters of both. */
function firstDifference(before: string, after: string): string {
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const line = before.slice(0, at).split('\n').length;
  const from = Math.max(0, at - SHOWN / 2);
  const shown = (text: string) => JSON.stringify(text.slice(from, at + SHOWN));
  return `line ${line}: ${shown(before)} → ${shown(after)}`;
}
