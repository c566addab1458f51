import { en } from '@shortlist/messages';
import { useId, useRef, useState } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useSections } from '#platform/sections-context.ts';
import { EditedWords } from './edited-words.tsx';
import { canEdit, textToEdit } from './shown-change.ts';
import { Answers, type AnswersProps } from './suggestion-answers.tsx';

type SuggestionItemProps = Omit<AnswersProps, 'editButton' | 'onEdit'> & {
  onPick?: ((source: string) => void) | undefined;
};

/** One change that is offered: what asks for it, what proves it, how the text reads before and after, and what a person may do with it. */
export function SuggestionItem({ change, name, onPick, settling, ...act }: SuggestionItemProps) {
  const words = useWords(en.suggestions);
  const nameId = useId();
  const { resume } = useOpened();
  const sections = useSections();
  const editButton = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<string>();
  return (
    <li
      aria-labelledby={nameId}
      className="flex min-w-0 flex-col gap-2 border-hairline border-t py-4"
    >
      <h4 id={nameId} dir="auto" className="wrap-anywhere font-medium text-sm">
        {name}
      </h4>
      <Grounds change={change} onPick={onPick} />
      <Texts change={change} />
      {change.gain > 0 && (
        <p className="text-muted text-sm">{words.gain({ points: change.gain })}</p>
      )}
      {edited === undefined ? (
        <Answers
          {...{ change, name, settling, editButton, ...act }}
          onEdit={
            canEdit(change.change, resume)
              ? () => setEdited(textToEdit(change.change, resume, sections))
              : undefined
          }
        />
      ) : (
        <EditedWords
          name={name}
          text={edited}
          isLine={change.change.type === 'set-headline'}
          settling={settling}
          onAccept={(text) => act.onAccept({ text })}
          onCancel={() => {
            setEdited(undefined);
            catchLostFocus(() => editButton.current);
          }}
        />
      )}
    </li>
  );
}

type ShownProps = Pick<SuggestionItemProps, 'change' | 'onPick'>;

/** Shows what asks for a change, and the sentence that proves it where the texts do not show it. */
function Grounds({ change: { requirement, evidence, before }, onPick }: ShownProps) {
  const words = useWords(en.suggestions);
  const isShown = evidence !== undefined && before.includes(evidence.sentence);
  return (
    <>
      {requirement && (
        <p dir="auto" className="wrap-anywhere text-muted text-sm">
          {(requirement.importance === 'must' ? words.required : words.nice)({
            keyword: requirement.surface,
          })}
        </p>
      )}
      {evidence && !isShown && (
        <div className="flex flex-col gap-1">
          <p className="text-faint text-xs">{words.proof}</p>
          <button
            type="button"
            dir="auto"
            title={words.showIt}
            onClick={() => onPick?.(evidence.source)}
            className="wrap-anywhere block pointer-coarse:min-h-11 w-full rounded-e-sm border-ok border-s-2 py-1 ps-3 text-start text-sm hover:bg-raised"
          >
            {evidence.sentence}
          </button>
        </div>
      )}
    </>
  );
}

/** Shows how texts read before and after; what only moves is shown by its proof. */
function Texts({ change: { before, after, change } }: Pick<ShownProps, 'change'>) {
  const words = useWords(en.suggestions);
  if (change.type === 'move-point' || change.type === 'move-entry') return null;
  return (
    <dl className="flex flex-col gap-2 rounded-sm border border-hairline bg-desk p-3 text-sm">
      {before.length > 0 && (
        <Version name={change.type === 'hide' ? words.hidden : words.before} texts={before} isOld />
      )}
      {after.length > 0 && <Version name={words.after} texts={after} />}
    </dl>
  );
}

type VersionProps = { name: string; texts: readonly string[]; isOld?: boolean };

const Version = ({ name, texts, isOld = false }: VersionProps) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-faint text-xs">{name}</dt>
    <dd
      className={`wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext] ${isOld ? 'text-muted line-through decoration-from-font' : ''}`}
    >
      {texts.join('\n')}
    </dd>
  </div>
);
