import { type Experience, monthYearBounds, PRESENT, setCurrent } from '@shortlist/resume';
import { endDateChange } from '#lib/end-date-change.ts';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AiWriteButton } from './ai-write-button.tsx';
import { BulletArea } from './bullet-area.tsx';
import { useEntryForm } from './entry-form.ts';
import { EntryList } from './entry-list.tsx';
import { MonthYearField } from './month-year-field.tsx';
import { SaveButton } from './save-button.tsx';

/** The section of jobs. */
export const ExperienceForm = () => (
  <EntryList
    kind="experience"
    addLabel="ADD ANOTHER EXPERIENCE"
    title={({ role, company }, position) =>
      role.trim() || company.trim() || `Experience ${position + 1}`
    }
  >
    {(experience) => <ExperienceFields experience={experience} />}
  </EntryList>
);

function ExperienceFields({ experience }: { experience: Experience }) {
  const { text, tie, set, setText, save, isSaving } = useEntryForm('experience', experience);
  const { startDate, endDate, isCurrent, bullets } = experience;
  const bounds = (picks: 'start' | 'end') =>
    monthYearBounds({ now: new Date(), kind: 'experience', picks, startDate });

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField label="Role" {...text('role')} />
        <TextField label="Company" {...text('company')} />
        <div className="sm:col-span-2">
          <TextField label="Location" {...text('location')} />
        </div>
        <MonthYearField
          label="Start date"
          {...tie('startDate')}
          value={startDate}
          onValueChange={(chosen) => setText('startDate', chosen)}
          bounds={bounds('start')}
        />
        <div className="flex flex-col gap-2">
          <MonthYearField
            label="End date"
            {...tie('endDate')}
            value={isCurrent ? PRESENT : endDate}
            onValueChange={(chosen) => set(endDateChange(chosen))}
            bounds={bounds('end')}
          />
          <Switch
            label="Currently work here"
            checked={isCurrent}
            onCheckedChange={(isOn) => set(setCurrent(isOn))}
          />
        </div>
      </div>
      <BulletArea
        label="What you did"
        hint="One point a line; each begins with a bullet."
        {...tie('bullets')}
        value={bullets}
        onValueChange={(lines) => setText('bullets', lines)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <AiWriteButton experience={experience} onWrite={set} />
        <SaveButton label="SAVE EXPERIENCE" isSaving={isSaving} onSave={save} />
      </div>
    </>
  );
}
