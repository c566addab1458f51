import { type DocumentChange, parseChangeRef } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  type EntryKind,
  entryOfKey,
  type FieldRef,
  isPoints,
  type Sections,
  splitPointField,
} from '@shortlist/model';
import { Scissors, Undo2 } from 'lucide-react';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { useWords } from '#platform/language/use-words.ts';
import { fieldId } from '#platform/navigation/field-target.ts';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { useAnswerChange } from './use-answer-change.ts';

type FieldMarkProps = {
  /** The change of the field's words, or those of points that are hidden in one of both. */
  changes: readonly DocumentChange[];
  label: string;
  documentId: string;
  draft: OpenedResume['draft'];
};

/** Marks a field that a tailored resume says differently from its base, with what that says and the way back to it. */
export function FieldMark({ changes, label, documentId, draft }: FieldMarkProps) {
  const { takeBase } = useAnswerChange(documentId, draft);
  const words = useWords(en.tailoredChanges);
  const worded = changes.find(({ kind }) => kind === 'words');
  const isOpen = worded?.base_changed === true;
  const trigger = (
    <button
      type="button"
      aria-label={words.changedHere({ part: label })}
      title={words.changedHere({ part: label })}
      className={`-my-1 grid pointer-coarse:size-8 size-6 place-items-center self-center rounded-sm hover:bg-raised ${isOpen ? 'text-warning' : 'text-accent'}`}
    >
      <Scissors size={14} aria-hidden />
    </button>
  );
  return (
    <Menu align="start" trigger={trigger}>
      {worded ? (
        <BaseWords change={worded} />
      ) : (
        <p className="max-w-72 px-3 py-2 text-sm">{words.pointsHere({ count: changes.length })}</p>
      )}
      <MenuItem icon={Undo2} onSelect={() => void takeBase(...(worded ? [worded] : changes))}>
        {worded ? words.takeBase : words.asInBase}
      </MenuItem>
    </Menu>
  );
}

function BaseWords({ change }: { change: DocumentChange }) {
  const words = useWords(en.tailoredChanges);
  return (
    <p className="max-w-72 px-3 py-2 text-sm">
      <span className="block text-faint text-xs">
        {change.base_changed ? words.inBaseNow : words.inBase}
      </span>
      <span dir="auto" className="wrap-anywhere line-clamp-6 whitespace-pre-wrap">
        {wordsOf(change.base) || words.nothing}
      </span>
    </p>
  );
}

/** Returns what a field says, as far as it is a text or points. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isPoints(value)) return value.rawText ?? value.points.map(({ text }) => text).join('\n');
  return '';
}

/** Lists changes of single fields, and of their points, by the ids of their controls. */
export function changesByControl(
  changes: readonly DocumentChange[],
  sections: Sections,
): ReadonlyMap<string, DocumentChange[]> {
  const isOfPoint = ({ ref }: DocumentChange) =>
    splitPointField(parseChangeRef(ref).field)[1] !== undefined;
  const byControl = new Map<string, DocumentChange[]>();
  for (const change of changes.filter((each) => each.kind === 'words' || isOfPoint(each))) {
    const control = fieldId(fieldOf(change, sections));
    byControl.set(control, [...(byControl.get(control) ?? []), change]);
  }
  return byControl;
}

function fieldOf({ ref }: DocumentChange, { pathOf }: Sections): FieldRef {
  const { key, field } = parseChangeRef(ref);
  const entry = entryOfKey(key);
  const kind = (entry?.kind ?? key) as EntryKind;
  // A section of the person's own has its key for an address.
  const section = key === 'contact' ? key : (pathOf(kind) ?? (kind as FieldRef['section']));
  const name = (splitPointField(field)[0] || key) as FieldRef['field'];
  return entry ? { section, entryId: entry.id, field: name } : { section, field: name };
}
