import { en } from '@shortlist/messages';
import { ArrowDown, ArrowUp, FileText, Image, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeptEnclosure } from '#platform/enclosures/kept-enclosures.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { CONTROL_LOOK } from '#ui/fields/field.tsx';
import { ADD_FILES_ID } from './add-files.tsx';
import { formatSize } from './format-size.ts';
import { MOST_NAME } from './take-file.ts';
import type { Enclosures } from './use-enclosures.ts';

type EnclosureListProps = {
  list: readonly KeptEnclosure[];
  change: Enclosures['change'];
};

const STEPS = [
  { by: -1, name: 'moveUp', icon: ArrowUp },
  { by: 1, name: 'moveDown', icon: ArrowDown },
] as const;

/** The enclosures of a letter in the order of the PDF: each is named, moved and removed. */
export function EnclosureList({ list, change }: EnclosureListProps) {
  const words = useWords(en.enclosures);
  const [said, setSaid] = useState('');
  const listId = useId();

  function move(id: string, by: number) {
    const from = list.findIndex((each) => each.id === id);
    const moved = list[from];
    if (!(moved && list[from + by])) return;
    void change((kept) => movedBy(kept, id, by));
    const name = quoteName(moved.name);
    setSaid(words.moved({ name, place: from + by + 1, count: list.length }));
  }

  function remove({ id, name }: KeptEnclosure) {
    const at = list.findIndex((each) => each.id === id);
    const next = list[at + 1] ?? list[at - 1];
    void change((kept) => kept.filter((each) => each.id !== id));
    setSaid(words.removed({ name: quoteName(name) }));
    // The button is removed, and its focus would be lost.
    document.getElementById(next ? `${listId}-${next.id}` : ADD_FILES_ID)?.focus();
  }

  return (
    <>
      <ol aria-label={words.list} className="flex flex-col gap-3">
        {list.map((enclosure, at) => (
          <li key={enclosure.id}>
            <Row
              {...{ enclosure, at, listId }}
              count={list.length}
              onRename={(name) =>
                void change((kept) =>
                  kept.map((each) => (each.id === enclosure.id ? { ...each, name } : each)),
                )
              }
              onMove={(by) => move(enclosure.id, by)}
              onRemove={() => remove(enclosure)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** A list with one of its members a step up (-1) or down (1). */
function movedBy(kept: readonly KeptEnclosure[], id: string, by: number): KeptEnclosure[] {
  const from = kept.findIndex((each) => each.id === id);
  const moved = kept[from];
  const rest = kept.filter((each) => each.id !== id);
  return moved ? rest.toSpliced(Math.max(0, from + by), 0, moved) : rest;
}

type RowProps = {
  enclosure: KeptEnclosure;
  at: number;
  count: number;
  listId: string;
  onRename: (name: string) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

function Row({ enclosure, at, count, listId, onRename, onMove, onRemove }: RowProps) {
  const words = useWords(en.enclosures);
  const { tag } = useLanguage();
  const { id, name, kind, pages, size } = enclosure;
  // A field must have what is typed at once, or the caret goes to its end.
  const [typed, setTyped] = useState(name);
  const Kind = kind === 'pdf' ? FileText : Image;
  const named = { name: quoteName(name) };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2">
      <Kind size={18} aria-hidden className="shrink-0 text-muted" />
      <input
        id={`${listId}-${id}`}
        aria-label={words.nameOf({ number: at + 1 })}
        aria-describedby={`${listId}-${id}-about`}
        dir="auto"
        value={typed}
        maxLength={MOST_NAME}
        onChange={({ target }) => {
          setTyped(target.value);
          onRename(target.value);
        }}
        className={`${CONTROL_LOOK} max-sm:col-span-2`}
      />
      <span
        id={`${listId}-${id}-about`}
        className="col-start-2 row-start-2 text-muted text-xs sm:pt-0.5"
      >
        {words.about({ count: pages, size: formatSize(size, tag) })}
      </span>
      <div className="col-start-3 row-start-2 flex sm:row-start-1">
        {STEPS.map(({ by, name: step, icon }) => (
          <IconButton
            key={step}
            icon={icon}
            label={words[step](named)}
            aria-disabled={at + by < 0 || at + by >= count}
            onClick={() => onMove(by)}
          />
        ))}
        <IconButton icon={Trash2} tone="danger" label={words.remove(named)} onClick={onRemove} />
      </div>
    </div>
  );
}
