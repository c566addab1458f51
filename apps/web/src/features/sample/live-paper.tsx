import { type ReactNode, useMemo } from 'react';
import { usePages } from '#paper/pages/use-pages.ts';
import { PaperState } from '#paper/sheets/paper-state.tsx';
import { Sheets } from '#paper/sheets/sheets.tsx';
import { sampleResume } from './resume-of-sample.ts';
import type { SampleWords } from './sample-words.ts';

export type LivePaperProps = {
  words: SampleWords /** Shown until the fonts are here. */;
  picture: ReactNode;
};

/** The sample on the product's own paper. Loaded when somebody first touches the sample, since it brings layout and fonts. */
export function LivePaper({ words, picture }: LivePaperProps) {
  const resume = useMemo(() => sampleResume(words), [words]);
  const pages = usePages(resume);
  if (!(pages.laidOut || pages.hasFailed)) return picture;
  return <PaperState pages={pages}>{(laidOut) => <Sheets laidOut={laidOut} />}</PaperState>;
}
