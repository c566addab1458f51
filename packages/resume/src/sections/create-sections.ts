import type { AnySection, EntrySection, TextSection } from './define-section.ts';
import {
  type BuiltInEntries,
  type BuiltInSection,
  type BuiltInText,
  type EntryKind,
  PAPER_ORDER,
} from './registry.ts';

type PaperSection = BuiltInSection['path'];
type EditorSection = 'contact' | PaperSection;

/** A kind of section as code for any kind sees it. */
type SectionOfAnyKind = AnySection & Pick<BuiltInSection, 'kind' | 'path'>;

/** A kind whose content is a list of entries, as code for any kind sees it. */
export type EntriesOfAnyKind = EntrySection & Pick<BuiltInEntries, 'kind' | 'path' | 'list'>;

/** A kind whose content is one text, as code for any kind sees it. */
type TextOfAnyKind = TextSection & Pick<BuiltInText, 'kind' | 'path'>;

/**
 * The kinds of section that a program knows. The names of kinds, addresses and lists have the types of the
 * product's own, so that code for any kind and code for one kind take the same value.
 */
export type Sections = {
  /** In the order of the editor's tabs. */
  readonly all: readonly SectionOfAnyKind[];
  /** Those whose content is a list of entries. */
  readonly entries: readonly EntriesOfAnyKind[];
  /** Those whose content is one text, in the default order of the paper. */
  readonly texts: readonly TextOfAnyKind[];
  /** The tabs of the editor. */
  readonly tabs: readonly EditorSection[];
  /** The default order of the paper (spec section 9); kinds that it does not name come last. */
  readonly paper: readonly PaperSection[];
  /** The section of a kind of entry. Throws for a kind that there is none of. */
  ofKind(kind: EntryKind): EntriesOfAnyKind;
  /** The address of a kind; undefined for a kind that there is none of. */
  pathOf(kind: BuiltInSection['kind']): PaperSection | undefined;
  /** The kind of entry that a tab lists; undefined for a tab that is no list. */
  kindOf(section: EditorSection): EntryKind | undefined;
  /** What a section is called, on the editor's tab and on paper. */
  titleOf(section: EditorSection): string;
};

/** Keys of a resume's parts that are no section's entries. */
const RESERVED: ReadonlySet<string> = new Set([
  'contact',
  'summary',
  'skills',
  'section_order',
  'order',
  'look',
]);

/** The registry of `definitions`. Throws where two of them, or one and a part of a resume, share a name. */
export function createSections(definitions: readonly AnySection[]): Sections {
  // The types of the product's kinds stand for every kind: a test's kind has no literal type.
  const all = definitions as readonly SectionOfAnyKind[];
  const entries = all.filter((section) => section.shape === 'entries') as EntriesOfAnyKind[];
  checkNames(definitions);
  const byKind = new Map(entries.map((section) => [section.kind, section]));
  const byPath = new Map(all.map((section) => [section.path, section]));
  const paper = [...new Set([...PAPER_ORDER.filter((path) => byPath.has(path)), ...byPath.keys()])];
  const onPaper = paper.flatMap((path) => byPath.get(path) ?? []);
  const paths = new Map(all.map(({ kind, path }) => [kind, path]));
  return {
    all,
    entries,
    texts: onPaper.filter((section) => section.shape === 'text') as TextOfAnyKind[],
    tabs: ['contact', ...byPath.keys()],
    paper,
    pathOf: (kind) => paths.get(kind),
    ofKind(kind) {
      const section = byKind.get(kind);
      if (!section) throw new TypeError(`There is no section of ${kind} entries.`);
      return section;
    },
    kindOf: (path) => entries.find((section) => section.path === path)?.kind,
    titleOf: (path) =>
      path === 'contact' ? 'Contact' : (byPath.get(path)?.words.title ?? String(path)),
  };
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
    lists.flatMap(({ jsonResume }) => Object.keys(jsonResume?.write([]) ?? {})),
  );
  for (const { kind } of lists) {
    if (kind.includes(':') || RESERVED.has(kind)) {
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
