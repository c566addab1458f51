import { currentId, firstId } from '@shortlist/draft';
import type { EditorSection, EntryId } from '@shortlist/model';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ConflictNotice } from '#draft/react/conflicts/conflict-notice.tsx';
import { useConflictNotice } from '#draft/react/conflicts/use-conflict-notice.ts';
import { DraftDialogs } from '#draft/react/draft-dialogs.tsx';
import { OpenedContext } from '#draft/react/opened-document.ts';
import { SaveStatusLine } from '#draft/react/save-status-line.tsx';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { useSaveIssue } from '#draft/react/use-save-issue.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { watchPresses } from '#platform/navigation/after-press.ts';
import { useSections } from '#platform/sections-context.ts';
import { foldNotes, setAsideNotes } from '#platform/storage/entry-notes.ts';
import { useSizeVariable } from '#ui/use-size-variable.ts';
import { type Editor, EditorContext, keptBack } from './editor-context.ts';
import { createEntryMemory } from './entries/entry-memory.ts';
import { EditorHeader } from './frame/editor-header.tsx';
import { EditorTabs } from './frame/editor-tabs.tsx';
import { FinishLink } from './frame/finish-link.tsx';
import type { ResumeActions } from './frame/resume-menu-items.tsx';
import { useHasFoot, useIsWide } from './frame/use-is-wide.ts';
import { useView } from './frame/use-view.ts';
import { ViewSwitch } from './frame/view-switch.tsx';
import type { PanelSlot } from './panel-slot.ts';
import { useSaveKeys } from './saving/use-save-keys.ts';
import { useUndo } from './undo/use-undo.ts';
import { Workbench } from './workbench.tsx';
import type { WritingSlots } from './writing/writing-slots.ts';

export type ResumeEditorProps = {
  resumeId: string;
  section: EditorSection;
  open: OpenedResume;
  /** The actions of the menu at the resume's name. */
  menu: ResumeActions;
  /** Says what the resume is tailored from. */
  origin: ReactNode;
  panels: readonly PanelSlot[];
  slots: WritingSlots;
};

/** An open resume: its sections as forms, the paper that they make, and the panels that concern all of it. */
export function ResumeEditor(props: ResumeEditorProps) {
  const { resumeId, section, open, menu, origin, panels } = props;
  const notice = useConflictNotice();
  const { show: showConflicts } = notice;
  const editor = useEditorValue(props, showConflicts);
  const isWide = useIsWide();
  const hasFoot = useHasFoot() && !isWide;
  const issue = useSaveIssue(open.snapshot, hasFoot ? undefined : showConflicts);
  const panelId = useId();
  const shown = useView();
  const { view, setView } = shown;
  const bar = useRef<HTMLDivElement>(null);
  useSizeVariable(bar, '--editor-bar', 'height');
  useSaveKeys(open.draft.saveAll);
  useEffect(watchPresses, []);

  const panel = panels.find(({ id }) => id === view);
  const views = (
    <ViewSwitch panels={panels} view={shown.panel ?? view} onView={setView} isFoot={hasFoot} />
  );

  return (
    <EditorContext value={editor}>
      <OpenedContext value={open.draft}>
        <div
          className={`mx-auto flex w-full max-w-[100rem] grow flex-col gap-3 p-4 sm:p-6 md:gap-5 ${hasFoot ? 'pb-0 sm:pb-0' : 'fills-window'}`}
        >
          <div
            ref={bar}
            className="wide:tall:sticky wide:top-topbar wide:z-10 wide:-mx-6 wide:-mt-6 wide:-mb-1 wide:flex wide:flex-col wide:bg-desk wide:px-6 max-wide:contents"
          >
            <EditorHeader
              name={open.about.title}
              menu={menu}
              views={!hasFoot && views}
              isOneRow={isWide}
              origin={origin}
              status={<SaveStatusLine action={issue.action} />}
              finish={<FinishLink resumeId={resumeId} name={open.about.title} />}
            />
            {/* In a row of their own: there may be fifteen. */}
            <div className="max-wide:tall:sticky max-wide:top-topbar max-wide:z-10 max-wide:-mx-4 max-wide:bg-desk max-wide:px-4 sm:max-wide:-mx-6 sm:max-wide:px-6">
              <EditorTabs section={section} panelId={panelId} isShown={!panel} />
            </div>
          </div>
          <Workbench
            editor={editor}
            resume={open.resume}
            section={section}
            panelId={panelId}
            isWide={isWide}
            shown={shown}
            panel={panel}
            paperOf={panels.find(({ id }) => id === shown.panel)}
          />
          <div
            data-editor-foot={hasFoot || undefined}
            className={hasFoot ? 'sticky bottom-0 z-20 mt-auto' : 'contents'}
          >
            <ConflictNotice snapshot={open.snapshot} draft={open.draft} notice={notice} />
            {hasFoot && (
              <div className="relative -mx-4 border-hairline border-t bg-desk px-2 pb-[env(safe-area-inset-bottom)] sm:-mx-6">
                {views}
              </div>
            )}
          </div>
        </div>
        <DraftDialogs issue={issue} />
      </OpenedContext>
    </EditorContext>
  );
}

function useEditorValue(
  { resumeId, open, slots }: ResumeEditorProps,
  showConflicts: () => void,
): Editor {
  const sections = useSections();
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => keptBack(open, sections));
  const visit = useCallback((place: string) => {
    setVisited((known) => (known.has(place) ? known : new Set(known).add(place)));
  }, []);
  const { draft } = open;
  const { aliases } = open.snapshot.draft;
  const { folds, setAside } = useMemo(() => {
    const aliasesNow = () => draft.get().draft.aliases;
    const ids = {
      idNow: (id: string) => currentId(aliasesNow(), id as EntryId),
      screenId: (id: string) => firstId(aliasesNow(), id as EntryId),
    };
    const resume = { owner: currentOwner(), resumeId };
    return {
      folds: createEntryMemory(foldNotes, resume, ids),
      setAside: createEntryMemory(setAsideNotes, resume, ids),
    };
  }, [resumeId, draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an id that the server gives changes them
  useEffect(() => {
    folds.keep();
    setAside.keep();
  }, [folds, setAside, aliases]);
  useEffect(() => {
    const stops = [folds.follow(), setAside.follow()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [folds, setAside]);
  const takeBack = useUndo(resumeId, { draft, sections, folds });
  return useMemo(
    () => ({
      resumeId,
      draft,
      aliases,
      visited,
      visit,
      folds,
      setAside,
      slots,
      showConflicts,
      takeBack,
    }),
    [resumeId, draft, aliases, visited, visit, folds, setAside, slots, showConflicts, takeBack],
  );
}
