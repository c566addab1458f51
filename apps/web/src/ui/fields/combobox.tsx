import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { createLateParts, useLateParts } from '../dialogs/late-parts.ts';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { useBoundedChange } from './text-bound-context.ts';

export type ComboboxProps = FieldProps &
  Omit<ComponentProps<'input'>, 'required' | 'value' | 'onChange'> & {
    value: string;
    onValueChange: (value: string) => void;
    /** Offered first; any other text may be typed. */
    suggestions: readonly string[];
  };

const lists = createLateParts('suggestions', () => import('./suggestion-list.tsx'));

/**
 * Free text with suggestions, a combobox by the ARIA pattern: the focus stays in the field, the arrows choose, Enter takes,
 * Escape closes the list. The field can be typed in before the list has been loaded.
 */
export function Combobox(props: ComboboxProps) {
  const { label, error, advice, hint, required, id, end, ...rest } = props;
  const { value, onValueChange, suggestions, ...input } = rest;
  const listId = useId();
  const parts = useLateParts(lists);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = (isOpen && parts?.findSuggestions(suggestions, value)) || [];

  function show(isShown: boolean, at = -1) {
    setIsOpen(isShown);
    setActive(at);
  }

  function pick(suggestion: string) {
    onValueChange(suggestion);
    show(false);
  }

  const handleChange = useBoundedChange<HTMLInputElement>(value, ({ target }) => {
    onValueChange(target.value);
    show(true);
  });

  function move(step: number) {
    if (!isOpen) return show(true, 0);
    // Where none is chosen, the last one is above the field.
    const from = active < 0 && step < 0 ? 0 : active;
    setActive((from + step + shown.length) % shown.length || 0);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    input.onKeyDown?.(event);
    const chosen = shown[active];
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      ...(chosen !== undefined && { Enter: () => pick(chosen) }),
      ...(shown.length > 0 && { Escape: () => show(false) }),
    }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
    act();
  }

  return (
    <Field {...{ label, error, advice, hint, required, id, end }}>
      {(ties) => (
        <>
          <input
            autoComplete="off"
            dir="auto"
            {...input}
            {...ties}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? listId : undefined}
            aria-activedescendant={shown[active] === undefined ? undefined : `${listId}-${active}`}
            value={value}
            onChange={handleChange}
            onKeyDown={handleKeyDown}
            onBlur={(event) => {
              show(false);
              input.onBlur?.(event);
            }}
            className={CONTROL_LOOK}
          />
          {parts && shown.length > 0 && (
            <parts.SuggestionList
              id={listId}
              label={label}
              suggestions={shown}
              active={active}
              onPick={pick}
            />
          )}
        </>
      )}
    </Field>
  );
}
