import { formatFieldRef } from '@shortlist/model';
import { createDesigns, loadDesigns } from '@shortlist/templates';
import { printIn } from '../designs/print.ts';
import { readBack } from '../designs/read-back.ts';
import { readSamples } from '../designs/samples.ts';
import { writeFileSync } from 'node:fs';
const want = process.argv.slice(2);
const loaded = await loadDesigns();
const version = loaded.layoutVersions.find(({ number }) => number === 6)!;
const [firstD, ...othersD] = loaded.all.map(({ id }) => loaded.of({ design: id, engine: 6 }).design);
const designs = createDesigns([firstD!, ...othersD], [{ ...version, number: 1 }]);
const causes = new Map<string, string[]>();
for (const design of designs.all) {
  let [f, s] = [0, 0];
  for (const [at, { resume }] of readSamples().entries()) {
    const { pdf } = await printIn(resume, design, designs);
    if (want.includes(`save:${design.id}:${at}`)) writeFileSync(`/tmp/reading2/own-${design.id}-${at}.pdf`, pdf);
    const read = await readBack(resume, pdf, false);
    f += read.fields; s += read.same;
    for (const d of read.differences as any[]) { const k = `${at} ${JSON.stringify(d.ref ?? d.field ?? '')} typed ${JSON.stringify(d.typed ?? d.written ?? d.expected ?? '').slice(0, 80)} read ${JSON.stringify(d.read ?? d.actual ?? '').slice(0, 80)}`; causes.set(k, [...(causes.get(k) ?? []), design.id]); if (want.includes('raw') && causes.size < 3) console.log(d); }
  }
  console.log(design.id, f, s, ((100 * s) / f).toFixed(2));
}
for (const [k, ds] of [...causes].sort((a, b) => b[1].length - a[1].length)) console.log(ds.length, k, ds.length < 4 ? ds.join(',') : '');
