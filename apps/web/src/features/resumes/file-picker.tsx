import { FileText, Upload } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useNotice } from '#ui/notice-context.ts';
import { checkFile } from './check-file.ts';

export type FilePickerProps = { file: File | undefined; onPick: (file: File | undefined) => void };

/** Takes one resume file; one of another type or too large is refused at once, with the reason. */
export function FilePicker({ file, onPick }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotice();

  async function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const picked = currentTarget.files?.[0];
    // Emptied, so that the same file can be chosen again after a refusal.
    currentTarget.value = '';
    if (!picked) return;
    const check = await checkFile(picked);
    onPick(check.ok ? picked : undefined);
    if (!check.ok) await notify(check);
  }

  function choose() {
    // The focus belongs to the input, and comes back to it after the browser's window or a refusal.
    input.current?.focus();
    input.current?.click();
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-muted text-sm">
        Upload your resume
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".pdf,.doc,.docx"
        aria-describedby={`${id}-hint`}
        onChange={(event) => void handleChange(event)}
        className="peer sr-only"
      />
      <div className="flex min-h-16 items-center gap-3 rounded-md border border-edge border-dashed px-3 py-2 peer-focus-visible:outline-2 peer-focus-visible:outline-amber peer-focus-visible:outline-offset-2">
        {file ? (
          <FileText size={20} aria-hidden className="shrink-0 text-green" />
        ) : (
          <Upload size={20} aria-hidden className="shrink-0 text-muted" />
        )}
        <p id={`${id}-hint`} className="min-w-0 grow break-words text-sm">
          {file ? (
            file.name
          ) : (
            <span className="text-muted">PDF, DOC or DOCX, at most 10&nbsp;MB</span>
          )}
        </p>
        {/* The input above is the one for the keyboard and screen readers; this one is for the pointer. */}
        <Button size="sm" tabIndex={-1} aria-hidden onClick={choose}>
          {file ? 'Change' : 'Choose file'}
        </Button>
      </div>
    </div>
  );
}
