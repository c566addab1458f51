import { type Face, findFace, plainFace, type Weight } from './faces.ts';

/** A text to be printed, as the layout cleans it, and its weight. */
export type PrintedText = { text: string; weight: Weight };

/**
 * The faces that the texts need, in order of first use. The plain Latin face of each weight in use
 * is always among them: it has the spaces, and stands in for what no face prints.
 */
export function facesFor(texts: readonly PrintedText[]): Face[] {
  const faces = new Map<string, Face>();
  for (const [cluster, weight] of clustersOf(texts)) {
    for (const face of [plainFace(weight), findFace(cluster, weight)]) {
      if (face) faces.set(face.key, face);
    }
  }
  return [...faces.values()];
}

/**
 * The characters of the texts that no face prints, as a person counts characters (an emoji of many
 * parts is one), each once, in order of appearance. Empty when everything can be printed.
 */
export function missingCharacters(texts: readonly PrintedText[]): string[] {
  const missing = [...clustersOf(texts)].filter(([cluster, weight]) => !findFace(cluster, weight));
  return [...new Set(missing.map(([cluster]) => cluster))];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Every different cluster of the texts, once for each weight. */
function clustersOf(texts: readonly PrintedText[]): [string, Weight][] {
  const seen: Record<Weight, Set<string>> = { 400: new Set(), 700: new Set() };
  for (const { text, weight } of texts) {
    for (const { segment } of segmenter.segment(text)) seen[weight].add(segment);
  }
  return [
    ...Array.from(seen[400], (cluster): [string, Weight] => [cluster, 400]),
    ...Array.from(seen[700], (cluster): [string, Weight] => [cluster, 700]),
  ];
}
