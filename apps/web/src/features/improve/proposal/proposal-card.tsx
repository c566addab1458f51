import { en } from '@shortlist/messages';
import { TriangleAlert } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button, Spinner } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { markTexts } from './mark-texts.ts';
import { ProposalText } from './proposal-text.tsx';
import type { ShownProposal } from './use-proposal.ts';

type ProposalCardProps = {
  proposal: ShownProposal;
  /** Text that it would replace; empty for a line that is added. */
  before: string;
  onAccept: (text: string) => void;
  onRetry: () => void;
  /** Reject, or cancel what is still being written. */
  onClose: () => void;
};

/** A proposal, from its first words to the person's decision. */
export function ProposalCard({ proposal, before, onAccept, onRetry, onClose }: ProposalCardProps) {
  const words = useWords(en.improve);
  const common = useWords(en.common);
  const closing = { writing: common.cancel, ready: words.reject, failed: common.close };
  return (
    <section
      aria-label={words.proposal}
      className="flex flex-col gap-3 rounded-md border border-hairline bg-panel p-4 text-sm"
    >
      <Body proposal={proposal} before={before} />
      <div className="flex flex-wrap gap-2">
        {proposal.status === 'ready' && (
          <Button size="sm" variant="primary" onClick={() => onAccept(proposal.text)}>
            {words.accept}
          </Button>
        )}
        {proposal.status !== 'writing' && (
          <Button size="sm" onClick={onRetry}>
            {words.askAgain}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {closing[proposal.status]}
        </Button>
      </div>
    </section>
  );
}

function Body({ proposal, before }: Pick<ProposalCardProps, 'proposal' | 'before'>) {
  const words = useWords(en.improve);
  switch (proposal.status) {
    case 'writing':
      return (
        <p className="flex items-start gap-2 text-muted [overflow-wrap:anywhere]">
          <Spinner />
          {proposal.text || words.waiting}
        </p>
      );
    case 'failed':
      return <Banner tone="warning">{proposal.message}</Banner>;
    case 'ready':
      return (
        <>
          <ProposalText before={before} text={proposal.text} />
          <Marks texts={markTexts(words, proposal.text, proposal.marks)} />
        </>
      );
  }
}

/** Lists what to look at before accepting; nothing where nothing is new. */
function Marks({ texts }: { texts: readonly string[] }) {
  const words = useWords(en.improve);
  if (texts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1" aria-label={words.check}>
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warning" />
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
