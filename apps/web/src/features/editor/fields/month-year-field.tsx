import { en } from '@shortlist/messages';
import {
  formatMonthYear,
  type MonthYear,
  type MonthYearBounds,
  parseMonthYear,
} from '@shortlist/model';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { afterPress } from '#platform/navigation/after-press.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import { dateAdvice, readTypedDate, storedDate } from '#platform/text/read-typed-date.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Popover } from '#ui/dialogs/popover.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FieldTies } from '../editor-context.ts';

/** The field can be typed in without it, and it is there before a press can reach it. */
const loadPicker = () => loadChunk('month-picker', () => import('./month-picker.tsx'));
/** Reads what is no plain date, in all languages; comes with the first focus. */
const loadChoices = () => loadChunk('date-choices', () => import('./date-choices.tsx'));

type MonthYearFieldProps = FieldTies & {
  label: string;
  /** On the button that opens the calendar. */
  pickLabel: string;
  /** As stored: "Jan 2024", "2024", "Present", or what an import held. */
  value: string;
  onValueChange: (value: string) => void;
  /** The end of a range that is picked: only an end may be "Present". */
  picks: 'start' | 'end';
  bounds: MonthYearBounds;
};

/** A month and year, typed or picked. Other text is kept: with an error where the rules refuse to save it, else with advice. */
export function MonthYearField(props: MonthYearFieldProps) {
  const words = useWords(en.editor);
  const sayRule = useFormatRule();
  const { value, onValueChange, pickLabel, picks, bounds, ...field } = props;
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setHasLeft] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<HTMLButtonElement>(null);
  const { part: picker, retry } = useLoaded(loadPicker);
  const [isNeeded, setIsNeeded] = useState(parseMonthYear(value) === undefined);
  const { part: reader } = useLoaded(loadChoices, isNeeded);
  const shown = typed ?? value;
  const error = hasLeft ? field.error : undefined;
  const advice = hasLeft && !error ? dateAdvice(shown, bounds, picks) : undefined;

  function handleType(text: string) {
    setTyped(text);
    onValueChange(storedDate(text));
  }

  function settle(text: string, { settledDate }: Awaited<ReturnType<typeof loadChoices>>) {
    const settled = settledDate(text, picks);
    if (settled !== undefined && settled !== value) onValueChange(settled);
  }

  function handleLeave() {
    afterPress(() => setHasLeft(true));
    if (typed !== undefined && reader) settle(typed, reader);
    else if (typed !== undefined) void loadChoices().then((late) => settle(typed, late), ignore);
    setTyped(undefined);
    field.onBlur();
  }

  function handlePick(date: MonthYear | '') {
    setTyped(undefined);
    onValueChange(formatMonthYear(date));
    setIsOpen(false);
  }

  function handleChoice(date: string) {
    // The choices go away.
    document.getElementById(field.id)?.focus({ preventScroll: true });
    onValueChange(date);
  }

  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <TextField
          {...field}
          value={shown}
          placeholder={words.dateExample}
          autoComplete="off"
          error={error}
          hint={advice && sayRule(advice)}
          onFocus={() => {
            setHasLeft(false);
            setIsNeeded(true);
          }}
          onBlur={handleLeave}
          onChange={({ target }) => handleType(target.value)}
        />
        {reader && hasLeft && (
          <reader.DateChoices text={shown} bounds={bounds} onPick={handleChoice} />
        )}
      </div>
      <div className="mt-6.75">
        <Popover
          open={isOpen}
          onOpenChange={(next) => (picker || !next ? setIsOpen(next) : retry())}
          label={pickLabel}
          initialFocus={chosen}
          trigger={
            <IconButton icon={CalendarDays} label={pickLabel} className="border border-edge" />
          }
        >
          {picker && (
            <picker.MonthPicker
              value={dateOf(value)}
              bounds={bounds}
              onPick={handlePick}
              firstFocus={chosen}
            />
          )}
        </Popover>
      </div>
    </div>
  );
}

/** The text stays as it was typed; that its reader did not come is logged where it is loaded. */
const ignore = () => {};

function dateOf(stored: string): MonthYear | undefined {
  const date = parseMonthYear(stored) ?? readTypedDate(stored);
  return typeof date === 'object' ? date : undefined;
}
