import { type EditorSection, type Resume, SECTION_TITLES } from '@shortlist/resume';
import { Eye, PenLine } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { ConflictNotice } from '#draft/react/conflict-notice.tsx';
import { DraftDialogs } from '#draft/react/draft-dialogs.tsx';
import type { RenderLogIn } from '#draft/react/log-in-slot.ts';
import { OpenedContext, type OpenedResume } from '#draft/react/opened-resume.ts';
import { SaveStatusLine } from '#draft/react/save-status-line.tsx';
import { useConflictNotice } from '#draft/react/use-conflict-notice.ts';
import { useTrouble } from '#draft/react/use-trouble.ts';
import { watchPresses } from '#lib/after-press.ts';
import { Paper } from '#paper/paper.tsx';
import { Button } from '#ui/button.tsx';
import { type Editor, EditorContext, keptBack } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';
import { EditorTabs } from './editor-tabs.tsx';
import type { KeywordSlot } from './keyword-slot.ts';
import { SectionForm } from './section-form.tsx';
import { useGoToField } from './use-go-to-field.ts';
import { useIsWide } from './use-is-wide.ts';
import { useKeptCaret } from './use-kept-caret.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { useSectionTop } from './use-section-top.ts';
import { useView, type View } from './use-view.ts';
import type { WritingSlots } from './writing-slots.ts';

export type ResumeEditorProps = {
  resumeId: string;
  section: EditorSection;
  open: OpenedResume;
  onRename: () => void;
  onDelete: () => void;
  renderLogIn: RenderLogIn;
  keywords: KeywordSlot;
  slots: WritingSlots;
};

/** An open resume: its sections as forms, the paper that they make, and the keywords that they answer. */
export function ResumeEditor(props: ResumeEditorProps) {
  const { resumeId, section, open, onRename, onDelete, renderLogIn, keywords, slots } = props;
  const notice = useConflictNotice();
  const { show: showConflicts } = notice;
  const editor = useEditorValue(resumeId, open, slots, showConflicts);
  const trouble = useTrouble(open.snapshot, showConflicts);
  const panelId = useId();
  const [view, setView] = useView();
  useSaveKeys(open.draft.saveAll);
  useKeptCaret(open.draft);
  useEffect(watchPresses, []);

  return (
    <EditorContext value={editor}>
      <OpenedContext value={open}>
        <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-5 p-4 sm:p-6">
          <EditorHeader
            resumeId={resumeId}
            name={open.about.name}
            onRename={onRename}
            onDelete={onDelete}
            status={<SaveStatusLine action={trouble.action} />}
          />
          <div className="tall:sticky top-topbar z-10 -mx-4 flex items-center gap-3 bg-desk px-4 sm:-mx-6 sm:px-6">
            <div className="min-w-0 grow">
              <EditorTabs section={section} panelId={panelId} />
            </div>
            <Button
              size="sm"
              aria-pressed={view === 'keywords'}
              onClick={() => setView(view === 'keywords' ? 'form' : 'keywords')}
              className="aria-pressed:border-amber"
            >
              {keywords.label}
            </Button>
          </div>
          <Workbench
            editor={editor}
            resume={open.resume}
            section={section}
            panelId={panelId}
            view={view}
            onView={setView}
            renderKeywords={keywords.renderPanel}
          />
          <ConflictNotice snapshot={open.snapshot} draft={open.draft} notice={notice} />
        </div>
        <DraftDialogs trouble={trouble} renderLogIn={renderLogIn} />
      </OpenedContext>
    </EditorContext>
  );
}

function useEditorValue(
  resumeId: string,
  open: OpenedResume,
  slots: WritingSlots,
  showConflicts: () => void,
): Editor {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => keptBack(open));
  const visit = useCallback((place: string) => {
    setVisited((known) => (known.has(place) ? known : new Set(known).add(place)));
  }, []);
  const { draft } = open;
  const { aliases } = open.snapshot.draft;
  return useMemo(
    () => ({ resumeId, draft, aliases, visited, visit, slots, showConflicts }),
    [resumeId, draft, aliases, visited, visit, slots, showConflicts],
  );
}

type WorkbenchProps = {
  editor: Editor;
  resume: Resume;
  section: EditorSection;
  panelId: string;
  view: View;
  onView: (view: View) => void;
  renderKeywords: KeywordSlot['renderPanel'];
};

/** Form (or keywords) and paper: side by side where there is room, else one behind the other with a switch. */
function Workbench(props: WorkbenchProps) {
  const { editor, resume, section, panelId, view, onView, renderKeywords } = props;
  const isWide = useIsWide();
  // Before the way to a field, which scrolls further.
  const panel = useSectionTop(section);
  const goToField = useGoToField(editor, section);
  const heading = <h2 className="font-serif text-xl">{SECTION_TITLES[section]}</h2>;
  const isFormShown = view === 'form' || (isWide && view === 'paper');

  function handlePick(source: string) {
    onView('form');
    goToField(source);
  }

  return (
    <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-start gap-8">
      {!isWide && view !== 'keywords' && (
        <div className="-mb-3 flex items-center justify-between gap-4">
          {heading}
          <Button
            aria-pressed={view === 'paper'}
            onClick={() => onView(view === 'paper' ? 'form' : 'paper')}
          >
            {view === 'paper' ? <PenLine size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            Preview
          </Button>
        </div>
      )}
      <div
        ref={panel}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`tab-${section}`}
        hidden={!isFormShown}
        className="min-w-0"
      >
        {isWide && <div className="mb-5">{heading}</div>}
        <SectionForm key={section} section={section} />
      </div>
      {view === 'keywords' && renderKeywords(handlePick)}
      {(isWide || view === 'paper') && (
        <aside
          aria-label="The page as it will be printed"
          className="wide:sticky tall:wide:top-[calc(var(--spacing-topbar)+3.75rem)] wide:top-[calc(var(--spacing-topbar)+1rem)] tall:wide:max-h-[calc(100dvh-var(--spacing-topbar)-4.75rem)] wide:max-h-[calc(100dvh-var(--spacing-topbar)-2rem)] min-w-0 wide:overflow-y-auto"
        >
          <Paper key={editor.resumeId} resume={resume} onPick={handlePick} />
        </aside>
      )}
    </div>
  );
}
