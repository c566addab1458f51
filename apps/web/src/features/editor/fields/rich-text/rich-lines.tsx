import { en } from '@shortlist/messages';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { CONTROL_LOOK, Field } from '#ui/fields/field.tsx';
import { useTextBound } from '#ui/fields/text-bound-context.ts';
import { useEditor } from '../../editor-context.ts';
import type { BulletAreaHandle } from '../bullet-area.tsx';
import { LineGrips } from './line-grips.tsx';
import { areaHandle, type FieldEditor, openField } from './open-field.ts';
import type { PlainState } from './plain-state.ts';
import { EMPTY_LINE, type RichLine } from './rich-line.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { useFormatting } from './use-formatting.ts';

export type RichLinesProps = {
  ref?: Ref<BulletAreaHandle> | undefined;
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands at the end of the toolbar. */
  foot?: ReactNode;
  value: readonly RichLine[];
  onChange: (lines: readonly RichLine[]) => void;
  onBlur: () => void;
  /** State of the plain field that this one takes over from. */
  plain: PlainState;
};

const FRAME_LOOK =
  'flex flex-col p-0! has-[[role=textbox]:focus-visible]:outline-2 has-[[role=textbox]:focus-visible]:outline-accent has-[[role=textbox]:focus-visible]:outline-offset-2';

/** With the toolbar below as high as the plain field. Each line is a paragraph behind a bullet that is no part of its text. */
const TEXT_LOOK =
  "min-h-[69px] max-h-[calc(60vh-43px)] overflow-y-auto whitespace-pre-wrap wrap-anywhere px-3 py-2 leading-relaxed outline-none [&>p]:relative [&>p]:ps-3 [&>p]:before:absolute [&>p]:before:start-0 [&>p]:before:content-['•'] [&_a]:underline [&_a]:decoration-accent [&_a]:underline-offset-2 [&_b]:font-semibold [&>p[data-hidden]]:text-faint [&>p[data-hidden]]:after:content-(--not-printed) [&>p[data-hidden]]:after:text-xs [&>p[data-locked]]:after:text-faint [&>p[data-locked]]:after:text-xs [&>p[data-locked]]:after:content-(--kept-as-it-is) [&>p[data-hidden][data-locked]]:after:content-[var(--not-printed)_var(--kept-as-it-is)]";

/** The words behind a line that is not printed, or kept as it is: drawn by the style sheet, they are no part of the text. */
const saying = ({ notPrinted, kept }: Record<'notPrinted' | 'kept', string>) =>
  ({
    '--not-printed': JSON.stringify(` (${notPrinted})`),
    '--kept-as-it-is': JSON.stringify(` (${kept})`),
  }) as CSSProperties;

/** There is always one to type in. */
const NO_LINES = [EMPTY_LINE];

/** A text whose lines are bullets, with bold, italic and links. */
export function RichLines({
  ref,
  value: points,
  onChange,
  onBlur,
  plain,
  ...field
}: RichLinesProps) {
  const value = points.length > 0 ? points : NO_LINES;
  const { draft } = useEditor();
  const words = useWords(en.richText);
  const root = useRef<HTMLDivElement>(null);
  const editor = useRef<FieldEditor>(null);
  const formatting = useFormatting(root, editor);
  const open = useEffectEvent((element: HTMLElement) =>
    openField(element, { value, plain, allows, onChange: report, onLink: openLink, onBlur: leave }),
  );
  const allows = useEffectEvent(useTextBound());
  const report = useEffectEvent(onChange);
  const leave = useEffectEvent(onBlur);
  const openLink = useEffectEvent(() => formatting.setLinking(true));

  useLayoutEffect(() => {
    if (!root.current) return;
    const opened = open(root.current);
    editor.current = opened;
    return () => opened.close();
  }, []);
  useLayoutEffect(() => {
    const { draft: state, lastEdit } = draft.get();
    editor.current?.show(value, state.document !== lastEdit?.after);
  }, [value, draft]);
  useImperativeHandle(ref, () => areaHandle(editor), []);

  return (
    <Field {...field}>
      {(ties) => (
        <div className={`${CONTROL_LOOK} ${FRAME_LOOK} ${field.error ? 'border-danger' : ''}`}>
          <div className="relative">
            <div
              {...{ ...ties, 'aria-label': field.label }}
              ref={root}
              spellCheck
              className={TEXT_LOOK}
              style={saying(words)}
            />
            <LineGrips root={root} editor={editor} lines={value} />
          </div>
          <div className="border-hairline border-t px-1">
            <RichToolbar controls={field.id} formatting={formatting} />
          </div>
        </div>
      )}
    </Field>
  );
}
