import { currentId } from '@shortlist/draft';
import { en } from '@shortlist/messages';
import {
  type AiKind,
  type EntryId,
  type EntryTexts,
  entriesOf,
  findPlaceholders,
  pointsCodec,
  writeLine,
} from '@shortlist/model';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { aiUsesLeft } from '#draft/resume-draft/resume-draft.ts';
import { useWords } from '#platform/language/use-words.ts';
import { withBullets } from '#platform/text/bullet-typing.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useEditor } from '../editor-context.ts';
import type { BulletAreaHandle } from '../fields/bullet-area.tsx';

export type AiWriting = {
  kind: AiKind;
  id: EntryId;
  /** The entry's points as they are shown. */
  bullets: string;
  area: RefObject<BulletAreaHandle | null>;
  set: (changes: { bullets: string }) => void;
};

/** Texts of an entry's fields that AI Write reads. */
type WrittenTexts = Pick<EntryTexts<AiKind>, 'role' | 'bullets'>;

/** Chooses the line for an entry as it stands now, and for the uses that are left; undefined when there is none. */
export type PickLine = (entry: WrittenTexts & { usesLeft: number }) => string | undefined;

/**
 * Writing lines into an entry: each is one use, and its first placeholder is selected, to be typed over.
 * `undo` takes the last line back and not the use; undefined once the text reads otherwise.
 */
export function useAiWrite({ kind, id, bullets: shown, area, set }: AiWriting) {
  const words = useWords(en.writing);
  const { draft } = useEditor();
  const notify = useNotice();
  const sayRule = useFormatRule();
  const [last, setLast] = useState<{ before: string; after: string }>();

  /** The entry as it is by now: a line may come a while after it was asked for. */
  function current(): (WrittenTexts & { id: EntryId }) | undefined {
    const { document: resume, aliases } = draft.get().draft;
    const found = entriesOf(resume, kind).find((each) => each.id === currentId(aliases, id));
    if (!found) return undefined;
    const { role, bullets } = found;
    return { id: found.id, role, bullets: withBullets(pointsCodec.toFlat(bullets)) };
  }

  function put(changes: { bullets: string }) {
    // A person who types by now keeps the caret where it is.
    if (isTyping()) return set(changes);
    area.current?.replace(changes.bullets);
    flushSync(() => set(changes));
    const from = changes.bullets.lastIndexOf('\n') + 1;
    const [placeholder] = findPlaceholders(changes.bullets.slice(from));
    const end = changes.bullets.length;
    area.current?.select(
      placeholder ? from + placeholder.start : end,
      placeholder ? from + placeholder.end : end,
    );
  }

  function write(pick: PickLine): void {
    const now = current();
    if (!now || !area.current) return;
    const usesLeft = aiUsesLeft(draft.get().draft, kind, now.id);
    if (usesLeft === 0) return void notify({ text: sayRule({ code: 'rules.aiLimit' }) });
    const line = pick({ ...now, usesLeft });
    if (line === undefined) return void notify({ text: words.noLine });
    const bullets = writeLine(now.bullets, line);
    draft.recordUse({ list: kind, id: now.id });
    put({ bullets });
    setLast({ before: now.bullets, after: bullets });
  }

  const isUndoable = last !== undefined && last.after === shown;
  const undo = isUndoable ? () => put({ bullets: last.before }) : undefined;
  return { write, undo };
}

const isTyping = () =>
  document.activeElement?.matches('input, textarea, select, [role=textbox]') ?? false;
