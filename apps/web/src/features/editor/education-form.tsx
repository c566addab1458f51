import { type Education, monthYearBounds, yearsAheadOf } from '@shortlist/resume';
import { memo } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { BulletArea } from './bullet-area.tsx';
import { useEditor } from './editor-context.ts';
import { useEntryForm } from './entry-form.ts';
import { EntryList } from './entry-list.tsx';
import { MonthYearField } from './month-year-field.tsx';
import { SaveButton } from './save-button.tsx';

/** The section of schools and degrees. */
export const EducationForm = () => (
  <EntryList kind="education" addLabel="ADD ANOTHER EDUCATION">
    {(education) => <EducationFields education={education} />}
  </EntryList>
);

/** Drawn anew only when its own entry changes: forty of them may stand on one page. */
const EducationFields = memo(function EducationFields({ education }: { education: Education }) {
  const { text, tie, setText, save, isSaving } = useEntryForm('education', education);
  const { startDate, endDate, bullets } = education;
  const { slots } = useEditor();
  const bounds = (picks: 'start' | 'end') =>
    monthYearBounds({ now: new Date(), yearsAhead: yearsAheadOf('education'), picks, startDate });

  return (
    <>
      <div className="grid @min-[36rem]:grid-cols-2 grid-cols-1 items-start gap-x-5 gap-y-6">
        <TextField label="Degree" {...text('degree')} />
        <TextField label="School" {...text('school')} />
        <TextField label="Location" {...text('location')} />
        <TextField label="Minor" {...text('minor')} />
        <MonthYearField
          label="Start date"
          {...tie('startDate')}
          value={startDate}
          onValueChange={(chosen) => setText('startDate', chosen)}
          picks="start"
          bounds={bounds('start')}
        />
        <MonthYearField
          label="End date"
          {...tie('endDate')}
          value={endDate}
          onValueChange={(chosen) => setText('endDate', chosen)}
          picks="end"
          bounds={bounds('end')}
        />
        <TextField label="GPA" inputMode="decimal" hint="From 0 to 5." {...text('gpa')} />
      </div>
      <BulletArea
        label="Details"
        hint="Honours, coursework, activities: one point a line."
        {...tie('bullets')}
        value={bullets}
        onValueChange={(lines) => setText('bullets', lines)}
      />
      {slots.renderImprove({
        kind: 'points',
        text: bullets,
        role: education.degree,
        onAccept: (lines) => setText('bullets', lines),
      })}
      <div className="flex justify-end">
        <SaveButton label="SAVE EDUCATION" isSaving={isSaving} onSave={save} />
      </div>
    </>
  );
});
