import type { EntryKind, EntryOf, Field } from '@shortlist/model';
import { memo } from 'react';
import { useSections } from '#platform/sections-context.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { SaveButton } from '../saving/save-button.tsx';
import { useEntryForm } from './entry-form.ts';

type EntryFieldsProps = { kind: EntryKind; entry: EntryOf<EntryKind> };

/** Checks whether a field stands below the others and takes the whole width. */
const isLong = ({ type }: Field) => type === 'points' || type === 'text';

/** The form of an entry of any kind. Renders again only when its own entry changes: forty of them may stand on one page. */
export const EntryFields = memo(function EntryFields({ kind, entry }: EntryFieldsProps) {
  const form = useEntryForm(kind, entry);
  const { fields, words } = useSections().ofKind(kind);
  const control = (field: Field) => (
    <FieldControl key={Object.keys(field.members)[0]} field={field} form={form} />
  );

  return (
    <>
      <div className="grid @min-[26rem]:grid-cols-2 grid-cols-1 items-start gap-x-4 gap-y-4">
        {fields.filter((field) => !isLong(field)).map(control)}
      </div>
      {fields.filter(isLong).map(control)}
      <div className="flex justify-end">
        <SaveButton label={words.save} isSaving={form.isSaving} onSave={form.save} />
      </div>
    </>
  );
});
