import type { ArtMotif, ListedArticle } from '#content/article.ts';
import type { DrawArt } from './art/draw-art.ts';
import { drawColumns, drawSheets } from './art/draw-pages.tsx';
import { drawOrbits, drawStrata } from './art/draw-shapes.tsx';
import { drawGlyphs, drawMarks } from './art/draw-writing.tsx';
import { randomOf } from './random-of.ts';

const MOTIFS: Record<ArtMotif, DrawArt> = {
  sheet: drawSheets,
  columns: drawColumns,
  glyphs: drawGlyphs,
  marks: drawMarks,
  strata: drawStrata,
  orbit: drawOrbits,
};

export type ArticleArtProps = { article: Pick<ListedArticle, 'id' | 'image'>; className?: string };

/** The picture of an article: drawn from its id, the same wherever it stands. It says nothing, so nothing reads it out. */
export const ArticleArt = ({ article: { id, image }, className = '' }: ArticleArtProps) => (
  <svg
    viewBox="0 0 320 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className={`block bg-panel ${className}`}
  >
    {MOTIFS[image](randomOf(id))}
  </svg>
);
