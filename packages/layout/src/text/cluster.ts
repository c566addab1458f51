import type { Span } from '@shortlist/document';

/** A grapheme cluster of a paragraph: the smallest piece a line can take. */
export type Cluster = {
  text: string;
  span: Span;
  face: string;
  /** Bidi embedding level. */
  level: number;
  /** Points. */
  width: number;
  /** Within the width: how much farther it stands from the cluster before it than their widths say. */
  kern: number;
};

/** Checks whether a cluster is the one space there is: cleaning has left no other. */
export const isSpace = ({ text }: Cluster) => text === ' ';

/** Spaces and separators hang over the end of a line and are dropped at its start. */
export const isDiscardable = (cluster: Cluster) =>
  isSpace(cluster) || cluster.span.separator === true;

/** The clusters' widths together, in points. */
export const widthOf = (clusters: readonly { width: number }[]) =>
  clusters.reduce((total, { width }) => total + width, 0);

/** The line without the discardable clusters at its end. */
export const inkOf = (line: readonly Cluster[]) =>
  line.slice(0, line.findLastIndex((cluster) => !isDiscardable(cluster)) + 1);
