import type { Sections } from '@shortlist/model';
import type { Entry } from './review-fields.ts';

/** Returns the name of an entry on the screen: by all that may name it, or "Education 2"; `position` counts from 0. */
export function entryName({ kind, entry }: Entry, position: number, sections: Sections): string {
  const { naming, words } = sections.ofKind(kind);
  const texts = new Map<string, unknown>(Object.entries(entry));
  const names = naming.map((name) => String(texts.get(name) ?? '').trim());
  return names.filter((name) => name !== '').join(', ') || `${words.entry} ${position + 1}`;
}
