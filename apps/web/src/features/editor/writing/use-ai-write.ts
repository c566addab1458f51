import { currentId } from '@shortlist/draft';
import { en } from '@shortlist/messages';
import {
  type AiKind,
  type FlatEntry,
  findPlaceholders,
  flatEntriesOf,
  writeLine,
} from '@shortlist/model';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { aiUsesLeft } from '#draft/resume-draft/resume-draft.ts';
import { useWords } from '#lib/language/use-words.ts';
import { useSections } from '#lib/sections-context.ts';
import { withBullets } from '#lib/text/bullet-typing.ts';
import { useFormatRule } from '#lib/text/format-rule.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useEditor } from '../editor-context.ts';
import type { BulletAreaHandle } from '../fields/bullet-area.tsx';

export type AiWriting = {
  kind: AiKind;
  entry: FlatEntry<AiKind>;
  area: RefObject<BulletAreaHandle | null>;
  set: (changes: Partial<FlatEntry<AiKind>>) => void;
};

/** Chooses the line for an entry as it stands now, and for the uses that are left; undefined when there is none. */
export type PickLine = (
  entry: Pick<FlatEntry<AiKind>, 'role' | 'bullets'> & { usesLeft: number },
) => string | undefined;

/**
 * Writing lines into an entry: each is one use, and its first placeholder is selected, to be typed over.
 * `undo` takes the last line back and not the use; undefined once the text reads otherwise.
 */
export function useAiWrite({ kind, entry, area, set }: AiWriting) {
  const words = useWords(en.writing);
  const { draft } = useEditor();
  const sections = useSections();
  const notify = useNotice();
  const sayRule = useFormatRule();
  const [last, setLast] = useState<{ before: string; after: string }>();

  /** The entry as it is by now: a line may come a while after it was asked for. */
  function current(): FlatEntry<AiKind> | undefined {
    const { document: resume, aliases } = draft.get().draft;
    const id = currentId(aliases, entry.id);
    const found = flatEntriesOf(resume, kind, sections).find((each) => each.id === id);
    return found && { ...found, bullets: withBullets(found.bullets) };
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

  const isUndoable = last !== undefined && last.after === entry.bullets;
  const undo = isUndoable ? () => put({ bullets: last.before }) : undefined;
  return { write, undo };
}

const isTyping = () =>
  document.activeElement?.matches('input, textarea, select, [role=textbox]') ?? false;
