import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { numberedIds } from '@shortlist/model';
import { type FieldEvidence, readWithEvidence, withConfidence } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { documentsOf } from '../score-set.ts';
import { compareFields, type Truth } from './compare-fields.ts';

/** A field that was read, how sure the parser says it is, the evidence for it, and whether the truth has it so. */
export type Observed = {
  document: string;
  confidence: number;
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
    const reading = readWithEvidence(read.text, numberedIds());
    const { parsed, evidence } = reading;
    const { fields } = withConfidence(reading);
    compareFields(parsed, truth).forEach((isRight, at) => {
      const [seen, field] = [evidence[at], fields[at]];
      if (seen && field && isRight !== undefined)
        observed.push({ document: file, confidence: field.confidence, evidence: seen, isRight });
    });
  }
  return observed;
}
