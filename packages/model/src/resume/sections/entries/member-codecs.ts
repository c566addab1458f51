import { dateCodec } from '../../../dates/date-value.ts';
import type { Codec } from '../../../fields/codec.ts';
import type { Field } from '../../../fields/field.ts';
import { pointsCodec } from '../../../points/points.ts';
import type { EntrySection } from '../define-section.ts';

/** A codec of any value that is flat as a text. */
type TextCodec = Codec<unknown, string>;

/** Conversion of a field's texts to values; absent where a text is the value. */
const CODECS: Partial<Record<Field['type'], TextCodec>> = {
  month: dateCodec,
  dateRange: dateCodec,
  points: pointsCodec,
  text: pointsCodec,
};

const known = new WeakMap<EntrySection, ReadonlyMap<string, TextCodec>>();

/** The codecs of a section's members by their names; members that are flat themselves have none. */
export function memberCodecs(section: EntrySection): ReadonlyMap<string, TextCodec> {
  const codecs = known.get(section) ?? new Map(listCodecs(section));
  known.set(section, codecs);
  return codecs;
}

function listCodecs({ fields }: EntrySection): [string, TextCodec][] {
  return fields.flatMap(({ type, members }) => {
    const codec = CODECS[type];
    const texts = Object.entries(members).filter(([, empty]) => typeof empty === 'string');
    return codec ? texts.map(([name]): [string, TextCodec] => [name, codec]) : [];
  });
}

/** Returns the value of a member that says nothing; undefined for one whose text is its value. */
export const emptyMember = (section: EntrySection, name: string): unknown =>
  memberCodecs(section).get(name)?.fromFlat('');

/** The names of a section's members that hold points. */
export const pointMembers = (section: EntrySection): string[] =>
  membersOfCodec(section, pointsCodec);

/** The names of a section's members that hold a date. */
export const dateMembers = (section: EntrySection): string[] => membersOfCodec(section, dateCodec);

const membersOfCodec = (section: EntrySection, asked: TextCodec): string[] =>
  [...memberCodecs(section)].flatMap(([name, codec]) => (codec === asked ? [name] : []));
