import { en } from '@shortlist/messages';
import { hasEmployerAbove } from '@shortlist/model';
import { Building2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { screenId, useEditor } from '../editor-context.ts';
import { employerEdits, sharesEmployer } from '../entries/employers.ts';
import { type FieldControlProps, memberOf } from '../entries/entry-form.ts';

/**
 * The employer of an entry. A role at the employer above shows that one's name, which cannot be typed over here; what is
 * typed above goes for the roles below too. Where the two say the same, that is offered.
 */
export function EmployerField({ field, form }: FieldControlProps) {
  const words = useWords(en.editor);
  const editor = useEditor();
  const { draft, setAside } = editor;
  const sections = useSections();
  const { kind, held } = form;
  const read = () => ({ resume: draft.get().draft.document, kind, sections });
  const isShared = useSyncExternalStore(draft.subscribe, () => sharesEmployer(read(), held));
  const text = form.text(memberOf(field));
  // A name that begins like the one above is typed to its end.
  const [isTyping, setIsTyping] = useState(false);
  const isHeld = isShared && !isTyping;
  const isOffered = useSyncExternalStore(
    draft.subscribe,
    () => !held.sameEmployer && hasEmployerAbove(read(), held),
  );
  return (
    <>
      <TextField
        label={field.label}
        hint={isHeld ? words.sameEmployerHint : undefined}
        readOnly={isHeld}
        {...text}
        onFocus={() => setIsTyping(!isShared)}
        onBlur={() => {
          setIsTyping(false);
          text.onBlur();
        }}
        onChange={({ target }) => {
          // A name that is typed here is the one to be brought back; roles below that go along keep their own.
          const at = screenId(editor, held.id);
          const { employer, ...aside } = setAside.get()[at] ?? {};
          if (employer !== undefined) setAside.set([at], aside);
          for (const edit of employerEdits(read(), held, target.value)) draft.edit(edit);
        }}
        className={isHeld ? 'text-muted' : ''}
      />
      {isOffered && (
        <Button
          size="sm"
          className="self-start"
          onClick={() =>
            draft.edit({ type: 'set-flag', kind, id: held.id, flag: 'sameEmployer', isOn: true })
          }
        >
          <Building2 size={16} aria-hidden />
          {words.sameEmployer}
        </Button>
      )}
    </>
  );
}
