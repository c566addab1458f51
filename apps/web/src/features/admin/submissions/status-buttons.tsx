import {
  SUBMISSION_STATUSES,
  type SubmissionKind,
  type SubmissionStatus,
} from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useSetStatus } from '../api.ts';

export type StatusButtonsProps = {
  sent: SubmissionKind;
  id: string;
  status: SubmissionStatus;
  about: string;
  /** Finds the next focus when the button that had it is gone. */
  findNext: () => HTMLElement | null;
};

/** Marks what has come in as something else than it is marked now. */
export function StatusButtons({ sent, id, status, about, findNext }: StatusButtonsProps) {
  const words = useWords(en.admin);
  const { mutate, isPending } = useSetStatus(sent);
  const toast = useToast();

  function mark(as: SubmissionStatus) {
    catchLostFocus(findNext);
    mutate(
      { id, status: as },
      { onError: ({ message }) => toast({ tone: 'bad', text: words.notMarked({ message }) }) },
    );
  }

  return SUBMISSION_STATUSES.filter((other) => other !== status).map((other) => (
    <Button key={other} size="sm" isPending={isPending} onClick={() => mark(other)}>
      {words.mark({ status: other })}
      <span className="sr-only">: {about}</span>
    </Button>
  ));
}
