import { en } from '@shortlist/messages';
import type { AiKind } from '@shortlist/model';
import { Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useEditor } from '../editor-context.ts';
import { type FieldControlProps, memberOf } from '../entries/entry-form.ts';
import { AiWriteButton, AiWriteNotes, useLineBank } from '../writing/ai-write-button.tsx';
import { NextPlaceholderButton } from '../writing/next-placeholder-button.tsx';
import { useAiUses } from '../writing/use-ai-uses.ts';
import { useAiWrite } from '../writing/use-ai-write.ts';
import type { BulletAreaHandle } from './bullet-area.tsx';
import { PointsArea } from './points-area.tsx';

/** Points, one a line; AI Write helps with them where the section has it. */
export function PointsField(props: FieldControlProps) {
  return props.form.hasAiWrite ? (
    <PointsWithAiWrite {...props} />
  ) : (
    <>
      <PointsArea {...props} />
      <ImprovePoints {...props} />
    </>
  );
}

function ImprovePoints({ field, form }: FieldControlProps) {
  const { slots } = useEditor();
  const name = memberOf(field);
  return slots.renderImprove({
    kind: 'points',
    text: form.read(name),
    role: form.title,
    onAccept: (lines) => form.setText(name, lines),
  });
}

function PointsWithAiWrite(props: FieldControlProps) {
  const common = useWords(en.common);
  const words = useWords(en.editor);
  const { form } = props;
  // A kind that has it.
  const kind = form.kind as AiKind;
  const { id } = form.held;
  const [role, bullets] = [form.read('role'), form.read('bullets')];
  const area = useRef<BulletAreaHandle>(null);
  const { write, undo } = useAiWrite({ kind, id, bullets, area, set: form.set });
  const usesLeft = useAiUses(kind, id);
  // Keeps its place when the role is typed: nothing below it moves.
  const [hasHint] = useState(role.trim() === '');
  const { slots } = useEditor();
  const ai = { usesLeft, bank: useLineBank(write), limitId: useId() };

  return (
    <div className="flex flex-col gap-2">
      <PointsArea {...props} area={area} foot={<AiWriteButton {...ai} />} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        <AiWriteNotes {...ai} />
        {undo && (
          <Button variant="ghost" size="sm" onClick={undo}>
            <Undo2 size={16} aria-hidden />
            {common.undo}
          </Button>
        )}
        <NextPlaceholderButton bullets={bullets} area={area} />
      </div>
      {hasHint && usesLeft > 0 && (
        <p className={`text-faint text-xs ${role.trim() === '' ? '' : 'invisible'}`}>
          {words.fillInRole}
        </p>
      )}
      {slots.renderModelLine({
        entry: { role, bullets },
        isUsedUp: usesLeft === 0,
        onAccept: (line) => write(() => line),
      })}
      <ImprovePoints {...props} />
    </div>
  );
}
