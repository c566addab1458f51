import { en } from '@shortlist/messages';
import type { Pursuit } from '@shortlist/model/pursuit';
import { Mail } from 'lucide-react';
import { PursuitPage as Page } from '#documents/pursuit/one/pursuit-page.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';

/** One application, for which a letter can be begun. */
export const PursuitPage = () => (
  <Page renderActions={(pursuit) => <WriteLetter pursuit={pursuit} />} />
);

const loadDialog = async () =>
  (await loadChunk('new-letter', () => import('#documents/letter/new-letter-dialog.tsx')))
    .NewLetterDialog;

function WriteLetter({ pursuit }: { pursuit: Pursuit }) {
  const words = useWords(en.applications);
  const { Dialog, isOpen, open, close } = useLazyDialog(loadDialog, words.letterNotBegun);
  return (
    <>
      <Button variant="ghost" className="max-lg:px-2.5" onClick={() => void open()}>
        <Mail size={16} aria-hidden />
        <span className="max-lg:sr-only">{words.writeLetter}</span>
      </Button>
      {Dialog && <Dialog open={isOpen} onClose={close} pursuit={pursuit} />}
    </>
  );
}
