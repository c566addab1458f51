// `node scripts/release-notes.ts VERSION`: prints what the changelog says of a version, for the page of its release.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesOf } from './release/notes-of.ts';

const [version = ''] = process.argv.slice(2);
const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
const notes = notesOf(changelog, version);
if (notes === undefined) {
  process.stderr.write(`CHANGELOG.md says nothing of ${version || 'no version'}.\n`);
  process.exit(1);
}
process.stdout.write(`${notes}\n`);
