import { paletteKey } from '../navigation/palette-key.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type CapturedEvents = {
  /** Dispatches the captured events again, to the app that listens by now, and stops capturing. */
  replay: () => void;
  /** Checks whether anything was typed or chosen so far that a reload could lose. */
  hasTyped: () => boolean;
};

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Links, checkboxes and the like need no script to answer to a press. */
const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

/**
 * Captures the events of a page that the server rendered, until it is hydrated: what was typed and chosen, the
 * last button that was pressed or form that was sent, and where the focus is. Browsers may also have put back what was typed before a
 * reload. A press reaches no other listener before `replay`.
 */
export function captureEvents(root: HTMLElement): CapturedEvents {
  const typed = new Map<Field, string>();
  let composed: EventTarget | null = null;
  let pressed: HTMLElement | undefined;
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (field.value !== renderedValue(field)) typed.set(field, field.value);
  }

  function handleInput({ target }: Event) {
    if (isField(target)) typed.set(target, target.value);
  }

  function handlePress(event: Event) {
    // A form may be sent by a program, without a press on its button.
    const target = event.type === 'click' ? buttonOf(event.target) : event.target;
    if (!(target instanceof HTMLElement)) return;
    pressed = target;
    // It is replayed. React listens before that, and would handle it twice.
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function handleComposition({ type, target }: Event) {
    composed = type === 'compositionstart' ? target : null;
  }

  const replayKey = capturePaletteKey();
  const handlers = {
    input: handleInput,
    change: handleInput,
    click: handlePress,
    submit: handlePress,
    compositionstart: handleComposition,
    compositionend: handleComposition,
  };
  for (const [type, handle] of Object.entries(handlers)) root.addEventListener(type, handle, true);

  return {
    hasTyped: () => typed.size > 0,
    replay() {
      for (const [type, handle] of Object.entries(handlers)) {
        root.removeEventListener(type, handle, true);
      }
      // Where a word is still being composed (Chinese, for one), its end is an event that the app hears.
      if (isField(composed)) typed.delete(composed);
      for (const [field, value] of typed) if (root.contains(field)) typeAgain(field, value);
      // The focus came before anybody listened to it.
      root.querySelector(':focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (pressed && root.contains(pressed)) pressAgain(pressed);
      replayKey();
    },
  };
}

/** Captures a key that opens the palette; the function returned stops that, and presses it again. */
function capturePaletteKey(): () => void {
  let key: KeyboardEvent | undefined;
  function handleKeyDown(event: KeyboardEvent) {
    if (!paletteKey(event)) return;
    key = event;
    event.preventDefault();
  }
  window.addEventListener('keydown', handleKeyDown, true);
  return () => {
    window.removeEventListener('keydown', handleKeyDown, true);
    if (key) window.dispatchEvent(new KeyboardEvent('keydown', key));
  };
}

/** Presses a button, or says that a form is sent, without the browser's own way of sending it. */
function pressAgain(pressed: HTMLElement): void {
  if (pressed instanceof HTMLFormElement) {
    pressed.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  } else pressed.click();
}

function renderedValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = Array.from(field.options);
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Sets a field's value as the person's own typing does: past the setter that React puts on the field
 * to know its own writing by, so that the event after it counts as a change.
 */
function typeAgain(field: Field, value: string): void {
  // Files stay chosen, and no script may choose them.
  if (field.type !== 'file') {
    field.value = renderedValue(field);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
