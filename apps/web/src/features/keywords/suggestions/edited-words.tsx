import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

type EditedWordsProps = {
  /** The change in one line. */
  name: string;
  /** The words that were proposed. */
  text: string;
  onAccept: (text: string) => void;
  onCancel: () => void;
};

/** Edits the words of a change before it is accepted: what is accepted are the person's own. */
export function EditedWords({ name, text: proposed, onAccept, onCancel }: EditedWordsProps) {
  const words = useWords(en.suggestions);
  const common = useWords(en.common);
  const [text, setText] = useState(proposed);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onAccept(text);
      }}
    >
      <TextArea
        label={words.ownWords}
        value={text}
        rows={3}
        // Asked for by a press: the field is what was wanted.
        ref={(area) => area?.focus()}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          type="submit"
          variant="primary"
          disabled={text.trim() === ''}
          aria-label={words.useOwnNamed({ change: name })}
        >
          {words.useOwn}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
