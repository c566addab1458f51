import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { loadEditedPaper } from './lazy-paper.tsx';

const PAGE_LOOK =
  'block aspect-[8.5/11] h-(--small-paper) overflow-hidden bg-paper shadow-paper [forced-color-adjust:none]';

type SmallPaperProps = { resumeId: string; resume: Resume; onPress: () => void };

/** The first page in a band that stays above a panel, so that what is chosen there is seen. A press shows the paper in full. */
export function SmallPaper({ resumeId, resume, onPress }: SmallPaperProps) {
  const words = useWords(en.editor);
  return (
    <div
      data-small-paper
      className="tall:sticky top-[calc(var(--spacing-topbar)+2.75rem)] z-10 -mx-4 mb-4 flex justify-center border-hairline border-b bg-desk py-3 sm:-mx-6 print:hidden"
    >
      <LazyPart
        load={loadEditedPaper}
        skeleton={<div className={PAGE_LOOK} />}
        failed={words.pageNotDrawn}
      >
        {({ FirstPage }) => (
          <button type="button" aria-label={words.preview} onClick={onPress} className={PAGE_LOOK}>
            <FirstPage key={resumeId} resume={resume} />
          </button>
        )}
      </LazyPart>
    </div>
  );
}
