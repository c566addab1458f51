import { isAbsolute, relative, resolve, sep } from 'node:path';

/**
 * The path of a file below the folder that a build checked out, or else the one in which the program runs, as build servers
 * name it; absolute where it lies elsewhere.
 */
export function pathInWorkspace(path: string): string {
  const absolute = resolve(path);
  const below = relative(process.env.GITHUB_WORKSPACE || process.cwd(), absolute);
  const isBelow = !isAbsolute(below) && below.split(sep)[0] !== '..';
  return (isBelow ? below : absolute).replaceAll(sep, '/');
}
