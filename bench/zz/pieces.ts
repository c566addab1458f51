import { readFileSync } from 'node:fs';
import { readDocument } from '@shortlist/readers';
const r = await readDocument(new Uint8Array(readFileSync(process.argv[2]!)));
if (r.ok) for (const l of r.text.lines) if (l.pieces.map((p) => p.text).join(' ').includes(process.argv[3]!)) console.log(l.pieces.map((p) => `${JSON.stringify(p.before)}${p.x.toFixed(1)}+${p.width.toFixed(1)}«${p.text}»`).join(' '));
