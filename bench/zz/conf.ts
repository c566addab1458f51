import { join } from 'node:path';
import { observeSet } from '../parse/confidence/observe-set.ts';
import { binByConfidence, calibrationError } from '../parse/confidence/reliability.ts';
import { readdirSync, mkdirSync, copyFileSync, existsSync, symlinkSync } from 'node:fs';
const sets: Record<string, string[]> = { real: ['/work/shared/eval/parse/real'], real2: ['/work/shared/eval/parse/real2'], unseen: ['/tmp/reading2/gen/unseen'] };
for (const [name, folders] of Object.entries(sets)) {
  const all = (await Promise.all(folders.map(observeSet))).flat();
  const groups: [string, typeof all][] = [[name, all]];
  if (name === 'unseen') groups.push(['unseen themes', all.filter((o) => /theme-/.test(o.document))], ['unseen others', all.filter((o) => !/theme-/.test(o.document))]);
  for (const [n, obs] of groups) {
    const sure = obs.filter((o) => o.confidence >= 0.9);
    console.log(`${n}: ${obs.length} fields, right ${(100 * obs.filter((o) => o.isRight).length / obs.length).toFixed(1)} %, asked ${(100 * (1 - sure.length / obs.length)).toFixed(1)} %, sure wrong ${(100 * sure.filter((o) => !o.isRight).length / sure.length).toFixed(1)} %, ECE ${calibrationError(binByConfidence(obs)).toFixed(3)}`);
    for (const b of binByConfidence(obs)) console.log(`   ${b.from.toFixed(2)}-${b.to.toFixed(2)} n ${b.count} said ${b.said.toFixed(3)} right ${b.right.toFixed(3)}`);
    const fam: Record<string, number[]> = {};
    for (const o of sure) { const f = (fam[o.evidence.family] ??= [0, 0]); f[0]! += 1; if (!o.isRight) f[1]! += 1; }
    console.log('   wrong sure by kind:', Object.entries(fam).filter(([, [, w]]) => w! > 0).sort((a, b) => b[1][1]! - a[1][1]!).slice(0, 14).map(([k, [c, w]]) => `${k} ${w}/${c}`).join(', '));
  }
}
