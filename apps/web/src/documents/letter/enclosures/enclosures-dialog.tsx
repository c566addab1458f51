import type { Exporter, LetterSource } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { enclosedExporter } from '#paper/enclosures/enclosed-exporter.ts';
import { layOutDocument } from '#paper/pages/lay-out-resume.ts';
import { ENCLOSURE_DAYS, type KeptEnclosure } from '#platform/enclosures/kept-enclosures.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OpenedLetter } from '../opened-letter.tsx';
import { AddFiles } from './add-files.tsx';
import { EnclosureList } from './enclosure-list.tsx';
import { formatSize } from './format-size.ts';
import { addToList } from './list-in-letter.ts';
import { useAddFiles } from './use-add-files.ts';
import { type Enclosures, useEnclosures } from './use-enclosures.ts';

export type EnclosuresDialogProps = {
  open: boolean;
  onClose: () => void;
  letterId: string;
  letter: Pick<OpenedLetter, 'document' | 'edit'>;
  /** The resume that the letter follows. */
  resume: Resume | undefined;
  /** Downloads the letter in a format. */
  onDownload: (exporter: Exporter<LetterSource>) => void;
};

/** Files of others that go behind a letter: added, named, put in order, and downloaded with it as one PDF. */
export function EnclosuresDialog({ open, onClose, ...props }: EnclosuresDialogProps) {
  const words = useWords(en.enclosures);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.enclosures}
      description={words.hint}
      width="lg"
    >
      <Content {...props} onClose={onClose} />
    </Dialog>
  );
}

type ContentProps = Omit<EnclosuresDialogProps, 'open'>;

function Content(props: ContentProps) {
  const words = useWords(en.enclosures);
  const enclosures = useEnclosures(props.letterId);
  const adding = useAddFiles(props.letterId, enclosures);
  const { list, isFailed, change } = enclosures;
  if (isFailed) return <Banner tone="bad">{words.notLoaded}</Banner>;
  if (!list) return <Skeleton className="h-24 w-full" />;
  return (
    <>
      {list.length > 0 && <EnclosureList list={list} change={change} />}
      <AddFiles adding={adding} />
      <p className="text-muted text-sm">{words.kept({ days: ENCLOSURE_DAYS })}</p>
      {list.length > 0 && <Joining {...props} list={list} change={change} />}
    </>
  );
}

type JoiningProps = ContentProps & {
  list: readonly KeptEnclosure[];
  change: Enclosures['change'];
};

function Joining({ letter, resume, list, change, onDownload, onClose }: JoiningProps) {
  const words = useWords(en.enclosures);
  const { tag } = useLanguage();
  const sections = useSections();
  const [isWithResume, setIsWithResume] = useState(true);
  const sum = (key: 'pages' | 'size') => list.reduce((total, each) => total + each[key], 0);

  function handleDownload() {
    // What is used is kept for longer.
    void change((kept) => kept);
    const layOutMore = async () =>
      resume && isWithResume ? [await layOutDocument(resume, { sections })] : [];
    onClose();
    onDownload(enclosedExporter(words.pdfWithEnclosures, { enclosures: list, layOutMore }));
  }

  return (
    <div className="flex flex-col gap-3 border-hairline border-t pt-4">
      <p className="text-sm">
        {words.sum({ count: sum('pages'), size: formatSize(sum('size'), tag) })}
      </p>
      {list.some(({ kind }) => kind === 'pdf') && (
        <p className="text-muted text-sm">{words.signature}</p>
      )}
      <ListInLetter letter={letter} list={list} />
      {resume && (
        <Switch label={words.withResume} checked={isWithResume} onCheckedChange={setIsWithResume} />
      )}
      <DialogActions>
        <Button variant="primary" onClick={handleDownload}>
          <Download size={16} aria-hidden />
          {words.download}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Has the letter print the names of its enclosures, behind those that it prints. */
function ListInLetter({ letter, list }: Pick<JoiningProps, 'letter' | 'list'>) {
  const words = useWords(en.enclosures);
  const { enclosures: printed } = letter.document.letter;
  const { text, added } = addToList(
    printed,
    list.map(({ name }) => name),
  );
  const label = printed.trim() === '' ? words.listInLetter : words.addToLetter({ count: added });
  return (
    <Button
      size="sm"
      className="self-start"
      disabled={added === 0}
      onClick={() => letter.edit({ type: 'set-letter', changes: { enclosures: text } })}
    >
      {added === 0 ? words.listed : label}
    </Button>
  );
}
