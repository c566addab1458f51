import { useState } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';

type NumberFieldProps = {
  label: string;
  value: number | null;
  onValue: (value: number | null) => void;
  /** Whole numbers alone. */
  isWhole?: boolean;
};

/** A number that may be none, which is not zero. What is being typed stands as it is typed. */
export function NumberField({ label, value, onValue, isWhole = false }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const shown =
    readNumber(typed, isWhole) === value && value !== null ? typed : String(value ?? '');
  return (
    <TextField
      label={label}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = readNumber(target.value, isWhole);
        if (read !== undefined) onValue(read);
      }}
    />
  );
}

/** Reads a typed number, with marks of thousands; null where nothing is typed, undefined where it is no number. */
function readNumber(typed: string, isWhole: boolean): number | null | undefined {
  const plain = typed.replace(/[\s\u00a0\u202f'’]|,(?=\d{3}(?:\D|$))/gu, '').replace(',', '.');
  if (plain === '') return null;
  const number = Number(plain);
  const isNumber =
    Number.isFinite(number) && number >= 0 && !(isWhole && !Number.isInteger(number));
  return isNumber ? number : undefined;
}
