import { readFileSync } from 'node:fs';
import { readDocument } from '@shortlist/readers';
import { readingOrder } from '../../packages/parser/src/order/reading-order.ts';
import { splitSections } from '../../packages/parser/src/sections/split-sections.ts';
import { cutRunIn } from '../../packages/parser/src/headings/cut-run-in.ts';
import { leadMarkers } from '../../packages/parser/src/lines/lead-markers.ts';
for (const f of process.argv.slice(2)) {
  const read = await readDocument(new Uint8Array(readFileSync(f)));
  if (!read.ok) continue;
  const cols = readingOrder(read.text).map((r) => leadMarkers(r));
  splitSections(cutRunIn(cols)).forEach((secs, c) => { console.log('COLUMN', c); for (const s of secs) { console.log(`[${s.kind}] ${s.title?.text ?? ''} ${s.sure.toFixed(2)}`); for (const r of s.rows) console.log(`   p${r.page} y${r.y.toFixed(0)} gap${r.gap.toFixed(1)} ${r.marker} ${(r.line as any).heading ? 'h' + (r.line as any).heading : ''} ` + r.cells.map((x) => `${x.x.toFixed(0)}-${x.right.toFixed(0)}/${x.size}${x.bold ? 'b' : ''}${x.italic ? 'i' : ''}«${x.text}»${x.labelled ?? ''}`).join(' | ')); } });
}
