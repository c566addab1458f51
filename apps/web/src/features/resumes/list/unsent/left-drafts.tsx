import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { UnsentDocument } from '#draft/react/unsent/use-unsent-documents.ts';
import { useWords } from '#platform/language/use-words.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LeftDraft } from './left-draft.tsx';

type LeftDraftListProps = { left: readonly UnsentDocument[] };

/** Lists what this browser holds of resumes that are not in the list: nothing of it goes away by itself. */
export function LeftDraftList({ left }: LeftDraftListProps) {
  const words = useWords(en.leftDrafts);
  const common = useWords(en.common);
  const user = useSessionUser();
  if (left.length === 0) return null;
  return (
    <section
      aria-labelledby="left-drafts"
      className="mb-8 flex flex-col gap-4 rounded-md border border-warning/40 bg-warning/10 p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <h2 id="left-drafts" className="font-semibold">
            {words.title}
          </h2>
          <p className="max-w-measure text-pretty text-muted text-sm">{words.hint}</p>
        </div>
        {!user && (
          <LinkButton to={signInPath('log-in', hrefOf('resumes'))} variant="primary">
            {common.logIn}
          </LinkButton>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {left.map((each) => (
          <li key={`${each.owner} ${each.documentId}`}>
            <LeftDraft left={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
