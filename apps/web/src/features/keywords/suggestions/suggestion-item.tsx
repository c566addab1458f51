import { en } from '@shortlist/messages';
import type { Suggestion } from '@shortlist/tailoring';
import { useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';

type SuggestionItemProps = {
  suggestion: Suggestion;
  /** The change in one line. */
  name: string;
  onPick?: ((source: string) => void) | undefined;
  onAccept: () => void;
  onSkip: () => void;
};

/** One suggested change: what asks for it, what proves it, and how the text reads before and after. */
export function SuggestionItem({
  suggestion,
  name,
  onPick,
  onAccept,
  onSkip,
}: SuggestionItemProps) {
  const words = useWords(en.suggestions);
  const nameId = useId();
  const { gain } = suggestion;
  return (
    <li
      aria-labelledby={nameId}
      className="flex min-w-0 flex-col gap-2 border-hairline border-t py-4"
    >
      <h4 id={nameId} dir="auto" className="wrap-anywhere font-medium text-sm">
        {name}
      </h4>
      <Grounds suggestion={suggestion} onPick={onPick} />
      <Texts suggestion={suggestion} />
      {gain > 0 && <p className="text-muted text-sm">{words.gain({ points: gain })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={words.acceptNamed({ change: name })} onClick={onAccept}>
          {words.accept}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.skipNamed({ change: name })}
          onClick={onSkip}
        >
          {words.skip}
        </Button>
      </div>
    </li>
  );
}

/** Shows what asks for a change, and the sentence that proves it where the texts do not show it. */
function Grounds({ suggestion, onPick }: Pick<SuggestionItemProps, 'suggestion' | 'onPick'>) {
  const words = useWords(en.suggestions);
  const { requirement, evidence, before } = suggestion;
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
function Texts({ suggestion }: Pick<SuggestionItemProps, 'suggestion'>) {
  const words = useWords(en.suggestions);
  const { before, after, change } = suggestion;
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
