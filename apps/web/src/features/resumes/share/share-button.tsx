import { en } from '@shortlist/messages';
import { Share2 } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import type { ShareSubject } from './share-subject.ts';
import { useShareDialog } from './use-share-dialog.tsx';

type ShareButtonProps = Pick<ButtonProps, 'variant'> & { subject: ShareSubject };

/** Opens the links of a document. On a phone it is its icon alone. */
export function ShareButton({ subject, variant }: ShareButtonProps) {
  const words = useWords(en.common);
  const { dialog, open } = useShareDialog(subject);
  return (
    <>
      <Button variant={variant} className="max-sm:px-3" onClick={open}>
        <Share2 size={16} aria-hidden />
        <span className="max-sm:sr-only">{words.share}</span>
      </Button>
      {dialog}
    </>
  );
}
