import type { Resume } from '@shortlist/model';
import { usePages } from '../pages/use-pages.ts';
import { PaperState } from './paper-state.tsx';
import { Sheets } from './sheets.tsx';

type PaperProps = {
  resume: Resume;
  /** Called with the `source` of the words that were clicked: a field reference as text. */
  onPick?: (source: string) => void;
};

/**
 * The resume as it will be printed, at the width of what holds it, up to date with every keystroke.
 * Give it the resume's id as its key: while a font loads it keeps showing the pages it had.
 */
export function Paper({ resume, onPick }: PaperProps) {
  const pages = usePages(resume);
  return (
    <PaperState pages={pages}>
      {(laidOut) => <Sheets laidOut={laidOut} onPick={onPick} />}
    </PaperState>
  );
}
