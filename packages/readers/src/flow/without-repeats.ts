import type { FlowParagraph } from './flow.ts';

/** Parts that say the same, such as the headers of the first and of the other pages, once. */
export function withoutRepeats(parts: readonly FlowParagraph[][]): FlowParagraph[] {
  const seen = new Set<string>();
  return parts.flatMap((paragraphs) => {
    const text = paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n');
    if (seen.has(text)) return [];
    seen.add(text);
    return paragraphs;
  });
}
