import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ChooseWay, type Way } from './choose-way.tsx';
import { FileForm } from './file-form.tsx';
import type { RenderImport } from './import-slot.ts';
import { ManualForm } from './manual-form.tsx';

export type CreateDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Chosen already, where a link has led straight to it. */
  firstWay?: Way | undefined;
  renderImport: RenderImport;
};

/** Creates a resume in two steps: how, then what it is called and meant for. Empty again each time. */
export function CreateDialog({ open, onClose, firstWay, renderImport }: CreateDialogProps) {
  const words = useWords(en.createResume);
  const resumeList = useWords(en.resumeList);
  const [way, setWay] = useState(firstWay);
  const ends = { onCancel: onClose, onCreated: onClose };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => setWay(undefined)}
      title={way ? words.way({ way }) : resumeList.create}
      description={way ? words.secondStep : words.firstStep}
    >
      {way === undefined && <ChooseWay onChoose={setWay} />}
      {way === 'manual' && <ManualForm {...ends} />}
      {way === 'ai' && <FileForm {...ends} source="document" renderImport={renderImport} />}
      {way === 'data' && <FileForm {...ends} source="data" renderImport={renderImport} />}
    </Dialog>
  );
}
