import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Banner } from '#ui/notices/banner.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
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
  const words = useWords(en.paper);
  const { tag } = useLanguage();
  return (
    <>
      <PaperSkeleton isOver={laidOut !== undefined || hasFailed} />
      {!laidOut && hasFailed && (
        <ErrorState title={words.notShown} text={words.fontMissing} onRetry={retry} />
      )}
      {laidOut && (
        <div className="flex flex-col gap-4">
          {hasFailed && <RetryBanner onRetry={retry}>{words.fontMissingLater}</RetryBanner>}
          {laidOut.missing.length > 0 && (
            <Banner tone="warning">
              {words.noFontHere({ missing: nameCharacters(laidOut.missing, tag) })}
            </Banner>
          )}
          {laidOut.paged.parted && (
            <Banner tone="warning">
              {words.noRoom({ parted: nameTexts(laidOut.paged.parted, tag) })}
            </Banner>
          )}
          {children(laidOut)}
        </div>
      )}
    </>
  );
}
