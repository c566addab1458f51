import { useBulletTyping } from '#lib/use-bullet-typing.ts';
import { TextArea } from '#ui/text-area.tsx';
import type { FieldTies } from './editor-context.ts';

type BulletAreaProps = FieldTies & {
  label: string;
  hint?: string;
  value: string;
  onValueChange: (value: string) => void;
};

/** A text whose lines are bullets. */
export const BulletArea = ({ value, onValueChange, ...area }: BulletAreaProps) => (
  <TextArea {...area} {...useBulletTyping(value, onValueChange)} />
);
