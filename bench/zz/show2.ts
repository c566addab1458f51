import { readFileSync } from 'node:fs';
import { numberedIds, SECTIONS } from '@shortlist/model';
import { parseResume, writeSections } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
const read = await readDocument(new Uint8Array(readFileSync(process.argv[2]!)));
if (read.ok) { for (const l of read.text.lines) console.log(`p${l.page} y${l.y.toFixed(0)} ` + l.pieces.map((p: any) => `${p.x.toFixed(0)}/${p.size}${p.bold ? 'b' : ''}${p.italic ? 'i' : ''}«${p.text}»`).join(' '));
const { resume, unplaced } = parseResume(read.text, numberedIds(), { knowsOurFiles: false }); const s: any = writeSections(resume, SECTIONS); for (const k of ['contact', 'experiences', 'educations']) console.log(k, JSON.stringify(s[k])); console.log(JSON.stringify(unplaced.map((u) => u.text))); }
