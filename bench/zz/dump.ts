import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { numberedIds, SECTIONS } from '@shortlist/model';
import { parseResume, writeSections } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
const out: Record<string, any> = {};
for (const dir of ['/work/shared/eval/trial', '/work/shared/eval/parse/reading']) for (const f of readdirSync(dir)) {
  if (!/\.(pdf|docx|doc|html|txt|md|odt|rtf)$/.test(f)) continue;
  const r = await readDocument(new Uint8Array(readFileSync(`${dir}/${f}`)));
  if (!r.ok) { out[f] = 'refused'; continue; }
  const { resume, unplaced } = parseResume(r.text, numberedIds());
  out[f] = { ...JSON.parse(JSON.stringify(writeSections(resume, SECTIONS))), unplaced: unplaced.map((u) => u.text) };
}
writeFileSync(process.argv[2]!, JSON.stringify(out));
