import {
  type DocumentModel,
  type DocumentTypes,
  type FieldVersions,
  mergePart,
  type PartField,
  sameValue,
} from '@shortlist/draft';
import { isPoints, pointLines } from '../points/points.ts';
import { mergeOtherPoints } from '../resume/draft-model/merge-points.ts';
import type { Sections } from '../resume/sections/create-sections.ts';
import type { DocumentKind, PartContent } from './document-kind.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Contents of a part in its newest form: as both sides began, and as each made it. */
type ContentVersions = { base: PartContent; mine: PartContent; theirs: PartContent };

type MergedContent = {
  /** Mine with every change that only they made. */
  content: Fields;
  /** Theirs, with the open fields as they were in the base: a second merge asks about these alone. */
  base: Fields;
  /** Fields that both sides changed to different values; `content` has mine. */
  open: readonly PartField[];
};

/** Merges and compares contents of the parts of a kind of document. */
export type ContentMerger = {
  merge(key: string, versions: ContentVersions): MergedContent;
  /** Returns the value of a field of a content. */
  read(key: string, content: PartContent, field: PartField): unknown;
  /** Lists the fields in which two contents of a part differ. */
  differ(key: string, one: PartContent, other: PartContent): PartField[];
  /** Returns the content in which these fields are as another content has them. */
  take(key: string, content: PartContent, other: PartContent, fields: readonly PartField[]): Fields;
};

const refuse = () => {
  throw new Error('Merging makes nothing new.');
};
const NO_PORTS = { newPointId: refuse, now: refuse };

/**
 * Creates the merger of a kind of document: field by field for what this release knows of a part, as drafts merge, and member by member for all
 * else.
 */
export function createContentMerger(kind: DocumentKind, sections: Sections): ContentMerger {
  const model = withinBounds(kind.createModel(sections, NO_PORTS));
  const { fields } = model;

  /** Reads what is known of a content; undefined for a part that the kind does not have. */
  const read = (key: string, content: PartContent) =>
    kind.findPart(key, sections.kinds) && kind.readContent(key, content, sections);

  type Known = NonNullable<ReturnType<typeof read>>;
  const write = (key: string, value: Known) => kind.writeContent(key, value).content;

  function merge(key: string, { base, mine, theirs }: ContentVersions): MergedContent {
    const [before, here, there] = [base, mine, theirs].map((each) => read(key, each));
    const known = here === undefined ? {} : write(key, here);
    const others = mergeMembers(
      withoutMembers(base.content, known),
      withoutMembers(mine.content, known),
      withoutMembers(theirs.content, known),
    );
    if (before === undefined || here === undefined || there === undefined) return others;
    const merged = mergePart(model, { base: before, mine: here, theirs: there });
    const value = merged.open.reduce((next, field) => {
      const [base, mine, theirs] = [before, here, there].map((each) => fields.read(each, field));
      const points = mergeApart({ base, mine, theirs });
      return points ? (fields.write(next, field, points) as Known) : next;
    }, merged.value ?? here);
    return {
      content: { ...others.content, ...write(key, value) },
      base: { ...others.base, ...write(key, merged.base ?? there) },
      open: [...merged.open, ...others.open],
    };
  }

  function differ(key: string, one: PartContent, other: PartContent): PartField[] {
    const [left, right] = [read(key, one), read(key, other)];
    const known = left === undefined ? {} : write(key, left);
    const names = new Set([...Object.keys(one.content), ...Object.keys(other.content)]);
    const others = [...names].filter(
      (name) => !Object.hasOwn(known, name) && !sameValue(one.content[name], other.content[name]),
    );
    if (left === undefined || right === undefined) return others;
    const listed = new Set([...fields.list(left), ...fields.list(right)]);
    const isOther = (field: PartField) =>
      !sameValue(fields.read(left, field), fields.read(right, field));
    return [...[...listed].filter(isOther), ...others];
  }

  function take(
    key: string,
    content: PartContent,
    other: PartContent,
    names: readonly PartField[],
  ): Fields {
    const [left, right] = [read(key, content), read(key, other)];
    if (left === undefined || right === undefined)
      return withMembersOf(content.content, other.content, names);
    const known = write(key, left);
    const listed = new Set([...fields.list(left), ...fields.list(right)]);
    const value = names
      .filter((field) => listed.has(field))
      .reduce((next, field) => fields.write(next, field, fields.read(right, field)) as Known, left);
    const unknown = names.filter((name) => !listed.has(name) && !Object.hasOwn(known, name));
    return { ...withMembersOf(content.content, other.content, unknown), ...write(key, value) };
  }

  function readField(key: string, content: PartContent, field: PartField): unknown {
    const value = read(key, content);
    const isKnown = value !== undefined && fields.list(value).includes(field);
    return isKnown ? fields.read(value, field) : content.content[field];
  }

  return { merge, read: readField, differ, take };
}

function withMembersOf(content: Fields, other: Fields, names: readonly string[]): Fields {
  const taken = names
    .filter((name) => Object.hasOwn(other, name))
    .map((name) => [name, other[name]]);
  const kept = Object.entries(content).filter(([name]) => !names.includes(name));
  return Object.fromEntries([...kept, ...taken]);
}

const withoutMembers = (content: Fields, known: Fields): Fields =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !Object.hasOwn(known, name)));

/** Merges members of which nothing is known but whether they are equal. */
function mergeMembers(base: Fields, mine: Fields, theirs: Fields): MergedContent {
  const names = new Set([base, mine, theirs].flatMap((each) => Object.keys(each)));
  const isSame = (one: Fields, other: Fields, name: string) => sameValue(one[name], other[name]);
  const isOpen = (name: string) =>
    !isSame(mine, theirs, name) && !isSame(mine, base, name) && !isSame(theirs, base, name);
  const open = [...names].filter(isOpen);
  const theirOwn = [...names].filter((name) => isSame(mine, base, name));
  return {
    content: withMembersOf(mine, theirs, theirOwn),
    base: withMembersOf(theirs, base, open),
    open,
  };
}

/** Most lines of a field on one side, and most pairs of equal lines of two sides, for which lines are merged: the time grows faster than either. */
const MOST_LINES = 500;
const MOST_PAIRS = 5_000;

/** Returns a model in which both sides' changes of a field of very many lines are open, whatever they are: nobody's text keeps a server busy. */
function withinBounds<T extends DocumentTypes>(model: DocumentModel<T>): DocumentModel<T> {
  const { fields } = model;
  return {
    ...model,
    fields: {
      ...fields,
      mergeLines: (field, versions) =>
        isLong(versions) ? undefined : fields.mergeLines(field, versions),
    },
  };
}

/** Merges points of an open field that only they changed; undefined for all other fields. */
function mergeApart({ base, mine, theirs }: FieldVersions) {
  if (!isPoints(base) || !isPoints(mine) || !isPoints(theirs)) return undefined;
  return isLong({ base, mine, theirs }) ? undefined : mergeOtherPoints({ base, mine, theirs });
}

function isLong({ base, mine, theirs }: FieldVersions): boolean {
  const origin = linesOf(base);
  return [mine, theirs].some((side) => {
    const lines = linesOf(side);
    if (Math.max(lines.length, origin.length) > MOST_LINES) return true;
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    return origin.reduce((pairs, line) => pairs + (counts.get(line) ?? 0), 0) > MOST_PAIRS;
  });
}

function linesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split('\n');
  return isPoints(value) ? pointLines(value).map(({ line }) => line) : [];
}
