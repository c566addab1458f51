import { type DocumentVersion, restoreVersion } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announceSaved } from '#draft/tabs/page-events.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { call } from '#platform/server/call.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { HistorySubject } from './history-subject.ts';
import { refreshVersions } from './versions-query.ts';

type RestoreDialogProps = {
  subject: HistorySubject;
  version: DocumentVersion;
  when: string;
  open: boolean;
  onClose: () => void;
};

/** Asks what of a version comes back, the text, the look or both, and brings it back. */
export function RestoreDialog({ subject, version, when, open, onClose }: RestoreDialogProps) {
  const words = useWords(en.history);
  const common = useWords(en.common);
  const [hasText, setHasText] = useState(true);
  const [hasLook, setHasLook] = useState(false);
  const [isPending, setPending] = useState(false);
  const restore = useRestore(subject);

  async function handleRestore() {
    setPending(true);
    const isDone = await restore(version.version_id, { hasText, hasLook, when });
    setPending(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.restoreTitle({ when })}
      description={words.restoreText}
    >
      <div className="flex flex-col">
        <Switch label={words.text} checked={hasText} onCheckedChange={setHasText} />
        <Switch label={words.look} checked={hasLook} onCheckedChange={setHasLook} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          variant="primary"
          disabled={!hasText && !hasLook}
          isPending={isPending}
          onClick={() => void handleRestore()}
        >
          {words.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Chosen = { hasText: boolean; hasLook: boolean; when: string };

const LOOK = 'look';

/** Returns a function that brings a version back, says so with an Undo and leads to the editor; it resolves to whether it is back. */
function useRestore(subject: HistorySubject) {
  const words = useWords(en.history);
  const common = useWords(en.common);
  const queryClient = useQueryClient();
  const toast = useToast();
  const notify = useNotice();
  const navigate = useNavigate();
  const { documentId } = subject;

  async function bringBack(versionId: string, { hasText, hasLook }: Omit<Chosen, 'when'>) {
    const body = { look: hasLook, ...(!hasText && { parts: [LOOK] }) };
    const before = await call(restoreVersion, { params: { documentId, versionId }, body });
    announceSaved(documentId);
    await Promise.all([subject.refresh(), refreshVersions(queryClient, documentId)]);
    return before.version_id;
  }

  async function fail(cause: unknown): Promise<false> {
    logError('A version was not restored.', cause);
    await notify({ title: words.notRestored, text: reasonOf(common, cause) });
    return false;
  }

  return async (versionId: string, chosen: Chosen): Promise<boolean> => {
    try {
      if (!(await subject.settle())) throw new Error(words.unsent);
      const before = await bringBack(versionId, chosen);
      const undo = () =>
        bringBack(before, chosen).then(() => toast({ tone: 'good', text: words.undone }), fail);
      toast({
        tone: 'good',
        text: words.restored({ when: chosen.when }),
        action: { label: common.undo, onAction: () => void undo() },
      });
      await navigate(subject.editorHref);
      return true;
    } catch (cause) {
      return fail(cause);
    }
  };
}
