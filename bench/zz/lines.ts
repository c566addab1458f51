import { readFileSync } from 'node:fs';
import { readDocument } from '@shortlist/readers';
import { readingOrder } from '../../packages/parser/src/order/reading-order.ts';
import { splitSections } from '../../packages/parser/src/sections/split-sections.ts';
import { cutRunIn } from '../../packages/parser/src/headings/cut-run-in.ts';
import { leadMarkers } from '../../packages/parser/src/lines/lead-markers.ts';
import { measureColumn } from '../../packages/parser/src/lines/join-wrapped.ts';
import { entryLinesOf } from '../../packages/parser/src/sections/section-lines.ts';
import { splitEntries } from '../../packages/parser/src/entries/split-entries.ts';
import { chunksOf } from '../../packages/parser/src/entries/chunks.ts';
import { splitHead, namesWork, isRoleTitle } from '../../packages/parser/src/entries/heads/split-head.ts';
const want = process.argv[3];
const read = await readDocument(new Uint8Array(readFileSync(process.argv[2]!)));
if (read.ok) {
  const cols = cutRunIn(readingOrder(read.text).map((r) => leadMarkers(r)));
  splitSections(cols).forEach((secs, c) => { for (const s of secs) { if (s.kind !== want) continue; console.log(`[${s.kind}] ${s.title?.text}`);
    const measure = measureColumn(cols[c]!, read.text.placement === 'measured');
    const lines = entryLinesOf({ ...s, measure, isOurs: false });
    for (const e of splitEntries(lines)) { const h = splitHead(e, namesWork, isRoleTitle); console.log('  ENTRY dated', JSON.stringify(e.dated)); for (const l of e.lines) console.log('    ', h.head.includes(l) ? 'H' : ' ', l.space.toFixed(2), l.marker, l.cells.map((x) => `${x.x.toFixed(0)}-${x.right.toFixed(0)}${x.bold ? 'b' : ''}«${x.text}»${x.labelled ?? ''}`).join(' | ')); console.log('     chunks', chunksOf(h.head).map((x) => x.text)); }
  } });
}
