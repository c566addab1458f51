import { type FontFile, faceByKey, readFontFile, type Shape } from '@shortlist/fonts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** A face ready to measure and to draw; `shape` where its letters join. */
export type LoadedFont = { file: FontFile; shape?: Shape };

/** Longest time that a font may take, in ms, before its place says that it did not come. */
const TIMEOUT_MS = 60_000;

/**
 * Addresses of the font files that most resumes need, each hashed by the build: the browser may keep them for
 * good. Those of the others are a chunk of their own.
 */
const COMMON_FONT_URLS = import.meta.glob<string>(
  '../../../../../node_modules/@fontsource/tinos/files/*-{400,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
);

/**
 * Loads a face; `showFaces` gives it to the browser as `familyOf(key)`, made from the very bytes that are
 * measured here and embedded in the PDF. The shaper comes along only for scripts that need it.
 * Throws when either does not arrive or the file is damaged.
 */
export async function loadFont(key: string): Promise<LoadedFont> {
  const { complex, file: path } = faceByKey(key);
  const [file, shaping] = await Promise.all([fetchFont(path), complex ? loadShaping() : undefined]);
  waiting.push(await openInBrowser(key, file));
  return { file, ...(shaping && { shape: shaping.shapedWidth }) };
}

const loadShaping = () => loadChunk('shaping', () => import('@shortlist/fonts/shaping'));

/** Loads the addresses of the fonts that few resumes need: to be called where some will be. */
export const loadOtherFontUrls = () => loadChunk('font-urls', () => import('./other-font-urls.ts'));

async function urlOf(file: string): Promise<string | undefined> {
  return COMMON_FONT_URLS[file] ?? (await loadOtherFontUrls()).OTHER_FONT_URLS[file];
}

async function fetchFont(path: string): Promise<FontFile> {
  const url = await urlOf(`../../../../../node_modules/${path}`);
  if (!url) throw new Error(`The build has no font file ${path}.`);
  const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`The font file ${path} was answered with ${reply.status}.`);
  return readFontFile(new Uint8Array(await reply.arrayBuffer()));
}

const openInBrowser = (key: string, { sfnt }: FontFile): Promise<FontFace> =>
  new FontFace(familyOf(key), new Uint8Array(sfnt)).load();

/** Faces that have come, and that nothing was drawn with as yet. */
const waiting: FontFace[] = [];

/**
 * Gives the browser the faces that have come. To be called before something is drawn with them, and not as they come: with each that
 * is added the browser lays out all text of the page anew, whatever that is set in.
 */
export function showFaces(): void {
  for (const face of waiting.splice(0)) document.fonts.add(face);
}

/** Name under which the browser knows the font made from a face's own bytes. */
export const familyOf = (face: string) => `r-${face}`;
