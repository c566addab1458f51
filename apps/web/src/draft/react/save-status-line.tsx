import { en } from '@shortlist/messages';
import { CircleCheck, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SwitchedIcon } from '#ui/switched-icon.tsx';
import { type SaveStatus, saveStatus } from '../sending/save-status.ts';
import { useOpenedDocument } from './opened-document.ts';
import { useWaitingNames } from './use-names.ts';
import { useSayDraft } from './use-say-draft.ts';

const SIGNS: Record<SaveStatus['kind'], { icon: LucideIcon; look: string }> = {
  saved: { icon: CircleCheck, look: 'text-ok' },
  saving: { icon: LoaderCircle, look: 'text-muted motion-safe:animate-spin' },
  unsaved: { icon: TriangleAlert, look: 'text-warning' },
};

type SaveStatusLineProps = {
  /** Opens what can be done about unsaved edits; absent where nothing can. */
  action?: { label: string; onAction: () => void } | undefined;
};

/** Says if the person's work is on the server, and why not. */
export function SaveStatusLine({ action }: SaveStatusLineProps) {
  const words = useWords(en.saveIssues);
  const say = useSayDraft();
  const { snapshot, draft } = useOpenedDocument();
  const { kind, text } = saveStatus(snapshot, draft.kind, useWaitingNames().get(draft.documentId));
  const said = say(text);
  return (
    // Two lines have room from the beginning where there may be two: nothing below moves when there are.
    <div className="flex flex-wrap wide:flex-nowrap items-start gap-x-3 gap-y-1 text-sm max-wide:min-h-[2lh]">
      <p
        role="status"
        aria-label={words.saveStatus}
        className="flex min-w-0 items-start gap-2 text-muted"
      >
        <SwitchedIcon signs={SIGNS} state={kind} size={16} className="mt-0.5 shrink-0" />
        <span title={said} className="wrap-anywhere line-clamp-2 wide:line-clamp-1 text-pretty">
          {said}
        </span>
      </p>
      {action && (
        <Button size="sm" onClick={action.onAction}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
