import { readFileSync } from 'node:fs';
import { readCompoundFile } from '../../packages/readers/src/doc/compound-file.ts';
import { openWordFile, rangeOf } from '../../packages/readers/src/doc/word-file.ts';
import { rangeFinder, readLookRanges } from '../../packages/readers/src/doc/look-pages.ts';
import { readCharacters } from '../../packages/readers/src/doc/character-text.ts';
import { readDocStyles } from '../../packages/readers/src/doc/doc-styles.ts';
import { listChanges } from '../../packages/readers/src/doc/changes.ts';
const file = openWordFile(readCompoundFile(new Uint8Array(readFileSync(process.argv[2]!))));
const chars = readCharacters(file); const find = rangeFinder(readLookRanges(file, 'paragraphs')); const styles = readDocStyles(file);
const { start, end } = rangeOf(file, 'body');
let from = start;
for (let at = start; at < end; at += 1) { const m = chars.text.charCodeAt(at); if (m !== 13 && m !== 7) continue; const r = find(chars.placeOf(at)); const b = r?.bytes ?? new Uint8Array(); const n = (b[0] ?? 0) + (b[1] ?? 0) * 256; console.log(n, JSON.stringify(styles(n).name), chars.text.slice(from, at).slice(0, 40), [...listChanges(b.subarray(2))].map((c) => c.code.toString(16)).join(' '), '| style list', styles(n).paragraph.list, styles(n).paragraph.indent); from = at + 1; }
