import type { Span } from '@shortlist/document';
import { type Direction, embeddingLevels, isRightToLeft } from '@shortlist/text';
import type { TextMeasurer } from '../text-measurer.ts';
import { type Cluster, isSpace, widthOf } from './cluster.ts';
import { graphemesOf } from './graphemes.ts';
import { isDrawnAlike, isOfOneFace, stretchesOf } from './runs.ts';

export type Paragraph = { clusters: Cluster[]; direction: Direction };

/**
 * Cuts the clean spans of a paragraph into grapheme clusters, each with its face, bidi level and
 * width. Levels are found on the whole paragraph, so that a line or a span does not change them; an
 * unbreakable span is isolated, so that a phone number in Arabic text keeps its order.
 */
export function itemize(
  spans: readonly Span[],
  measurer: TextMeasurer,
  base?: Direction,
): Paragraph {
  const { direction, levels } = embeddingLevels(
    spans.map(({ text, unbreakable }) => ({ text, isolated: unbreakable === true })),
    base,
  );
  const clusters: Cluster[] = [];
  let offset = 0;
  for (const span of spans) {
    const font = measurer.fontOf(span);
    for (const text of graphemesOf(span.text)) {
      const face = font.faceOf(text);
      clusters.push({ text, span, face, level: levels[offset] ?? 0, width: 0, kern: 0 });
      offset += text.length;
    }
  }
  joinWords(clusters);
  setWidths(clusters, measurer);
  if (measurer.kern) kernPairs(clusters, measurer.kern);
  return { clusters, direction };
}

/**
 * Gives a space between two words of one face and direction to that face: the words are then one
 * run, shaped as one, and readers of right-to-left text see the space.
 */
function joinWords(clusters: Cluster[]) {
  for (const [at, cluster] of clusters.entries()) {
    const before = clusters[at - 1];
    const after = clusters[at + 1];
    if (!isSpace(cluster) || !before || !after) continue;
    if (isOfOneFace(before, after) && before.span === cluster.span) cluster.face = before.face;
  }
}

function setWidths(clusters: readonly Cluster[], measurer: TextMeasurer) {
  for (const cluster of clusters) {
    const { face, span } = cluster;
    cluster.width = measurer.width(cluster, span.size);
    if (span.letterSpacing && !measurer.joins(face)) cluster.width += span.letterSpacing;
  }
  if (!clusters.some(({ face }) => measurer.joins(face))) return;
  const words = stretchesOf(
    clusters,
    (one, next) => isOfOneFace(one, next) && !isSpace(one) && !isSpace(next),
  );
  for (const word of words) spreadWidth(word, measurer);
}

/** Moves each cluster that runs left to right by the kerning of its face. */
function kernPairs(clusters: readonly Cluster[], kern: NonNullable<TextMeasurer['kern']>) {
  let before: Cluster | undefined;
  for (const cluster of clusters) {
    if (before && isDrawnAlike(before, cluster) && !isRightToLeft(cluster.level)) {
      cluster.kern = kern(cluster.face, before.text, cluster.text) * cluster.span.size;
      cluster.width += cluster.kern;
    }
    before = cluster;
  }
}

/** Letters that join are narrower together than alone: each takes its share of the word's width. */
function spreadWidth(word: readonly [Cluster, ...Cluster[]], measurer: TextMeasurer) {
  const [{ face, level, span }] = word;
  const apart = widthOf(word);
  if (!measurer.joins(face) || apart === 0) return;
  const text = word.map((cluster) => cluster.text).join('');
  const share = measurer.width({ text, face, level }, span.size) / apart;
  for (const cluster of word) cluster.width *= share;
}
