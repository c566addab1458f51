import { en } from '@shortlist/messages';
import { useId, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EditedWords } from './edited-words.tsx';
import type { Acceptance, ShownChange } from './shown-change.ts';
import { UnprovedWords } from './unproved-words.tsx';

type SuggestionItemProps = {
  change: ShownChange;
  /** The change in one line. */
  name: string;
  onPick?: ((source: string) => void) | undefined;
  onAccept: (acceptance: Acceptance) => void;
  onSkip: () => void;
  /** Keeps what the change is about as it is; absent where that is no point and no entry. */
  onKeep?: (() => void) | undefined;
};

/** One change that is offered: what asks for it, what proves it, how the text reads before and after, and what a person may do with it. */
export function SuggestionItem({ change, name, onPick, ...act }: SuggestionItemProps) {
  const words = useWords(en.suggestions);
  const nameId = useId();
  const [isEditing, setEditing] = useState(false);
  const { gain, editable } = change;
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
      {gain > 0 && <p className="text-muted text-sm">{words.gain({ points: gain })}</p>}
      {isEditing && editable !== undefined ? (
        <EditedWords
          name={name}
          text={editable}
          onAccept={(text) => act.onAccept({ text })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Answers change={change} name={name} onEdit={() => setEditing(true)} {...act} />
      )}
    </li>
  );
}

type AnswersProps = Omit<SuggestionItemProps, 'onPick'> & { onEdit: () => void };

/** The presses that settle a change; one that says what is unproved waits until each of that is confirmed. */
function Answers({ change, name, onEdit, onAccept, onSkip, onKeep }: AnswersProps) {
  const words = useWords(en.suggestions);
  const { unproved, editable } = change;
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const isOpen = unproved.some((each) => !confirmed.has(each.words));
  function confirm(said: string, isTrue: boolean) {
    const others = [...confirmed].filter((each) => each !== said);
    setConfirmed(new Set(isTrue ? [...others, said] : others));
  }
  return (
    <>
      {unproved.length > 0 && (
        <UnprovedWords unproved={unproved} confirmed={confirmed} onConfirm={confirm} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isOpen}
          aria-label={words.acceptNamed({ change: name })}
          onClick={() => onAccept({ confirmed: [...confirmed] })}
        >
          {words.accept}
        </Button>
        {editable !== undefined && (
          <Button size="sm" aria-label={words.editNamed({ change: name })} onClick={onEdit}>
            {words.edit}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.skipNamed({ change: name })}
          onClick={onSkip}
        >
          {words.skip}
        </Button>
        {onKeep && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={words.keepNamed({ change: name })}
            onClick={onKeep}
          >
            {words.keep}
          </Button>
        )}
      </div>
    </>
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
