import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { SWATCHES } from '#lib/text/look-words.ts';
import { KnobFrame, type LookForm } from './knobs.tsx';
import { contrastOnPaper, LEAST_CONTRAST } from './look-advice.ts';

/** The color of name, headings and bullets: a swatch or any color, with its contrast on the paper. */
export function AccentField(form: LookForm) {
  const id = useId();
  const { accent } = form.look;
  const contrast = contrastOnPaper(accent);
  const swatch = SWATCHES.find(({ color }) => color === accent);
  return (
    <KnobFrame {...form} knob="accent" label="Color" controlId={id} value={accent}>
      <div className="flex flex-wrap items-center gap-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Color of name and headings</legend>
          {SWATCHES.map(({ color, name }) => (
            <label key={color} title={name} className="cursor-pointer">
              <input
                type="radio"
                name={id}
                checked={color === accent}
                onChange={() => form.onChange({ accent: color })}
                className="peer sr-only"
              />
              <span className="sr-only">{name}</span>
              <span
                aria-hidden
                style={{ backgroundColor: color }}
                className="block size-8 rounded-full border-2 border-paper outline-1 outline-edge [forced-color-adjust:none] peer-checked:outline-3 peer-checked:outline-accent peer-focus-visible:ring-4 peer-focus-visible:ring-accent"
              />
            </label>
          ))}
        </fieldset>
        <input
          id={id}
          type="color"
          value={accent}
          onChange={({ currentTarget }) =>
            form.onChange({ accent: currentTarget.value.toLowerCase() as `#${string}` })
          }
          className="h-10 w-14 cursor-pointer rounded-md border border-edge bg-desk p-1"
        />
      </div>
      <p className="flex items-center gap-1.5 text-muted text-xs">
        {contrast < LEAST_CONTRAST && (
          <TriangleAlert size={14} aria-hidden className="text-danger" />
        )}
        {swatch && `${swatch.name}: `}
        {contrast.toFixed(1)}:1 with the paper{contrast < LEAST_CONTRAST && ', too pale for text'}
      </p>
    </KnobFrame>
  );
}
