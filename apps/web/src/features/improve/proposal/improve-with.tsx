import { en } from '@shortlist/messages';
import { isEmptyText } from '@shortlist/model';
import { useId, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { readJobDescription } from '#platform/storage/job-description.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { ModelHint } from '../model-hint.tsx';
import { resumeWords } from '../resume-words.ts';
import { ImproveButton } from './improve-button.tsx';
import type { ImproveProps } from './improve-props.ts';
import { ProposalCard } from './proposal-card.tsx';
import { ProposalStatus } from './proposal-status.tsx';
import { type Point, replacePoint } from './replace-point.ts';
import { UndoLine } from './undo-line.tsx';
import { useProposal } from './use-proposal.ts';

/** Has a text worded better by the language model of the server. */
export function ImproveWith({ model, ...props }: ImproveProps & { model: string }) {
  const { kind, text } = props;
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const { proposal, before, accepted, start, retry, accept, undo, clear } = useImproving(props);

  /** Gives the focus back to where it was asked for, since what is pressed goes away with the proposal. */
  const thenFocus = (work: () => void) => () => {
    work();
    button.current?.focus();
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ImproveButton
          ref={button}
          kind={kind}
          text={text}
          hintId={hintId}
          isBusy={proposal.status === 'writing'}
          onChoose={start}
        />
        <ModelHint id={hintId} model={model} isEmpty={isEmptyText(text)} />
      </div>
      <ProposalStatus proposal={proposal} />
      {proposal.status !== 'none' && (
        <ProposalCard
          proposal={proposal}
          before={before}
          onAccept={(words) => thenFocus(() => accept(words))()}
          onRetry={thenFocus(retry)}
          onClose={thenFocus(clear)}
        />
      )}
      {accepted && accepted.after === text && <UndoLine onUndo={thenFocus(undo)} />}
    </div>
  );
}

/** The subject of the question: a point, or the text as a whole. */
type Target = { point: Point | undefined; text: string };

function useImproving({ resumeId, readResume, text, role = '', onAccept }: ImproveProps) {
  const words = useWords(en.improve);
  const sections = useSections();
  const { proposal, ask, clear } = useProposal();
  const [target, setTarget] = useState<Target>({ point: undefined, text });
  const [accepted, setAccepted] = useState<{ before: string; after: string }>();
  const toast = useToast();

  function begin(next: Target) {
    setTarget(next);
    setAccepted(undefined);
    void ask({
      kind: next.point ? 'point' : 'summary',
      text: next.text,
      role,
      posting: readJobDescription(resumeId),
      resume: resumeWords(readResume(), sections),
    });
  }

  function accept(proposed: string) {
    clear();
    const after = replaceTarget(text, target, proposed);
    if (after === undefined) {
      toast({ text: words.changedSince, tone: 'bad' });
      return;
    }
    setAccepted({ before: text, after });
    onAccept(after);
  }

  function undo() {
    if (accepted) onAccept(accepted.before);
    setAccepted(undefined);
  }

  return {
    proposal,
    before: target.text,
    accepted,
    start: (point: Point | undefined) => begin({ point, text: point?.text ?? text }),
    retry: () => begin(target),
    accept,
    undo,
    clear,
  };
}

/** The text with the words in place of what was asked about; undefined where that has changed. */
function replaceTarget(text: string, target: Target, words: string): string | undefined {
  if (target.point) return replacePoint(text, target.point, words);
  return text === target.text ? words : undefined;
}
