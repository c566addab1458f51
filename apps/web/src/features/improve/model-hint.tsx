type ModelHintProps = { id: string; model: string; isEmpty: boolean };

/** What a press sends, and where to; or why there is nothing to send yet. */
export const ModelHint = ({ id, model, isEmpty }: ModelHintProps) => (
  <p id={id} className="min-w-0 text-faint text-xs [overflow-wrap:anywhere]">
    {isEmpty
      ? 'Write a few words of your own first.'
      : `Sends this text, and the job description if you pasted one, to the language model “${model}”.`}
  </p>
);
