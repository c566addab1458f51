import { MAX_ENTRIES } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  type EditorSection,
  type EntryId,
  type EntryKind,
  hasEmployerAbove,
} from '@shortlist/model';
import { Plus, Trash2 } from 'lucide-react';
import { entryBeside } from '#platform/entry-beside.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useFormatAdvice } from '#platform/text/advice-on.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import {
  addButtonId,
  fieldId,
  type Looked,
  STATUS_ID,
  useReviewActions,
} from '../review-context.ts';
import { nextEntryId, type ReviewState, readingsOf } from '../review-state.ts';
import { moreOf, useSomeMore } from '../show-more.ts';
import { entryName } from './entry-name.ts';
import { readField } from './field-text.ts';
import { ReviewField } from './review-field.tsx';
import {
  type Entry,
  entryFields,
  type FieldPlace,
  fieldKey,
  fieldsOfSection,
  listEntries,
  listFields,
} from './review-fields.ts';
import { refusedAdvice, ruleProblem } from './rule-problem.ts';

/** Props that the fields are drawn from. */
export type FieldsProps = {
  review: ReviewState;
  now: Date;
  looked: Looked | undefined;
  /** The key of the field that is being typed in: its rules wait. */
  typing: string | undefined;
  toCheck: ReadonlySet<string>;
  /** Entries that are drawn wherever they stand in their list. */
  revealed: ReadonlySet<EntryId>;
};

/** So many entries of a list are drawn at first, and more when a person asks for them: of hundreds all would hold the page up. */
const SOME = 20;

/** The fields of a resume, section by section. */
export const AllSections = (props: FieldsProps) =>
  props.review.sections.tabs.map((section) => (
    <Section key={section} section={section} {...props} />
  ));

function Section({ section, ...fields }: FieldsProps & { section: EditorSection }) {
  const { sections } = fields.review;
  const kind = sections.kindOf(section);
  const headingId = `review-section-${section}`;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} dir="auto" className="font-semibold text-md [text-align:match-parent]">
          {sections.titleOf(section)}
        </h3>
        <ConfirmAll section={section} {...fields} />
      </div>
      {kind ? (
        <EntryCards kind={kind} {...fields} />
      ) : (
        <FieldGrid
          places={fieldsOfSection(section, sections).map(({ field }) => ({ section, field }))}
          {...fields}
        />
      )}
    </section>
  );
}

/** Confirms all that a person is asked to look at in a section, but for what a rule refuses. */
function ConfirmAll({ section, review, now, toCheck }: FieldsProps & { section: EditorSection }) {
  const words = useWords(en.review);
  const { take, focus } = useReviewActions();
  const { resume, sections } = review;
  const doubtful = listFields(resume, sections).filter(
    ({ place }) =>
      place.section === section &&
      toCheck.has(fieldKey(place)) &&
      ruleProblem(resume, place, now, sections) === undefined,
  );
  if (doubtful.length < 2) return null;

  function handleConfirm() {
    for (const { place } of doubtful) take({ type: 'confirm', place });
    focus({ id: STATUS_ID });
  }

  return (
    <Button size="sm" onClick={handleConfirm}>
      {words.allLookRight}
      <VisuallyHidden>: {sections.titleOf(section)}</VisuallyHidden>
    </Button>
  );
}

function EntryCards({ kind, ...fields }: FieldsProps & { kind: EntryKind }) {
  const words = useWords(en.review);
  const { take, focus, reveal } = useReviewActions();
  const { resume, sections } = fields.review;
  const entries = listEntries(resume, kind);
  const thing = sections.ofKind(kind).words.entry.toLowerCase();
  const { shown, showMore } = useSomeMore(SOME);
  const isShown = ({ entry }: Entry, position: number) =>
    position < shown || fields.revealed.has(entry.id);
  const left = entries.filter((each, position) => !isShown(each, position)).length;

  function handleAdd() {
    const [first] = entryFields(kind, nextEntryId(fields.review), sections);
    take({ type: 'add-entry', kind });
    if (!first) return;
    reveal(first.place);
    focus({ id: fieldId(fieldKey(first.place)) });
  }

  function handleMore() {
    const next = entries.find((each, position) => !isShown(each, position));
    const [first] = next ? entryFields(kind, next.entry.id, sections) : [];
    showMore();
    if (first) focus({ id: fieldId(fieldKey(first.place)) });
  }

  return (
    <>
      {entries.length === 0 && <p className="text-muted text-sm">{words.nothingFound}</p>}
      <BeyondNote kind={kind} review={fields.review} />
      {entries.map(
        (each, position) =>
          isShown(each, position) && (
            <EntryCard key={each.entry.id} named={each} position={position} {...fields} />
          ),
      )}
      <div className="flex flex-wrap gap-3">
        {left > 0 && (
          <Button size="sm" onClick={handleMore}>
            {moreOf(words, SOME, left)}
          </Button>
        )}
        <Button
          id={addButtonId(kind)}
          size="sm"
          disabled={entries.length >= MAX_ENTRIES}
          onClick={handleAdd}
        >
          <Plus size={16} aria-hidden />
          {words.add({ thing })}
        </Button>
      </div>
    </>
  );
}

