import { en } from '@shortlist/messages';
import {
  type EditorSection,
  type FieldName,
  missingResumeId,
  partProblem,
  partValue,
  type Sections,
} from '@shortlist/model';
import { useState } from 'react';
import type { Entry, PartKey, PartValue, SaveNowReply } from '#draft/resume-draft/resume-types.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { screenKey, useEditor } from '../editor-context.ts';
import { type SavedThing, saveNotice } from './save-notice.ts';

type Save = {
  /** The part that is saved. */
  key: PartKey;
  thing: SavedThing;
  /** Puts the focus on a field that must be mended. */
  focus: (field: FieldName) => void;
  /** Says why a field is refused and what to do, where the rule's words do not say it. */
  advise?: (field: string) => string | undefined;
};

/** Returns the action of a Save button: it says what is not valid or what went wrong, in the spec's words. */
export function useSave({ key, thing, focus, advise }: Save) {
  const words = useWords(en.editor);
  const common = useWords(en.common);
  const editor = useEditor();
  const notify = useNotice();
  const sayRule = useFormatRule();
  const toast = useToast();
  const [isSaving, setIsSaving] = useState(false);
  const { draft } = editor;
  const sections = useSections();

  async function tell(reply: SaveNowReply, savedText: string) {
    if (reply.kind === 'saved') {
      if (thing === 'project') await notify({ text: savedText });
      else toast({ text: savedText, tone: 'good' });
      return;
    }
    if (reply.kind === 'stale') return editor.showConflicts();
    const notice = saveNotice(words, thing, reply);
    if (notice) await notify(notice);
    else if (reply.kind === 'unreachable') {
      toast({
        text: words.projectNotSaved,
        tone: 'bad',
        action: { label: common.retry, onAction: () => void save() },
      });
    }
  }

  async function save(): Promise<void> {
    if (editor.resumeId === '') return notify({ text: sayRule(missingResumeId(thing)) });
    const value = partValue(draft.get().draft.document, key, sections);
    const problem = partProblem(key, value, new Date(), sections);
    if (problem) {
      editor.visit(screenKey(editor, key));
      await notify({ text: sayRule(problem.message), advice: advise?.(problem.field) });
      focus(problem.field as FieldName);
      return;
    }
    setIsSaving(true);
    const reply = await draft.save(key);
    setIsSaving(false);
    await tell(reply, savedText(words, thing, value, sections));
  }

  return { save, isSaving };
}

/** A project is named in its message (spec section 8). */
function savedText(
  words: WordsOf<'editor'>,
  thing: SavedThing,
  value: PartValue,
  sections: Sections,
): string {
  if (thing === 'project') {
    const { name } = value as Extract<Entry, { name: string }>;
    const typed = name.trim();
    return typed === '' ? words.namelessProjectSaved : words.projectSaved({ name: typed });
  }
  const entries = sections.entries.find(({ kind }) => kind === thing);
  // Whatever is no kind of entry is a section's own part.
  return words.saved({
    thing: entries?.words.entry ?? sections.titleOf(thing as EditorSection),
  });
}
