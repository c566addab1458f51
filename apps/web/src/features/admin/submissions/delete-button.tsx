import type { SubmissionKind } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useDeleteFlow } from './use-delete-flow.ts';

export type DeleteButtonProps = { sent: SubmissionKind; id: string; about: string };

/** Deletes one thing that came in, after asking. */
export function DeleteButton({ sent, id, about }: DeleteButtonProps) {
  const common = useWords(en.common);
  const { askAndDelete, isPending } = useDeleteFlow(sent);
  return (
    <Button
      size="sm"
      variant="danger"
      isPending={isPending}
      onClick={() => void askAndDelete([id])}
    >
      {common.delete}
      <span className="sr-only">: {about}</span>
    </Button>
  );
}
