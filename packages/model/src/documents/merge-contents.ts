import {
  type DocumentModel,
  type DocumentTypes,
  type FieldVersions,
  mergeApart,
  mergePart,
  type PartField,
  sameValue,
} from '@shortlist/draft';
import { isPoints, pointLines } from '../points/points.ts';
import { mergeOtherPoints } from '../resume/draft-model/merge-points.ts';
import type { Sections } from '../resume/sections/create-sections.ts';
import type { DocumentKind, PartContent } from './document-kind.ts';
import { differInPoints, splitPointField, withPointFields } from './point-fields.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Contents of a part in its newest form: as both sides began, and as each made it. */
type ContentVersions = { base: PartContent; mine: PartContent; theirs: PartContent };

type MergedContent = {
  /** Mine with every change that only they made, of a field's lines and points too. */
  content: Fields;
  /** Theirs, with what is open as it was in the base: a second merge asks about that alone. */
  base: Fields;
  /** Fields of which both sides changed something to different values; `content` has mine of that. */
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
  const fields = withPointFields(model.fields);

  /** Reads what is known of a content; undefined for a part that the kind does not have. */
  const read = (key: string, content: PartContent) =>
    kind.findPart(key, sections.kinds) && kind.readContent(key, content, sections);

  type Known = NonNullable<ReturnType<typeof read>>;
  const write = (key: string, value: Known) => kind.writeContent(key, value).content;
  /** Returns the members that say what is known of any of the values: where one says nothing, as of a flag that is not set, it has none. */
  const knownMembers = (key: string, values: readonly (Known | undefined)[]): Fields =>
    Object.assign({}, ...values.map((value) => (value === undefined ? {} : write(key, value))));

  function merge(key: string, { base, mine, theirs }: ContentVersions): MergedContent {
    if (sameValue(base.content, theirs.content))
      return { content: mine.content, base: theirs.content, open: [] };
    const [before, here, there] = [base, mine, theirs].map((each) => read(key, each));
    const known = knownMembers(key, [before, here, there]);
    const others = mergeMembers({ base, mine, theirs }, known);
    if (before === undefined || here === undefined || there === undefined) return others;
    const merged = mergePart(model, { base: before, mine: here, theirs: there });
    let [value, asked] = [merged.value ?? here, merged.base ?? there];
    for (const field of merged.open) {
      const [base, mine, theirs] = [before, here, there].map((each) => fields.read(each, field));
      const apart = mergeOpen({ base, mine, theirs });
      if (!apart) continue;
      value = fields.write(value, field, apart.value) as Known;
      asked = fields.write(asked, field, apart.base) as Known;
    }
    return {
      content: { ...others.content, ...write(key, value) },
      base: { ...others.base, ...write(key, asked) },
      open: [...merged.open, ...others.open],
    };
  }

  function differ(key: string, one: PartContent, other: PartContent): PartField[] {
    const [left, right] = [read(key, one), read(key, other)];
    const known = knownMembers(key, [left, right]);
    const [hereOnly, thereOnly] = [one, other].map((each) => withoutMembers(each.content, known));
    const others = differInMembers(hereOnly ?? {}, thereOnly ?? {});
    if (left === undefined || right === undefined) return others;
    const listed = new Set([...fields.list(left), ...fields.list(right)]);
    const inField = (field: PartField) =>
      differInPoints(field, fields.read(left, field), fields.read(right, field));
    return [...[...listed].flatMap(inField), ...others];
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
    const known = knownMembers(key, [left, right]);
    const listed = new Set([...fields.list(left), ...fields.list(right)]);
    const isListed = (name: PartField) => listed.has(splitPointField(name)[0]);
    const takeOne = (next: Known, field: PartField) =>
      fields.write(next, field, fields.read(right, field)) as Known;
    const value = names.filter(isListed).reduce(takeOne, left);
    const unknown = names.filter((name) => !isListed(name) && !Object.hasOwn(known, name));
    const others = withMembersOf(withoutMembers(content.content, known), other.content, unknown);
    return { ...others, ...write(key, value) };
  }

  function readField(key: string, content: PartContent, field: PartField): unknown {
    const value = read(key, content);
    const isKnown = value !== undefined && fields.list(value).includes(splitPointField(field)[0]);
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

/** Checks whether two contents say the same by a member: one that is null or false says what none says. */
const isSaidSame = (one: Fields, other: Fields, name: string): boolean =>
  sameValue(saidBy(one[name]), saidBy(other[name]));
const saidBy = (value: unknown) => (value === null || value === false ? undefined : value);

/** Lists the members in which two contents differ. */
function differInMembers(one: Fields, other: Fields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !isSaidSame(one, other, name));
}

/** Merges the members of which nothing is known but whether they say the same. */
function mergeMembers(versions: ContentVersions, known: Fields): MergedContent {
  const { base, mine, theirs } = {
    base: withoutMembers(versions.base.content, known),
    mine: withoutMembers(versions.mine.content, known),
    theirs: withoutMembers(versions.theirs.content, known),
  };
  const names = new Set([base, mine, theirs].flatMap((each) => Object.keys(each)));
  const isOpen = (name: string) =>
    !isSaidSame(mine, theirs, name) &&
    !isSaidSame(mine, base, name) &&
    !isSaidSame(theirs, base, name);
  const open = [...names].filter(isOpen);
  const theirOwn = [...names].filter((name) => isSaidSame(mine, base, name));
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

/** Merges what only one side changed of the lines or points of an open field; undefined for a field that has none. */
function mergeOpen(versions: FieldVersions): { value: unknown; base: unknown } | undefined {
  const { base, mine, theirs } = versions;
  if (isLong(versions)) return undefined;
  if (isPoints(base) && isPoints(mine) && isPoints(theirs))
    return mergeOtherPoints({ base, mine, theirs });
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string')
    return undefined;
  const lines = { base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) };
  const apart = mergeApart(lines, (line) => line);
  return { value: apart.value.join('\n'), base: apart.base.join('\n') };
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