/** Says of how many entries the resume has no room, and where they are. */
function BeyondNote({ kind, review }: { kind: EntryKind; review: ReviewState }) {
  const words = useWords(en.review);
  const count = review.unplaced.filter(({ beyond }) => beyond === kind).length;
  if (count === 0) return null;
  return (
    <p className="max-w-measure text-pretty text-sm text-warning">
      {words.beyondMost({ most: MAX_ENTRIES, count })}
    </p>
  );
}

function EntryCard(props: FieldsProps & { named: Entry; position: number }) {
  const words = useWords(en.review);
  const { named, position, ...fields } = props;
  const { kind, entry } = named;
  const { sections } = fields.review;
  const { take, takeAndTell, focus, reveal } = useReviewActions();
  const name = entryName(named, position, sections);
  const headingId = `review-entry-${entry.id}`;
  const canJoin = hasEmployerAbove({ resume: fields.review.resume, kind, sections }, entry);

  function handleRemove() {
    const entries = listEntries(fields.review.resume, kind).map((each) => each.entry);
    const beside = entryBeside(entries, entry.id);
    const [first] = beside ? entryFields(kind, beside.id, sections) : [];
    takeAndTell(
      { type: 'remove-entry', kind, id: entry.id, title: name },
      words.removedWhatItSaid({ name }),
    );
    if (first) reveal(first.place);
    focus({ id: first ? fieldId(fieldKey(first.place)) : addButtonId(kind) });
  }

  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-md border border-hairline bg-panel p-4"
    >
      <header className="flex items-start justify-between gap-3">
        <h4 id={headingId} dir="auto" className="wrap-anywhere min-w-0 pt-2 font-medium text-sm">
          {name}
        </h4>
        <IconButton
          icon={Trash2}
          label={words.remove({ name })}
          tone="danger"
          onClick={handleRemove}
        />
      </header>
      <FieldGrid
        places={entryFields(kind, entry.id, sections).map(({ place }) => place)}
        {...fields}
      />
      {canJoin && (
        <Switch
          label={words.sameEmployer}
          checked={entry.sameEmployer === true}
          onCheckedChange={(isOn) => take({ type: 'join-employer', kind, id: entry.id, isOn })}
        />
      )}
    </section>
  );
}

function FieldGrid(props: FieldsProps & { places: readonly FieldPlace[] }) {
  const { places, review, now, looked, typing, toCheck } = props;
  const words = useWords(en.review);
  const sayRule = useFormatRule();
  const sayAdvice = useFormatAdvice();

  function problemOf(place: FieldPlace): string | undefined {
    const problem = ruleProblem(review.resume, place, now, review.sections);
    return problem && sayRule(problem);
  }

  function adviceOn(place: FieldPlace): string {
    const advice = refusedAdvice(review.resume, place);
    return advice ? words.keptWithAdvice({ advice: sayAdvice(advice) }) : words.kept;
  }

  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      {places.map((place) => {
        const key = fieldKey(place);
        return (
          <ReviewField
            key={key}
            {...place}
            text={readField(review.resume, place, review.sections)}
            readings={readingsOf(review, place)}
            problem={key === typing ? undefined : problemOf(place)}
            advice={adviceOn(place)}
            isToCheck={toCheck.has(key)}
            activeLine={looked && 'key' in looked && looked.key === key ? looked.line : undefined}
          />
        );
      })}
    </div>
  );
}
