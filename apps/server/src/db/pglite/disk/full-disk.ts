import { findFreeBytes, isOutOfRoom } from '#lib/free-bytes.ts';

/** Error number ENOSPC as Emscripten (WASI) counts; its errors are plain objects, without words. */
const NO_SPACE = 51;

/** A disk with less than this free is full to a database, whatever the error was that said so. */
const FULL_BYTES = 1024 * 1024;

/** Checks whether something failed, or what caused that, because the disk of `folder` is full. PGlite's own errors may not say that. */
export async function isDiskFull(error: unknown, folder: string): Promise<boolean> {
  for (let each = Object(error); each instanceof Object; each = each.cause)
    if (isOutOfRoom(each) || each.errno === NO_SPACE) return true;
  const free = await findFreeBytes(folder).catch(() => undefined);
  return free !== undefined && free < FULL_BYTES;
}

/** Describes in one line what went wrong, also where Emscripten threw an object without words. */
export function describeFailure(cause: unknown): string {
  if (cause instanceof Error) return String(cause);
  const { name = 'Error', errno } = Object(cause) as { name?: unknown; errno?: unknown };
  return errno === undefined ? String(cause) : `${name} ${errno}`;
}
