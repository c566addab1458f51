import type { PartField } from '@shortlist/draft';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DraftStore } from '../../document-types.ts';
import type { AskedConflict } from './questions.ts';
import { SaidVersion } from './said-version.tsx';

type ConflictQuestionProps = {
  question: AskedConflict;
  draft: DraftStore;
  /** Called after each choice, when its buttons are about to go. */
  onAnswered: () => void;
};

/** One part that was changed in two places: each field in both versions, and a choice for each. */
export function ConflictQuestion({ question, draft, onAnswered }: ConflictQuestionProps) {
  const words = useWords(en.conflicts);
  const { key, title, isWhole, isDeletedHere, isDeletedThere, isCompeting, fields } = question;

  const choices = (of: string, field?: PartField) => (
    <Choices
      of={of}
      onMine={() => {
        draft.keepMine(key, field);
        onAnswered();
      }}
      onTheirs={() => {
        draft.takeTheirs(key, field);
        onAnswered();
      }}
    />
  );

  return (
    <div className="flex flex-col gap-4">
      <h2 className="wrap-anywhere font-medium text-base">{title}</h2>
      {isCompeting && <p className="text-sm">{words.competing}</p>}
      {isDeletedHere && <p className="text-sm">{words.deletedHere}</p>}
      {isDeletedThere && <p className="text-sm">{words.deletedThere}</p>}
      {fields.map(({ field, label, mine, theirs }) => (
        <div key={field} className="flex flex-col gap-2">
          {label && <h3 className="font-medium text-muted text-sm">{label}</h3>}
          <dl className="grid gap-3 sm:grid-cols-2">
            <SaidVersion name={words.mine} said={mine} />
            <SaidVersion name={words.theirs} said={theirs} />
          </dl>
          {!isWhole && choices(label || title, field)}
        </div>
      ))}
      {isWhole && choices(title)}
    </div>
  );
}

type ChoicesProps = { of: string; onMine: () => void; onTheirs: () => void };

function Choices({ of, onMine, onTheirs }: ChoicesProps) {
  const words = useWords(en.conflicts);
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" aria-label={words.keepMineOf({ part: of })} onClick={onMine}>
        {words.keepMine}
      </Button>
      <Button size="sm" aria-label={words.takeTheirsOf({ part: of })} onClick={onTheirs}>
        {words.takeTheirs}
      </Button>
    </div>
  );
}
