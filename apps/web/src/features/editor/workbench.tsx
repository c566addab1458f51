import { en } from '@shortlist/messages';
import type { EditorSection, Resume } from '@shortlist/model';
import { Eye, PenLine } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { useLongestText } from '#platform/text/longest-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextBound } from '#ui/fields/text-bound.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { STICKY_LOOK } from '#ui/sticky-look.ts';
import type { Editor } from './editor-context.ts';
import { LazyPaper, loadEditedPaper } from './frame/lazy-paper.tsx';
import { usePaperFollow } from './frame/use-paper-follow.ts';
import { useTopInSight } from './frame/use-top-in-sight.ts';
import type { ShownView, View } from './frame/use-view.ts';
import { LanguageNote } from './language/language-note.tsx';
import type { PanelSlot } from './panel-slot.ts';
import { HiddenNote } from './sections/manage/hidden-note.tsx';
import { SectionMenu } from './sections/manage/section-menu.tsx';
import { NextSection } from './sections/next-section.tsx';
import { SectionExample } from './sections/section-example.tsx';
import { SectionForm } from './sections/section-form.tsx';
import { useGoToField } from './use-go-to-field.ts';

type WorkbenchProps = {
  editor: Editor;
  resume: Resume;
  section: EditorSection;
  panelId: string;
  isWide: boolean;
  shown: ShownView;
  /** Stands in the form's place. */
  panel: PanelSlot | undefined;
  /** The panel from which the paper was opened. */
  paperOf: PanelSlot | undefined;
};

/** Form (or another panel) and paper: side by side where there is room, else one behind the other with a switch. */
export function Workbench(props: WorkbenchProps) {
  const words = useWords(en.editor);
  const { editor, resume, section, panelId, isWide, panel: other, paperOf } = props;
  const { view, setView: onView } = props.shown;
  const longestText = useLongestText();
  const { titleOf, all } = useSections();
  const key = all.find(({ path }) => path === section)?.kind;
  // Before the way to a field, which scrolls further.
  const top = useTopInSight(`${section} ${view}`);
  const goToField = useGoToField(editor, section);
  const paper = useRef<HTMLElement>(null);
  const following = usePaperFollow(paper, editor);
  const isFormShown = view === 'form' || (isWide && view === 'paper');
  const headingRef = useRef<HTMLHeadingElement>(null);
  const heading = (
    <div className="flex min-w-0 items-center gap-1">
      <h2
        ref={headingRef}
        tabIndex={-1}
        dir="auto"
        className="wrap-anywhere min-w-0 font-semibold text-md outline-none"
      >
        {titleOf(section)}
      </h2>
      {section !== 'contact' && <SectionMenu key={section} section={section} />}
    </div>
  );

  function handlePick(source: string) {
    onView('form');
    goToField(source);
  }

  return (
    <div
      ref={top}
      className="grid grid-cols-1 wide:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] items-start gap-8"
    >
      {!isWide && !other && (
        <div className="-mb-3 flex items-center justify-between gap-4">
          {heading}
          <PaperSwitch view={view} onView={onView} paperOf={paperOf} />
        </div>
      )}
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`tab-${section}`}
        hidden={!isFormShown}
        className="@container min-w-0"
        {...following}
      >
        {isWide && <div className="-mt-1 mb-3 flex min-h-10 items-center">{heading}</div>}
        <LanguageNote key={`language ${section}`} />
        {key && <HiddenNote sectionKey={key} />}
        <TextBound {...longestText}>
          <SectionForm key={section} section={section} />
        </TextBound>
        <SectionExample key={`example ${section}`} section={section} />
        <NextSection resumeId={editor.resumeId} section={section} heading={headingRef} />
      </div>
      {other && (
        <div className="min-w-0">
          {other.showsPaper && !isWide && (
            <LazyPart
              load={loadEditedPaper}
              skeleton={<div className="small-paper" />}
              failed={words.pageNotDrawn}
            >
              {({ FirstPage }) => (
                <FirstPage
                  key={editor.resumeId}
                  resume={resume}
                  onPress={() => onView('paper', other.id)}
                />
              )}
            </LazyPart>
          )}
          {other.render(handlePick)}
        </div>
      )}
      {(isWide || view === 'paper') && (
        <aside
          ref={paper}
          aria-label={words.pageAsPrinted}
          // What scrolls can be scrolled by the arrow keys.
          {...(isWide && { tabIndex: 0 })}
          className={STICKY_LOOK}
        >
          <LazyPaper resumeId={editor.resumeId} resume={resume} onPick={handlePick} />
        </aside>
      )}
    </div>
  );
}

type PaperSwitchProps = {
  view: View;
  onView: (view: View) => void;
  paperOf: PanelSlot | undefined;
};

/** Says what a press shows: the paper from the form, the form or the panel from the paper. */
function PaperSwitch({ view, onView, paperOf }: PaperSwitchProps) {
  const words = useWords(en.editor);
  const isPaper = view === 'paper';
  if (isPaper && paperOf)
    return <Button onClick={() => onView(paperOf.id)}>{paperOf.label}</Button>;
  const Icon = isPaper ? PenLine : Eye;
  return (
    <Button onClick={() => onView(isPaper ? 'form' : 'paper')}>
      <Icon size={16} aria-hidden />
      {isPaper ? words.form : words.preview}
    </Button>
  );
}
