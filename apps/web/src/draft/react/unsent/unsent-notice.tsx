import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { TriangleAlert } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useUnsentDocuments } from './use-unsent-documents.ts';

/** Says above every page that edits wait in this browser; a document's own screens say so themselves. */
export function UnsentNotice() {
  const words = useWords(en.unsent);
  const { pathname } = useLocation();
  const unsent = useUnsentDocuments().filter(
    ({ documentId }) => !pathname.split('/').includes(documentId),
  );
  const count = new Set(unsent.map(({ documentId }) => documentId)).size;
  const text = words.unsent({ count });
  if (count === 0) return null;
  return (
    <LinkButton
      to={hrefOf('resumes')}
      variant="ghost"
      size="sm"
      title={text}
      className="pointer-coarse:min-w-11 max-w-full"
    >
      <TriangleAlert size={16} aria-hidden className="shrink-0 text-warning" />
      <span className="truncate max-md:sr-only">{text}</span>
    </LinkButton>
  );
}
