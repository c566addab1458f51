import { broken, type Rule } from './rule.test-support.ts';

export const ANNOTATION_RULES: Rule[] = [
  {
    ids: [
      ...['28-002', '28-006', '28-007', '28-010', '28-014'],
      ...['28-015', '28-016', '28-017', '28-018'],
    ],
    says: 'Annotations are links, and links lead to an address.',
    findings: ({ uaPages, within }) =>
      uaPages
        .flatMap(({ annotations }) => annotations)
        .flatMap((annotation) =>
          broken({
            'Subtype is Link': annotation['/Subtype'] === '/Link',
            'the action is URI': within(annotation, '/A')['/S'] === '/URI',
          }),
        ),
  },
  {
    ids: ['28-004', '28-012'],
    says: 'Links have words.',
    findings: ({ uaPages }) =>
      uaPages
        .flatMap(({ annotations }) => annotations)
        .flatMap(({ '/Contents': words }) => broken({ Contents: /^u:./u.test(String(words)) })),
  },
  {
    ids: ['28-008', '28-009'],
    says: 'The tab key follows the structure wherever there are annotations.',
    findings: ({ uaPages }) =>
      uaPages
        .filter(({ annotations }) => annotations.length > 0)
        .flatMap(({ dictionary }) => broken({ 'Tabs is S': dictionary['/Tabs'] === '/S' })),
  },
  {
    ids: ['28-011', 'ISO 32000-1 14.7.4.3'],
    says: 'Each link annotation is once in the tree, in a Link of its page, and the parent tree finds it.',
    findings: (file) =>
      file.uaPages.flatMap(({ reference, dictionary }) =>
        [dictionary['/Annots'] ?? []].flat().flatMap((annotation) => {
          const places = file.tree.annotations.filter((place) => place.annotation === annotation);
          const element = file.parents(file.dictionary(annotation)['/StructParent']);
          return broken({
            'once in the tree': places.length === 1,
            'on its page': places[0]?.page === reference,
            'in a Link': file.dictionary(places[0]?.element ?? {})['/S'] === '/Link',
            'found by the parent tree': places[0]?.element === element,
          });
        }),
      ),
  },
];
