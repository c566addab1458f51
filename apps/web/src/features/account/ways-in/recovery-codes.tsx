import { en } from '@shortlist/messages';
import { saveFile } from '#platform/files/save-file.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/notices/toast-context.ts';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows recovery codes, once, to copy and to keep as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const words = useWords(en.waysIn);
  const toast = useToast();
  const text = `${codes.join('\n')}\n`;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'good', text: words.copied });
    } catch (cause) {
      logError('Recovery codes could not be copied.', cause);
      toast({ tone: 'bad', text: words.notCopied });
    }
  }
  const handleSave = () =>
    saveFile(new TextEncoder().encode(text), `${words.fileName}.txt`, 'text/plain');

  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-sm">{words.recoveryHint}</p>
      <ul
        aria-label={words.recoveryCodes}
        dir="ltr"
        className="flex flex-col gap-1 rounded-md border border-hairline bg-panel px-4 py-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => void handleCopy()}>{words.copyAll}</Button>
        <Button onClick={handleSave}>{words.download}</Button>
        <Button variant="primary" onClick={onDone}>
          {words.savedThem}
        </Button>
      </DialogActions>
    </div>
  );
}
