import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { Button } from '../buttons/button.tsx';
import { useToast } from '../notices/toast-context.ts';
import { TextField } from './text-field.tsx';

type CopyFieldProps = {
  label: string;
  value: string;
  /** Makes the accessible names of the field and its button of their labels, where there are several such fields. */
  nameOf?: (label: string) => string;
  /** Id of the button. */
  buttonId?: string;
};

/** An address to copy. */
export function CopyField({ label, value, nameOf, buttonId }: CopyFieldProps) {
  const words = useWords(en.copying);
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast({ tone: 'good', text: words.copied });
    } catch (cause) {
      logError('An address could not be copied.', cause);
      toast({ tone: 'bad', text: words.notCopied });
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-40">
        <TextField label={label} aria-label={nameOf?.(label)} readOnly value={value} dir="ltr" />
      </div>
      <Button id={buttonId} aria-label={nameOf?.(words.copy)} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
