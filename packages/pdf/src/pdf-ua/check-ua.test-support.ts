import type { FileObjects } from '../file/file-objects.test-support.ts';
import { ANNOTATION_RULES } from './annotation-rules.test-support.ts';
import { DOCUMENT_RULES } from './document-rules.test-support.ts';
import { FONT_RULES } from './font-rules.test-support.ts';
import type { Rule } from './rule.test-support.ts';
import { STRUCTURE_RULES } from './structure-rules.test-support.ts';
import { openUaFile } from './ua-file.test-support.ts';

/**
 * Every failure condition of the Matterhorn Protocol 1.1 (PDF/UA-1, ISO 14289-1:2014) that a machine can test, and
 * what ISO 32000-1 asks of tagged files besides.
 */
export const RULES: readonly Rule[] = [
  ...DOCUMENT_RULES,
  ...STRUCTURE_RULES,
  ...ANNOTATION_RULES,
  ...FONT_RULES,
];

/** Lists what breaks the rules in a finished file: the ids of the rule, and where. */
export function checkUa(file: FileObjects): string[] {
  const opened = openUaFile(file);
  return RULES.flatMap(({ ids, findings }) =>
    findings(opened).map((finding) => `${ids.join(', ')}: ${finding}`),
  );
}
