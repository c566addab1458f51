import { readdirSync, readFileSync } from 'node:fs';
import { numberedIds } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
const texts: any[] = [];
for (const d of ['dev', 'real', 'real2']) for (const f of readdirSync(`/work/shared/eval/parse/${d}`)) { if (!/\.(pdf|docx?)$/.test(f)) continue; const r = await readDocument(new Uint8Array(readFileSync(`/work/shared/eval/parse/${d}/${f}`))); if (r.ok) texts.push(r.text); }
for (let i = 0; i < 3; i++) for (const t of texts) parseResume(t, numberedIds());
const times: number[] = [];
for (const t of texts) { let best = Infinity; for (let i = 0; i < 7; i++) { const c = process.cpuUsage(); parseResume(t, numberedIds()); const d = process.cpuUsage(c); best = Math.min(best, (d.user + d.system) / 1000); } times.push(best); }
times.sort((a, b) => a - b);
console.log('docs', times.length, 'mean', (times.reduce((a, b) => a + b) / times.length).toFixed(2), 'p50', times[times.length >> 1]!.toFixed(2), 'p95', times[Math.floor(times.length * 0.95)]!.toFixed(2));
