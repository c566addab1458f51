import {
  type DocumentAbout,
  type DocumentChange,
  hrefOf,
  parseChangeRef,
} from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import type { Said } from '#draft/react/conflicts/questions.ts';
import { SaidVersion } from '#draft/react/conflicts/said-version.tsx';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useSections } from '#platform/sections-context.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { changesQuery, wholeQuery } from './changes-query.ts';
import { type ChangedPart, type ChangedPoint, listRows } from './list-rows.ts';
import { useAnswerChange } from './use-answer-change.ts';

type ChangesProps = { resumeId: string; base: DocumentAbout; open: OpenedResume };

export type ChangesDialogProps = ChangesProps & { isOpen: boolean; onClose: () => void };

/** Lists what a tailored resume says differently from its base; each change can be taken back. */
export const ChangesDialog = ({ isOpen, onClose, ...changes }: ChangesDialogProps) => {
  const words = useWords(en.tailoredChanges);
  const base = quoteName(changes.base.title);
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.title} description={words.hint({ base })}>
      <Changes {...changes} />
    </Dialog>
  );
};

function Changes({ resumeId, base, open }: ChangesProps) {
  const words = useWords(en.tailoredChanges);
  const language = useLanguage();
  const registry = useSections();
  const changes = useQuery(changesQuery(resumeId));
  const whole = useQuery(wholeQuery(base));
  const answer = useAnswerChange(resumeId, open.draft);
  if (changes.isError || whole.isError) {
    const retry = () => void Promise.all([changes.refetch(), whole.refetch()]);
    return <RetryBanner onRetry={retry}>{words.notLoaded}</RetryBanner>;
  }
  if (!changes.data || !whole.data) return <Skeleton className="h-24" />;
  const versions = { resume: open.resume, base: whole.data };
  const rows = listRows(changes.data.changes, versions, { language, registry });
  if (rows.length === 0) return <p>{words.none({ base: quoteName(base.title) })}</p>;
  const query = { with: base.document_id };
  return (
    <div className="flex flex-col gap-6">
      {rows.map((row) => (
        <PartChanges key={row.question.key} row={row} answer={answer} />
      ))}
      <Link
        to={hrefOf('compare', { resumeId }, { query })}
        className="self-start text-sm underline underline-offset-4"
      >
        {words.compare}
      </Link>
    </div>
  );
}

type Answer = ReturnType<typeof useAnswerChange>;

function PartChanges({ row, answer }: { row: ChangedPart; answer: Answer }) {
  const { question, changes, points } = row;
  const whole = changes.find(({ ref }) => ref === question.key);
  return (
    <section className="flex flex-col gap-3 border-hairline border-t pt-4 first:border-t-0 first:pt-0">
      <h3 className="wrap-anywhere font-medium text-base">{question.title}</h3>
      {whole && (whole.kind !== 'words' || question.isDeletedThere) && (
        <WholeChange change={whole} row={row} answer={answer} />
      )}
      {question.fields.map(({ field, label, mine, theirs }) => {
        const change = changes.find(({ ref }) => parseChangeRef(ref).field === field);
        if (!change || change.kind === 'order') return null;
        return (
          <div key={field} className="flex flex-col gap-2">
            {label && <h4 className="font-medium text-muted text-sm">{label}</h4>}
            <Versions here={mine} base={theirs} />
            <Choices change={change} part={label || question.title} answer={answer} />
          </div>
        );
      })}
      {points.map((point) => (
        <PointChange key={point.change.ref} point={point} answer={answer} />
      ))}
    </section>
  );
}

/** A point that one of both versions hides. */
function PointChange({ point: { change, words: said }, answer }: PointChangeProps) {
  const words = useWords(en.tailoredChanges);
  const point = quoteName(said);
  return (
    <Whole
      text={change.kind === 'hidden' ? words.hiddenHere({ point }) : words.shownHere({ point })}
      label={words.asInBase}
      labelOf={words.asInBaseOf({ point })}
      onPress={() => void answer.takeBase(change)}
    />
  );
}

type PointChangeProps = { point: ChangedPoint; answer: Answer };

/** A change of a whole part: left out, added, in another order. */
function WholeChange({
  change,
  row,
  answer,
}: { change: DocumentChange } & Parameters<typeof PartChanges>[0]) {
  const words = useWords(en.tailoredChanges);
  const part = row.question.title;
  switch (change.kind) {
    case 'added':
      return <Whole text={words.addedHere} />;
    case 'removed':
      return (
        <Whole
          text={words.removedHere}
          label={words.showAgain}
          labelOf={words.showAgainOf({ part })}
          onPress={() => void answer.takeBase(change)}
        />
      );
    case 'words':
      return (
        <Whole
          text={words.removedInBase}
          label={words.keepMine}
          labelOf={words.keepMineOf({ part })}
          onPress={() => void answer.keepMine(change)}
        />
      );
    default:
      return (
        <Whole
          text={words.orderHere}
          label={words.takeOrder}
          onPress={() => void answer.takeBase(change)}
        />
      );
  }
}

type WholeProps = { text: string; label?: string; labelOf?: string; onPress?: () => void };

/** Says what became of a part, and what can be done about it. */
const Whole = ({ text, label, labelOf, onPress }: WholeProps) => (
  <>
    <p className="text-sm">{text}</p>
    {label !== undefined && (
      <Button size="sm" className="self-start" aria-label={labelOf} onClick={onPress}>
        {label}
      </Button>
    )}
  </>
);

type ChoicesProps = { change: DocumentChange; part: string; answer: Answer };

function Choices({ change, part, answer }: ChoicesProps) {
  const words = useWords(en.tailoredChanges);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="sm"
        aria-label={words.takeBaseOf({ part })}
        onClick={() => void answer.takeBase(change)}
      >
        {words.takeBase}
      </Button>
      {change.base_changed && (
        <>
          <Button
            size="sm"
            aria-label={words.keepMineOf({ part })}
            onClick={() => void answer.keepMine(change)}
          >
            {words.keepMine}
          </Button>
          <span className="text-warning text-xs">{words.baseChanged}</span>
        </>
      )}
    </div>
  );
}

const Versions = ({ here, base }: { here: Said; base: Said }) => {
  const words = useWords(en.tailoredChanges);
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <SaidVersion name={words.here} said={here} />
      <SaidVersion name={words.inBase} said={base} />
    </dl>
  );
};
