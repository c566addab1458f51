import { hrefOf } from '@shortlist/contracts';
import { TriangleAlert } from 'lucide-react';
import { useLocation } from '#lib/navigation/router/router-context.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import * as words from '../words.ts';
import { useUnsentResumes } from './use-unsent-resumes.ts';

/** Says above every page that edits wait in this browser; a resume's own screens say so themselves. */
export function UnsentNotice() {
  const { pathname } = useLocation();
  const unsent = useUnsentResumes().filter(
    ({ resumeId }) => !pathname.startsWith(`${hrefOf('resumes')}/${resumeId}/`),
  );
  const count = new Set(unsent.map(({ resumeId }) => resumeId)).size;
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
