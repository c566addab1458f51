import type { Sections } from '@shortlist/model';
import { PAGES, type Page, type PageName, REDIRECTS } from './pages.ts';

/**
 * The target of an address: a page, with its parameters decoded, or another address. `moved` is the same page
 * under its own address: other letters (capitals) or a slash at the end led here.
 */
export type FoundPage =
  | { kind: 'page'; name: PageName; page: Page; params: Record<string, string> }
  | { kind: 'redirect' | 'moved'; to: string };

const NAMES = Object.keys(PAGES) as PageName[];

/**
 * The page of a path (no query, no origin); the editor has one for each of `sections`, and one for any word where they are not
 * given: a page that shows no section need not know them. Undefined when the product has none there.
 */
export function matchPage(pathname: string, sections?: Sections): FoundPage | undefined {
  const path = pathname.replace(/(?<=[^/])\/$/u, '');
  const redirect = Object.values(REDIRECTS).find((from) => from.path === path.toLowerCase());
  if (redirect) return { kind: 'redirect', to: PAGES[redirect.to].path };

  for (const name of NAMES) {
    const page: Page = PAGES[name];
    const matched = matchPath(page, path, sections);
    if (matched === undefined) continue;
    const { params, ownPath } = matched;
    if (ownPath !== pathname) return { kind: 'moved', to: ownPath };
    return { kind: 'page', name, page, params };
  }
  return undefined;
}

type Matched = {
  params: Record<string, string>;
  /** The page's address with these parameters, in the letters of the table. */
  ownPath: string;
};

function matchPath(page: Page, path: string, sections: Sections | undefined): Matched | undefined {
  const segments = path.split('/');
  const wanted = page.path.split('/');
  if (segments.length !== wanted.length) return undefined;

  const params: Record<string, string> = {};
  const own: string[] = [];
  for (const [index, pattern] of wanted.entries()) {
    const matched = matchSegment(page, pattern, segments[index] ?? '', sections);
    if (matched === undefined) return undefined;
    if (pattern.startsWith(':')) params[pattern.slice(1)] = matched.value;
    own.push(matched.own);
  }
  return { params, ownPath: own.join('/') };
}

/** The values that a parameter may have; undefined where it may have any, or which is not known. */
function valuesOf(
  { params }: Page,
  pattern: string,
  { sections, written }: { sections: Sections | undefined; written: string },
) {
  const known = params?.[pattern.slice(1)];
  if (typeof known !== 'function') return known;
  return sections && known(sections, written);
}

/**
 * A segment as the table writes it: capitals make no difference where the table gives the letters, and a
 * free parameter is data and stays as it is. Letters may be percent-encoded one by one; a page has one address all the same.
 */
function matchSegment(
  page: Page,
  pattern: string,
  written: string,
  sections: Sections | undefined,
): { value: string; own: string } | undefined {
  const segment = decode(written);
  if (segment === undefined) return undefined;
  const known = pattern.startsWith(':')
    ? valuesOf(page, pattern, { sections, written: segment })
    : [pattern];
  const value = known ? findLetters(known, segment) : segment || undefined;
  if (value === undefined) return undefined;
  return { value, own: known || written.includes('%') ? encodeURIComponent(value) : written };
}

const findLetters = (known: readonly string[], segment: string) =>
  known.find((text) => text.toLowerCase() === segment.toLowerCase());

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
