// usage: lost.ts FOLDER pattern : fields lost by design
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { numberedIds } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
// @ts-ignore
import { scoreDoc, aggregate } from '/work/shared/eval/parse/score.mjs';
import { writeEight } from '../parse/write-eight.ts';
const [folder, pattern] = process.argv.slice(2) as [string, string];
const groups: Record<string, any[]> = {};
for (const f of readdirSync(folder)) {
  if (!/\.(pdf|docx?|odt|rtf|html|txt|md)$/.test(f) || !new RegExp(pattern).test(f)) continue;
  const id = f.replace(/\.\w+$/, '');
  const truth = JSON.parse(readFileSync(`${folder}/${id}.truth.json`, 'utf8'));
  const r = await readDocument(new Uint8Array(readFileSync(`${folder}/${f}`)));
  const pred = r.ok ? JSON.parse(JSON.stringify(writeEight(parseResume(r.text, numberedIds()).resume, truth))) : {};
  (groups[id.split('__')[1] ?? id] ??= []).push(scoreDoc(truth, pred));
}
for (const [g, ds] of Object.entries(groups)) { const A = aggregate(ds); console.log(g, ds.length, A.docMeanF1.toFixed(3), Object.entries(A.fields).filter(([, x]: any) => x.f1 < 0.93).map(([k, x]: any) => `${k} P${x.p.toFixed(2)} R${x.r.toFixed(2)} (${x.support.toFixed(0)})`).join('; ')); }
