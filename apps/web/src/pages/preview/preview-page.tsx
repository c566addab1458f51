import { hrefOf } from '@shortlist/contracts';
import { type PaperSection, RESUME, type Resume, sectionsOf } from '@shortlist/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConflictNotice } from '#draft/react/conflicts/conflict-notice.tsx';
import { useConflictNotice } from '#draft/react/conflicts/use-conflict-notice.ts';
import { DraftDialogs } from '#draft/react/draft-dialogs.tsx';
import { OpenedContext } from '#draft/react/opened-document.ts';
import { OpenedGate } from '#draft/react/opened-gate.tsx';
import { SaveStatusLine } from '#draft/react/save-status-line.tsx';
import { type OpenedResume, type OpenResume, useOpenResume } from '#draft/react/use-open-resume.ts';
import { useSaveIssue } from '#draft/react/use-save-issue.ts';
import { KeywordTargeting } from '#features/keywords/keyword-targeting.tsx';
import { KeywordPanelSkeleton } from '#features/keywords/panel/keyword-panel-skeleton.tsx';
import { FinalPreview } from '#features/preview/final-preview.tsx';
import { PreviewFrame, type PreviewFrameProps } from '#features/preview/preview-frame.tsx';
import { ShareButton } from '#features/resumes/share/share-button.tsx';
import { subjectOf } from '#features/resumes/share/share-subject.ts';
import { PaperSkeleton } from '#paper/sheets/paper-skeleton.tsx';
import type { FormatNotes } from '#platform/format-notes.ts';
import { SectionsContext } from '#platform/given-sections.ts';
import { isSavingData } from '#platform/hydration/prefetch-app.ts';
import { useIsHydrated } from '#platform/hydration/use-is-hydrated.ts';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { type FieldTarget, stateOfTarget } from '#platform/navigation/field-target.ts';
import {
  useLocation,
  useNavigate,
  useParams,
  useRouter,
} from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { LazyKeywordsView } from '../keywords/lazy-keywords-view.tsx';
import { LazyReadBackView } from '../read-back/lazy-read-back-view.tsx';

/** The final preview of a resume (`/resume/:resumeId/final`), unsaved edits included. */
export function PreviewPage() {
  const { resumeId = '' } = useParams();
  return <Preview key={resumeId} resumeId={resumeId} />;
}

function Preview({ resumeId }: { resumeId: string }) {
  const open = useOpenResume(resumeId);
  const known = useSections();
  const resume = open.status === 'open' ? open.resume : undefined;
  return (
    <SectionsContext value={resume ? sectionsOf(resume, known) : known}>
      <KeywordTargeting resumeId={resumeId} resume={resume}>
        <OpenedPreview resumeId={resumeId} open={open} />
      </KeywordTargeting>
    </SectionsContext>
  );
}

function OpenedPreview({ resumeId, open }: { resumeId: string; open: OpenResume }) {
  const { state } = useLocation();
  // The server does not know it.
  const givenName = useIsHydrated() ? nameIn(state) : '';
  const frame = {
    name: open.status === 'open' ? open.about.title : givenName,
    editorHref: hrefOf('editor', { resumeId, section: 'contact' }),
    designsHref: hrefOf('designs', { resumeId }),
  };

  return (
    <OpenedGate
      open={open}
      loading={
        <PreviewFrame {...frame} panel={<KeywordPanelSkeleton />}>
          <PaperSkeleton />
        </PreviewFrame>
      }
      renderError={(error) => (
        <PreviewFrame {...frame} panel={null}>
          {error}
        </PreviewFrame>
      )}
    >
      {(opened) => <SavedPreview {...frame} resumeId={resumeId} open={opened} />}
    </OpenedGate>
  );
}

type SavedPreviewProps = Omit<PreviewFrameProps, 'children' | 'panel'> & {
  resumeId: string;
  open: OpenedResume;
};

/** The preview of an open resume, and what became of the edits that are made on it and before it. */
function SavedPreview({ resumeId, open, ...frame }: SavedPreviewProps) {
  const navigate = useNavigate();
  const notice = useConflictNotice();
  const issue = useSaveIssue(open.snapshot, notice.show);
  const [notes, setNotes] = useState<FormatNotes>();
  usePreparedDesigns(resumeId, open.resume);
  return (
    <OpenedContext value={open.draft}>
      <FinalPreview
        {...frame}
        panel={
          <div className="flex flex-col gap-6">
            <LazyKeywordsView resumeId={resumeId} resume={open.resume} />
            {/* Not seen before it is known what stands above it. */}
            <div className="[[data-page-loading]~&]:invisible">
              <LazyReadBackView resumeId={resumeId} resume={open.resume} onNotes={setNotes} />
            </div>
          </div>
        }
        status={<SaveStatusLine action={issue.action} />}
        notice={<ConflictNotice snapshot={open.snapshot} draft={open.draft} notice={notice} />}
        resume={open.resume}
        onReorder={(sectionOrder: PaperSection[]) =>
          open.edit({ type: 'set-section-order', sectionOrder })
        }
        onGoTo={(target: FieldTarget) =>
          void navigate(hrefOf('editor', { resumeId, section: target.ref.section }), {
            state: stateOfTarget(target),
          })
        }
        notes={notes}
        share={<ShareButton subject={subjectOf(RESUME.kind, open)} />}
      />
      <DraftDialogs issue={issue} />
    </OpenedContext>
  );
}

/** Loads the page of designs and what it shows, once this page stands: it is where one mostly goes from here. */
function usePreparedDesigns(resumeId: string, resume: Resume): void {
  const { prepare } = useRouter();
  const sections = useSections();
  const load = useEffectEvent(async () => {
    await whenPageStands();
    await prepare(hrefOf('designs', { resumeId }));
    const { prepareGallery } = await import('#features/design/load-design-panel.ts');
    await prepareGallery(resume, sections);
  });
  useEffect(() => {
    if (isSavingData()) return;
    load().catch(() => {}); // Asked for again on the page of designs, which says what does not come.
  }, []);
}

/** The name that the editor passes along, so that the heading stands before the resume is read. */
function nameIn(state: unknown): string {
  const isNamed = typeof state === 'object' && state !== null && 'resumeName' in state;
  return isNamed && typeof state.resumeName === 'string' ? state.resumeName : '';
}
