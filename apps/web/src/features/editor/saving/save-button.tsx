import { CircleCheck, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useSayDraft } from '#draft/react/use-say-draft.ts';
import { type SaveStatus, saveStatus } from '#draft/sending/save-status.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SwitchedIcon } from '#ui/switched-icon.tsx';
import { useEditor } from '../editor-context.ts';

type SaveButtonProps = { label: string; isSaving: boolean; onSave: () => Promise<void> };

type Kind = SaveStatus['kind'];

const SIGNS: Record<Kind, { icon: LucideIcon; look: string }> = {
  saved: { icon: CircleCheck, look: 'text-ok' },
  saving: { icon: LoaderCircle, look: 'text-faint' },
  unsaved: { icon: TriangleAlert, look: 'invisible' },
};

/** Never taken out of the document: in Chromium that would end the stretch of typing that one undo takes back. */
const CODES = { saved: 'drafts.saved', saving: 'drafts.saving', unsaved: 'drafts.saving' } as const;

/**
 * Saves at once what autosave would save in a moment, and says what is not valid. It has no weight while edits save by themselves, which
 * stands beside it for the eye: the status in the head says it to all.
 */
export function SaveButton({ label, isSaving, onSave }: SaveButtonProps) {
  const { draft } = useEditor();
  const say = useSayDraft();
  const kind = useSyncExternalStore(
    draft.subscribe,
    () => saveStatus(draft.get(), draft.kind).kind,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <Button
        variant={kind === 'unsaved' ? 'quiet' : 'ghost'}
        isPending={isSaving}
        onClick={() => void onSave()}
      >
        {label}
      </Button>
      <span
        aria-hidden
        className={`flex min-w-20 items-center gap-1.5 text-faint text-sm ${kind === 'unsaved' ? 'invisible' : ''}`}
      >
        <SwitchedIcon signs={SIGNS} state={kind} size={14} />
        <span>{say({ code: CODES[kind] })}</span>
      </span>
    </div>
  );
}
