import { en } from '@shortlist/messages';
import { FileText, Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DOCUMENTS, type FileKind } from '#platform/files/check-file.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '../buttons/button.tsx';
import { DropArea } from './drop-area.tsx';
import { FieldError, FieldLabel } from './field.tsx';
import { holdSubmit } from './hold-submit.ts';
import { useCheckFile } from './use-check-file.ts';

export type FilePickerProps = {
  label: string;
  file: File | undefined;
  onPick: (file: File | undefined) => void;
  required?: boolean;
  /** Documents, unless it is said otherwise. */
  kind?: FileKind | undefined;
  error?: string | undefined;
  id?: string;
  /** Other ways to a file, beside the browser's. */
  children?: ReactNode;
};

/**
 * Takes one file, a PDF, DOC or DOCX unless it is said otherwise, chosen or dropped here; one of another type or too
 * large is refused at once, with the reason.
 */
export function FilePicker(props: FilePickerProps) {
  const words = useWords(en.ui);
  const files = useWords(en.files);
  const { label, file, onPick, required, error, children, kind = DOCUMENTS } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const check = useCheckFile();

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const picked = currentTarget.files?.[0];
    // Emptied, so that the same file can be chosen again after a refusal.
    currentTarget.value = '';
    if (picked) void take(picked);
  }

  async function take(picked: File) {
    // A press on the form's button right after the choice sends this file, not the one before.
    const held = holdSubmit(input.current?.form);
    // A file that was chosen before stays when another one is refused.
    if (!(await check(picked, kind, () => held.release(false)))) return;
    flushSync(() => onPick(picked));
    held.release(true);
  }

  function choose() {
    // The focus belongs to the input, and comes back to it after the browser's window or a refusal.
    input.current?.focus();
    input.current?.click();
  }

  return (
    <div className="flex flex-col gap-1.5">
      <FieldLabel controlId={id} label={label} required={required} />
      <input
        ref={input}
        id={id}
        type="file"
        accept={kind.accept}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        required={required}
        onChange={handleChange}
        className="peer sr-only"
      />
      <DropArea
        label={words.dropAFileHere({ label })}
        onDrop={(dropped) => void take(dropped)}
        className={`flex min-h-16 flex-wrap content-center items-center gap-3 rounded-md border border-dashed px-3 py-2 ${error ? 'border-danger' : 'border-edge'} peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2`}
      >
        {file ? (
          <FileText size={20} aria-hidden className="shrink-0 text-ok" />
        ) : (
          <Upload size={20} aria-hidden className="shrink-0 text-muted" />
        )}
        <p
          id={`${id}-hint`}
          className="min-h-[2lh] min-w-0 flex-1 basis-40 content-center break-words text-sm"
        >
          {file ? (
            file.name
          ) : (
            <span className="text-muted">
              {files.hint({ kind: kind.kind, most: kind.mostMegabytes })}
            </span>
          )}
        </p>
        {/* The input above is the one for the keyboard and screen readers; this one is for the pointer. */}
        <Button size="sm" tabIndex={-1} aria-hidden onClick={choose}>
          {file ? words.change : words.chooseFile}
        </Button>
        {children}
      </DropArea>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
