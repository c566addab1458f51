import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Typing rests so long before it is searched for, in ms. */
const REST_MS = 250;

export type SearchFieldProps = Pick<TextFieldProps, 'label' | 'placeholder'> & {
  /** Text to search for, as the address has it. */
  text: string;
  onSearch: (text: string) => void;
};

/**
 * The words of a search that stands in the address. The address follows when typing rests; the field follows the address where
 * that differs from the last change, as after Back. Escape empties it.
 */
export function SearchField({ text, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // What was typed meanwhile stays: the address only repeats the last change.
    if (text === sent.current) return;
    clearTimeout(rest.current);
    sent.current = text;
    setTyped(text);
  }, [text]);

  useEffect(() => () => clearTimeout(rest.current), []);

  function searchFor(next: string) {
    sent.current = next;
    onSearch(next);
  }

  function handleChange(next: string) {
    setTyped(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => searchFor(next), REST_MS);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    clearTimeout(rest.current);
    setTyped('');
    searchFor('');
  }

  return (
    <TextField
      {...field}
      type="search"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => handleChange(target.value)}
      onKeyDown={handleKeyDown}
    />
  );
}
