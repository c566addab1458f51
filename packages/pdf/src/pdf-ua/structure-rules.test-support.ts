import type { Mark } from '../pages/content.test-support.ts';
import { broken, type Rule } from './rule.test-support.ts';
import type { UaFile } from './ua-file.test-support.ts';

/** Standard structure types (ISO 32000-1, 14.8.4) that our files use; no tables, notes, formulas or unnumbered headings. */
const TYPES = [
  'Document',
  'Part',
  'H1',
  'H2',
  'H3',
  'P',
  'L',
  'LI',
  'Lbl',
  'LBody',
  'Link',
  'Figure',
];

/** The kids that a part of a list may have, and the parent (ISO 32000-1, table 336). */
const LISTS: Record<string, { kids?: string[]; parent?: string }> = {
  L: { kids: ['LI'] },
  LI: { kids: ['Lbl', 'LBody'], parent: 'L' },
  Lbl: { parent: 'LI' },
  LBody: { parent: 'LI' },
};

type Element = UaFile['tree']['elements'][number];

const isArtifact = ({ tag }: Mark) => tag === '/Artifact';
const isTagged = ({ tag, mcid }: Mark) => tag !== '/Artifact' && mcid !== undefined;

/** The marks of each piece of marked content, itself the last. */
const openedIn = ({ uaPages }: UaFile) => uaPages.flatMap(({ content }) => content.opened);
const tagsOf = (marks: readonly Mark[]) => marks.map(({ tag }) => tag).join(' ');

export const STRUCTURE_RULES: Rule[] = [
  {
    ids: ['01-003'],
    says: 'No artifact is in tagged content.',
    findings: (file) =>
      openedIn(file)
        .filter((marks) => marks.some(isTagged) && isArtifact(marks.at(-1) as Mark))
        .map(tagsOf),
  },
  {
    ids: ['01-004'],
    says: 'Nothing marked is in an artifact.',
    findings: (file) =>
      openedIn(file)
        .filter((marks) => marks.slice(0, -1).some(isArtifact))
        .map(tagsOf),
  },
  {
    ids: ['01-005', 'ISO 32000-1 14.6.1'],
    says: 'All that is painted is tagged or an artifact, and each mark is closed.',
    findings: ({ uaPages }) =>
      uaPages.flatMap(({ content }) => [
        ...content.paintings
          .filter(({ marks }) => !marks.some((mark) => isArtifact(mark) || isTagged(mark)))
          .map(({ operator }) => operator),
        ...broken({ 'each mark is closed': content.unclosed === 0 }),
      ]),
  },
  {
    ids: ['ISO 32000-1 14.7.4.4'],
    says: 'Each tagged piece is once in the tree, under the type it is marked with, and the parent tree finds it.',
    findings: (file) => {
      const inTree = file.tree.content.map(
        ({ page, mcid, element }) => `${page} ${mcid} ${element}`,
      );
      const onPages = file.uaPages.flatMap(({ reference, dictionary, content }) =>
        content.opened.flatMap((marks) => {
          const { tag, mcid } = marks.at(-1) as Mark;
          if (mcid === undefined) return [];
          const parents = file.parents(dictionary['/StructParents']);
          const element = Array.isArray(parents) ? parents[mcid] : undefined;
          const type = element === undefined ? undefined : file.dictionary(element)['/S'];
          return type === tag ? [`${reference} ${mcid} ${element}`] : [`${reference} ${mcid}`];
        }),
      );
      return differences(inTree, onPages);
    },
  },
  {
    ids: [
      ...['02-001', '09-004', '09-006', '09-007', '09-008', '14-006', '14-007'],
      ...['15-003', '17-002', '17-003', '19-003', '19-004'],
    ],
    says: 'Structure types are standard ones, and only those that our files use.',
    findings: ({ tree }) =>
      tree.elements.map(({ role }) => role).filter((role) => !TYPES.includes(role)),
  },
  {
    ids: ['02-003', '02-004'],
    says: 'No structure type is mapped.',
    findings: ({ within, catalog }) => Object.keys(within(catalog, '/StructTreeRoot', '/RoleMap')),
  },
  {
    ids: ['09-005'],
    says: 'Lists are of items, items of labels and bodies.',
    findings: ({ tree }) => tree.elements.filter(isMisplaced(tree.elements)).map(nameOf),
  },
  {
    ids: ['13-004', 'ISO 32000-1 14.8.5.4.3'],
    says: 'A figure has words and a box.',
    findings: ({ tree, within }) =>
      tree.elements
        .filter(({ role }) => role === 'Figure')
        .flatMap(({ dictionary }) =>
          broken({
            Alt: /^u:./u.test(String(dictionary['/Alt'])),
            BBox: [within(dictionary, '/A')['/BBox']].flat().length === 4,
          }),
        ),
  },
  {
    ids: ['14-002', '14-003'],
    says: 'Headings begin at the first level and skip none on the way down.',
    findings: ({ tree }) => {
      const levels = tree.elements
        .flatMap(({ role }) => /^H(\d)$/u.exec(role)?.[1] ?? [])
        .map(Number);
      return levels
        .map((level, at) => ({ level, before: levels[at - 1] ?? 0 }))
        .filter(({ level, before }) => level > before + 1)
        .map(({ level, before }) => `H${level} after H${before}`);
    },
  },
];

const nameOf = ({ role, reference }: Element) => `${role} ${reference}`;

/** Checks whether a part of a list has kids or a parent that it may not have. */
function isMisplaced(elements: readonly Element[]) {
  const roles = new Map<unknown, string>(elements.map(({ reference, role }) => [reference, role]));
  return ({ role, dictionary }: Element): boolean => {
    const { kids, parent } = LISTS[role] ?? {};
    const found = [dictionary['/K'] ?? []].flat().map((kid) => roles.get(kid) ?? 'content');
    return (
      (kids !== undefined && !found.every((kid) => kids.includes(kid))) ||
      (parent !== undefined && roles.get(dictionary['/P']) !== parent)
    );
  };
}

/** Lists what is in one list and not in the other, or twice in one. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  const count = (list: readonly string[], each: string) =>
    list.filter((text) => text === each).length;
  return [...new Set([...one, ...other])].filter(
    (each) => count(one, each) !== 1 || count(other, each) !== 1,
  );
}
