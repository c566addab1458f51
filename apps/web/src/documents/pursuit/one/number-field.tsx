import { MAX_COUNT } from '@shortlist/model/pursuit';
import { useState } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { regional } from '#platform/language/local-date-format.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { readNumber, writeNumber } from './read-number.ts';

type NumberFieldProps = {
  label: string;
  value: number | null;
  onValue: (value: number | null) => void;
  /** A count: whole numbers alone, up to `MAX_COUNT`. */
  isWhole?: boolean;
};

/** A number that may be none, which is not zero. What is being typed stands as it is typed. */
export function NumberField({ label, value, onValue, isWhole = false }: NumberFieldProps) {
  const region = regional(useLanguage().tag);
  const [typed, setTyped] = useState('');
  const read = (text: string) => {
    const number = readNumber(text, region);
    return isWhole && number && !isCount(number) ? undefined : number;
  };
  const written = value === null ? '' : writeNumber(value, region);
  return (
    <TextField
      label={label}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value !== null && read(typed) === value ? typed : written}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = read(target.value);
        if (number !== undefined) onValue(number);
      }}
    />
  );
}

const isCount = (number: number): boolean => Number.isInteger(number) && number <= MAX_COUNT;
