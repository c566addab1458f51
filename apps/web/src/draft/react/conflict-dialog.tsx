import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { type PartKey, readPart } from '../part.ts';
import { useOpened } from './opened-resume.ts';
import { differingFields, partTitle } from './part-words.ts';

type ConflictDialogProps = { open: boolean; onClose: () => void };

/** Shows one part that was changed here and elsewhere, both versions side by side, and asks which stands. */
export function ConflictDialog({ open, onClose }: ConflictDialogProps) {
  const { snapshot, draft } = useOpened();
  const { conflicts, resume } = snapshot.draft;
  const versions = useRef<HTMLDivElement>(null);
  const [conflict] = conflicts;
  const key = conflict?.[0] ?? 'contact';
  const theirs = conflict?.[1].value;
  const mine = readPart(resume, key);

  function handleChoice(choose: (key: PartKey) => void) {
    choose(key);
    if (conflicts.size <= 1) onClose();
  }

  return (
    <Dialog
      open={open && conflict !== undefined}
      onClose={onClose}
      width="lg"
      // It opens while somebody types: their next Enter must not choose for them.
      initialFocus={versions}
      title={`${partTitle(key)}: changed in two places`}
      description="Somebody, or another window of yours, saved this after you began to edit it. Nothing is overwritten until you choose."
    >
      <div ref={versions} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {mine === undefined && <p className="text-sm">You deleted this here.</p>}
        {theirs === undefined && <p className="text-sm">This was deleted there.</p>}
        {differingFields(mine, theirs).map(({ label, ...versions }) => (
          <div key={label} className="flex flex-col gap-2">
            {label && <h3 className="font-medium text-muted text-sm">{label}</h3>}
            <dl className="grid gap-3 sm:grid-cols-2">
              <Version name="Mine" text={versions.mine} />
              <Version name="Theirs" text={versions.theirs} />
            </dl>
          </div>
        ))}
      </div>
      <DialogActions>
        <Button onClick={() => handleChoice(draft.takeTheirs)}>Take theirs</Button>
        <Button variant="primary" onClick={() => handleChoice(draft.keepMine)}>
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Version = ({ name, text }: { name: string; text: string }) => (
  <div className="flex min-w-0 flex-col gap-1 rounded-sm border border-hairline bg-desk p-3">
    <dt className="text-faint text-xs">{name}</dt>
    <dd className="wrap-anywhere whitespace-pre-wrap text-sm">{text || '(empty)'}</dd>
  </div>
);
