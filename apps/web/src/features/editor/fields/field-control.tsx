import { en } from '@shortlist/messages';
import { type Field, monthYearBounds } from '@shortlist/model';
import type { ComponentType } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useEditor } from '../editor-context.ts';
import { type FieldControlProps, memberOf } from '../entries/entry-form.ts';
import { DateRangeField } from './date-range-field.tsx';
import { EmployerField } from './employer-field.tsx';
import { MonthYearField } from './month-year-field.tsx';
import { PointsField } from './points-field.tsx';

/** The control that edits a field, by its type. */
const CONTROLS: Record<Field['type'], ComponentType<FieldControlProps>> = {
  line: LineField,
  number: LineField,
  month: MonthField,
  dateRange: DateRangeField,
  points: PointsField,
  text: LongTextField,
  // Shown beside the points that they are for.
};

/** The control of one field of an entry. */
export function FieldControl(props: FieldControlProps) {
  const { field, form } = props;
  const isEmployer = useSections().ofKind(form.kind).employer === memberOf(field);
  const Control = isEmployer ? EmployerField : CONTROLS[field.type];
  return <Control {...props} />;
}

function LineField({ field, form }: FieldControlProps) {
  const { type, label, hint, required, wide, suggestions } = field;
  const name = memberOf(field);
  const control = { label, hint, required, ...form.text(name) };
  return (
    <div className={wide ? '@min-[26rem]:col-span-2' : undefined}>
      {suggestions ? (
        <Combobox
          {...control}
          suggestions={suggestions}
          onValueChange={(text) => form.setText(name, text)}
        />
      ) : (
        <TextField {...control} inputMode={type === 'number' ? 'decimal' : undefined} />
      )}
    </div>
  );
}

function MonthField({ field, form }: FieldControlProps) {
  const words = useWords(en.editor);
  const name = memberOf(field);
  return (
    <MonthYearField
      label={field.label}
      pickLabel={words.chooseDate}
      {...form.tieDate(name)}
      value={form.read(name)}
      onValueChange={(chosen) => form.setText(name, chosen)}
      picks="start"
      bounds={monthYearBounds({ now: new Date(), picks: 'start', startDate: '' })}
    />
  );
}

function LongTextField({ field, form }: FieldControlProps) {
  const { slots } = useEditor();
  const name = memberOf(field);
  return (
    <>
      <TextArea label={field.label} hint={field.hint} {...form.text(name)} />
      {slots.renderImprove({
        kind: 'points',
        text: form.read(name),
        role: form.title,
        onAccept: (lines) => form.setText(name, lines),
      })}
    </>
  );
}
