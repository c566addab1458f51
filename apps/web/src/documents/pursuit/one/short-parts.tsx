import { MAX_LINE } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { PAY_PERIODS, type Pay, type PayAmount } from '@shortlist/model/pursuit';
import { useWords } from '#platform/language/use-words.ts';
import { useSayTooLong } from '#platform/text/longest-text.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { NumberField } from './number-field.tsx';
import type { OpenedPursuit } from './opened-pursuit.tsx';
import { PartFrame } from './part-frame.tsx';

type PartProps = { open: OpenedPursuit };

/** The next thing that the person does, and its day. */
export function NextPart({ open: { document, edit } }: PartProps) {
  const words = useWords(en.applications);
  const { what, due } = document.next;
  return (
    <PartFrame title={words.next}>
      <div className="grid @min-[26rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-x-4 gap-y-3">
        <TextField
          label={words.nextFields({ field: 'what' })}
          placeholder={words.nextExample}
          maxLength={MAX_LINE}
          value={what}
          onChange={({ target }) =>
            edit({ type: 'set-part', part: 'next', changes: { what: target.value } })
          }
        />
        <TextField
          label={words.nextFields({ field: 'due' })}
          type="date"
          value={due}
          onChange={({ target }) =>
            edit({ type: 'set-part', part: 'next', changes: { due: target.value } })
          }
        />
      </div>
    </PartFrame>
  );
}

/** Notes of the person. */
export function NotesPart({ open: { document, edit } }: PartProps) {
  const words = useWords(en.applications);
  const sayTooLong = useSayTooLong();
  return (
    <TextArea
      label={words.notes}
      rows={3}
      className="min-h-20"
      error={sayTooLong(document.notes.text)}
      value={document.notes.text}
      onChange={({ target }) =>
        edit({ type: 'set-part', part: 'notes', changes: { text: target.value } })
      }
    />
  );
}

const SIDES = ['asked', 'offered'] as const satisfies readonly (keyof Pay)[];

/** Pay that the person asked for, and that was offered. */
export function PayPart({ open: { document, edit } }: PartProps) {
  const words = useWords(en.applications);
  return (
    <PartFrame title={words.pay}>
      {SIDES.map((side) => (
        <AmountFields
          key={side}
          which={words.payFields({ field: side })}
          pay={document.pay[side]}
          onChange={(changes) =>
            edit({
              type: 'set-part',
              part: 'pay',
              changes: { [side]: { ...document.pay[side], ...changes } },
            })
          }
        />
      ))}
    </PartFrame>
  );
}

type AmountFieldsProps = {
  which: string;
  pay: PayAmount;
  onChange: (changes: Partial<PayAmount>) => void;
};

function AmountFields({ which, pay, onChange }: AmountFieldsProps) {
  const words = useWords(en.applications);
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.5fr)] items-end gap-x-4">
      <NumberField
        label={words.amount({ which })}
        value={pay.amount}
        onValue={(amount) => onChange({ amount })}
      />
      <TextField
        label={words.currency}
        aria-label={words.currencyOf({ which })}
        maxLength={MAX_LINE}
        value={pay.currency}
        onChange={({ target }) => onChange({ currency: target.value })}
      />
      <Select
        label={words.per}
        aria-label={words.perOf({ which })}
        options={PAY_PERIODS}
        labelOf={(per) => words.period({ per })}
        value={pay.per}
        onChange={({ target }) => {
          const per = PAY_PERIODS.find((each) => each === target.value);
          if (per) onChange({ per });
        }}
      />
    </div>
  );
}
