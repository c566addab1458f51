import { type EditorSection, parseFieldRef } from '@shortlist/resume';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { controlId, type Editor } from './editor-context.ts';
import { focusField } from './field-id.ts';

type Target = NonNullable<ReturnType<typeof parseFieldRef>>;

/** Goes to the field that words on the paper came from: its tab, then the focus, in the very line. */
export function useGoToField(editor: Editor, section: EditorSection) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();

  useEffect(() => {
    if (target?.section !== section) return;
    setTarget(undefined);
    focusField(controlId(editor, target), target.line);
  }, [target, section, editor]);

  return (source: string) => {
    const ref = parseFieldRef(source);
    if (!ref) return;
    setTarget(ref);
    if (ref.section === section) return;
    const address = `/resume/${editor.resumeId}/${ref.section}`;
    void navigate(address, { state: { keepFocus: true }, preventScrollReset: true });
  };
}
