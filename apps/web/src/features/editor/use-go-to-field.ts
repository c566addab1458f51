import { hrefOf } from '@shortlist/contracts';
import { type EditorSection, type FieldRef, parseFieldRef } from '@shortlist/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readTarget } from '#platform/navigation/field-target.ts';
import { useLocation, useNavigate } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { controlId, type Editor, screenId } from './editor-context.ts';
import { focusField } from './fields/focus-field.ts';

type Target = { ref: FieldRef; nth?: number };

/**
 * Goes to the field that words on the paper came from: its tab, then the focus, in the very line. A way
 * to a placeholder that led to this screen is gone at once.
 */
export function useGoToField(editor: Editor, section: EditorSection) {
  const navigate = useNavigate();
  const sections = useSections();
  const { state } = useLocation();
  const [target, setTarget] = useState<Target | undefined>(() => readTarget(state, sections));

  const { folds } = editor;
  const folded = useSyncExternalStore(folds.subscribe, folds.get);

  useEffect(() => {
    if (target?.ref.section !== section) return;
    const { entryId, line } = target.ref;
    const id = entryId && screenId(editor, entryId);
    // A folded card has no fields until it is open, and comes here again.
    if (
      id !== undefined &&
      folded[id] !== false &&
      !document.getElementById(controlId(editor, target.ref))
    )
      return folds.set([id], false);
    setTarget(undefined);
    focusField(controlId(editor, target.ref), { line, placeholder: target.nth });
  }, [target, section, editor, folds, folded]);

  return (source: string) => {
    const ref = parseFieldRef(source, sections);
    if (!ref) return;
    setTarget({ ref });
    if (ref.section === section) return;
    const address = hrefOf('editor', { resumeId: editor.resumeId, section: ref.section });
    void navigate(address, { state: { keepFocus: true } });
  };
}
