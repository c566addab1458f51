import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';

/** An address to copy. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const words = useWords(en.applications);
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
      <div className="min-w-0 flex-1 basis-64">
        <TextField label={label} readOnly value={value} dir="ltr" />
      </div>
      <Button onClick={() => void copy()}>{words.copy}</Button>
    </div>
  );
}
