import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';

type ModelHintProps = {
  id: string;
  model: string;
  isEmpty: boolean;
  /** Words for what is sent; a text of the person's unless it says otherwise. */
  sends?: string;
};

/** Says what a press sends, and where to; or why there is nothing to send yet. */
export const ModelHint = ({ id, model, isEmpty, sends }: ModelHintProps) => {
  const words = useWords(en.improve);
  return (
    <p id={id} className="min-w-0 text-faint text-xs [overflow-wrap:anywhere]">
      {isEmpty
        ? words.nothingWritten
        : words.sendsToTheLanguageModel({ sends: sends ?? words.aText, model })}
    </p>
  );
};
