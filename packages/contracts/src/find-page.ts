import { PAGES, type Page, type PageName, REDIRECTS } from './pages.ts';

/** Where an address leads: to a page, with its parameters decoded, or on to another address. */
export type FoundPage =
  | { kind: 'page'; name: PageName; page: Page; params: Record<string, string> }
  | { kind: 'redirect'; to: string };

const NAMES = Object.keys(PAGES) as PageName[];

/**
 * The page of a path (no query, no origin; a slash at the end makes no difference), or undefined
 * when the product has none there: the answer is then Not Found.
 */
export function findPage(pathname: string): FoundPage | undefined {
  const path = pathname.replace(/(?<=[^/])\/$/u, '');
  const redirect = Object.entries(REDIRECTS).find(([from]) => from === path);
  if (redirect) return { kind: 'redirect', to: redirect[1] };

  for (const name of NAMES) {
    const page: Page = PAGES[name];
    const params = matchPath(page, path);
    if (params) return { kind: 'page', name, page, params };
  }
  return undefined;
}

function matchPath(page: Page, path: string): Record<string, string> | undefined {
  const segments = path.split('/');
  const wanted = page.path.split('/');
  if (segments.length !== wanted.length) return undefined;

  const params: Record<string, string> = {};
  for (const [index, pattern] of wanted.entries()) {
    const segment = decode(segments[index] ?? '');
    if (!pattern.startsWith(':')) {
      if (segment !== pattern) return undefined;
      continue;
    }
    const name = pattern.slice(1);
    if (!segment || page.params?.[name]?.includes(segment) === false) return undefined;
    params[name] = segment;
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
