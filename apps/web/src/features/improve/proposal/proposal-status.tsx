import { en } from '@shortlist/messages';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import type { Proposal } from './use-proposal.ts';

/** Tells a screen reader how far a proposal is, and not each word of it. */
export const ProposalStatus = ({ proposal }: { proposal: Proposal }) => {
  const words = useWords(en.improve);
  return (
    <p role="status" aria-label={words.proposalStatus} className="sr-only">
      {statusOf(words, proposal)}
    </p>
  );
};

function statusOf(words: WordsOf<'improve'>, proposal: Proposal): string {
  switch (proposal.status) {
    case 'none':
      return '';
    case 'writing':
      return words.writing;
    case 'failed':
      return proposal.message;
    case 'ready':
      return proposal.marks.length === 0 ? words.ready : words.readyWithNews;
  }
}
