import { makePoint, type Points } from '../fields/point.ts';
import type { Resume, Section } from '../resume.ts';

/** The resume with all that a person has hidden shown: sections and points. For who takes all of the text along. */
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

/** The same entry with other points. */
function shownEntry<E extends object>(entry: E): E {
  const shown = Object.entries(entry).map(([name, value]) => [name, shownPoints(value)]);
  return { ...entry, ...Object.fromEntries(shown) };
}

function shownPoints(value: unknown): unknown {
  const { points } = Object(value) as Partial<Points>;
  if (!points) return value;
  const shown = points.map(({ id, text, marks }) => makePoint(id, text, { marks }));
  return { ...Object(value), points: shown };
}
