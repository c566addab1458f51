import { en } from '@shortlist/messages';
import { type AiKind, type EntryTexts, isEmptyText, type Resume } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { useId, useRef } from 'react';
import { useWords } from '#lib/language/use-words.ts';
import { useSections } from '#lib/sections-context.ts';
import { readJobDescription } from '#lib/storage/job-description.ts';
import { Button } from '#ui/buttons/button.tsx';
import { modelQuery } from './api.ts';
import { ModelHint } from './model-hint.tsx';
import { ProposalCard } from './proposal/proposal-card.tsx';
import { ProposalStatus } from './proposal/proposal-status.tsx';
import { useProposal } from './proposal/use-proposal.ts';
import { resumeWords } from './resume-words.ts';

export type ModelLineProps = {
  resumeId: string;
  /** Reads the resume as it is by now. */
  readResume: () => Resume;
  /** Texts that the entry's fields show. */
  entry: Pick<EntryTexts<AiKind>, 'role' | 'bullets'>;
  isUsedUp: boolean;
  /** Takes the line, which begins with "• ", for one use of AI Write. */
  onAccept: (line: string) => void;
};

/** Has the language model of the server write a line for an entry; nothing where there is none to ask. */
export function ModelLine(props: ModelLineProps) {
  const { data } = useQuery(modelQuery);
  return data?.isOn ? <LineOf {...props} model={data.name} /> : null;
}

type LineOfProps = ModelLineProps & { model: string };

function LineOf({ model, resumeId, readResume, entry, isUsedUp, onAccept }: LineOfProps) {
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
