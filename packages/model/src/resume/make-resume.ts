import type { Contact } from '../contact/contact.ts';
import { type ChosenLook, NO_LOOK } from '../look/look.ts';
import { isEmptyText } from '../texts/bullets.ts';
import { type Resume, type Section, type TextKind, withPaperOrder } from './resume.ts';
import { isEmptyEntry } from './rules/is-empty-entry.ts';
import type { PaperSection, Sections } from './sections/create-sections.ts';
import type { EntryOf } from './sections/entries/entry.ts';
import { isOwnKey } from './sections/own-key.ts';
import type { EntryKind } from './sections/registry.ts';
import type { SectionSettings } from './sections/settings.ts';

type Contents = {
  contact: Contact;
  /** The default order where it is absent. */
  order?: readonly PaperSection[];
  text(kind: TextKind): string;
  entries<K extends EntryKind>(kind: K): readonly EntryOf<K>[];
  /** Nothing is chosen where it is absent. */
  look?: ChosenLook | undefined;
  /** The person's settings of sections, by key. */
  settings?: ReadonlyMap<string, SectionSettings>;
  /** Keys of lists of the person's own, whose settings may be missing. */
  ownLists?: readonly string[];
};

/**
 * A resume with the sections that every resume has, and with those of the others that have settings or say something.
 * Texts are asked for first, then entries in the order of the registry.
 */
export function makeResume(contents: Contents, sections: Sections): Resume {
  const { contact, order = [], look = NO_LOOK, settings } = contents;
  const { texts, lists, optional } = kindsOf(contents, sections);
  const settingsIn = (kind: string) => {
    const decided = settings?.get(kind);
    return decided && { settings: decided };
  };
  const held: Section[] = [
    ...texts.map((kind) => ({ key: kind, kind, text: contents.text(kind), ...settingsIn(kind) })),
    ...lists.map((kind) => ({
      key: kind,
      kind,
      entries: contents.entries(kind),
      ...settingsIn(kind),
    })),
  ];
  const isHeld = (section: Section) =>
    !optional.has(section.key) || section.settings !== undefined || saysSomething(section);
  return withPaperOrder({ contact, sections: held.filter(isHeld), look }, order, sections);
}

/** The kinds of section that a resume may have, its own among them. */
function kindsOf({ settings = new Map(), ownLists = [] }: Contents, sections: Sections) {
  const own = [...settings.keys()].filter(isOwnKey);
  const lists = new Set([
    ...own.filter((key) => settings.get(key)?.shape === 'entries'),
    ...ownLists,
  ]);
  const inOrder = [...sections.texts, ...sections.entries].filter(({ isOptional }) => !isOptional);
  const optional = sections.kinds.filter(({ isOptional }) => isOptional);
  const kindsIn = (shape: 'text' | 'entries') =>
    [...inOrder, ...optional].filter((kind) => kind.shape === shape).map(({ kind }) => kind);
  // A key of the person's own is a kind.
  return {
    texts: [...kindsIn('text'), ...own.filter((key) => !lists.has(key))] as TextKind[],
    lists: [...kindsIn('entries'), ...lists] as EntryKind[],
    optional: new Set<string>([...optional.map(({ kind }) => kind), ...own, ...lists]),
  };
}

const saysSomething = (section: Section): boolean =>
  'entries' in section
    ? section.entries.some((entry) => !isEmptyEntry(entry))
    : !isEmptyText(section.text);
