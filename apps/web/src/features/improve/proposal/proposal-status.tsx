import type { Proposal } from './use-proposal.ts';

/** Tells a screen reader how far a proposal is, and not each word of it. */
export const ProposalStatus = ({ proposal }: { proposal: Proposal }) => (
  <p role="status" aria-label="Proposal status" className="sr-only">
    {wordsFor(proposal)}
  </p>
);

function wordsFor(proposal: Proposal): string {
  switch (proposal.status) {
    case 'none':
      return '';
    case 'writing':
      return 'The language model is writing.';
    case 'failed':
      return proposal.message;
    case 'ready':
      return proposal.marks.length === 0
        ? 'A proposal is ready.'
        : 'A proposal is ready. It says things that are not in your resume.';
  }
}
