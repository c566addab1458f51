import { isEmptyText } from '../../texts/bullets.ts';
import type { Resume, Section } from '../resume-types.ts';
import { isEmptyEntry } from '../rules/is-empty-entry.ts';
import { register, type Sections } from './create-sections.ts';
import type { AnySection } from './define-section.ts';
import { isOwnKey } from './own-key.ts';
import { ownSection } from './own-section.ts';
import { NO_SETTINGS, type SectionSettings } from './settings.ts';

/** The registry that a resume's registry was made from. */
const bases = new WeakMap<Sections, Sections>();
/** The registries made from one, by what their resumes have decided about sections. */
const made = new WeakMap<Sections, Map<string, Sections>>();

const settingsOf = (section: Section): SectionSettings => section.settings ?? NO_SETTINGS;

/**
 * The registry of one resume: the sections that every resume has, those that were added to this one, its own, and the
 * titles that the person has given. The same registry as long as these are the same.
 */
export function sectionsOf(
  { sections: held }: Pick<Resume, 'sections'>,
  sections: Sections,
): Sections {
  const base = bases.get(sections) ?? sections;
  const decided = held.filter((section) => isDecided(section, base));
  if (decided.length === 0) return base;
  const name = JSON.stringify(decided.map(nameOf));
  const known = made.get(base) ?? new Map<string, Sections>();
  made.set(base, known);
  const registry = known.get(name) ?? makeRegistry(base, decided);
  known.set(name, registry);
  bases.set(registry, base);
  return registry;
}

/** Checks whether a section changes what every resume has. */
function isDecided(section: Section, base: Sections): boolean {
  return settingsOf(section).title !== '' || (!isOfEveryResume(section, base) && isInUse(section));
}

const isOfEveryResume = ({ key }: Section, { all }: Sections) =>
  all.some(({ kind }) => kind === key);

/** A section that was added, or that says something though it was removed in another window. */
const isInUse = (section: Section): boolean =>
  settingsOf(section).isAdded ||
  ('entries' in section
    ? section.entries.some((entry) => !isEmptyEntry(entry))
    : !isEmptyText(section.text));

const nameOf = (section: Section) => [section.key, settingsOf(section).title, shapeOf(section)];

const shapeOf = (section: Section) =>
  'entries' in section ? 'entries' : (settingsOf(section).shape ?? 'text');

function makeRegistry(base: Sections, decided: readonly Section[]): Sections {
  const byKey = new Map<string, Section>(decided.map((section) => [section.key, section]));
  const inUse = base.kinds.flatMap((kind) => {
    const section = byKey.get(kind.kind);
    const isThere = section !== undefined || base.all.some((each) => each.kind === kind.kind);
    return isThere ? [titled(kind, section)] : [];
  });
  const own = decided
    .filter(({ key }) => isOwnKey(key))
    .map((section) => {
      const kind = ownSection(section.key, shapeOf(section));
      return titled(base.translate?.(kind) ?? kind, section);
    });
  return register(base.kinds, [...inUse, ...own], base);
}

/** A kind of section under the title that the person has given it. */
function titled(kind: AnySection, section: Section | undefined): AnySection {
  const title = section ? settingsOf(section).title.trim() : '';
  if (title === '') return kind;
  return kind.shape === 'entries'
    ? { ...kind, words: { ...kind.words, title }, printedTitle: title }
    : { ...kind, words: { ...kind.words, title }, printedTitle: title };
}
