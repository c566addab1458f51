import { en } from '@shortlist/messages';
import type { DescribedParts } from '../../fields/described-field.ts';
import { PLAIN_PART_KINDS } from '../parts/row-kinds.ts';
import type { AnySection, EntrySection, TextSection } from './define-section.ts';
import { isOwnKey } from './own-key.ts';
import { ownSection, UNTITLED } from './own-section.ts';
import {
  type BuiltInEntries,
  type BuiltInSection,
  type BuiltInText,
  type EntryKind,
  PAPER_ORDER,
} from './registry.ts';

/** A section of the paper, by the last part of its address in the editor. */
export type PaperSection = BuiltInSection['path'];

/** A tab of the editor, which is also the last part of its address (spec section 9). */
export type EditorSection = 'contact' | PaperSection;

/** A kind whose content is a list of entries, as code for any kind sees it. */
export type EntriesOfAnyKind = EntrySection & Pick<BuiltInEntries, 'kind' | 'path' | 'list'>;

/** A kind whose content is one text, as code for any kind sees it. */
export type TextOfAnyKind = TextSection & Pick<BuiltInText, 'kind' | 'path'>;

/** A kind of section as code for any kind sees it. */
type SectionOfAnyKind = EntriesOfAnyKind | TextOfAnyKind;

/**
 * The kinds of section that a program knows. The names of kinds, addresses and lists have the types of the
 * product's own, so that code for any kind and code for one kind take the same value.
 */
export type Sections = {
  /** All that there are, also those that a resume has only once they were added. */
  readonly kinds: readonly SectionOfAnyKind[];
  /** Those of every resume, or of one (`sectionsOf`), in the order of the editor's tabs. */
  readonly all: readonly SectionOfAnyKind[];
  /** Those whose content is a list of entries. */
  readonly entries: readonly EntriesOfAnyKind[];
  /** Those whose content is one text, in the default order of the paper. */
  readonly texts: readonly TextOfAnyKind[];
  /** The tabs of the editor. */
  readonly tabs: readonly EditorSection[];
  /** The default order of the paper (spec section 9); kinds that it does not name come last. */
  readonly paper: readonly PaperSection[];
  /** Fields of contact, look and settings, where they are other ones than the product's. */
  readonly parts?: DescribedParts | undefined;
  /** Title of the contact's tab. */
  readonly contactTitle: string;
  /** Tag of the language of the interface's words, where they are not the definitions' own. */
  readonly language?: string | undefined;
  /** Gives a section the words of that language. */
  readonly translate?: ((section: AnySection) => AnySection) | undefined;
  /** The section of a kind of entry, also one of a person's own. Throws for a kind that there is none of. */
  ofKind(kind: EntryKind): EntriesOfAnyKind;
  /** The address of a kind; undefined for a kind that there is none of. */
  pathOf(kind: BuiltInSection['kind']): PaperSection | undefined;
  /** The kind of entry that a tab lists; undefined for a tab that is no list. */
  kindOf(section: EditorSection): EntryKind | undefined;
  /** The address of a section by its key, in use or not. */
  pathOfKey(key: string): string;
  /** Returns the title of a section on the editor's tab. */
  titleOf(section: EditorSection): string;
  /** Returns the title of a section on an English paper. */
  printedTitleOf(section: PaperSection): string;
};

/**
 * The registry of `kinds`, of which `inUse` are in use: those of every resume where it is not given. Throws where two
 * of them, or one and a part of a resume, share a name.
 */
export function createSections(
  kinds: readonly AnySection[],
  inUse: readonly AnySection[] = kinds.filter(({ isOptional }) => !isOptional),
): Sections {
  checkNames(kinds);
  const contactTitle = en.sections.texts.contact;
  return register(kinds, inUse, { contactTitle });
}

type RegistryOptions = Pick<Sections, 'parts' | 'contactTitle' | 'language' | 'translate'>;

