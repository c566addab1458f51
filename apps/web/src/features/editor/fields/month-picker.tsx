import { en } from '@shortlist/messages';
import {
  formatMonthYear,
  isWithinBounds,
  MONTH_NAMES,
  type MonthYear,
  type MonthYearBounds,
} from '@shortlist/model';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { monthAfterKey } from './month-keys.ts';

type MonthPickerProps = {
  value: MonthYear | undefined;
  bounds: MonthYearBounds;
  onPick: (date: MonthYear | '') => void;
  /** Set to the month that takes the focus when the picker opens. */
  firstFocus: Ref<HTMLButtonElement>;
};

/** The twelve months of a year, with arrows to the years that the bounds leave. */
export function MonthPicker({ value, bounds, onPick, firstFocus }: MonthPickerProps) {
  const words = useWords(en.editor);
  const { earliest, latest } = bounds;
  const [at, setAt] = useState<Required<MonthYear>>(() => startOf(value, bounds));
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const { year } = at;

  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  });

  const canGo = (to: number) => to >= earliest.year && to <= latest.year;
  const goToYear = (to: number) => setAt({ ...at, year: to });

  function handleKeyDown(event: KeyboardEvent) {
    const next = monthAfterKey(at, event.key);
    if (!next) return;
    event.preventDefault();
    if (!canGo(next.year)) return;
    isMoving.current = true;
    setAt(next);
  }

  return (
    <div className="flex w-64 flex-col gap-3">
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          label={words.previousYear}
          disabled={!canGo(year - 1)}
          onClick={() => goToYear(year - 1)}
        />
        <span aria-live="polite" className="font-medium tabular-nums">
          {year}
        </span>
        <IconButton
          icon={ChevronRight}
          label={words.nextYear}
          disabled={!canGo(year + 1)}
          onClick={() => goToYear(year + 1)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say no more than the group does */}
      <div
        ref={grid}
        role="group"
        aria-label={words.monthsOf({ year: String(year) })}
        onKeyDown={handleKeyDown}
        className="grid grid-cols-3 gap-1"
      >
        {MONTH_NAMES.map((name, index) => {
          const month = index + 1;
          const date = { year, month };
          const isChosen = value?.year === year && value.month === month;
          return (
            <MonthButton
              key={name}
              ref={at.month === month ? firstFocus : undefined}
              name={name}
              date={date}
              isChosen={isChosen}
              isStop={at.month === month}
              isOff={!isWithinBounds(date, bounds)}
              onPick={() => onPick(date)}
            />
          );
        })}
      </div>
      <div className="flex justify-between gap-2 border-hairline border-t pt-3">
        <Button
          size="sm"
          variant="ghost"
          disabled={!isWithinBounds({ year }, bounds)}
          onClick={() => onPick({ year })}
        >
          {words.yearOnly({ year: String(year) })}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onPick('')}>
          {words.clear}
        </Button>
      </div>
    </div>
  );
}

/** The month that the picker opens at: the chosen one, else this one, or the nearest year that may be chosen. */
function startOf(
  value: MonthYear | undefined,
  { earliest, latest }: MonthYearBounds,
): Required<MonthYear> {
  const now = new Date();
  const { year, month = 1 } = value ?? { year: now.getFullYear(), month: now.getMonth() + 1 };
  return { year: Math.min(Math.max(year, earliest.year), latest.year), month };
}

type MonthButtonProps = {
  name: string;
  date: MonthYear;
  isChosen: boolean;
  isStop: boolean;
  isOff: boolean;
  onPick: () => void;
  ref: Ref<HTMLButtonElement> | undefined;
};

const MonthButton = ({ name, date, isChosen, isStop, isOff, onPick, ref }: MonthButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={formatMonthYear(date)}
    aria-pressed={isChosen}
    aria-disabled={isOff || undefined}
    tabIndex={isStop ? 0 : -1}
    onClick={() => !isOff && onPick()}
    className="min-h-10 pointer-coarse:min-h-11 rounded-sm text-sm hover:bg-panel aria-disabled:cursor-not-allowed aria-disabled:text-faint aria-disabled:line-through aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-on-accent"
  >
    {name}
  </button>
);
