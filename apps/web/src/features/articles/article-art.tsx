import type { ArtMotif, ListedArticle } from '#content/article.ts';
import { drawCalendar, drawTally } from './art/draw-counts.tsx';
import { drawColumns, drawDrawer, drawPath, drawSecondPage, drawTwins } from './art/draw-pages.tsx';
import type { DrawArt } from './art/draw-shapes.tsx';
import { drawDoor, drawFilm, drawPower, drawTree, drawUndo } from './art/draw-shapes.tsx';
import { drawBullet, drawEcho, drawGlyphs, drawMarks, drawPrompt } from './art/draw-writing.tsx';
import { randomOf } from './random-of.ts';

const MOTIFS: Record<ArtMotif, DrawArt> = {
  twins: drawTwins,
  power: drawPower,
  door: drawDoor,
  undo: drawUndo,
  tree: drawTree,
  prompt: drawPrompt,
  tally: drawTally,
  glyphs: drawGlyphs,
  echo: drawEcho,
  path: drawPath,
  film: drawFilm,
  marks: drawMarks,
  calendar: drawCalendar,
  columns: drawColumns,
  drawer: drawDrawer,
  pages: drawSecondPage,
  bullet: drawBullet,
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
