import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import type { Design } from '@shortlist/templates';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { AccentField } from './accent-field.tsx';
import { ChoiceKnobField, type LookForm, NumberKnobField, SwitchKnobField } from './knobs.tsx';
import { adviceOnLook } from './look-advice.ts';
import { SidebarSections } from './sidebar-sections.tsx';
import { useKnobLabel } from './use-knob-label.ts';

type LookControlsProps = LookForm & { resume: Resume; design: Design };

/** The few choices of a look that most people make, and what about it is hard to read. */
export function QuickControls({ design, resume: _, ...form }: LookControlsProps) {
  const words = useWords(en.design);
  return (
    <>
      <Advice sentences={adviceOnLook(words, form.look, design.hasSidebar ?? false)} />
      <div className="grid @md:grid-cols-2 items-start gap-x-8 gap-y-3">
        <AccentField {...form} />
        <ChoiceKnobField {...form} knob="fonts" />
        <NumberKnobField {...form} knob="textSize" />
        <NumberKnobField {...form} knob="lineHeight" />
        <NumberKnobField {...form} knob="entrySpace" />
      </div>
    </>
  );
}

/** Everything else of a look that can be set. */
export function MoreControls({ resume, design, ...form }: LookControlsProps) {
  const words = useWords(en.design);
  const labelOf = useKnobLabel();
  const { hasSidebar = false } = design;
  const { pageNumbers, photo } = form.look;
  return (
    <>
      <Group title={words.page}>
        <ChoiceKnobField {...form} knob="paper" />
        <SwitchKnobField
          {...form}
          label={labelOf('pageNumbers')}
          checked={pageNumbers}
          changesTo={(on) => ({ pageNumbers: on })}
        />
        <NumberKnobField {...form} knob="sideMargin" />
        <NumberKnobField {...form} knob="endMargin" />
      </Group>
      <Group title={words.headings}>
        <ChoiceKnobField {...form} knob="headings" />
        <ChoiceKnobField {...form} knob="namePosition" />
      </Group>
      <Group title={words.details}>
        <ChoiceKnobField {...form} knob="dates" />
        <ChoiceKnobField {...form} knob="skills" />
        <ChoiceKnobField {...form} knob="links" />
        {resume.photo && (
          <>
            <ChoiceKnobField {...form} knob="photoShape" />
            <SwitchKnobField
              {...form}
              label={labelOf('photo')}
              checked={photo === 'shown'}
              changesTo={(on) => ({ photo: on ? null : 'hidden' })}
            />
          </>
        )}
      </Group>
      {hasSidebar && (
        <Group title={words.sideColumn}>
          <ChoiceKnobField {...form} knob="sidebarSide" />
          <NumberKnobField {...form} knob="sidebarWidth" />
          <div className="sm:col-span-2">
            <SidebarSections {...form} resume={resume} />
          </div>
        </Group>
      )}
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3">
    <h3 className="font-semibold text-sm">{title}</h3>
    <div className="grid @md:grid-cols-2 items-start gap-x-8 gap-y-3">{children}</div>
  </section>
);

/** Read out when it comes, so that nobody sets an unreadable page unawares. */
const Advice = ({ sentences }: { sentences: readonly string[] }) => (
  <div role="status" className="empty:hidden">
    {sentences.length > 0 && (
      <ul className="flex flex-col gap-1 rounded-md border border-warning/60 px-3 py-2 text-sm">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex items-start gap-2">
            <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warning" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
