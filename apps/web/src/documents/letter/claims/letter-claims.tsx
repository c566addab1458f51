import { en } from '@shortlist/messages';
import type { Letter } from '@shortlist/model';
import { useEffect, useId } from 'react';
import { highlights } from '#paper/highlights/highlighted-words.ts';
import { useWords } from '#platform/language/use-words.ts';
import { selectInBody } from '../go-to-field.ts';
import { type ShownClaim, useClaims } from './use-claims.ts';

type LetterClaimsProps = { letter: Letter; resumeId: string | undefined };

/** Lists what a letter states and its resume does not carry; it is highlighted on the paper, and each leads to its place there and in the text. */
export function LetterClaims({ letter, resumeId }: LetterClaimsProps) {
  const words = useWords(en.letter);
  const { claims } = useClaims(letter, resumeId);
  const id = useId();
  useEffect(() => {
    highlights.show(claims.map(toWords));
    return highlights.clear;
  }, [claims]);
  const hasClaims = claims.length > 0;
  return (
    <section
      aria-labelledby={hasClaims ? id : undefined}
      className={hasClaims ? 'mt-3 flex flex-col gap-2' : ''}
    >
      <div role="status">
        {hasClaims && (
          <h3 id={id} className="font-medium text-sm">
            {words.claims({ count: claims.length })}
          </h3>
        )}
      </div>
      {hasClaims && (
        <>
          <p className="text-muted text-sm">{words.claimsHint}</p>
          <ul className="flex flex-wrap gap-2">
            {claims.map((claim) => (
              <li key={`${claim.source} ${claim.start}`}>
                <ClaimButton claim={claim} onClick={() => goTo(claim, letter)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ClaimButton({ claim, onClick }: { claim: ShownClaim; onClick: () => void }) {
  const words = useWords(en.letter);
  const { paragraph, start, end, kind } = claim;
  return (
    <button
      type="button"
      onClick={onClick}
      title={paragraph}
      className="wrap-anywhere flex min-h-8 pointer-coarse:min-h-11 items-baseline gap-1.5 rounded-md border border-hairline bg-panel px-2.5 py-1 text-start text-sm hover:border-edge hover:bg-raised"
    >
      <span dir="auto" className="font-medium text-warning">
        {paragraph.slice(start, end)}
      </span>
      <span className="text-muted text-xs">{words.claimKinds({ kind })}</span>
    </button>
  );
}

/** Selects the words of a claim in the text, and shows them on the paper. */
function goTo(claim: ShownClaim, letter: Letter): void {
  highlights.reveal([toWords(claim)]);
  selectInBody(letter, claim);
}

const toWords = ({ source, paragraph, start, end }: ShownClaim) => ({
  source,
  sentence: paragraph,
  from: start,
  to: end,
});
