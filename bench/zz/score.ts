// usage: node score.ts SET... [--fresh] [--save NAME] [--docs]
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { numberedIds } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { writeEight } from '../parse/write-eight.ts';
// @ts-ignore
import { aggregate, docScore, scoreDoc } from '/work/shared/eval/parse/score.mjs';

const args = process.argv.slice(2);
const flags = new Set(args.filter((a) => a.startsWith('--')));
const sets = args.filter((a) => !a.startsWith('--'));
const FOLDERS: Record<string, string> = {
  dev: '/work/shared/eval/parse/dev', real: '/work/shared/eval/parse/real', real2: '/work/shared/eval/parse/real2',
  learn: '/tmp/reading2/gen/learn', unseen: '/tmp/reading2/gen/unseen', mine: '/tmp/reading2/mine', words: '/tmp/reading2/gen2/unseen', wordsl: '/tmp/reading2/gen2/learn',
};
mkdirSync('/tmp/reading2/cache', { recursive: true });
export async function placed(file: string) {
  const bytes = readFileSync(file);
  const key = join('/tmp/reading2/cache', createHash('sha1').update(bytes).digest('hex') + '.json');
  if (!flags.has('--fresh') && existsSync(key)) return JSON.parse(readFileSync(key, 'utf8'));
  const read = await readDocument(new Uint8Array(bytes));
  const value = read.ok ? read.text : null;
  writeFileSync(key, JSON.stringify(value));
  return value;
}
const man: Record<string, any> = {};
for (const set of sets) {
  const folder = FOLDERS[set] ?? set;
  const rows: { id: string; d: any }[] = [];
  const mf = [join(folder, 'manifest.json'), join(folder, '..', 'manifest.json')].find((f) => existsSync(f));
  if (mf) for (const e of JSON.parse(readFileSync(mf, 'utf8'))) man[e.id] = e;
  const slow: number[] = [];
  for (const file of readdirSync(folder)) {
    if (!/\.(pdf|docx?|odt|rtf|html|txt|md)$/.test(file)) continue;
    const id = basename(file, extname(file));
    const tf = join(folder, `${id}.truth.json`);
    if (!existsSync(tf)) continue;
    const truth = JSON.parse(readFileSync(tf, 'utf8'));
    const text = await placed(join(folder, file));
    const start = performance.now();
    const pred = text ? JSON.parse(JSON.stringify(writeEight(parseResume(text, numberedIds()).resume, truth))) : {};
    slow.push(performance.now() - start);
    rows.push({ id, d: scoreDoc(truth, pred) });
  }
  const A = aggregate(rows.map((r) => r.d));
  slow.sort((a, b) => a - b);
  console.log(`${set.padEnd(8)} n ${A.n}  macro ${A.macroF1.toFixed(4)}  mean ${A.docMeanF1.toFixed(4)}  >=.95 ${A.docF1.filter((f: number) => f >= 0.95).length}   p50 ${slow[slow.length >> 1]?.toFixed(0)} p95 ${slow[Math.floor(slow.length * 0.95)]?.toFixed(0)} ms`);
  if (flags.has('--docs') || set === 'real2' && flags.has('--docs2')) for (const r of rows) console.log(`  ${r.id.padEnd(45)} ${docScore(r.d).toFixed(3)}`);
  if (flags.has('--fields')) for (const [f, x] of Object.entries(A.fields) as any) console.log(`  ${f.padEnd(28)} ${x.p.toFixed(3)} ${x.r.toFixed(3)} ${x.f1.toFixed(3)} ${x.support.toFixed(0)}`);
  if (flags.has('--by')) {
    for (const key of ['producer', 'layout']) {
      const g: Record<string, any[]> = {};
      for (const r of rows) (g[man[r.id]?.[key] ?? '?'] ??= []).push(r.d);
      for (const [v, ds] of Object.entries(g)) { const x = aggregate(ds); console.log(`  ${key} ${v.padEnd(40)} n ${x.n} macro ${x.macroF1.toFixed(3)} mean ${x.docMeanF1.toFixed(3)}`); }
    }
  }
  const saved = `/tmp/reading2/save-${set}.json`;
  const now: Record<string, number> = {};
  for (const r of rows) now[r.id] = docScore(r.d);
  if (existsSync(saved)) {
    const before = JSON.parse(readFileSync(saved, 'utf8'));
    const changed = Object.entries(now).filter(([k, v]) => before[k] !== undefined && Math.abs(before[k] - v) > 0.002).sort((a, b) => (a[1] - before[a[0]]) - (b[1] - before[b[0]]));
    const up = changed.filter(([k, v]) => v > before[k]).length;
    if (changed.length) { console.log(`   changed: ${up} up, ${changed.length - up} down`);
    const show = changed.length > 24 ? [...changed.slice(0, 12), ...changed.slice(-6)] : changed;
    for (const [k, v] of show) console.log(`     ${k.padEnd(45)} ${before[k].toFixed(3)} -> ${v.toFixed(3)}`); }
  }
  if (flags.has('--save')) writeFileSync(saved, JSON.stringify(now));
}
