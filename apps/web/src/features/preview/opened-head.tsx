import { en } from '@shortlist/messages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

export type OpenedHeadProps = {
  /** Heading of the page. */
  title: string;
  /** Address of the editor's contact section. */
  editorHref: string;
  /** Empty until it is known. */
  resumeName?: string;
  /** Save status of the person's work; absent while there is nothing to say. */
  status?: ReactNode;
  /** Stands at the end of the header. */
  action?: ReactNode;
};

/** The head of a page about a whole resume: the way back to the editor, which resume it is, and what can be done. */
export const OpenedHead = ({ title, editorHref, resumeName, status, action }: OpenedHeadProps) => {
  const words = useWords(en.preview);
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <LinkButton to={editorHref}>
        <ArrowLeft size={16} aria-hidden />
        {words.toEditor}
      </LinkButton>
      <div className="min-w-0 grow basis-80 py-1">
        <h1 tabIndex={-1} className="font-serif text-lg">
          {title}
        </h1>
        {resumeName && (
          <p dir="auto" className="wrap-anywhere text-muted text-sm [text-align:match-parent]">
            {resumeName}
          </p>
        )}
        {status && <div className="mt-1">{status}</div>}
      </div>
      {action}
    </header>
  );
};
