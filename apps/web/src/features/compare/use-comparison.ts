import { type Difference, type Mark, markPages } from '@shortlist/difference';
import { useMemo } from 'react';
import type { LaidOut, Printable } from '#paper/pages/lay-out-resume.ts';
import { type Pages, usePages } from '#paper/pages/use-pages.ts';
import { useSections } from '#platform/sections-context.ts';
import type { ComparedKind } from './compared-kind.ts';
import type { Side } from './side.ts';

/** Two documents of a kind with their pages, and once both are laid out, their differences and the marks of these. */
export type Compared<D extends Printable> = {
  kind: ComparedKind<D>;
  before: ComparedPages<D>;
  after: ComparedPages<D>;
  difference: Difference | undefined;
};

export type ComparedPages<D extends Printable> = Side<D> & {
  pages: Pages;
  marks: readonly (readonly Mark[])[];
};

const NO_MARKS: readonly (readonly Mark[])[] = [];

/** Compares two documents of a kind as they are printed. */
export function useComparison<D extends Printable>(
  kind: ComparedKind<D>,
  before: Side<D>,
  after: Side<D>,
): Compared<D> {
  const sections = useSections();
  const left = usePages(before.printed, undefined, kind.printer);
  const right = usePages(after.printed, undefined, kind.printer);
  const isLaidOut = left.laidOut !== undefined && right.laidOut !== undefined;
  const hasIds = before.documentId === after.documentId;
  const difference = useMemo(
    () =>
      // With the pages the words of both languages have come.
      isLaidOut ? kind.diff(before.printed, after.printed, { sections, hasIds }) : undefined,
    [isLaidOut, kind, before.printed, after.printed, sections, hasIds],
  );
  return {
    kind,
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
