import { en } from '@shortlist/messages';
import { Share2 } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ShareSubject } from './share-subject.ts';
import { useShareDialog } from './use-share-dialog.tsx';

/** Opens the links of a document. In a narrow window it is its icon alone. */
export function ShareButton({ subject }: { subject: ShareSubject }) {
  const words = useWords(en.common);
  const { dialog, open } = useShareDialog(subject);
  return (
    <>
      <Button variant="ghost" className="max-lg:px-2" onClick={open}>
        <Share2 size={16} aria-hidden />
        <span className="max-lg:sr-only">{words.share}</span>
      </Button>
      {dialog}
    </>
  );
}
