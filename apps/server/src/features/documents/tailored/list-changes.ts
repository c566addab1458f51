import { type DocumentChange, formatChangeRef } from '@shortlist/contracts';
import { type ContentMerger, kindOfOrder, splitPointField } from '@shortlist/model';
import type { Forms } from '../forms.ts';
import { isEntry } from '../parts/stored-part.ts';
import { type MergedPart, type PartRow, upgradeRow, WHOLE, wasInBase } from './merge-rows.ts';
import type { Tailored } from './read-rows-queries.ts';

const NOTHING = { content: {}, schema: 1 };

/** Lists what a tailored document says otherwise than its base. */
export function listChanges(
  { own, ofBase, merged }: Tailored,
  { forms, merger }: { forms: Forms; merger: ContentMerger },
): DocumentChange[] {
  const inBase = new Map(
    ofBase.filter(({ isGone }) => !isGone).map((row) => [row.key, upgradeRow(row, forms)]),
  );
  const said = new Map(merged.map((part) => [part.key, part]));
  return own.flatMap((row) => {
    const part = said.get(row.key);
    if (part) return changesOf(part, merger);
    const base = inBase.get(row.key);
    return row.isGone && row.baseContent !== null && base
      ? removalOf(upgradeRow(row, forms), base, merger)
      : [];
  });
}

function removalOf(row: PartRow, base: PartRow, merger: ContentMerger): DocumentChange {
  const base_changed = merger.differ(row.key, wasInBase(row), base).length > 0;
  return { ref: row.key, kind: 'removed', here: null, base: base.content, base_changed };
}

function changesOf(part: MergedPart, merger: ContentMerger): DocumentChange[] {
  const { key, kind, base, content, inherits, open } = part;
  const whole = { ref: key, here: content, base: base?.content ?? null };
  if (isEntry(part) && inherits === null) return [{ ...whole, kind: 'added', base_changed: false }];
  if (isEntry(part) && !base) return [{ ...whole, kind: 'words', base_changed: true }];
  const fields = merger.differ(key, part, base ?? NOTHING);
  if (fields.length > 0 && (kind === 'section_order' || kindOfOrder(key) !== undefined))
    return [{ ...whole, kind: 'order', base_changed: open.length > 0 }];
  return fields.map((field) => {
    const here = merger.read(key, part, field) ?? null;
    return {
      ref: formatChangeRef(key, field),
      kind: kindOfField(kind, field, here),
      ...{ here, base: merger.read(key, base ?? NOTHING, field) ?? null },
      base_changed: open.includes(field) || open.includes(WHOLE),
    };
  });
}

function kindOfField(kind: string, field: string, here: unknown): DocumentChange['kind'] {
  if (kind === 'look') return 'look';
  const [, point] = splitPointField(field);
  const isHiding = field === 'flag.hidden' || field === 'isHidden' || point !== undefined;
  if (isHiding && typeof here === 'boolean') return here ? 'hidden' : 'shown';
  if (field.startsWith('shown.')) return here === true ? 'shown' : 'hidden';
  return 'words';
}
