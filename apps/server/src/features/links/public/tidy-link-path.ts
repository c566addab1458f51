const TOKEN = /^[\w-]{1,80}$/u;
const LONGEST_NAME = 200;

/** A path of the form of all links' that none has. */
const NO_LINK = '/s/-';

/**
 * The path of a request as the routes of links read it: one under `/s/` that no link has, whatever its length, depth and encoding, becomes one
 * that is looked for in vain as every other. All other paths stay as they are.
 */
export function tidyLinkPath(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/su, 2);
  if (/^\/%73(?:\/|$)/u.test(path)) return NO_LINK; // Logs of proxies go by the plain spelling.
  if (path !== '/s' && !path.startsWith('/s/')) return url;
  const [token = '', file, ...deeper] = path.slice('/s/'.length).split('/');
  const isOne = TOKEN.test(token) && deeper.length === 0 && (file === undefined || isName(file));
  if (isOne) return url;
  return query === undefined ? NO_LINK : `${NO_LINK}?${query}`;
}

/** Checks whether a segment of a path can be the name of a file. */
function isName(segment: string): boolean {
  try {
    const name = decodeURIComponent(segment);
    return name.length > 0 && name.length <= LONGEST_NAME;
  } catch {
    return false;
  }
}
