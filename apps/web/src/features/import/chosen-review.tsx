import { useState } from 'react';
import { ChooseResume } from './choose-resume.tsx';
import type { ImportFlowProps } from './import-flow-props.ts';
import type { ReadResume } from './read-resume.ts';
import type { ReviewScreen } from './reading/read-file.ts';
import { ReviewStep } from './review-step.tsx';

type ChosenReviewProps = Pick<ImportFlowProps, 'about' | 'onCancel' | 'onSaved'> & {
  reads: readonly [ReadResume, ...ReadResume[]];
  Review: ReviewScreen;
};

/** The review of what was read; of an archive with several resumes the person chooses one first. */
export function ChosenReview({ reads, ...props }: ChosenReviewProps) {
  const [chosen, setChosen] = useState(reads.length > 1 ? undefined : reads[0]);
  if (chosen) return <ReviewStep {...props} read={chosen} />;
  return <ChooseResume reads={reads} onChoose={setChosen} onCancel={props.onCancel} />;
}
