import {
  type EXTRA_CONTACT,
  formatLabelledLines,
  type LabelledLine,
  parseLabelledLines,
} from '@shortlist/model';
import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useContactLabel } from '#platform/text/use-contact-label.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { controlId, useEditor } from '../editor-context.ts';

type LabelledLinesProps = {
  field: Exclude<(typeof EXTRA_CONTACT)[number], 'headline'>;
  words: Record<'label' | 'text' | 'remove', (params: { number: number }) => string> & {
    add: string;
  };
  hint: string;
};

/** Any number of lines of the contact, each with its label: they are added, typed in and removed. */
export function LabelledLines({ field, words, hint }: LabelledLinesProps) {
  const labelOf = useContactLabel();
  const editor = useEditor();
  const { resume, edit } = useOpened();
  const lines = parseLabelledLines(resume.contact[field]);
  const rows = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<number>(undefined);
  const firstId = controlId(editor, { section: 'contact', field });

  useLayoutEffect(() => {
    const row = focusNext.current;
    if (row === undefined) return;
    focusNext.current = undefined;
    const inputs = rows.current?.querySelectorAll('input');
    const last = rows.current?.querySelector<HTMLElement>('[data-add]');
    (inputs?.[row * 2] ?? last)?.focus();
  });

  const set = (next: readonly LabelledLine[]) =>
    edit({ type: 'set-contact', changes: { [field]: formatLabelledLines(next) } });
  const change = (at: number, changes: Partial<LabelledLine>) =>
    set(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)));

  function add() {
    focusNext.current = lines.length;
    set([...lines, { label: '', text: '' }]);
  }

  function remove(at: number) {
    focusNext.current = Math.min(at, lines.length - 2);
    set(lines.toSpliced(at, 1));
  }

  return (
    <fieldset
      ref={rows}
      className="flex min-w-0 flex-col gap-2 @min-[26rem]:has-[input]:col-span-2"
    >
      <legend className="font-semibold text-sm">{labelOf(field)}</legend>
      <p className="text-pretty text-faint text-xs">{hint}</p>
      {lines.map((line, at) => (
        // A line has no identity but its position: one that is removed moves the others up.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className="flex items-end gap-2">
          <div className="grid min-w-0 grow @min-[26rem]:grid-cols-[2fr_3fr] grid-cols-1 gap-2">
            <TextField
              id={`${firstId}-label-${at}`}
              label={words.label({ number: at + 1 })}
              value={line.label}
              onChange={({ target }) => change(at, { label: target.value })}
            />
            <TextField
              id={at === 0 ? firstId : `${firstId}-${at}`}
              label={words.text({ number: at + 1 })}
              value={line.text}
              onChange={({ target }) => change(at, { text: target.value })}
            />
          </div>
          <IconButton
            icon={X}
            label={words.remove({ number: at + 1 })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div>
        <Button data-add size="sm" onClick={add}>
          <Plus size={16} aria-hidden />
          {words.add}
        </Button>
      </div>
    </fieldset>
  );
}
