import { en } from '@shortlist/messages';
import { isEmptyText } from '@shortlist/model';
import { WandSparkles } from 'lucide-react';
import { useId, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { readJobDescription } from '#platform/storage/job-description.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ModelHint } from './model-hint.tsx';
import type { ModelLineProps } from './model-line-props.ts';
import { ProposalCard } from './proposal/proposal-card.tsx';
import { ProposalStatus } from './proposal/proposal-status.tsx';
import { useProposal } from './proposal/use-proposal.ts';
import { resumeWords } from './resume-words.ts';

/** Has the language model of the server write a line for an entry. */
export function ModelLineWith(props: ModelLineProps & { model: string }) {
  const { model, resumeId, readResume, entry, isUsedUp, onAccept } = props;
  const words = useWords(en.improve);
  const sections = useSections();
  const { proposal, ask, clear } = useProposal();
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const { role, bullets: text } = entry;
  const isEmpty = isEmptyText(text) && isEmptyText(role);

  const start = () =>
    void ask({
      kind: 'line',
      text,
      role,
      posting: readJobDescription(resumeId),
      resume: resumeWords(readResume(), sections),
    });

  function close() {
    clear();
    button.current?.focus();
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          ref={button}
          aria-describedby={hintId}
          disabled={isUsedUp || isEmpty}
          isPending={proposal.status === 'writing'}
          onClick={start}
        >
          <WandSparkles size={16} aria-hidden />
          {words.write}
        </Button>
        {!isUsedUp && <ModelHint id={hintId} model={model} isEmpty={isEmpty} />}
      </div>
      <ProposalStatus proposal={proposal} />
      {proposal.status !== 'none' && (
        <ProposalCard
          proposal={proposal}
          before=""
          onAccept={(line) => {
            close();
            onAccept(`• ${line}`);
          }}
          onRetry={start}
          onClose={close}
        />
      )}
    </div>
  );
}
