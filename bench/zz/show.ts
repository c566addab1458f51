// usage: node show.ts FILE... : what is read
import { readFileSync, existsSync } from 'node:fs';
import { numberedIds, SECTIONS } from '@shortlist/model';
import { parseResume, writeSections } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
// @ts-ignore
import { scoreDoc, prf, docScore } from '/work/shared/eval/parse/score.mjs';
import { writeEight } from '../parse/write-eight.ts';
const short = (v: any): any => v;
for (const file of process.argv.slice(2).filter((f) => !f.startsWith('--') && !f.endsWith('.json'))) {
  console.log('=====', file);
  const read = await readDocument(new Uint8Array(readFileSync(file)));
  if (!read.ok) { console.log('REFUSED', read.problem); continue; }
  if (process.argv.includes('--lines')) for (const l of read.text.lines) console.log(`  p${l.page} y${l.y.toFixed(0)} ${l.list ? l.list.level + l.list.marker : ''} ${JSON.stringify((l as any).style ?? '')}${(l as any).heading ?? ''} ` + l.pieces.map((p: any) => `${p.x.toFixed(0)}/${p.size}${p.bold ? 'b' : ''}${p.italic ? 'i' : ''}«${p.text}»`).join(' '));
  const { resume, fields, unplaced } = parseResume(read.text, numberedIds());
  const s: any = JSON.parse(JSON.stringify(writeSections(resume, SECTIONS)));
  console.log('contact', JSON.stringify(s.contact));
  if (s.summary) console.log('summary', JSON.stringify(s.summary));
  for (const list of ['experiences', 'educations', 'awards', 'certifications', 'projects']) for (const e of s[list] ?? []) console.log(list.slice(0, 5), JSON.stringify(Object.fromEntries(Object.entries(e).filter(([, v]: any) => v !== '' && v !== null && v !== false && !(Array.isArray(v) && v.length === 0)))));
  console.log('skills', JSON.stringify(s.skills));
  if (s.others?.length) console.log('others', JSON.stringify(s.others));
  console.log('unplaced', JSON.stringify(unplaced.map((u) => u.text)));
  if (process.argv.includes('--conf')) for (const f of fields) console.log('   ', f.confidence.toFixed(2), f.text.slice(0, 70), JSON.stringify(f.ref));
  const tf = file.replace(/\.\w+$/, '.truth.json');
  if (existsSync(tf)) {
    const truth = JSON.parse(readFileSync(tf, 'utf8'));
    const d = scoreDoc(truth, JSON.parse(JSON.stringify(writeEight(resume, truth))));
    console.log('SCORE', docScore(d).toFixed(3), Object.entries(d).map(([k, c]: any) => [k, prf(c)] as any).filter(([, x]: any) => x.f1 < 0.999).map(([k, x]: any) => `${k} P${x.p.toFixed(2)} R${x.r.toFixed(2)}`).join('; '));
    if (process.argv.includes('--truth')) { const { contact, ...t } = truth; console.log('TRUTH contact', JSON.stringify(contact)); for (const k of Object.keys(t)) { if (Array.isArray(t[k]) && typeof t[k][0] === 'object') for (const e of t[k]) console.log('T', k.slice(0, 5), JSON.stringify(e)); else console.log('T', k, JSON.stringify(t[k])); } }
  }
}
