import { useState } from 'react';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { readSessionUser } from '#session/token.ts';
import { ChooseResume } from './choose-resume.tsx';
import type { ImportFlowProps } from './import-flow-props.ts';
import { SCHEMA, storedRead } from './kept/stored-review.ts';
import type { ReadResume } from './read-resume.ts';
import type { ReviewScreen } from './reading/read-file.ts';
import { ReviewStep } from './review-step.tsx';

type ChosenReviewProps = Omit<ImportFlowProps, 'onWriteByHand'> & {
  reads: readonly [ReadResume, ...ReadResume[]];
  Review: ReviewScreen;
};

/** The review of what was read; of an archive with several resumes the person chooses one first. */
export function ChosenReview({ reads, ...props }: ChosenReviewProps) {
  const [chosen, setChosen] = useState(reads.length > 1 ? undefined : reads[0]);
  const [id] = useState(props.keptId ?? randomUuid);
  if (!chosen) return <ChooseResume reads={reads} onChoose={setChosen} onCancel={props.onCancel} />;

  const { file, source, about, jobDescription, Review, onCancel, onSaved } = props;
  const begun = {
    owner: readSessionUser()?.id,
    schema: SCHEMA,
    fileName: file.name,
    read: storedRead(chosen),
    file,
  };
  return (
    <ReviewStep
      form={{ source, about, jobDescription }}
      read={chosen}
      Review={Review}
      toKeep={{ id, count: 0, begun }}
      onCancel={onCancel}
      onSaved={onSaved}
    />
  );
}
