import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import type { LaidOut } from '../pages/lay-out-resume.ts';
import type { Pages } from '../pages/use-pages.ts';
import { nameCharacters, nameTexts } from './name-characters.ts';
import { PaperSkeleton } from './paper-skeleton.tsx';

type PaperStateProps = {
  pages: Pages;
  children: (laidOut: LaidOut) => ReactNode;
};

/** The pages once there are any, with what is wrong with them above; before that, why there are none. */
export function PaperState({ pages: { laidOut, hasFailed, retry }, children }: PaperStateProps) {
  return (
    <>
      <PaperSkeleton isOver={laidOut !== undefined || hasFailed} />
      {!laidOut && hasFailed && (
        <ErrorState
          title="The page cannot be shown yet"
          text="A font did not load. Your resume is safe; check the connection and try again."
          onRetry={retry}
        />
      )}
      {laidOut && (
        <div className="flex flex-col gap-4">
          {hasFailed && (
            <Banner tone="bad" action={<Button onClick={retry}>Retry</Button>}>
              A font did not load, so the page below is not up to date.
            </Banner>
          )}
          {laidOut.missing.length > 0 && (
            <Banner tone="warning">
              No font here has {nameCharacters(laidOut.missing)}. The page marks each place; the PDF
              can be made once they are taken out.
            </Banner>
          )}
          {laidOut.paged.parted && (
            <Banner tone="warning">
              No page has room for all of {nameTexts(laidOut.paged.parted)}, so it stands on more
              than one.
            </Banner>
          )}
          {children(laidOut)}
        </div>
      )}
    </>
  );
}
