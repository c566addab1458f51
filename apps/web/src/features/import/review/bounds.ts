import {
  MAX_DOCUMENT_BYTES,
  MAX_ENTRIES,
  MAX_OWN_SECTIONS,
  MAX_TEXT,
  ROW_BYTES,
} from '@shortlist/contracts';
import {
  type EditorSection,
  type EntryId,
  type EntryKind,
  entriesOf,
  FIRST_BULLET,
  isOwnKey,
  type Resume,
  type Sections,
  withEntries,
} from '@shortlist/model';
import type { ParsedResume } from '@shortlist/parser';
import type { TextPlace } from '@shortlist/placed-text';
import type { WordsOf } from '#platform/language/use-words.ts';
import { entryName } from './fields/entry-name.ts';
import { readField, writeField } from './fields/field-text.ts';
import {
  type Entry,
  entryFields,
  type FieldPlace,
  listEntries,
  listFields,
} from './fields/review-fields.ts';
import type { UnplacedPiece } from './unplaced/piece.ts';

type Piece = Omit<UnplacedPiece, 'id'>;

/** A resume that can be saved, and the texts that were too much for it. */
type Bounded = { resume: Resume; beyond: readonly Piece[] };

/**
 * Takes out what no resume can hold, before anything of it is drawn: sections of the person's own and entries of a kind beyond the
 * most that the server takes, what a text says beyond the most characters, and what all of it says beyond the most bytes. Each becomes a text
 * without a place.
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
  const around = { sections, places, words };
  const kinds = sections.tabs.flatMap((section) => sections.kindOf(section) ?? []);
  const fewer = kinds.reduce<Bounded>(
    (bounded, kind) => withoutSurplus(bounded, { kind, ...around }),
    withoutOwnSections({ resume, beyond: [] }, around),
  );
  const shorter = listFields(fewer.resume, sections).reduce(
    (bounded, { place }) => withoutRest(bounded, place, sections, words),
    fewer,
  );
  return withinBytes(shorter, around);
}

type Around = {
  sections: Sections;
  places: ReadonlyMap<EntryId, readonly TextPlace[]>;
  words: WordsOf<'review'>;
};
type OfKind = Around & { kind: EntryKind };

/** The texts of entries that a resume does not hold. */
function piecesOf(
  resume: Resume,
  entries: readonly Entry[],
  { kind, sections, places, words }: OfKind,
): Piece[] {
  const heading = words.beyond({ section: sections.titleOf(sections.ofKind(kind).path) });
  return entries
    .map(({ entry }) => {
      const texts = entryFields(kind, entry.id, sections).map(({ place }) =>
        readField(resume, place, sections).trim(),
      );
      const text = texts.filter((each) => each !== '').join('\n');
      return { text, places: places.get(entry.id) ?? [], heading };
    })
    .filter(({ text }) => text !== '');
}

/** The text of a section that a resume does not hold. */
function pieceOf(resume: Resume, section: EditorSection, { sections, words }: Around): Piece[] {
  const text = readField(resume, textPlace(section), sections).trim();
  const heading = words.beyond({ section: sections.titleOf(section) });
  return text === '' ? [] : [{ text, places: [], heading }];
}

const textPlace = (section: EditorSection): FieldPlace => ({
  section,
  field: section as FieldPlace['field'],
});

/** Takes out the sections of a person's own beyond the first of them. */
function withoutOwnSections({ resume, beyond }: Bounded, around: Around): Bounded {
  const { sections } = around;
  const own = resume.sections.filter(({ key }) => isOwnKey(key)).map(({ key }) => key);
  const surplus = new Set(own.slice(MAX_OWN_SECTIONS));
  if (surplus.size === 0) return { resume, beyond };
  const pieces = [...surplus].flatMap((key) => {
    const path = sections.pathOfKey(key) as EditorSection;
    const kind = sections.kindOf(path);
    return kind
      ? piecesOf(resume, listEntries(resume, kind), { kind, ...around })
      : pieceOf(resume, path, around);
  });
  return {
    resume: { ...resume, sections: resume.sections.filter(({ key }) => !surplus.has(key)) },
    beyond: [...beyond, ...pieces],
  };
}

function withoutSurplus({ resume, beyond }: Bounded, ofKind: OfKind): Bounded {
  const { kind } = ofKind;
  const surplus = listEntries(resume, kind).slice(MAX_ENTRIES);
  if (surplus.length === 0) return { resume, beyond };
  const pieces = piecesOf(resume, surplus, ofKind).map((piece) => ({ ...piece, beyond: kind }));
  const kept = entriesOf(resume, kind).slice(0, MAX_ENTRIES);
  return { resume: withEntries(resume, kind, kept), beyond: [...beyond, ...pieces] };
}

/** Share of a document's bytes that an import may fill: orders, settings and ids take some too, and a person adds to it. */
const FILLED = 0.9;

const bytesOf = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value) ?? '').length + ROW_BYTES;

/**
 * Takes out entries and texts of sections where all together would be more than a document holds: what no longer fits as they stand on
 * the screen, after the texts that every resume has.
 */
function withinBytes(bounded: Bounded, around: Around): Bounded {
  const { sections } = around;
  const { contact, look, photo } = bounded.resume;
  let left = FILLED * MAX_DOCUMENT_BYTES - bytesOf(contact) - bytesOf(look) - bytesOf(photo);
  function fits(value: unknown): boolean {
    const bytes = bytesOf(value);
    if (bytes > left) return false;
    left -= bytes;
    return true;
  }
  const isShort = (section: EditorSection) => !sections.kindOf(section) && !isOwnKey(section);
  const { tabs } = sections;
  const byNeed = [...tabs.filter(isShort), ...tabs.filter((section) => !isShort(section))];
  return byNeed.reduce(({ resume, beyond }, section) => {
    const kind = sections.kindOf(section);
    if (!kind) {
      if (section === 'contact' || fits(readField(resume, textPlace(section), sections)))
        return { resume, beyond };
      return {
        resume: writeField(resume, textPlace(section), '', sections),
        beyond: [...beyond, ...pieceOf(resume, section, around)],
      };
    }
    const kept = entriesOf(resume, kind).filter(fits);
    const ids = new Set(kept.map(({ id }) => id));
    const gone = listEntries(resume, kind).filter(({ entry }) => !ids.has(entry.id));
    if (gone.length === 0) return { resume, beyond };
    return {
      resume: withEntries(resume, kind, kept),
      beyond: [...beyond, ...piecesOf(resume, gone, { kind, ...around })],
    };
  }, bounded);
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
