import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { PaperSkeleton } from '#paper/sheets/paper-skeleton.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import type { EditedPaperProps } from './edited-paper.tsx';

/** Loads what lays out and draws pages: the form can be typed in without it. */
export const loadEditedPaper = () => loadChunk('paper', () => import('./edited-paper.tsx'));

/** The paper, once what draws it has come. */
export const LazyPaper = (props: EditedPaperProps) => {
  const words = useWords(en.editor);
  return (
    <LazyPart load={loadEditedPaper} skeleton={<PaperPlace />} failed={words.pageNotDrawn}>
      {({ EditedPaper }) => (
        <PaperPlace>
          <EditedPaper {...props} />
        </PaperPlace>
      )}
    </LazyPart>
  );
};

/** One place before the paper and with it, so that its skeleton stays where it is. */
const PaperPlace = ({ children }: { children?: ReactNode }) => (
  <>
    <PaperSkeleton isOver={children !== undefined} />
    {children}
  </>
);
