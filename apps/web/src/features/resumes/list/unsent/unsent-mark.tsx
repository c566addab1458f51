import { TriangleAlert } from 'lucide-react';
import { unsentHref, whyUnsent } from '#draft/react/unsent/unsent-words.ts';
import { useUnsentDocuments } from '#draft/react/unsent/use-unsent-documents.ts';
import { useSayDraft } from '#draft/react/use-say-draft.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useSections } from '#platform/sections-context.ts';

type UnsentMarkProps = { documentId: string; name: string };

/** Says on a document's card that this browser has edits of it that the server has not, and leads to them. */
export function UnsentMark({ documentId, name }: UnsentMarkProps) {
  const sections = useSections();
  const say = useSayDraft();
  const unsent = useUnsentDocuments().find((each) => each.documentId === documentId);
  return (
    <p role="status" className="text-xs empty:hidden">
      {unsent && (
        <Link
          to={unsentHref(unsent, sections)}
          state={{ resumeName: name }}
          className="relative z-10 inline-flex min-h-11 items-start gap-2 py-2 pe-3 text-warning underline-offset-4 hover:underline"
        >
          <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0" />
          <span className="text-pretty">{say(whyUnsent(unsent))}</span>
        </Link>
      )}
    </p>
  );
}
