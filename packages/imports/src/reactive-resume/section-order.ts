import { kindOf } from './section-keys.ts';

/**
 * The names of the sections in the order of the pages: the main column of a page before the one at its side. Pages are
 * lists of columns in version 4, and have two named columns after it.
 */
export function listOrder(file: unknown): string[] {
  const layout = memberOf(memberOf(file, 'metadata'), 'layout');
  const pages = Array.isArray(layout) ? layout : listOf(memberOf(layout, 'pages'));
  const names = pages.flatMap((page: unknown) =>
    Array.isArray(page)
      ? page.flatMap(listOf)
      : [...listOf(memberOf(page, 'main')), ...listOf(memberOf(page, 'sidebar'))],
  );
  const known = names.filter((name): name is string => typeof name === 'string');
  return [
    ...new Set(known.filter((name) => name !== 'profiles').map((name) => kindOf(name) ?? name)),
  ];
}

const memberOf = (value: unknown, name: string): unknown =>
  new Map(Object.entries(Object(value))).get(name);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
