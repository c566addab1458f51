import {
  type Entry,
  type Group,
  type Implication,
  KINDS,
  type Kind,
  type Lexicon,
  type Name,
} from './lexicon.ts';
import { type LocalText, readLocalNames } from './local-names.ts';
import { readKeys, readName } from './read-name.ts';

type Line = { names: string[]; implied: string[]; families: string[] };
type Draft = { groups: Group[]; implied: { from: string[]; to: string[] }[]; problems: string[] };

/**
 * Reads the names of the lexicon, and what its groups are called in other languages (README.md has the formats); roles and
 * duties come beside them. What cannot be read is named in `problems`.
 */
export function readLexicon(
  texts: readonly { field: string; text: string }[],
  localTexts: readonly LocalText[] = [],
): Lexicon {
  const draft: Draft = { groups: [], implied: [], problems: [] };
  for (const { field, text } of texts) readField(draft, field, text);
  const local = readLocalNames(draft.groups, localTexts);
  draft.problems.push(...local.problems);
  const entries = local.groups.flatMap((group) => group.names.map((name) => ({ name, group })));
  const byName = indexNames(entries, draft.problems);
  const implications = linkImplications(draft, byName, keysByText(entries));
  return {
    groups: local.groups,
    implications,
    impliersOf: gather(implications, ({ to }) => to),
    byFamily: indexFamilies(local.groups),
    byFirstKey: indexByFirstKey(entries),
    words: countWords(entries),
    byJoined: gather(entries, ({ name }) => name.joined),
    languages: localTexts.map(({ language }) => language),
    roles: [],
    duties: new Map(),
    problems: draft.problems,
  };
}

function countWords(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of entries) {
    for (const key of name.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function readField(draft: Draft, field: string, text: string) {
  let kind: Kind = 'skill';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (!line.startsWith('@')) readGroup(draft, readLine(line), { field, kind });
    else {
      const named = KINDS.find((each) => each === line.slice(1));
      if (named === undefined) draft.problems.push(`${field}: "${line}" is no kind`);
      kind = named ?? kind;
    }
  }
}

function readGroup(draft: Draft, line: Line, { field, kind }: Pick<Group, 'field' | 'kind'>) {
  const [first = ''] = line.names;
  const parts = first.split(' + ').map((part) => part.trim());
  if (parts.length > 1) {
    draft.implied.push({ from: parts, to: line.implied });
    return;
  }
  const names = line.names.map((name) => ({ ...readName(name), listed: true }));
  const canonical = names[0]?.text ?? '';
  for (const { text, keys } of names) {
    if (keys.length === 0) draft.problems.push(`${field}: "${text}" has no word`);
  }
  draft.groups.push({ canonical, names, kind, field, families: line.families });
  if (line.implied.length > 0) draft.implied.push({ from: [canonical], to: line.implied });
}

function readLine(line: string): Line {
  const [rest = '', families] = line.split(/\s~(?:\s|$)/);
  const [names = '', to = ''] = rest.split(/\s=>\s/);
  const implied = split(to, ',');
  // A bare "~": siblings are those that imply the same.
  const own = families === '' ? implied.slice(0, 1) : split(families ?? '', ',');
  return { names: split(names, '|'), implied, families: own };
}

const split = (text: string, separator: string) =>
  text
    .split(separator === '|' ? /\s\|\s/ : separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Groups by their names as written, in lower case. A name in two groups is a problem. */
function indexNames(entries: readonly Entry[], problems: string[]): Map<string, Group> {
  const byName = new Map<string, Group>();
  for (const { name, group } of entries) {
    const key = keyOf(name);
    const other = byName.get(key);
    // The same word in another case is another name where case counts: "Go" and "go".
    if (other === undefined) byName.set(key, group);
    else if (other !== group) {
      problems.push(`"${name.text}" stands in "${other.canonical}" and in "${group.canonical}"`);
    }
  }
  return byName;
}

/** Returns what a name is told apart by: "Illustrator", whose case counts, is another than the word it is like. */
const keyOf = ({ inContext, text, keys }: Name): string =>
  inContext ? `?${text}` : keys.join(' ');

/** Maps names as they are written to what they are compared by: they are read once. */
const keysByText = (entries: readonly Entry[]): Map<string, string> =>
  new Map(entries.flatMap(({ name }) => (name.isLocal ? [] : [[name.text, keyOf(name)] as const])));

function linkImplications(
  draft: Draft,
  byName: ReadonlyMap<string, Group>,
  keys: ReadonlyMap<string, string>,
): Implication[] {
  const find = (name: string) => {
    const group = byName.get(keys.get(name) ?? readKeys(name).join(' '));
    if (group === undefined)
      draft.problems.push(`"${name}" is implied or implies, and is no group`);
    return group;
  };
  return draft.implied.flatMap(({ from, to }) => {
    const left = from.flatMap((name) => find(name) ?? []);
    if (left.length < from.length) return [];
    return to.flatMap((name) => {
      const group = find(name);
      return group === undefined ? [] : [{ from: left, to: group }];
    });
  });
}

function indexFamilies(groups: readonly Group[]): Map<string, Group[]> {
  const pairs = groups.flatMap((group) => group.families.map((family) => ({ family, group })));
  const index = gather(pairs, ({ family }) => family);
  return new Map(Array.from(index, ([family, each]) => [family, each.map(({ group }) => group)]));
}

function indexByFirstKey(entries: readonly Entry[]): Map<string, Entry[]> {
  const index = gather(entries, ({ name }) => name.keys[0] ?? '');
  for (const list of index.values()) {
    list.sort((one, other) => other.name.keys.length - one.name.keys.length);
  }
  return index;
}

function gather<E, K>(entries: readonly E[], keyOf: (entry: E) => K): Map<K, E[]> {
  const index = new Map<K, E[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === '') continue;
    const list = index.get(key);
    if (list === undefined) index.set(key, [entry]);
    else list.push(entry);
  }
  return index;
}
