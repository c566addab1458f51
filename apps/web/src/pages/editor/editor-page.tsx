import { findPage, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type EditorSection, RESUME, sectionsOf } from '@shortlist/model';
import { CircleCheck, Palette } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { OpenedGate } from '#draft/react/opened-gate.tsx';
import { type OpenedResume, useOpenResume } from '#draft/react/use-open-resume.ts';
import { ResumeEditor } from '#features/editor/editor.tsx';
import { EditorSkeleton } from '#features/editor/frame/editor-skeleton.tsx';
import { loadEditedPaper } from '#features/editor/frame/lazy-paper.tsx';
import { isWide } from '#features/editor/frame/use-is-wide.ts';
import { useWritingSlots } from '#features/improve/use-writing-slots.tsx';
import { KeywordTargeting } from '#features/keywords/keyword-targeting.tsx';
import { KeywordsLabel } from '#features/keywords/panel/keywords-label.tsx';
import { useDeleteFlow } from '#features/resumes/change/use-delete-flow.ts';
import { useDuplicateFlow } from '#features/resumes/change/use-duplicate-flow.ts';
import { useOpenCopy } from '#features/resumes/change/use-open-copy.ts';
import { useRenameDialog } from '#features/resumes/change/use-rename-dialog.tsx';
import { useTailorDialog } from '#features/resumes/change/use-tailor-dialog.tsx';
import { subjectOf } from '#features/resumes/share/share-subject.ts';
import { useShareDialog } from '#features/resumes/share/use-share-dialog.tsx';
import { LazyOrigin } from '#features/tailored/lazy-origin.tsx';
import { useDetach } from '#features/tailored/use-detach.ts';
import { SectionsContext } from '#platform/given-sections.ts';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { useWords } from '#platform/language/use-words.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { Navigate } from '#platform/navigation/router/link.tsx';
import { useLocation, useNavigate, useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { LabelMarkContext, type RenderLabelMark } from '#ui/fields/field.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { LazyDesignPanel } from '../design/lazy-design-panel.tsx';
import { LazyKeywordsView } from '../keywords/lazy-keywords-view.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PanelLabel } from '../panels/panel-label.tsx';
import { LazyReadBackView } from '../read-back/lazy-read-back-view.tsx';
import { useOfflineParts } from './use-offline-parts.ts';

/** The editor of one resume, at one of its sections (`/resume/:resumeId/:section`); Not Found where there is no such section. */
export function EditorPage() {
  const { resumeId = '', section } = useParams();
  const { pathname, search, hash, state } = useLocation();
  const found = findPage(pathname, useSections());
  if (!found) return <NotFoundPage />;
  if (found.kind === 'moved')
    return <Navigate replace to={found.to + search + hash} state={state} />;
  return <OpenEditor key={resumeId} resumeId={resumeId} section={section as EditorSection} />;
}

type OpenEditorProps = { resumeId: string; section: EditorSection };

/** Loads the paper, beside the resume where it stands beside the form, and after the form where it is a view of its own. Its place says where it did not come. */
async function loadPaperAhead(): Promise<void> {
  if (!isWide()) await whenPageStands();
  await loadEditedPaper().catch(() => {});
}

function OpenEditor({ resumeId, section }: OpenEditorProps) {
  const open = useOpenResume(resumeId);
  useEffect(() => void loadPaperAhead(), []);
  return (
    <OpenedGate
      open={open}
      loading={<EditorSkeleton />}
      renderError={(error) => <PageFrame>{error}</PageFrame>}
      isErrorHeading
    >
      {(opened) => <OwnSections resumeId={resumeId} section={section} open={opened} />}
    </OpenedGate>
  );
}

/** The editor with the sections that this resume has; at another section's address it opens the contact. */
function OwnSections({ resumeId, section, open }: OpenEditorProps & { open: OpenedResume }) {
  const sections = sectionsOf(open.resume, useSections());
  if (!sections.tabs.includes(section)) {
    return <Navigate to={hrefOf('editor', { resumeId, section: 'contact' })} replace />;
  }
  return (
    <SectionsContext value={sections}>
      <NamedEditor resumeId={resumeId} section={section} open={open} />
    </SectionsContext>
  );
}

/** The editor with the dialogs of the resume's menu, which belong to the list of resumes too. */
function NamedEditor({ resumeId, section, open }: OpenEditorProps & { open: OpenedResume }) {
  const words = useWords(en.editor);
  const { about, draft } = open;
  const readResume = useCallback(() => draft.get().draft.document, [draft]);
  const slots = useWritingSlots(resumeId, readResume);
  const deleteResume = useDeleteFlow();
  const duplicate = useDuplicateFlow(useOpenCopy(section));
  const navigate = useNavigate();
  usePageTitle(words.pageTitle({ section: useSections().titleOf(section), resume: about.title }));
  useOfflineParts(open.resume);

  const resume = { ...about, ...subjectOf(RESUME.kind, open) };
  const renaming = useRenameDialog({
    document: resume,
    failed: words.notRenamed,
    onRenamed: (saved) => draft.setAbout({ ...about, ...saved }),
  });

  const tailoring = useTailorDialog(resume);
  const sharing = useShareDialog(resume);
  const detach = useDetach(open);
  const [renderMark, setRenderMark] = useState<RenderLabelMark>();
  const handleMarks = useCallback(
    (render: RenderLabelMark | undefined) => setRenderMark(() => render),
    [],
  );

  async function handleDelete() {
    const isDeleted = await deleteResume(resume);
    if (isDeleted) await navigate(hrefOf('resumes'));
  }

  return (
    <KeywordTargeting resumeId={resumeId} resume={open.resume}>
      <LabelMarkContext value={renderMark}>
        <ResumeEditor
          resumeId={resumeId}
          section={section}
          open={open}
          menu={{
            onRename: renaming.open,
            onTailor: tailoring.open,
            onDetach: about.base && (() => void detach(resume)),
            onDuplicate: () => void duplicate(resume),
            onShare: sharing.open,
            onHistory: () => void navigate(hrefOf('resumeHistory', { resumeId })),
            onDelete: () => void handleDelete(),
          }}
          origin={
            <LazyOrigin resumeId={resumeId} baseId={about.base} open={open} onMarks={handleMarks} />
          }
          slots={slots}
          panels={[
            {
              id: 'design',
              label: <PanelLabel icon={Palette} text={words.design} />,
              showsPaper: true,
              render: (onPick) => (
                <LazyDesignPanel resumeId={resumeId} open={open} size="small" onPick={onPick} />
              ),
            },
            {
              id: 'keywords',
              label: <KeywordsLabel />,
              render: (onPick) => (
                <LazyKeywordsView
                  resumeId={resumeId}
                  resume={open.resume}
                  onPick={onPick}
                  onTailor={tailoring.open}
                  isTailored={about.base !== undefined}
                />
              ),
            },
            {
              id: 'read-back',
              label: <PanelLabel icon={CircleCheck} text={words.readBack} />,
              render: (onPick) => (
                <LazyReadBackView resumeId={resumeId} resume={open.resume} onPick={onPick} />
              ),
            },
          ]}
        />
      </LabelMarkContext>
      {renaming.dialog}
      {tailoring.dialog}
      {sharing.dialog}
    </KeywordTargeting>
  );
}
