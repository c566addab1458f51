import {
  type ChangeEvent,
  type ComponentProps,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { useBoundedChange } from './text-bound-context.ts';

type NativeTextAreaProps = Omit<ComponentProps<'textarea'>, 'defaultValue'>;

/**
 * A textarea whose undo works as the browser's own does.
 *
 * React writes the value of a controlled textarea into its `defaultValue` too, after every keystroke. In Chromium that
 * ends the stretch of typing that one undo takes back, so each letter would become a step. This one stays uncontrolled
 * and is given its value only where that differs from what was typed. Without a `value` it is a plain textarea.
 */
export function NativeTextArea({ value, ref, onChange, ...area }: NativeTextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const takeChange = useBoundedChange(value, onChange);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  // After every render, also one without a new value: a change that was not taken is put back.
  useLayoutEffect(() => {
    if (value !== undefined && own.current && own.current.value !== String(value)) {
      own.current.value = String(value);
    }
  });

  const attach: RefCallback<HTMLTextAreaElement> = useCallback(
    (area) => {
      own.current = area;
      if (typeof ref === 'function') return ref(area);
      if (ref) ref.current = area;
    },
    [ref],
  );

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    takeChange(event);
    if (value !== undefined) renderAgain();
  }

  return <textarea {...area} ref={attach} onChange={handleChange} />;
}
