import { type Difference, diffResumes, type Mark, markPages } from '@shortlist/difference';
import { useMemo } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { wordsFor } from '#paper/pages/paper-words.ts';
import { type Pages, usePages } from '#paper/pages/use-pages.ts';
import { useSections } from '#platform/sections-context.ts';
import type { Side } from './side.ts';

/** Two sides with their pages, and once both are laid out, their differences and the marks of these. */
export type Compared = {
  before: ComparedPages;
  after: ComparedPages;
  difference: Difference | undefined;
};

export type ComparedPages = Side & { pages: Pages; marks: readonly (readonly Mark[])[] };

const NO_MARKS: readonly (readonly Mark[])[] = [];

/** Compares two sides as they are printed. */
export function useComparison(before: Side, after: Side): Compared {
  const sections = useSections();
  const [left, right] = [usePages(before.resume), usePages(after.resume)];
  const isLaidOut = left.laidOut !== undefined && right.laidOut !== undefined;
  const hasIds = before.documentId === after.documentId;
  const difference = useMemo(
    () =>
      // With the pages the words of both languages have come.
      isLaidOut
        ? diffResumes(before.resume, after.resume, { sections, wordsOf: wordsFor, hasIds })
        : undefined,
    [isLaidOut, before.resume, after.resume, sections, hasIds],
  );
  return {
    before: { ...before, pages: left, marks: useMarks(difference, left.laidOut, 'before') },
    after: { ...after, pages: right, marks: useMarks(difference, right.laidOut, 'after') },
    difference,
  };
}

const useMarks = (
  difference: Difference | undefined,
  laidOut: LaidOut | undefined,
  side: 'before' | 'after',
) =>
  useMemo(
    () =>
      difference && laidOut
        ? markPages(difference, laidOut.paged, { side, measurer: laidOut.measurer })
        : NO_MARKS,
    [difference, laidOut, side],
  );
