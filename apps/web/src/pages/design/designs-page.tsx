import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { parseFieldRef, sectionsOf } from '@shortlist/model';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConflictNotice } from '#draft/react/conflicts/conflict-notice.tsx';
import { useConflictNotice } from '#draft/react/conflicts/use-conflict-notice.ts';
import { DraftDialogs } from '#draft/react/draft-dialogs.tsx';
import { OpenedContext } from '#draft/react/opened-document.ts';
import { OpenedGate } from '#draft/react/opened-gate.tsx';
import { SaveStatusLine } from '#draft/react/save-status-line.tsx';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import { useSaveIssue } from '#draft/react/use-save-issue.ts';
import { SectionsContext } from '#platform/given-sections.ts';
import { useWords } from '#platform/language/use-words.ts';
import { stateOfTarget } from '#platform/navigation/field-target.ts';
import { useNavigate, useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { OpenedHead, type OpenedHeadProps } from '#ui/opened-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
// The two pages share nearly all: with all of the preview here, no part that they share is cut in two.
import '../preview/preview-page.tsx';
import { LazyDesignPanel, loadDesignPanel } from './lazy-design-panel.tsx';

// Beside the page and the resume; where it does not come, its place says so.
loadDesignPanel().catch(() => {});

/** All designs in the person's own words, large, and what can be set of them (`/resume/:resumeId/designs`). */
export function DesignsPage() {
  const { resumeId = '' } = useParams();
  return <Designs key={resumeId} resumeId={resumeId} />;
}

function Designs({ resumeId }: { resumeId: string }) {
  const open = useOpenResume(resumeId);
  return (
    <OpenedGate
      open={open}
      loading={
        <DesignsFrame resumeId={resumeId}>
          <Skeleton className="h-96" />
        </DesignsFrame>
      }
      renderError={(error) => <DesignsFrame resumeId={resumeId}>{error}</DesignsFrame>}
    >
      {(opened) => <OpenedDesigns resumeId={resumeId} open={opened} />}
    </OpenedGate>
  );
}

function OpenedDesigns({ resumeId, open }: { resumeId: string; open: OpenedResume }) {
  const notice = useConflictNotice();
  const issue = useSaveIssue(open.snapshot, notice.show);
  const navigate = useNavigate();
  const sections = sectionsOf(open.resume, useSections());

  function goToField(source: string) {
    const ref = parseFieldRef(source, sections);
    if (!ref) return;
    const address = hrefOf('editor', { resumeId, section: ref.section });
    void navigate(address, { state: stateOfTarget({ ref, nth: 0 }) });
  }

  return (
    <SectionsContext value={sections}>
      <OpenedContext value={open.draft}>
        <DesignsFrame
          resumeId={resumeId}
          name={open.about.title}
          status={<SaveStatusLine action={issue.action} />}
        >
          <LazyDesignPanel resumeId={resumeId} open={open} size="large" onPick={goToField} />
          <ConflictNotice snapshot={open.snapshot} draft={open.draft} notice={notice} />
        </DesignsFrame>
        <DraftDialogs issue={issue} />
      </OpenedContext>
    </SectionsContext>
  );
}

type DesignsFrameProps = Pick<OpenedHeadProps, 'name' | 'status'> & {
  resumeId: string;
  children: ReactNode;
};

const DesignsFrame = ({ resumeId, children, ...head }: DesignsFrameProps) => {
  const words = useWords(en.design);
  return (
    <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-6 p-4 sm:p-6">
      <OpenedHead
        {...head}
        title={words.designs}
        editorHref={hrefOf('editor', { resumeId, section: 'contact' })}
        action={
          <LinkButton to={hrefOf('preview', { resumeId })}>
            <Eye size={16} aria-hidden />
            {words.finalPreview}
          </LinkButton>
        }
      />
      {children}
    </div>
  );
};
