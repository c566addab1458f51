import { en } from '@shortlist/messages';
import type { ChosenLook, ResumeId } from '@shortlist/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNamed } from '#draft/react/use-names.ts';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { refreshResumes, resumesQuery } from '#platform/server/resumes-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { giveLookTo, type LookUse, takeBackLooks } from './give-look.ts';

type UseForOthersDialogProps = {
  resumeId: string;
  look: ChosenLook;
  open: boolean;
  onClose: () => void;
};

/** Gives the look of this resume to others of the person. */
export const UseForOthersDialog = ({ open, ...form }: UseForOthersDialogProps) => {
  const words = useWords(en.design);
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={words.useForOthers}
      description={words.othersHint}
    >
      <OthersForm {...form} />
    </Dialog>
  );
};

function OthersForm({ resumeId, look, onClose }: Omit<UseForOthersDialogProps, 'open'>) {
  const common = useWords(en.common);
  const words = useWords(en.design);
  const { data, error, refetch } = useQuery(resumesQuery);
  const others = useNamed(data)?.filter(({ document_id }) => document_id !== resumeId);
  const [left, setLeft] = useState<ReadonlySet<ResumeId>>(new Set());
  const chosen = others?.map(({ document_id }) => document_id).filter((id) => !left.has(id)) ?? [];
  const { mutate, isPending } = useGiveLook(look, onClose);

  function handleChange(id: ResumeId, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen.length > 0 && !isPending) mutate(chosen);
  }

  if (error) {
    return (
      <RetryBanner size="sm" onRetry={() => void refetch()}>
        {words.notListed({ reason: reasonOf(common, error) })}
      </RetryBanner>
    );
  }
  if (!others) return <Skeleton className="h-24" />;
  if (others.length === 0) return <p className="text-sm">{words.noOthers}</p>;
  return (
    <form onSubmit={handleSubmit} className="flex min-h-0 flex-col gap-5">
      <fieldset className="flex max-h-80 flex-col overflow-y-auto">
        <legend className="sr-only">{words.resumes}</legend>
        {others.map(({ document_id, title }) => (
          <label
            key={document_id}
            className="flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-raised"
          >
            <input
              type="checkbox"
              checked={!left.has(document_id)}
              onChange={({ currentTarget }) => handleChange(document_id, currentTarget.checked)}
              className="shrink-0 accent-accent"
            />
            <span className="wrap-anywhere min-w-0">{title}</span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Button onClick={onClose}>{common.cancelCapitals}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={chosen.length === 0}
          isPending={isPending}
        >
          {words.giveTo({ count: chosen.length })}
        </Button>
      </DialogActions>
    </form>
  );
}

function useGiveLook(look: ChosenLook, onDone: () => void) {
  const words = useWords(en.design);
  const common = useWords(en.common);
  const toast = useToast();
  const queryClient = useQueryClient();

  async function takeBack(use: LookUse) {
    const failed = await takeBackLooks(use);
    void refreshResumes(queryClient);
    if (failed > 0) toast({ tone: 'bad', text: words.notTakenBack({ count: failed }) });
    else toast({ text: words.takenBack });
  }

  return useMutation({
    mutationFn: (ids: readonly ResumeId[]) => giveLookTo(ids, look),
    onSuccess(use) {
      void refreshResumes(queryClient);
      onDone();
      if (use.replaced.length > 0) {
        toast({
          text: words.lookAlike({ count: use.replaced.length }),
          action: { label: common.undo, onAction: () => void takeBack(use) },
        });
      }
      if (use.failed.length > 0) {
        toast({
          tone: 'bad',
          text: words.notChanged({ count: use.failed.length }),
        });
      }
    },
  });
}
