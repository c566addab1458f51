import { en } from '@shortlist/messages';
import { ArrowLeft, Palette } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from './buttons/link-button.tsx';
import { DocumentBar } from './document-bar.tsx';

export type OpenedHeadProps = {
  /** Heading of the page. */
  title: string;
  /** True if the page says by itself what it is: the heading is then for those who do not see it. */
  isTitleHidden?: boolean;
  /** Address of the editor's contact section. */
  editorHref: string;
  /** Name of the document; empty until it is known. */
  name?: string;
  /** Save status of the person's work; absent while there is nothing to say. */
  status?: ReactNode;
  /** Address of the designs, where the page leads there. */
  designsHref?: string;
  /** Stands at the end of the header. */
  action?: ReactNode;
};

/** The head of a page about a whole document, in one line: the way back to the editor, which document it is, and what can be done. */
export const OpenedHead = (props: OpenedHeadProps) => {
  const words = useWords(en.preview);
  const { title, isTitleHidden = false, editorHref, name, status, designsHref, action } = props;
  return (
    <DocumentBar>
      <LinkButton to={editorHref} variant="ghost" className="max-lg:px-2">
        <ArrowLeft size={16} aria-hidden />
        <span className="max-lg:sr-only">{words.toEditor}</span>
      </LinkButton>
      <div className="flex min-w-0 grow basis-40 flex-wrap content-center items-baseline gap-x-3 max-sm:min-h-12">
        <h1 tabIndex={-1} className={isTitleHidden ? 'sr-only' : 'font-semibold'}>
          {title}
        </h1>
        {name && (
          <p
            dir="auto"
            title={name}
            className={`min-w-0 max-w-full truncate [text-align:match-parent] ${isTitleHidden ? 'font-semibold max-sm:w-full' : 'text-muted'}`}
          >
            {name}
          </p>
        )}
        {status}
      </div>
      {designsHref && (
        <LinkButton to={designsHref} variant="ghost" className="max-lg:px-2">
          <Palette size={16} aria-hidden />
          <span className="max-lg:sr-only">{words.design}</span>
        </LinkButton>
      )}
      {action}
    </DocumentBar>
  );
};
