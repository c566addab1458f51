import { en } from '@shortlist/messages';
import { LINKEDIN_PATH } from '@shortlist/model';
import { MapPin } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { afterPress } from '#platform/navigation/after-press.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { LineReadings } from '../document/line-reading.ts';
import { fieldId, useReviewActions } from '../review-context.ts';
import { FieldControl } from './field-control.tsx';
import { FieldNote } from './field-note.tsx';
import { lineNote, linesNote } from './reading-note.ts';
import { type FieldPlace, fieldKey, hasLines, specOf } from './review-fields.ts';
import { useFieldLabel } from './use-field-label.ts';

type ReviewFieldProps = FieldPlace & {
  text: string;
  readings: LineReadings;
  /** Problem that our rules find in the text. */
  problem: string | undefined;
  /** Advice beside that problem. */
  advice: string;
  isToCheck: boolean;
  /** The line of it that is looked at, from 0; undefined while something else is. */
  activeLine: number | undefined;
};

/** A field of the resume: what was read for it, whether it is to be looked at, and what is against it. */
export const ReviewField = memo(function ReviewField(props: ReviewFieldProps) {
  const words = useWords(en.review);
  const { section, field, entryId, text, readings, problem, advice, isToCheck, activeLine } = props;
  const actions = useReviewActions();
  const place = useMemo<FieldPlace>(
    () => ({ section, field, ...(entryId !== undefined && { entryId }) }),
    [section, field, entryId],
  );
  const spec = specOf(place, useSections());
  const label = useFieldLabel()(spec);
  const key = fieldKey(place);
  const id = fieldId(key);
  const isLong = hasLines(spec);
  const note = isLong
    ? linesNote(words, readings, text, activeLine)
    : lineNote(words, readings, text);
  const isActive = activeLine !== undefined;
  const hasPlace = (readings[activeLine ?? 0]?.places.length ?? 0) > 0;

  function handleType(typed: string) {
    actions.setTyping(place);
    actions.take({ type: 'type', place, text: typed });
  }

  function handleLeave() {
    actions.take({ type: 'settle', place });
    afterPress(() => actions.setTyping(undefined));
  }

  const usual = spec.form === 'labelled' ? words.labelledHint : undefined;

  function handleConfirm() {
    actions.take({ type: 'confirm', place });
    actions.focus({ id });
  }

  return (
    <div className={`flex min-w-0 flex-col gap-2 ${isLong ? 'col-span-full' : ''}`}>
      <Field
        id={id}
        label={label}
        required={field === 'fullName'}
        error={problem}
        hint={problem && text.trim() !== '' ? advice : usual}
      >
        {(ties) => (
          <>
            <FieldControl
              {...ties}
              aria-describedby={
                [note && `${id}-note`, ties['aria-describedby']].filter(Boolean).join(' ') ||
                undefined
              }
              form={spec.form}
              prefix={field === 'linkedin' ? LINKEDIN_PATH : undefined}
              isMarked={isToCheck}
              value={text}
              onType={handleType}
              onLeave={handleLeave}
              onLook={(line) => actions.look({ key, line })}
            />
            {note && <FieldNote id={`${id}-note`} note={note} />}
          </>
        )}
      </Field>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isToCheck && text.trim() !== '' && (
          <Button size="sm" onClick={handleConfirm}>
            {problem ? words.keepAsWritten : words.looksRight}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
        )}
        {isActive && hasPlace && (
          <Button
            size="sm"
            variant="ghost"
            className="lg:hidden"
            onClick={() => actions.lookThere({ key, line: activeLine })}
          >
            <MapPin size={16} aria-hidden />
            {words.showInDocument}
          </Button>
        )}
      </div>
    </div>
  );
});
