import { MOST_FILE_BYTES } from '@shortlist/enclosures';
import { en } from '@shortlist/messages';
import { Plus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DropArea } from '#ui/fields/drop-area.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { isBeyond, mostOf } from './take-file.ts';
import type { Refusal, useAddFiles } from './use-add-files.ts';

/** Id of the control that adds files, for who puts the focus on it. */
export const ADD_FILES_ID = 'add-enclosures';

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp';

/** Takes files that go behind a letter, chosen or dropped; says which one is being read, and which were not added and why. */
export function AddFiles({ adding }: { adding: ReturnType<typeof useAddFiles> }) {
  const words = useWords(en.enclosures);
  const input = useRef<HTMLInputElement>(null);
  const { reading, refusals, added, add } = adding;
  const isReading = reading !== undefined;

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(currentTarget.files ?? []);
    // Emptied, so that the same file can be chosen again after a refusal.
    currentTarget.value = '';
    if (files.length > 0 && !isReading) add(files);
  }

  return (
    <div className="flex flex-col gap-3">
      <input
        ref={input}
        id={ADD_FILES_ID}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label={words.addFiles}
        aria-describedby={`${ADD_FILES_ID}-hint`}
        onChange={handleChange}
        className="peer sr-only"
      />
      <DropArea
        label={words.dropHere}
        onDrop={(_first, all) => !isReading && add(all)}
        className="flex min-h-16 flex-wrap content-center items-center gap-3 rounded-md border border-edge border-dashed px-3 py-2 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2"
      >
        <p
          id={`${ADD_FILES_ID}-hint`}
          className="min-h-[2lh] min-w-0 flex-1 basis-48 content-center text-muted text-sm"
        >
          {isReading
            ? words.reading({ name: quoteName(reading) })
            : words.whatFits({ most: MOST_FILE_BYTES / 1_048_576 })}
        </p>
        {/* The input above is the one for the keyboard and screen readers; this one is for the pointer. */}
        <Button
          size="sm"
          tabIndex={-1}
          aria-hidden
          isPending={isReading}
          onClick={() => {
            input.current?.focus();
            input.current?.click();
          }}
        >
          <Plus size={16} aria-hidden />
          {words.addFiles}
        </Button>
      </DropArea>
      <p role="status" className="sr-only">
        {isReading && words.reading({ name: quoteName(reading) })}
        {added > 0 && words.added({ count: added })}
      </p>
      {refusals.length > 0 && <Refusals refusals={refusals} />}
    </div>
  );
}

function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const words = useWords(en.enclosures);
  return (
    <Banner tone="bad">
      <ul className="flex flex-col gap-1">
        {refusals.map(({ name, problem }) => (
          <li key={name} className="wrap-anywhere">
            {words.refused({
              name: quoteName(name),
              reason: isBeyond(problem)
                ? words.beyond({ problem, most: mostOf(problem) })
                : words.problem({ problem }),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
