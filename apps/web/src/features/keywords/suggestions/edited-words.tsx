import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Settling } from './suggestion-answers.tsx';

type EditedWordsProps = {
  /** The change in one line. */
  name: string;
  /** The words that were proposed. */
  text: string;
  /** The text has one line: a line break would be none of it. */
  isLine: boolean;
  settling: Settling;
  onAccept: (text: string) => void;
  onCancel: () => void;
};

/** Takes the focus once: a new function at each render would take it again. The field was asked for by a press. */
const takeFocus = (field: HTMLElement | null) => field?.focus();

/** Edits the words of a change before it is accepted: what is accepted are the person's own. */
export function EditedWords({ name, text: proposed, isLine, ...act }: EditedWordsProps) {
  const words = useWords(en.suggestions);
  const common = useWords(en.common);
  const [text, setText] = useState(proposed);
  const field = {
    label: words.ownWords,
    'aria-label': words.ownWordsNamed({ change: name }),
    value: text,
    ref: takeFocus,
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        act.onAccept(text);
      }}
    >
      {isLine ? (
        <TextField {...field} onChange={({ target }) => setText(target.value)} />
      ) : (
        <TextArea {...field} rows={3} onChange={({ target }) => setText(target.value)} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          type="submit"
          variant="primary"
          isPending={act.settling === 'accept'}
          disabled={text.trim() === ''}
          aria-label={words.useOwnNamed({ change: name })}
        >
          {words.useOwn}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={act.settling !== undefined}
          onClick={act.onCancel}
        >
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
