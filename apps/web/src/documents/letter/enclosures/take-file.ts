import {
  type EnclosureProblem,
  MOST_ENCLOSURES,
  MOST_FILE_BYTES,
  MOST_PAGES,
  MOST_SUM_BYTES,
} from '@shortlist/enclosures';
import { askEnclosures } from '#paper/enclosures/ask-worker.ts';
import type { KeptEnclosure } from '#platform/enclosures/kept-enclosures.ts';
import { logError } from '#platform/log.ts';
import { pictureToJpeg } from './picture-to-jpeg.ts';

/** Bounds of a letter's enclosures. */
const BOUNDS = {
  'too-many': MOST_ENCLOSURES,
  'too-many-pages': MOST_PAGES,
  'too-heavy': MOST_FILE_BYTES / 1_048_576,
  'sum-too-heavy': MOST_SUM_BYTES / 1_048_576,
};

/** A bound that a file would be beyond. */
type Beyond = keyof typeof BOUNDS;

/** Reason that a file is not added. */
export type TakeProblem = EnclosureProblem | Beyond | 'unreadable' | 'not-kept';

export const isBeyond = (problem: TakeProblem): problem is Beyond => problem in BOUNDS;

/** Returns a bound: files, pages or MB. */
export const mostOf = (problem: Beyond): number => BOUNDS[problem];

/** A file as it will be kept. */
export type TakenFile = Pick<KeptEnclosure, 'name' | 'kind' | 'pages' | 'size'> & {
  bytes: ArrayBuffer;
};

export type Taken = { ok: true; file: TakenFile } | { ok: false; problem: TakeProblem };

const refused = (problem: TakeProblem): Taken => ({ ok: false, problem });

/** Reads a file that is to go behind a letter, and says why it cannot; `kept` are those that are there already. */
export async function takeFile(
  file: File,
  kept: readonly KeptEnclosure[],
  signal: AbortSignal,
): Promise<Taken> {
  if (kept.length >= MOST_ENCLOSURES) return refused('too-many');
  if (file.size > MOST_FILE_BYTES) return refused('too-heavy');
  try {
    const taken = await readFile(file, signal);
    return taken.ok ? within(taken.file, kept) : taken;
  } catch (cause) {
    signal.throwIfAborted();
    logError('A file was not read as an enclosure.', cause);
    return refused('unreadable');
  }
}

function within(file: TakenFile, kept: readonly KeptEnclosure[]): Taken {
  const sum = (key: 'pages' | 'size') => kept.reduce((total, each) => total + each[key], file[key]);
  if (sum('pages') > MOST_PAGES) return refused('too-many-pages');
  return sum('size') > MOST_SUM_BYTES ? refused('sum-too-heavy') : { ok: true, file };
}

/** Signs of pictures that the browser draws: JPEG, PNG, WebP. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP)/su;

async function readFile(file: File, signal: AbortSignal): Promise<Taken> {
  const bytes = await file.arrayBuffer();
  const name = titleOf(file.name);
  const head = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(12, bytes.byteLength)));
  if (PICTURE.test(head)) return readPicture(file, name);
  const report = await askEnclosures({ ask: 'count', file: bytes }, signal);
  if (report.is === 'refused') return refused(report.problem);
  const pages = report.is === 'counted' ? report.pages : 0;
  return { ok: true, file: { name, kind: 'pdf', pages, size: bytes.byteLength, bytes } };
}

async function readPicture(file: File, name: string): Promise<Taken> {
  const drawn = await pictureToJpeg(file);
  if (!drawn.ok) return refused(drawn.reason === 'too-many-pixels' ? 'too-large' : 'damaged');
  const { bytes } = drawn;
  return { ok: true, file: { name, kind: 'jpeg', pages: 1, size: bytes.byteLength, bytes } };
}

/** Longest name. */
export const MOST_NAME = 120;

/** The name of a file as a title: without its ending, words apart. */
const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.\w{1,5}$/u, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, MOST_NAME) || fileName;
