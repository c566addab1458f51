/**
 * Returns a path of this server as it is safe to be sent to; undefined for anything else that an address may say: another
 * origin, also as "//host" or "/\host", or a character that browsers leave out.
 */
export function localPath(path: string | undefined): string | undefined {
  if (path === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return undefined;
  const here = 'http://here.invalid';
  return URL.canParse(path, here) && new URL(path, here).origin === here ? path : undefined;
}
