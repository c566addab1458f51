import type { Exporter } from '@shortlist/exporters';
import type { Resume } from '@shortlist/resume';
import type { Checked } from './checking/check-queue.ts';
import * as words from './words.ts';

/** What each format loses of this very resume, by the format's id; nothing of what is whole or not known yet. */
export function lossNotes(
  resume: Resume,
  outcomes: Checked['outcomes'],
  formats: readonly Pick<Exporter, 'id' | 'name'>[],
): ReadonlyMap<string, string> {
  return new Map(
    formats.flatMap(({ id, name }) => {
      const found = outcomes.get(id);
      if (found?.resume !== resume || found.outcome.kind !== 'compared') return [];
      const { fields, same } = found.outcome;
      return same < fields ? [[id, words.loss({ name, fields, same })] as const] : [];
    }),
  );
}
