import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type FieldEvidence, type ReadField, readWithEvidence } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { numberedIds } from '@shortlist/resume';
import { documentsOf } from '../score-set.ts';
import { compareFields, type Truth } from './compare-fields.ts';

/** A field that was read, the evidence for it, and whether the truth has it so. */
export type Observed = {
  document: string;
  field: ReadField;
  evidence: FieldEvidence;
  isRight: boolean;
};

/** Every field read from the documents of a folder that their truths decide on. */
export async function observeSet(folder: string): Promise<Observed[]> {
  const observed: Observed[] = [];
  for (const file of documentsOf(folder)) {
    const truthFile = join(folder, `${basename(file, extname(file))}.truth.json`);
    const read = await readDocument(new Uint8Array(readFileSync(join(folder, file))));
    if (!read.ok || !existsSync(truthFile)) continue;
    const truth = JSON.parse(readFileSync(truthFile, 'utf8')) as Truth;
    const { parsed, evidence } = readWithEvidence(read.text, numberedIds());
    const verdicts = compareFields(parsed, truth);
    parsed.fields.forEach((field, at) => {
      const [seen, isRight] = [evidence[at], verdicts[at]];
      if (seen && isRight !== undefined)
        observed.push({ document: file, field, evidence: seen, isRight });
    });
  }
  return observed;
}
