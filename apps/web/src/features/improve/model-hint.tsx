type ModelHintProps = {
  id: string;
  model: string;
  isEmpty: boolean;
  /** Words for what is sent; a text of the person's unless it says otherwise. */
  sends?: string;
};

const A_TEXT = 'this text, and the job description if you pasted one,';

/** Says what a press sends, and where to; or why there is nothing to send yet. */
export const ModelHint = ({ id, model, isEmpty, sends = A_TEXT }: ModelHintProps) => (
  <p id={id} className="min-w-0 text-faint text-xs [overflow-wrap:anywhere]">
    {isEmpty
      ? 'Write a few words of your own first.'
      : `Sends ${sends} to the language model “${model}”.`}
  </p>
);
