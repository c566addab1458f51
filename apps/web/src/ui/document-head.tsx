import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './buttons/link-button.tsx';
import { DocumentBar } from './document-bar.tsx';

type DocumentHeadProps = {
  /** The list that the document stands in. */
  back: { to: string; label: string };
  title: string;
  /** The state of saving. */
  status: ReactNode;
  /** Actions on the document. */
  children: ReactNode;
};

/** The head of a page about one document, with the way back to its list. */
export const DocumentHead = ({ back, title, status, children }: DocumentHeadProps) => (
  <DocumentBar>
    <LinkButton to={back.to} variant="ghost" className="max-lg:px-2">
      <ArrowLeft size={16} aria-hidden />
      <span className="max-lg:sr-only">{back.label}</span>
    </LinkButton>
    <div className="min-w-0 grow basis-28 py-1 sm:basis-40">
      <h1
        dir="auto"
        tabIndex={-1}
        title={title}
        className="truncate font-semibold text-base [text-align:match-parent]"
      >
        {title}
      </h1>
      {status}
    </div>
    {children}
  </DocumentBar>
);
