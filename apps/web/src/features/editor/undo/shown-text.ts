import { currentId } from '@shortlist/draft';
import {
  entryKey,
  type FieldName,
  type FieldRef,
  isPoints,
  parseFieldRef,
  partValue,
  pointsCodec,
  readField,
  type Sections,
} from '@shortlist/model';
import type { DraftState, PartKey } from '#draft/resume-draft/resume-types.ts';
import { withBullets } from '#platform/text/bullet-typing.ts';

/** A plain text field of the page. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Fields whose controls show something else than the plain text, or suggest while it changes. */
const OTHER: ReadonlySet<FieldName> = new Set([
  'startDate',
  'endDate',
  'date',
  'country',
  'state',
  'city',
  // A control for each half of each line.
  'links',
  'details',
]);

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Returns what the control of a field shows of a draft; undefined for all other controls. */
export function shownText(
  draft: DraftState,
  controlId: string,
  sections: Sections,
): string | undefined {
  const ref = parseFieldRef(controlId.replace(/^field-/u, ''), sections);
  if (!ref || OTHER.has(ref.field)) return undefined;
  const part = partValue(draft.document, keyOf(draft, ref, sections), sections);
  const said = typeof part === 'string' ? part : part && readField(part, ref.field);
  const value = isPoints(said) ? pointsCodec.toFlat(said) : said;
  if (typeof value !== 'string') return undefined;
  return ref.field === 'bullets' ? withBullets(value) : value;
}

function keyOf(
  { aliases }: DraftState,
  { section, entryId }: FieldRef,
  { kindOf }: Sections,
): PartKey {
  const kind = kindOf(section);
  return kind && entryId !== undefined
    ? entryKey(kind, currentId(aliases, entryId))
    : (section as 'contact' | 'skills' | 'summary');
}
