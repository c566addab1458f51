import { en } from '@shortlist/messages';
import { Trash2 } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#platform/language/use-words.ts';
import { afterPress, watchPresses } from '#platform/navigation/after-press.ts';
import { JOB_DESCRIPTION_AT_MOST } from '#platform/storage/job-description.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { surplusLength } from '../surplus-length.ts';
import { useTargeting } from '../targeting-context.ts';

type PostingFieldProps = {
  /** Title and employer of the posting, once it has been read. */
  head: readonly string[] | undefined;
  /** The text in the field, also one that is too long to be compared. */
  text: string;
  /** The answer is on its way: the line that the field folds to comes with it. */
  isAwaited: boolean;
  onType: (text: string) => void;
  onPaste: () => void;
  /** Called when a pasted posting has folded the field that had the focus. */
  onFold: () => void;
  /** Called when somebody begins to type a text, and when it is pasted or left. */
  onTyping: (isTyping: boolean) => void;
};

/**
 * The job description: typed or pasted here, compared and kept with every change. It folds to one line when a posting is pasted
 * into it while it is empty, and when the focus leaves it, unless nobody could compare what it holds.
 */
export function PostingField(props: PostingFieldProps) {
  const { head, text, isAwaited, onType, onPaste, onFold, onTyping } = props;
  const words = useWords(en.keywordPanel);
  const { removeJobDescription } = useTargeting();
  const length = surplusLength(text);
  const problem =
    length === undefined ? undefined : words.tooLong({ length, most: JOB_DESCRIPTION_AT_MOST });
  const mustStay = text.trim() === '' || problem !== undefined;
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = isAsked || mustStay;
  const isPasted = useRef(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const areaId = useId();
  useEffect(watchPresses, []);

  function handleBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
    // In another window somebody copies more of the posting: the field still has the focus then.
    const isAway = document.activeElement === area.current;
    if (isAway || whole.current?.contains(relatedTarget)) return;
    afterPress(() => {
      setIsAsked(false);
      onTyping(false);
    });
  }

  function handleChange(changed: string) {
    const isWhole =
      isPasted.current && changed.trim() !== '' && surplusLength(changed) === undefined;
    isPasted.current = false;
    setIsAsked(!isWhole);
    onType(changed);
    if (isWhole) onFold();
  }

  function open() {
    flushSync(() => setIsAsked(true));
    area.current?.focus();
  }

  function fold() {
    flushSync(() => {
      setIsAsked(false);
      onTyping(false);
    });
    edit.current?.focus();
  }

  function handleRemove() {
    flushSync(() => onType(''));
    removeJobDescription();
    area.current?.focus();
  }

  return (
    <div ref={whole} className="flex min-w-0 flex-col gap-3">
      <div hidden={!isOpen}>
        <TextArea
          ref={area}
          id={areaId}
          label={words.posting}
          hint={words.postingHint}
          error={problem}
          dir="auto"
          value={text}
          onFocus={() => {
            setIsAsked(true);
            if (text.trim() === '') onTyping(true);
          }}
          onBlur={handleBlur}
          onPaste={() => {
            isPasted.current = text.trim() === '';
            onTyping(false);
            onPaste();
          }}
          onChange={({ target }) => handleChange(target.value)}
          className="max-h-72"
        />
      </div>
      {!isOpen && !isAwaited && (
        <FoldedPosting head={head} text={text}>
          <Button
            ref={edit}
            size="sm"
            variant="ghost"
            aria-label={words.editPosting}
            aria-expanded={false}
            aria-controls={areaId}
            onClick={open}
          >
            {words.edit}
          </Button>
          <IconButton icon={Trash2} label={words.remove} onClick={handleRemove} />
        </FoldedPosting>
      )}
      {isOpen && text.trim() !== '' && (
        <OpenButtons
          areaId={areaId}
          onBlur={handleBlur}
          onFold={mustStay ? undefined : fold}
          onRemove={handleRemove}
        />
      )}
    </div>
  );
}

type OpenButtonsProps = {
  areaId: string;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Undefined where the field has to stay open. */
  onFold: (() => void) | undefined;
  onRemove: () => void;
};

/** Fold the field, or take away what it holds. */
function OpenButtons({ areaId, onBlur, onFold, onRemove }: OpenButtonsProps) {
  const words = useWords(en.keywordPanel);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onFold && (
        <Button size="sm" aria-expanded aria-controls={areaId} onBlur={onBlur} onClick={onFold}>
          {words.done}
        </Button>
      )}
      <Button size="sm" variant="ghost" onBlur={onBlur} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}

type FoldedPostingProps = Pick<PostingFieldProps, 'head' | 'text'> & { children: ReactNode };

/** The posting in one line: its title and employer, else how it begins, and its length. */
function FoldedPosting({ head = [], text, children }: FoldedPostingProps) {
  const words = useWords(en.keywordPanel);
  const name = head.length > 0 ? head : [text.trim().split('\n', 1)[0] ?? ''];
  return (
    <div className="flex min-w-0 items-center gap-1 rounded-md border border-hairline ps-3 pe-1">
      <p dir="auto" className="min-w-0 flex-1 truncate text-sm">
        {name.join(' · ')}
        <span className="text-muted"> · {words.length({ count: text.trim().length })}</span>
      </p>
      {children}
    </div>
  );
}
