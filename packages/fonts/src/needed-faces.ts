import type { FontStyle } from '@shortlist/document';
import { type Face, findFace, plainFace } from './faces.ts';

/** A text to be printed, as the layout cleans it, and its font. */
export type PrintedText = FontStyle & { text: string };

/**
 * The faces that the texts need, in order of first use. The plain Latin face of each style in use
 * is always among them: it has the spaces, and stands in for what no face prints.
 */
export function facesFor(texts: readonly PrintedText[]): Face[] {
  const faces = new Map<string, Face>();
  for (const { style, clusters } of stylesOf(texts)) {
    for (const cluster of clusters) {
      for (const face of [plainFace(style), findFace(cluster, style)]) {
        if (face) faces.set(face.key, face);
      }
    }
  }
  return [...faces.values()];
}

/**
 * The characters of the texts that no face prints, as a person counts characters (an emoji of many
 * parts is one), each once, in order of appearance. Empty when everything can be printed.
 */
export function missingCharacters(texts: readonly PrintedText[]): string[] {
  const missing = stylesOf(texts).flatMap(({ style, clusters }) =>
    [...clusters].filter((cluster) => !findFace(cluster, style)),
  );
  return [...new Set(missing)];
}

/** Names a style; the same for every style that is printed by the same faces. */
export const styleKey = ({ family, weight, italic }: FontStyle) =>
  `${family} ${weight}${italic ? ' italic' : ''}`;

type StyleInUse = { style: FontStyle; clusters: Set<string> };

/** Beyond these letters a character may be made of several units. */
const MAY_COMBINE = /[^\u0020-\u02FF\u2010-\u2027]/;

/** Made when it is first needed: a slow phone takes tens of milliseconds for it, and most resumes need none. */
let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a person counts them. */
function clustersOf(text: string): Iterable<string> {
  if (!MAY_COMBINE.test(text)) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Every style of the texts, with every different cluster that is printed in it. */
function stylesOf(texts: readonly PrintedText[]): StyleInUse[] {
  const styles = new Map<string, StyleInUse>();
  for (const text of texts) {
    const key = styleKey(text);
    const inUse = styles.get(key) ?? { style: text, clusters: new Set() };
    styles.set(key, inUse);
    for (const cluster of clustersOf(text.text)) inUse.clusters.add(cluster);
  }
  return [...styles.values()];
}
