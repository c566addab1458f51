import { en } from '@shortlist/messages';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { SWATCHES } from '#platform/text/look-words.ts';
import { KnobFrame, type LookForm } from './knobs.tsx';
import { contrastOnPaper, LEAST_CONTRAST } from './look-advice.ts';

/** The color of name, headings and bullets: a swatch or any color, with its contrast on the paper. */
export function AccentField(form: LookForm) {
  const words = useWords(en.design);
  const id = useId();
  const { accent } = form.look;
  const contrast = contrastOnPaper(accent);
  const looks = useWords(en.looks);
  const isPale = contrast < LEAST_CONTRAST;
  const swatch = SWATCHES.find(({ color }) => color === accent);
  return (
    <KnobFrame {...form} knob="accent" label={words.color} controlId={id} value={accent}>
      <div className="flex flex-wrap items-center gap-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.colorHint}</legend>
          {SWATCHES.map(({ color, name }) => (
            <label key={color} title={looks.swatch({ name })} className="cursor-pointer">
              <input
                type="radio"
                name={id}
                checked={color === accent}
                onChange={() => form.onChange({ accent: color })}
                className="peer sr-only"
              />
              <span className="sr-only">{looks.swatch({ name })}</span>
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
        {isPale && <TriangleAlert size={14} aria-hidden className="text-danger" />}
        {swatch && `${looks.swatch(swatch)}: `}
        {isPale
          ? words.contrastTooPale({ contrast: contrast.toFixed(1) })
          : words.contrast({ contrast: contrast.toFixed(1) })}
      </p>
    </KnobFrame>
  );
}
