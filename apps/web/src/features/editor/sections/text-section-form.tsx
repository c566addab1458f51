import { textOf } from '@shortlist/resume';
import { useOpened } from '#draft/react/opened-resume.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { controlId, useEditor, useFieldTies } from '../editor-context.ts';
import { focusField } from '../fields/field-id.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { useSave } from '../saving/use-save.ts';

const WORDS = {
  skills: {
    label: 'Skills',
    hint: 'One skill, or one group of skills, a line.',
    save: 'SAVE SKILLS',
    rows: 10,
  },
  summary: {
    label: 'Summary',
    hint: 'Two to four sentences: what you do, what you are good at, what you look for.',
    save: 'SAVE SUMMARY',
    rows: 8,
  },
};

/** Skills or summary: a section that is one free text. */
export function TextSectionForm({ section }: { section: 'skills' | 'summary' }) {
  const editor = useEditor();
  const { resume, edit } = useOpened();
  const { label, hint, save: saveLabel, rows } = WORDS[section];
  const text = textOf(resume, section);
  const tie = useFieldTies(section, text, { section });
  const { save, isSaving } = useSave({
    key: section,
    thing: section,
    focus: (field) => focusField(controlId(editor, { section, field })),
  });

  const handleChange = (typed: string) => edit({ type: 'set-text', kind: section, text: typed });

  return (
    <div className="flex flex-col gap-6">
      <TextArea
        {...tie(section)}
        label={label}
        hint={hint}
        rows={rows}
        value={text}
        onChange={({ target }) => handleChange(target.value)}
      />
      {section === 'summary' &&
        editor.slots.renderImprove({
          kind: 'summary',
          text,
          onAccept: handleChange,
        })}
      <div>
        <SaveButton label={saveLabel} isSaving={isSaving} onSave={save} />
      </div>
    </div>
  );
}
