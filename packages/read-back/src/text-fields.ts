import type { PrintedSection, PrintedText } from '@shortlist/model';
import type { PrintedField } from './printed-field.ts';
import { saysSomething } from './same-text.ts';

/** A list is parted here; by a comma or a semicolon only outside of brackets. */
const SEPARATORS = /[,;](?![^()]*\))(?:\s+|$)|[、，；،؛]\s*|\s*[|•·∙●▪◦]\s*/u;

/** "Languages: Go, SQL" */
const LABELLED = /^(?<label>[^:：]{1,45}[:：])\s+(?<items>.+)$/u;

/** The lines of a section of text. Of a list within a line each item is a field, and what stands before a colon is one. */
export function textFields({ lines, layout }: PrintedSection, title: string): PrintedField[] {
  return lines.flatMap(({ ref, text }: PrintedText) => {
    const label = {
      code: 'labels.line' as const,
      params: { section: title, number: (ref.line ?? 0) + 1 },
    };
    const texts = (layout === 'inline' ? itemsOf(text) : [text]).filter(saysSomething);
    return texts.map((each) => ({ name: ref.field, ref, text: each, label }));
  });
}

function itemsOf(line: string): string[] {
  const { label, items } = LABELLED.exec(line)?.groups ?? {};
  const list = (items ?? line).split(SEPARATORS);
  return label === undefined ? list : [label, ...list];
}
