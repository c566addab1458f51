import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { numberedIds, SECTIONS } from '@shortlist/model';
import { parseResume, writeSections } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
// @ts-ignore
import { docScore, scoreDoc, prf } from '/work/shared/eval/parse/score.mjs';
import { writeEight } from '../parse/write-eight.ts';
const base = '/tmp/reading2/conv';
const show = process.argv[2];
async function parse(f: string, truth: any) { const r = await readDocument(new Uint8Array(readFileSync(f))); if (!r.ok) return {}; const resume = parseResume(r.text, numberedIds(), { knowsOurFiles: true }).resume; return JSON.parse(JSON.stringify(truth ? writeEight(resume, truth) : writeSections(resume, SECTIONS))); }
const sums: Record<string, number[]> = {};
for (const f of readdirSync(base + '/src').filter((x) => x.endsWith('.docx'))) {
  const id = f.slice(0, -5);
  const tf = `${base}/src/${id}.truth.json`;
  const truth = existsSync(tf) ? JSON.parse(readFileSync(tf, 'utf8')) : undefined;
  const own = await parse(`${base}/src/${f}`, truth);
  const gold = truth ?? own;
  const row: string[] = [];
  for (const [fm, pred] of [['docx', own], ...(await Promise.all(['odt', 'rtf', 'doc'].map(async (x) => [x, await parse(`${base}/${x}/${id}.${x}`, truth)])))] as any) {
    const d = scoreDoc(gold, pred); const s = docScore(d);
    ((sums[(truth ? 'truth ' : 'agree ') + fm] ??= []) as number[]).push(s);
    row.push(s.toFixed(3));
    if (show && id.includes(show)) console.log(fm, Object.entries(d).map(([k, c]: any) => [k, prf(c)] as any).filter(([, x]: any) => x.f1 < 0.999).map(([k, x]: any) => `${k} P${x.p.toFixed(2)} R${x.r.toFixed(2)}`).join('; '), JSON.stringify(pred));
  }
  if (new Set(row).size > 1) console.log(id.padEnd(44), row.join(' '), truth ? '' : '(agreement)');
}
for (const [k, v] of Object.entries(sums)) console.log(k, v.length, (v.reduce((a, b) => a + b) / v.length).toFixed(4));
