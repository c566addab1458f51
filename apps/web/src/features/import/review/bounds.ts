import { MAX_ENTRIES, MAX_TEXT } from '@shortlist/contracts';
import {
  type EntryId,
  type EntryKind,
  entriesOf,
  FIRST_BULLET,
  type Resume,
  type Sections,
  withEntries,
} from '@shortlist/model';
import type { ParsedResume, TextPlace } from '@shortlist/parser';
import type { WordsOf } from '#lib/language/use-words.ts';
import { entryName } from './fields/entry-name.ts';
import { readField, writeField } from './fields/field-text.ts';
import { entryFields, type FieldPlace, listEntries, listFields } from './fields/review-fields.ts';
import type { UnplacedPiece } from './unplaced/piece.ts';

type Piece = Omit<UnplacedPiece, 'id'>;

/** A resume that can be saved, and the texts that were too much for it. */
type Bounded = { resume: Resume; beyond: readonly Piece[] };

/**
 * Takes out what no resume can hold, before anything of it is drawn: the entries of a kind beyond the most that the server
 * takes, and what a text says beyond the most characters. Each becomes a text without a place.
 */
export function withinBounds(
  { resume, fields }: Pick<ParsedResume, 'resume' | 'fields'>,
  sections: Sections,
  words: WordsOf<'review'>,
): Bounded {
  const places = new Map<EntryId, readonly TextPlace[]>();
  for (const { ref, places: some } of fields) {
    if (ref.entryId) places.set(ref.entryId, [...(places.get(ref.entryId) ?? []), ...some]);
  }
  const kinds = sections.tabs.flatMap((section) => sections.kindOf(section) ?? []);
  const fewer = kinds.reduce<Bounded>(
    (bounded, kind) => withoutSurplus(bounded, { kind, sections, places, words }),
    { resume, beyond: [] },
  );
  return listFields(fewer.resume, sections).reduce(
    (bounded, { place }) => withoutRest(bounded, place, sections, words),
    fewer,
  );
}

type OfKind = {
  kind: EntryKind;
  sections: Sections;
  places: ReadonlyMap<EntryId, readonly TextPlace[]>;
  words: WordsOf<'review'>;
};

function withoutSurplus(
  { resume, beyond }: Bounded,
  { kind, sections, places, words }: OfKind,
): Bounded {
  const surplus = listEntries(resume, kind).slice(MAX_ENTRIES);
  if (surplus.length === 0) return { resume, beyond };
  const pieces = surplus.map(({ entry }): Piece => {
    const texts = entryFields(kind, entry.id, sections).map(({ place }) =>
      readField(resume, place, sections).trim(),
    );
    return {
      text: texts.filter((text) => text !== '').join('\n'),
      places: places.get(entry.id) ?? [],
      heading: words.beyond({ section: sections.titleOf(sections.ofKind(kind).path) }),
      beyond: kind,
    };
  });
  const kept = entriesOf(resume, kind).slice(0, MAX_ENTRIES);
  return {
    resume: withEntries(resume, kind, kept),
    beyond: [...beyond, ...pieces.filter(({ text }) => text !== '')],
  };
}

function withoutRest(
  { resume, beyond }: Bounded,
  place: FieldPlace,
  sections: Sections,
  words: WordsOf<'review'>,
): Bounded {
  const text = readField(resume, place, sections);
  if (text.length <= MAX_TEXT / 2) return { resume, beyond };
  // Each line of a list may bear a mark where it is stored.
  const lines = text.slice(0, MAX_TEXT).split('\n').length;
  const most = MAX_TEXT - lines * FIRST_BULLET.length;
  if (text.length <= most) return { resume, beyond };
  const end = lastBreak(text, most);
  const rest = {
    text: text.slice(end).trim(),
    places: [],
    heading: words.restOf({ name: nameOf(resume, place, sections) }),
  };
  return {
    resume: writeField(resume, place, text.slice(0, end).trimEnd(), sections),
    beyond: [...beyond, rest],
  };
}

/** Returns where to cut a text: at the last end of a line, else of a word, unless that is far from `most`. */
function lastBreak(text: string, most: number): number {
  const head = text.slice(0, most);
  const breaks = [head.lastIndexOf('\n'), head.search(/\s\S*$/u)];
  return breaks.find((at) => at > most / 2) ?? most;
}

function nameOf(resume: Resume, place: FieldPlace, sections: Sections): string {
  const kind = sections.kindOf(place.section);
  const section = sections.titleOf(place.section);
  const entries = kind ? listEntries(resume, kind) : [];
  const at = entries.findIndex(({ entry }) => entry.id === place.entryId);
  const entry = entries[at];
  return entry ? entryName(entry, at, sections) : section;
}
