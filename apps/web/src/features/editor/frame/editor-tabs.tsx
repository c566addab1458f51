import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type EditorSection, type Resume, sectionSettings } from '@shortlist/model';
import { Circle, CircleAlert, EyeOff, type LucideIcon } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import type { DraftSnapshot } from '#draft/resume-draft/resume-types.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { SwitchedIcon } from '#ui/switched-icon.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useEditor } from '../editor-context.ts';
import { AddSectionMenu } from '../sections/manage/add-section-menu.tsx';
import { type SectionState, sectionState } from '../sections/section-state.ts';

type EditorTabsProps = {
  section: EditorSection;
  panelId: string;
  /** False while a panel stands in the form's place: no section is shown then. */
  isShown: boolean;
};

/** The sections of the resume, each with its state, which follows a letter once that is painted. */
export function EditorTabs(props: EditorTabsProps) {
  const { resumeId } = useEditor();
  const { resume, snapshot } = useOpened();
  const { refusals } = snapshot;
  const shown = useDeferredValue(resume);
  return <SectionTabs {...props} resumeId={resumeId} resume={shown} refusals={refusals} />;
}

type SectionTabsProps = EditorTabsProps & {
  resumeId: string;
  resume: Resume;
  refusals: DraftSnapshot['refusals'];
};

const SectionTabs = memo(function SectionTabs({ resume, refusals, ...tabs }: SectionTabsProps) {
  const sections = useSections();
  const states = sections.tabs.map((id): TabState => {
    const key = sections.all.find(({ path }) => path === id)?.kind;
    const isHidden = key !== undefined && sectionSettings(resume, key).isHidden;
    return isHidden ? 'hidden' : sectionState(resume, id, sections, refusals);
  });
  return <StatedTabs {...tabs} states={states.join()} />;
});

type TabState = SectionState | 'hidden';

type StatedTabsProps = EditorTabsProps & {
  resumeId: string;
  /** The states of all tabs with commas between: a letter that changes none of them draws no tab again. */
  states: string;
};

const StatedTabs = memo(function StatedTabs(props: StatedTabsProps) {
  const words = useWords(en.editor);
  const { section, panelId, isShown, resumeId } = props;
  const sections = useSections();
  // Joined above.
  const states = props.states.split(',') as TabState[];
  const tabs = sections.tabs.map((id, at) => {
    const state = states[at] ?? 'empty';
    const label = sections.titleOf(id);
    return {
      id,
      label,
      to: hrefOf('editor', { resumeId, section: id }),
      mark: state === 'hidden' ? <HiddenMark /> : <StateMark state={state} />,
      title:
        state === 'hidden'
          ? words.tabOfHidden({ section: label })
          : words.tab({ section: label, state }),
    };
  });
  return (
    <Tabs
      label={words.resumeSections}
      tabs={tabs}
      activeId={section}
      isShown={isShown}
      panelId={panelId}
      end={<AddSectionMenu />}
    />
  );
});

const SIGNS: Record<SectionState, { icon: LucideIcon; look: string }> = {
  empty: { icon: Circle, look: 'text-faint' },
  'has content': { icon: Circle, look: 'scale-50 fill-current text-faint' },
  'needs attention': { icon: CircleAlert, look: 'text-danger' },
};

function HiddenMark() {
  const words = useWords(en.editor);
  return (
    <span className="relative">
      <EyeOff size={14} aria-hidden className="text-faint" />
      <VisuallyHidden>{words.hiddenMark}</VisuallyHidden>
    </span>
  );
}

function StateMark({ state }: { state: SectionState }) {
  const words = useWords(en.editor);
  return (
    // Positioned, or the hidden words would widen the page on a phone.
    <span className="relative">
      <SwitchedIcon signs={SIGNS} state={state} size={14} />
      <VisuallyHidden>{words.stateMark({ state })}</VisuallyHidden>
    </span>
  );
}
