import { en } from '@shortlist/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { DOCUMENTS } from '#platform/files/check-file.ts';
import { DATA_FILES, isDataFile } from '#platform/files/data-files.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DropAnywhere } from '#ui/fields/drop-anywhere.tsx';
import { useCheckFile } from '#ui/fields/use-check-file.ts';
import { ChooseWay, type Way } from './choose-way.tsx';
import { FileForm } from './file-form.tsx';
import type { RenderImport } from './import-slot.ts';
import { ManualForm } from './manual-form.tsx';

export type CreateDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Chosen already, where a link has led straight to it. */
  firstWay?: Way | undefined;
  /** A file that was dropped on the list: its import begins. */
  dropped?: File | undefined;
  renderImport: RenderImport;
};

/** Creates a resume in two steps: how, then what it is called and meant for. Empty again each time. */
export function CreateDialog(props: CreateDialogProps) {
  const { open, onClose, firstWay, dropped, renderImport } = props;
  const words = useWords(en.createResume);
  const resumeList = useWords(en.resumeList);
  const [way, setWay] = useState(firstWay);
  const [file, setFile] = useState<File>();
  const check = useCheckFile();

  async function begin(given: File) {
    const isData = isDataFile(given);
    if (!(await check(given, isData ? DATA_FILES : DOCUMENTS))) return;
    setFile(given);
    setWay(isData ? 'data' : 'ai');
  }
  const beginEvent = useEffectEvent(begin);
  useEffect(() => {
    if (dropped) void beginEvent(dropped);
  }, [dropped]);

  function handleClosed() {
    setWay(undefined);
    setFile(undefined);
  }

  const ends = { onCancel: onClose, onCreated: onClose };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={handleClosed}
      title={way ? words.way({ way }) : resumeList.create}
      description={way ? words.secondStep : words.firstStep}
    >
      {way === undefined && (
        <>
          <ChooseWay onChoose={setWay} />
          <p className="mt-4 pointer-coarse:hidden text-muted text-sm">{words.dropHint}</p>
          <DropAnywhere label={words.dropNow} onDrop={(given) => void begin(given)} />
        </>
      )}
      {way === 'manual' && <ManualForm {...ends} />}
      {(way === 'ai' || way === 'data') && (
        <FileForm
          {...ends}
          source={way === 'data' ? 'data' : 'document'}
          dropped={file}
          renderImport={renderImport}
        />
      )}
    </Dialog>
  );
}
