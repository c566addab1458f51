import type { Mark } from '@shortlist/contracts';

/** Lists what a proposal brings in, in words, each thing once. */
export function markTexts(text: string, marks: readonly Mark[]): string[] {
  const texts = marks.map(
    ({ kind, start, end }) => `“${text.slice(start, end)}” (${kind}) is not in your resume.`,
  );
  return [...new Set(texts)];
}
