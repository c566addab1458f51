import { MAX_LINE } from '@shortlist/contracts';
import { firstId } from '@shortlist/draft';
import { en } from '@shortlist/messages';
import {
  type Interview,
  NO_ENTRIES,
  type Person,
  type PursuitList,
} from '@shortlist/model/pursuit';
import { ChevronRight, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useSayTooLong } from '#platform/text/longest-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { sayMoment } from '../days.ts';
import { NumberField } from './number-field.tsx';
import type { OpenedPursuit } from './opened-pursuit.tsx';
import { PartFrame } from './part-frame.tsx';

type PartProps = { open: OpenedPursuit };

/** People of the company, or between. */
export function PeoplePart({ open }: PartProps) {
  const words = useWords(en.applications);
  return (
    <PartFrame
      title={words.people}
      action={<Add open={open} list="person" label={words.addPerson} />}
    >
      {open.document.person.map((person) => (
        <EntryCard
          key={firstId(open.snapshot.draft.aliases, person.id)}
          open={open}
          list="person"
          entry={person}
          title={[person.name, person.role].filter(Boolean).join(', ') || words.person}
        >
          <PersonFields open={open} person={person} />
        </EntryCard>
      ))}
    </PartFrame>
  );
}

const PERSON_FIELDS = ['name', 'role', 'email', 'phone'] as const;

function PersonFields({ open, person }: PartProps & { person: Person }) {
  const words = useWords(en.applications);
  const change = (changes: Partial<Person>) =>
    open.edit({ type: 'set-entry', list: 'person', id: person.id, changes });
  return (
    <>
      {PERSON_FIELDS.map((field) => (
        <TextField
          key={field}
          label={words.personFields({ field })}
          maxLength={MAX_LINE}
          value={person[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
      <Note
        label={words.personFields({ field: 'note' })}
        value={person.note}
        onText={(note) => change({ note })}
      />
    </>
  );
}

/** Talks that are agreed on. */
export function InterviewsPart({ open }: PartProps) {
  const words = useWords(en.applications);
  const { tag } = useLanguage();
  return (
    <PartFrame
      title={words.interviews}
      action={<Add open={open} list="interview" label={words.addInterview} />}
    >
      {open.document.interview.map((interview) => (
        <EntryCard
          key={firstId(open.snapshot.draft.aliases, interview.id)}
          open={open}
          list="interview"
          entry={interview}
          title={
            [interview.kind, sayMoment(interview.when, tag)].filter(Boolean).join(', ') ||
            words.interview
          }
        >
          <InterviewFields open={open} interview={interview} />
        </EntryCard>
      ))}
    </PartFrame>
  );
}

function InterviewFields({ open, interview }: PartProps & { interview: Interview }) {
  const words = useWords(en.applications);
  const change = (changes: Partial<Interview>) =>
    open.edit({ type: 'set-entry', list: 'interview', id: interview.id, changes });
  const label = (field: Exclude<keyof Interview, 'id'>) => words.interviewFields({ field });
  return (
    <>
      <TextField
        label={label('when')}
        type="datetime-local"
        value={interview.when}
        onChange={({ target }) => change({ when: target.value })}
      />
      <Combobox
        label={label('zone')}
        suggestions={ZONES}
        value={interview.zone}
        onValueChange={(zone) => change({ zone })}
      />
      <TextField
        label={label('kind')}
        placeholder={words.kindExample}
        maxLength={MAX_LINE}
        value={interview.kind}
        onChange={({ target }) => change({ kind: target.value })}
      />
      <TextField
        label={label('where')}
        maxLength={MAX_LINE}
        value={interview.where}
        onChange={({ target }) => change({ where: target.value })}
      />
      <NumberField
        label={label('minutes')}
        isWhole
        value={interview.minutes}
        onValue={(minutes) => change({ minutes })}
      />
      <NumberField
        label={label('round')}
        isWhole
        value={interview.round}
        onValue={(round) => change({ round })}
      />
      <Note label={label('note')} value={interview.note} onText={(note) => change({ note })} />
    </>
  );
}

const ZONES = Intl.supportedValuesOf('timeZone');

type NoteProps = { label: string; value: string; onText: (text: string) => void };

function Note({ label, value, onText }: NoteProps) {
  const sayTooLong = useSayTooLong();
  return (
    <div className="@min-[26rem]:col-span-2">
      <TextArea
        label={label}
        rows={2}
        className="min-h-16"
        error={sayTooLong(value)}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}

type AddProps = PartProps & { list: PursuitList; label: string };

/** Adds an entry; an interview is in the zone of this browser until another is chosen. */
const Add = ({ open: { edit, draft }, list, label }: AddProps) => (
  <Button
    size="sm"
    variant="ghost"
    onClick={() => {
      const id = draft.newId();
      if (list === 'person') return edit({ type: 'add-entry', list, id });
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      edit({ type: 'add-entry', list, id, entry: { zone } });
    }}
  >
    <Plus size={14} aria-hidden />
    {label}
  </Button>
);

type EntryCardProps = PartProps & {
  list: PursuitList;
  entry: Person | Interview;
  title: string;
  children: ReactNode;
};

/** An entry in a line that opens; a new one is open. */
function EntryCard({ open: { edit }, list, entry, title, children }: EntryCardProps) {
  const words = useWords(en.applications);
  const [isNew] = useState(() => isUntouched(list, entry));
  return (
    <div className="flex items-start gap-1 rounded-md border border-hairline">
      <details open={isNew} className="group min-w-0 grow">
        <summary className="flex min-h-10 pointer-coarse:min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md ps-2 text-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={16}
            aria-hidden
            className="shrink-0 text-muted transition-transform group-open:rotate-90"
          />
          <bdi className="truncate">{title}</bdi>
        </summary>
        <div className="grid @min-[26rem]:grid-cols-2 items-start gap-x-4 gap-y-3 p-3">
          {children}
        </div>
      </details>
      <IconButton
        icon={Trash2}
        tone="danger"
        label={words.remove({ name: title })}
        onClick={() => {
          catchLostFocus();
          edit({ type: 'remove-entry', list, id: entry.id });
        }}
      />
    </div>
  );
}

/** Checks whether nothing is said yet; the zone is there from the start. */
const isUntouched = (list: PursuitList, { id: _, ...said }: Person | Interview): boolean =>
  Object.entries(said).every(
    ([field, value]) => field === 'zone' || value === NO_ENTRIES[list][field as keyof object],
  );
