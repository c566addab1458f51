import type { Span } from '@shortlist/document';
import type { Font, TextMeasurer } from '../text-measurer.ts';
import { type Cluster, isSpace, widthOf } from './cluster.ts';

/** Neighbouring clusters that are drawn as one: one span, one face, one direction. */
export type Run = {
  text: string;
  span: Span;
  face: string;
  level: number;
  decorative: boolean;
  width: number;
  /** Points after each letter, within `width`. */
  letterSpacing: number;
  font: Font;
};

/** A line's clusters as runs, in reading order. A separator's sign is decorative, its spaces are not. */
export function runsOf(clusters: readonly Cluster[], measurer: TextMeasurer): Run[] {
  return stretchesOf(clusters, isDrawnAlike).map((stretch) => runOf(stretch, measurer));
}

function runOf(stretch: Stretch, measurer: TextMeasurer): Run {
  const [{ span, face, level }] = stretch;
  const text = stretch.map((cluster) => cluster.text).join('');
  const joins = measurer.joins(face);
  return {
    text,
    span,
    face,
    level,
    width: joins
      ? measurer.width({ text, face, level }, span.size)
      : widthOf(stretch) - stretch[0].kern,
    decorative: isDecorative(stretch[0]),
    letterSpacing: joins ? 0 : (span.letterSpacing ?? 0),
    font: measurer.fontOf(span),
  };
}

type Stretch = [Cluster, ...Cluster[]];

/** Cuts `clusters` wherever two neighbours are not `alike`. */
export function stretchesOf(
  clusters: readonly Cluster[],
  alike: (one: Cluster, next: Cluster) => boolean,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const cluster of clusters) {
    const last = stretches.at(-1);
    if (last && alike(last[0], cluster)) last.push(cluster);
    else stretches.push([cluster]);
  }
  return stretches;
}

/** Checks whether two neighbours belong to one span and are drawn by one face in one direction. */
export const isOfOneFace = (one: Cluster, next: Cluster) =>
  one.span === next.span && one.face === next.face && one.level === next.level;

/** Checks whether two neighbours are drawn as one run. */
export const isDrawnAlike = (one: Cluster, next: Cluster) =>
  isOfOneFace(one, next) && isDecorative(one) === isDecorative(next);

const isDecorative = (cluster: Cluster) => cluster.span.separator === true && !isSpace(cluster);
