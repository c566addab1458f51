import { makePoint, type Points } from '../../points/point.ts';
import type { Resume, Section } from '../resume.ts';
import type { EntryFlags } from '../sections/entries/entry-flags.ts';

/** The resume with all that a person has hidden shown: sections, entries and points. For who takes all of the text along. */
export const withNothingHidden = (resume: Resume): Resume => ({
  ...resume,
  sections: resume.sections.map(shownSection),
});

function shownSection(section: Section): Section {
  const shown = section.settings
    ? { ...section, settings: { ...section.settings, isHidden: false } }
    : section;
  return 'entries' in shown ? { ...shown, entries: shown.entries.map(shownEntry) } : shown;
}

/** The same entry with other points, not hidden. */
function shownEntry<E extends EntryFlags>({ hidden: _, ...entry }: E): E {
  const shown = Object.entries(entry).map(([name, value]) => [name, shownPoints(value)]);
  return { ...entry, ...Object.fromEntries(shown) } as E;
}

function shownPoints(value: unknown): unknown {
  const { points } = Object(value) as Partial<Points>;
  if (!points) return value;
  const shown = points.map(({ id, text, marks }) => makePoint(id, text, { marks }));
  return { ...Object(value), points: shown };
}
