import { en } from '@shortlist/messages';
import { Link } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ToolbarButton } from '#ui/buttons/toolbar.tsx';
import { Popover } from '#ui/dialogs/popover.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { readAddress } from './read-address.ts';
import type { Formatting } from './use-formatting.ts';

/** Types, changes and removes the address of a link. */
export function LinkPopover({ formatting }: { formatting: Formatting }) {
  const words = useWords(en.richText);
  const { href, isLinking, setLinking, root } = formatting;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Popover
      open={isLinking}
      onOpenChange={setLinking}
      label={words.link}
      initialFocus={input}
      finalFocus={root}
      align="start"
      trigger={<ToolbarButton icon={Link} label={words.link} isOn={href !== undefined} />}
    >
      <LinkForm formatting={formatting} input={input} />
    </Popover>
  );
}

type LinkFormProps = { formatting: Formatting; input: React.RefObject<HTMLInputElement | null> };

function LinkForm({ formatting: { href, setLink, setLinking }, input }: LinkFormProps) {
  const words = useWords(en.richText);
  const [typed, setTyped] = useState(href ?? '');
  const [error, setError] = useState<string>();

  function finish(link: string | undefined) {
    setLink(link);
    setLinking(false);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The form of the entry is around this one for React, though not on the page.
    event.stopPropagation();
    const link = readAddress(typed);
    if (link === undefined) setError(words.noAddress);
    else finish(link);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex w-72 max-w-[80vw] flex-col gap-3">
      <TextField
        ref={input}
        label={words.address}
        error={error}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {href !== undefined && (
          <Button variant="ghost" onClick={() => finish(undefined)}>
            {words.removeLink}
          </Button>
        )}
        <Button type="submit">{words.saveLink}</Button>
      </div>
    </form>
  );
}