/** The registry of names that were checked before. */
export function register(
  kinds: readonly AnySection[],
  inUse: readonly AnySection[],
  { parts, contactTitle, language, translate }: RegistryOptions,
): Sections {
  // The types of the product's kinds stand for every kind: a test's kind has no literal type.
  const all = inUse as readonly SectionOfAnyKind[];
  const entries = all.filter((section) => section.shape === 'entries');
  const known = [...kinds, ...all].filter(
    (section) => section.shape === 'entries',
  ) as EntriesOfAnyKind[];
  const byKind = new Map(known.map((section) => [section.kind, section]));
  const byPath = new Map(all.map((section) => [section.path, section]));
  const paper = [...new Set([...PAPER_ORDER.filter((path) => byPath.has(path)), ...byPath.keys()])];
  const onPaper = paper.flatMap((path) => byPath.get(path) ?? []);
  const paths = new Map(all.map(({ kind, path }) => [kind, path]));
  return {
    kinds: kinds as readonly SectionOfAnyKind[],
    all,
    entries,
    texts: onPaper.filter((section) => section.shape === 'text') as TextOfAnyKind[],
    tabs: ['contact', ...byPath.keys()],
    paper,
    parts,
    contactTitle,
    language,
    translate,
    pathOf: (kind) => paths.get(kind),
    ofKind(kind) {
      const section = byKind.get(kind) ?? ownEntries(kind);
      if (!section) throw new TypeError(`There is no section of ${kind} entries.`);
      return section;
    },
    kindOf: (path) => entries.find((section) => section.path === path)?.kind,
    pathOfKey: (key) => [...all, ...kinds].find(({ kind }) => kind === key)?.path ?? key,
    titleOf: (path) =>
      path === 'contact'
        ? contactTitle
        : (byPath.get(path)?.words.title ?? titleOfOther(path, kinds)),
    printedTitleOf(path) {
      const section = byPath.get(path) ?? kinds.find((each) => each.path === path);
      return section?.printedTitle ?? section?.words.title ?? titleOfOther(path, kinds);
    },
  };
}

/** The title of a section that is not in use here: of a resume that is not open, or one that was just removed. */
const titleOfOther = (path: string, kinds: readonly AnySection[]): string =>
  kinds.find((each) => each.path === path)?.words.title ?? (isOwnKey(path) ? UNTITLED : path);

/** The definition of entries of a person's own, whose title another registry has. */
function ownEntries(kind: EntryKind): EntriesOfAnyKind | undefined {
  return isOwnKey(kind) ? (ownSection(kind, 'entries') as EntriesOfAnyKind) : undefined;
}

function checkNames(definitions: readonly AnySection[]): void {
  const lists = definitions.filter((section) => section.shape === 'entries');
  refuseRepeated(
    'kind',
    definitions.map(({ kind }) => kind),
  );
  refuseRepeated('path', ['contact', ...definitions.map(({ path }) => path)]);
  refuseRepeated(
    'list',
    lists.map(({ list }) => list),
  );
  refuseRepeated(
    'list of JSON Resume',
    definitions.flatMap(({ jsonResume }) =>
      typeof jsonResume === 'string' ? jsonResume : Object.keys(jsonResume?.write([]) ?? {}),
    ),
  );
  for (const { kind } of lists) {
    if (kind.includes(':') || PLAIN_PART_KINDS.includes(kind)) {
      throw new TypeError(`A section of entries cannot have the kind "${kind}".`);
    }
  }
  for (const section of lists) checkMembers(section);
}

function refuseRepeated(what: string, names: readonly string[]): void {
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined) throw new TypeError(`Two sections have the ${what} "${repeated}".`);
}

function checkMembers({ kind, fields, wireOrder, naming }: EntrySection): void {
  const members = fields.flatMap((field) => Object.keys(field.members)).sort();
  if ([...wireOrder].sort().join() !== members.join()) {
    throw new TypeError(`The wire order of "${kind}" does not name each member once.`);
  }
  const unknown = naming.find((name) => !members.includes(name));
  if (unknown !== undefined) throw new TypeError(`Nothing of "${kind}" is called "${unknown}".`);
}
