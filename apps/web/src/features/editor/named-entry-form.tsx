import { type Award, type EntryOf, monthYearBounds } from '@shortlist/resume';
import { memo } from 'react';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useEditor } from './editor-context.ts';
import { useEntryForm } from './entry-form.ts';
import { EntryList } from './entry-list.tsx';
import { MonthYearField } from './month-year-field.tsx';
import { SaveButton } from './save-button.tsx';

type NamedKind = 'award' | 'certification' | 'project';

const WORDS: Record<NamedKind, { add: string; save: string; name: string; relevance: string }> = {
  award: {
    add: 'ADD ANOTHER AWARD',
    save: 'SAVE AWARD',
    name: 'Award name',
    relevance: 'What it was for',
  },
  certification: {
    add: 'ADD ANOTHER CERTIFICATION',
    save: 'SAVE CERTIFICATION',
    name: 'Certification name',
    relevance: 'What it covers',
  },
  project: {
    add: 'ADD ANOTHER PROJECT',
    save: 'SAVE TO PROJECTS',
    name: 'Project name',
    relevance: 'Description',
  },
};

/** Awards, certifications or projects: entries with a name, who gave it, a date and what it says. */
export const NamedEntryForm = ({ kind }: { kind: NamedKind }) => (
  <EntryList kind={kind} addLabel={WORDS[kind].add}>
    {(entry) => <NamedFields kind={kind} entry={entry} />}
  </EntryList>
);

/** Drawn anew only when its own entry changes: forty of them may stand on one page. */
const NamedFields = memo(function NamedFields({ kind, entry }: { kind: NamedKind; entry: Award }) {
  const form = useEntryForm<NamedKind>(kind, entry as EntryOf<NamedKind>);
  const { text, tie, setText, save, isSaving } = form;
  const { slots } = useEditor();
  const words = WORDS[kind];
  const bounds = monthYearBounds({ now: new Date(), picks: 'start', startDate: '' });

  return (
    <>
      <div className="grid @min-[36rem]:grid-cols-2 grid-cols-1 items-start gap-x-5 gap-y-6">
        <TextField label={words.name} required={kind === 'project'} {...text('name')} />
        <TextField label="Organization" {...text('organization')} />
        <MonthYearField
          label="Date"
          {...tie('date')}
          value={entry.date}
          onValueChange={(chosen) => setText('date', chosen)}
          picks="start"
          bounds={bounds}
        />
      </div>
      <TextArea label={words.relevance} hint="One point a line." {...text('relevance')} />
      {slots.renderImprove({
        kind: 'points',
        text: entry.relevance,
        role: entry.name,
        onAccept: (lines) => setText('relevance', lines),
      })}
      <div className="flex justify-end">
        <SaveButton label={words.save} isSaving={isSaving} onSave={save} />
      </div>
    </>
  );
});
