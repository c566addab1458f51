import { type Experience, monthYearBounds, PRESENT, setCurrent } from '@shortlist/resume';
import { Undo2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { endDateChange } from '#lib/end-date-change.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AiWriteButton } from './ai-write-button.tsx';
import { BulletArea, type BulletAreaHandle } from './bullet-area.tsx';
import { useEditor } from './editor-context.ts';
import { useEntryForm } from './entry-form.ts';
import { EntryList } from './entry-list.tsx';
import { MonthYearField } from './month-year-field.tsx';
import { NextBlankButton } from './next-blank-button.tsx';
import { SaveButton } from './save-button.tsx';
import { useAiWrite } from './use-ai-write.ts';

/** The section of jobs. */
export const ExperienceForm = () => (
  <EntryList kind="experience" addLabel="ADD ANOTHER EXPERIENCE">
    {(experience) => <ExperienceFields experience={experience} />}
  </EntryList>
);

/** Drawn anew only when its own entry changes: forty of them may stand on one page. */
const ExperienceFields = memo(function ExperienceFields({
  experience,
}: {
  experience: Experience;
}) {
  const { text, tie, set, setText, save, isSaving } = useEntryForm('experience', experience);
  const { startDate, endDate, isCurrent } = experience;
  const bounds = (picks: 'start' | 'end') => monthYearBounds({ now: new Date(), picks, startDate });

  return (
    <>
      <div className="grid @min-[36rem]:grid-cols-2 grid-cols-1 items-start gap-x-5 gap-y-6">
        <TextField label="Role" {...text('role')} />
        <TextField label="Company" {...text('company')} />
        <div className="@min-[36rem]:col-span-2">
          <TextField label="Location" {...text('location')} />
        </div>
        <MonthYearField
          label="Start date"
          {...tie('startDate')}
          value={startDate}
          onValueChange={(chosen) => setText('startDate', chosen)}
          picks="start"
          bounds={bounds('start')}
        />
        <div className="flex flex-col gap-2">
          <MonthYearField
            label="End date"
            {...tie('endDate')}
            value={isCurrent ? PRESENT : endDate}
            onValueChange={(chosen) => set(endDateChange(chosen))}
            picks="end"
            bounds={bounds('end')}
          />
          <Switch
            label="Currently work here"
            checked={isCurrent}
            onCheckedChange={(isOn) => set(setCurrent(isOn))}
          />
        </div>
      </div>
      <Bullets experience={experience} />
      <div className="flex justify-end">
        <SaveButton label="SAVE EXPERIENCE" isSaving={isSaving} onSave={save} />
      </div>
    </>
  );
});

/** What was done there, with help to write it. */
function Bullets({ experience }: { experience: Experience }) {
  const { tie, set, setText } = useEntryForm('experience', experience);
  const area = useRef<BulletAreaHandle>(null);
  const { write, undo } = useAiWrite({ experience, area, set });
  const { role, bullets, aiUsesLeft } = experience;
  const { slots } = useEditor();

  return (
    <div className="flex flex-col gap-3">
      <BulletArea
        ref={area}
        label="What you did"
        hint="One point a line; each begins with a bullet."
        {...tie('bullets')}
        value={bullets}
        onValueChange={(lines) => setText('bullets', lines)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <AiWriteButton experience={experience} onWrite={write} />
        {undo && (
          <Button variant="ghost" onClick={undo}>
            <Undo2 size={16} aria-hidden />
            Undo
          </Button>
        )}
        <NextBlankButton bullets={bullets} area={area} />
      </div>
      {role.trim() === '' && aiUsesLeft > 0 && (
        <p className="text-faint text-xs">
          Fill in the role first, and AI Write fits its lines to it.
        </p>
      )}
      {slots.renderModelLine({
        experience,
        isUsedUp: aiUsesLeft === 0,
        onAccept: (line) => write(() => line),
      })}
      {slots.renderImprove({
        kind: 'points',
        text: bullets,
        role,
        onAccept: (lines) => setText('bullets', lines),
      })}
    </div>
  );
}
