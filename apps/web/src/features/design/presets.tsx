import { en } from '@shortlist/messages';
import type { Look } from '@shortlist/model';
import type { Design } from '@shortlist/templates';
import { useWords } from '#platform/language/use-words.ts';
import { SWATCHES } from '#platform/text/look-words.ts';
import type { LookChanges } from './look-history.ts';

type Accent = NonNullable<Look['accent']>;

const BLACK: Accent = '#000000';

/** Colors that stand beside a design's own, as far as that is another one. */
const OTHERS: readonly Accent[] = ['#1d4e89', '#2c5c3f', '#7a2e2e'];

/** Three looks of a design, by their color; the first is the design's own. */
const presetsOf = ({ defaults }: Design): readonly Accent[] => {
  const own = defaults.accent ?? BLACK;
  return [own, ...OTHERS.filter((accent) => accent !== own)].slice(0, 3);
};

type PresetsProps = {
  design: Design;
  /** Color of the resume where it has this design. */
  accent: Accent | undefined;
  /** Changes of choosing the design. */
  choice: LookChanges;
  onChoose: (changes: LookChanges) => void;
};

/** Chooses a design in one of three colors by one press. */
export function Presets({ design, accent, choice, onChoose }: PresetsProps) {
  const words = useWords(en.design);
  const looks = useWords(en.looks);
  const nameOf = (color: Accent) => {
    const swatch = SWATCHES.find((each) => each.color === color);
    return swatch ? looks.swatch(swatch) : color;
  };
  return (
    <div className="flex gap-1">
      {presetsOf(design).map((color, at) => {
        const label = words.preset({ design: design.name, color: nameOf(color) });
        return (
          <button
            key={color}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={color === accent}
            onClick={() => onChoose({ ...choice, accent: at === 0 ? null : color })}
            className="group/dot flex pointer-coarse:size-11 size-6 items-center justify-center rounded-full"
          >
            <span
              style={{ backgroundColor: color }}
              className="block size-4 rounded-full border border-paper outline-1 outline-edge [forced-color-adjust:none] group-aria-pressed/dot:outline-2 group-aria-pressed/dot:outline-accent"
            />
          </button>
        );
      })}
    </div>
  );
}
