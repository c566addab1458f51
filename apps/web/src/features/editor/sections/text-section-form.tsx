import { type TextOfAnyKind, textOf } from '@shortlist/model';
import { useOpened } from '#draft/react/opened-document.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { controlId, useEditor, useFieldTies } from '../editor-context.ts';
import { focusField } from '../fields/focus-field.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { useSave } from '../saving/use-save.ts';

/** Lines of a field for running text, and for a list. */
const ROWS = { paragraphs: 8, inline: 10, points: 10 };

/** A section that is one free text. */
export function TextSectionForm({ section }: { section: TextOfAnyKind }) {
  const editor = useEditor();
  const { resume, edit } = useOpened();
  const { kind, words, layout } = section;
  const text = textOf(resume, kind);
  const tie = useFieldTies(kind, text, { section: kind });
  const { save, isSaving } = useSave({
    key: kind,
    thing: kind,
    focus: (field) => focusField(controlId(editor, { section: kind, field })),
  });

  const handleChange = (typed: string) => edit({ type: 'set-text', kind, text: typed });

  return (
    <div className="flex flex-col gap-6">
      <TextArea
        {...tie(kind)}
        label={words.title}
        hint={words.hint}
        rows={ROWS[layout]}
        value={text}
        onChange={({ target }) => handleChange(target.value)}
      />
      {kind === 'summary' &&
        editor.slots.renderImprove({
          kind: 'summary',
          text,
          onAccept: handleChange,
        })}
      <div className="-ms-4">
        <SaveButton label={words.save} isSaving={isSaving} onSave={save} />
      </div>
    </div>
  );
}
