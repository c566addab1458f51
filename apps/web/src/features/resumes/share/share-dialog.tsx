import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { LinksView } from './links-view.tsx';
import type { ShareSubject } from './share-subject.ts';

export type ShareDialogProps = { subject: ShareSubject; open: boolean; onClose: () => void };

/** The links of a document: makes, changes and ends them. */
export function ShareDialog({ subject, open, onClose }: ShareDialogProps) {
  const words = useWords(en.share);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title({ name: quoteName(subject.title) })}
      description={words.hint}
      width="lg"
    >
      <LinksView subject={subject} />
    </Dialog>
  );
}
