import { type Mark, moveMarks } from '../../points/mark.ts';
import { isStorable, storable } from '../../texts/storable.ts';

/** A value whose texts are as they can be stored (`storable`), marks where their words stand then; the same one where they are so already. */
export function storableValue<V>(value: V): V {
  if (typeof value === 'string') return storable(value) as V & string;
  if (typeof value !== 'object' || value === null || hasStorableTexts(value)) return value;
  if (Array.isArray(value)) return value.map(storableValue) as V & unknown[];
  const said = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, storableValue(member)]),
  );
  return { ...said, ...movedMarks(value) } as V;
}

const hasStorableTexts = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(hasStorableTexts);
};

/** The marks of a point, whose text may become shorter. */
function movedMarks(value: { text?: string; marks?: readonly Mark[] }) {
  const { text, marks } = value;
  return typeof text === 'string' && marks
    ? { marks: moveMarks(storableValue(marks), text, storable(text)) }
    : {};
}
