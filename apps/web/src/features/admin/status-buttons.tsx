import { SUBMISSION_STATUSES, type SubmissionStatus } from '@shortlist/contracts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-context.ts';
import { type Sent, useSetStatus } from './api.ts';

const DEEDS: Record<SubmissionStatus, string> = {
  new: 'Mark as new',
  read: 'Mark as read',
  archived: 'Archive',
};

export type StatusButtonsProps = {
  sent: Sent;
  id: string;
  status: SubmissionStatus;
  about: string;
};

/** Marks what has come in as something else than it is marked now. */
export function StatusButtons({ sent, id, status, about }: StatusButtonsProps) {
  const { mutate, isPending } = useSetStatus(sent);
  const toast = useToast();
  return SUBMISSION_STATUSES.filter((other) => other !== status).map((other) => (
    <Button
      key={other}
      size="sm"
      isPending={isPending}
      onClick={() =>
        mutate(
          { id, status: other },
          { onError: ({ message }) => toast({ tone: 'bad', text: `Not marked: ${message}` }) },
        )
      }
    >
      {DEEDS[other]}
      <span className="sr-only">: {about}</span>
    </Button>
  ));
}
