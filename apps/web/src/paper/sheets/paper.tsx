import type { ReactNode } from 'react';
import type { LaidOut, Printable, Printer } from '../pages/lay-out-resume.ts';
import { usePages } from '../pages/use-pages.ts';
import { PaperState } from './paper-state.tsx';
import { Sheets } from './sheets.tsx';

type PaperProps = {
  /** The document that is printed. */
  printed: Printable;
  /** The way it is printed; that of resumes where it is not given. */
  printer?: Printer;
  /** Called with the `source` of the words that were clicked: a field reference as text. */
  onPick?: (source: string) => void;
  /** Draws what is laid over the pages for the eye. */
  renderOver?: (laidOut: LaidOut) => ReactNode;
};

/**
 * The document as it will be printed, at the width of what holds it, up to date with every keystroke.
 * Give it the document's id as its key: while a font loads it keeps showing the pages it had.
 */
export function Paper({ printed, printer, onPick, renderOver }: PaperProps) {
  const pages = usePages(printed, undefined, printer);
  return (
    <PaperState pages={pages}>
      {(laidOut) => (
        <Sheets laidOut={laidOut} onPick={onPick}>
          {renderOver?.(laidOut)}
        </Sheets>
      )}
    </PaperState>
  );
}
