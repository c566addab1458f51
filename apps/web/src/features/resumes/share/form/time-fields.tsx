import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { dayHere } from '#platform/day-here.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Box } from './boxes.tsx';
import { type Chosen, DAYS, type Expiry } from './chosen.ts';

const MODES = ['newest', 'frozen'] as const;
const EXPIRIES: readonly Expiry[] = ['never', ...DAYS, 'date'];

type TimeFieldsProps = {
  edited: Link | undefined;
  chosen: Chosen;
  /** True once the last day was found to be over, or none. */
  isPast: boolean | undefined;
  set: (changes: Partial<Chosen>) => void;
};

/** Asks which version a link shows, and until when. */
export function TimeFields({ edited, chosen, isPast, set }: TimeFieldsProps) {
  const words = useWords(en.share);
  const frozenOn = useFrozenOn(edited);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="flex flex-col gap-1">
        <Select
          label={words.version}
          options={MODES}
          labelOf={(mode) => (mode === 'frozen' && frozenOn) || words.versionChoice({ mode })}
          value={chosen.mode}
          onChange={({ target }) =>
            set({ mode: MODES.find((each) => each === target.value) ?? 'newest', freeze: false })
          }
        />
        {frozenOn && chosen.mode === 'frozen' && (
          <Box
            label={words.freezeAgain}
            checked={chosen.freeze}
            onChange={(freeze) => set({ freeze })}
          />
        )}
      </div>
      <Select
        label={words.expiry}
        options={EXPIRIES}
        labelOf={(expiry) =>
          expiry === 'never' || expiry === 'date'
            ? words.expiryChoice({ choice: expiry })
            : words.inDays({ count: Number(expiry) })
        }
        value={chosen.expiry}
        onChange={({ target }) =>
          set({ expiry: EXPIRIES.find((each) => each === target.value) ?? 'never' })
        }
      />
      {chosen.expiry === 'date' && (
        <div className="sm:col-start-2">
          <TextField
            type="date"
            label={words.lastDay}
            error={isPast ? words.notPast : undefined}
            min={dayHere()}
            value={chosen.lastDay}
            onChange={({ target }) => set({ lastDay: target.value })}
          />
        </div>
      )}
    </div>
  );
}

/** Says of when the version is that a frozen link shows. */
function useFrozenOn(link: Link | undefined): string | undefined {
  const words = useWords(en.share);
  const format = useLocalDateFormat({ dateStyle: 'medium' });
  return link?.frozen_at
    ? words.frozenOn({ day: format.format(new Date(link.frozen_at)) })
    : undefined;
}
