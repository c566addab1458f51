import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { FOOT_BAR_ROOM } from '#ui/foot-bar-look.ts';
import { OpenedHead, type OpenedHeadProps } from '#ui/opened-head.tsx';
import { STICKY_LOOK } from '#ui/sticky-look.ts';

export type PreviewFrameProps = Omit<OpenedHeadProps, 'title' | 'isTitleHidden'> & {
  /** Panel of what the resume is compared with, beside the paper: another feature, so the page brings it. */
  panel: ReactNode;
  /** Notice that asks the person something, in sight at the foot of the page. */
  notice?: ReactNode;
  /** The paper, or what stands in its place. */
  children: ReactNode;
};

/** The screen around the paper, the same whether the resume is loading, missing or there. */
export const PreviewFrame = ({ panel, notice, children, ...head }: PreviewFrameProps) => {
  const words = useWords(en.preview);
  return (
    <div
      className={`mx-auto flex w-full max-w-[100rem] flex-col gap-2 p-4 sm:gap-6 sm:p-6 ${FOOT_BAR_ROOM}`}
    >
      <OpenedHead {...head} title={words.finalPreview} isTitleHidden />
      <div className="grid wide:grid-cols-3 items-start gap-12 wide:gap-8">
        {/* Where the panel is below the paper, it is below the first screen: how many pages there are is known late. */}
        <div className="wide:col-span-2 flex min-w-0 flex-col gap-4 wide:pb-8 max-wide:min-h-dvh">
          {children}
        </div>
        <div className={`${STICKY_LOOK} rounded-md`}>{panel}</div>
      </div>
      {notice}
    </div>
  );
};
