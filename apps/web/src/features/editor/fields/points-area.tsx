import { type FieldControlProps, memberOf } from '../entries/entry-form.ts';
import { BulletArea, type BulletAreaHandle } from './bullet-area.tsx';
import { useRichField } from './rich-text/use-rich-field.ts';

export type PointsAreaProps = FieldControlProps & {
  area?: React.Ref<BulletAreaHandle>;
  /** Stands at the end of the toolbar, and in its place until that has come. */
  foot?: React.ReactNode;
};

/** Points, one a line: with bold, italic and links once the rich field has come, until then as plain text. */
export function PointsArea({ field, form, area, foot }: PointsAreaProps) {
  const name = memberOf(field);
  const tied = { ...form.tie(name), label: field.label, hint: field.hint, foot };
  const rich = useRichField(tied.id);
  const { points } = form.points(name);
  if (rich)
    return (
      <rich.RichLines
        ref={area}
        {...tied}
        plain={rich.plain}
        value={points}
        onChange={(lines) => form.setPoints(name, lines)}
      />
    );
  return (
    <BulletArea
      ref={area}
      {...tied}
      // The height of the toolbar to come.
      className="block pb-[49px] pointer-coarse:pb-[53px]"
      value={form.read(name)}
      onValueChange={(lines) => form.setText(name, lines)}
    />
  );
}
