import { type DocumentVersion, restoreVersion, type WholeDocument } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announceSaved } from '#draft/tabs/page-events.ts';
import { useSettle } from '#draft/react/use-settle.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { call } from '#platform/server/call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { listDiffering, type NamedParts } from './differing-parts.ts';
import type { HistorySubject } from './history-subject.ts';
import { currentQuery, refreshVersions } from './versions-query.ts';

export type RestoreDialogProps = {
  subject: HistorySubject;
  version: DocumentVersion;
  whole: WholeDocument;
  /** Names a part of the document or of the version by its key. */
  namePart: (key: string) => string;
  /** Names the version in a sentence. */
  label: string;
  open: boolean;
  onClose: () => void;
};

/** Asks which parts of a version come back, of those that differ, and brings them back. */
export const RestoreDialog = ({ open, onClose, label, ...restored }: RestoreDialogProps) => {
  const words = useWords(en.history);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.restoreTitle({ version: label })}
      description={words.restoreText}
    >
      <RestoreForm {...restored} label={label} onClose={onClose} />
    </Dialog>
  );
};

function RestoreForm(props: Omit<RestoreDialogProps, 'open'>) {
  const { subject, version, whole, namePart, label, onClose } = props;
  const words = useWords(en.history);
  const common = useWords(en.common);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isPending, setPending] = useState(false);
  const restore = useRestore(subject);
  const { documentId, settle, placeOf } = subject;
  const now = useQuery(currentQuery(documentId, settle));
  const differing = now.data && listDiffering(whole.parts, now.data.parts, { namePart, placeOf });
  // The look comes back where it is asked for.
  const isChosen = ({ name, keys }: NamedParts) => turned.get(name) ?? !keys.includes(LOOK);
  const keys = (differing ?? []).filter(isChosen).flatMap((parts) => parts.keys);

  async function handleRestore() {
    setPending(true);
    const isDone = await restore(version.version_id, { parts: keys, label });
    setPending(false);
    if (isDone) onClose();
  }

  return (
    <>
      {now.isError && (
        <RetryBanner onRetry={() => void now.refetch()}>{words.notLoadedHint}</RetryBanner>
      )}
      {differing?.length === 0 && <p>{words.sameAsCurrent}</p>}
      <div className="flex flex-col" aria-busy={now.isPending}>
        {differing?.map((parts) => (
          <Switch
            key={parts.name}
            label={parts.name}
            checked={isChosen(parts)}
            onCheckedChange={(isOn) => setTurned(new Map([...turned, [parts.name, isOn]]))}
          />
        ))}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          variant="primary"
          disabled={keys.length === 0}
          isPending={isPending}
          onClick={() => void handleRestore()}
        >
          {words.restore}
        </Button>
      </DialogActions>
    </>
  );
}

type Chosen = { parts: readonly string[]; label: string };

const LOOK = 'look';

/** Returns a function that brings a version back, says so with an Undo and leads to the editor; it resolves to whether it is back. */
function useRestore(subject: HistorySubject) {
  const words = useWords(en.history);
  const common = useWords(en.common);
  const queryClient = useQueryClient();
  const toast = useToast();
  const fail = useFailureNotice();
  const settle = useSettle(subject.settle);
  const navigate = useNavigate();
  const { documentId } = subject;

  async function bringBack(versionId: string, parts: readonly string[]) {
    const body = { parts: [...parts] };
    const before = await call(restoreVersion, { params: { documentId, versionId }, body });
    announceSaved(documentId);
    await Promise.all([subject.refresh(), refreshVersions(queryClient, documentId)]);
    return before.version_id;
  }

  const sayNotRestored = (cause: unknown) =>
    fail('A version was not restored.', cause, words.notRestored);

  return async (versionId: string, { parts, label }: Chosen): Promise<boolean> => {
    try {
      if (!(await settle(words.notRestored))) return false;
      const before = await bringBack(versionId, parts);
      const undo = async () => {
        if (!(await settle(words.notRestored))) return;
        await bringBack(before, parts).then(
          () => toast({ tone: 'good', text: words.undone }),
          sayNotRestored,
        );
      };
      toast({
        tone: 'good',
        text: words.restored({ version: label }),
        action: { label: common.undo, onAction: () => void undo() },
      });
      await navigate(subject.editorHrefAt?.(parts) ?? subject.editorHref);
      return true;
    } catch (cause) {
      await sayNotRestored(cause);
      return false;
    }
  };
}
