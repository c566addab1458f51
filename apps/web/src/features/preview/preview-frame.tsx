import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';

export type PreviewFrameProps = {
  /** Empty until it is known. */
  resumeName: string;
  /** Address of the editor's contact section. */
  editorHref: string;
  /** What the resume is compared with, beside the paper: another feature, so the page brings it. */
  panel: ReactNode;
  /** Whether the person's work is saved; absent while there is nothing to say. */
  status?: ReactNode;
  /** What asks the person something, in sight at the foot of the page. */
  notice?: ReactNode;
  /** Stands at the end of the header: the download. */
  action?: ReactNode;
  /** The paper, or what stands in its place. */
  children: ReactNode;
};

/** The screen around the paper, the same whether the resume is loading, missing or there. */
export const PreviewFrame = ({
  resumeName,
  editorHref,
  panel,
  status,
  notice,
  action,
  children,
}: PreviewFrameProps) => (
  <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-6 p-4 sm:p-6">
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <LinkButton to={editorHref}>
        <ArrowLeft size={16} aria-hidden />
        Back to Editor
      </LinkButton>
      <div className="min-w-0 grow basis-48 py-1">
        <h1 tabIndex={-1} className="font-serif text-lg">
          Final preview
        </h1>
        {resumeName && <p className="wrap-anywhere text-muted text-sm">{resumeName}</p>}
        {status && <div className="mt-1">{status}</div>}
      </div>
      {action}
    </header>
    <div className="grid wide:grid-cols-3 items-start gap-12 wide:gap-8">
      <div className="wide:col-span-2 flex min-w-0 flex-col gap-4 wide:pb-8">{children}</div>
      <div className="wide:sticky wide:top-[calc(var(--spacing-topbar)+1rem)] wide:max-h-[calc(100dvh-var(--spacing-topbar)-2rem)] min-w-0 wide:overflow-y-auto rounded-md">
        {panel}
      </div>
    </div>
    {notice}
  </div>
);
