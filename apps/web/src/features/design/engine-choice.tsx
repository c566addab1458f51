import type { PagedDocument } from '@shortlist/layout';
import { en } from '@shortlist/messages';
import type { Look, Resume } from '@shortlist/model';
import type { Designs, LayoutVersion } from '@shortlist/templates';
import { useId, useState } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { Sheet } from '#paper/sheets/sheet.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { LookChanges } from './look-history.ts';
import { type Layout, useLayouts } from './use-layouts.ts';

type EngineChoiceProps = {
  /** Null until the pictures of the designs are drawn. */
  settled: Resume | null;
  designs: Designs;
  look: Required<Look>;
  onChange: (changes: LookChanges) => void;
};

/**
 * Offers a newer layout to a resume that was made with an older one, in one line that opens to all that print it otherwise, each by the first
 * page on which they differ; nothing where all print it the same.
 */
export function EngineChoice({ settled, ...props }: EngineChoiceProps) {
  const { designs, look } = props;
  const newest = designs.layoutVersions.at(-1);
  // Offered until the panel closes, so that the older one can be taken back.
  const [isOffered] = useState(() => engineOf(designs, look.engine) !== newest);
  return isOffered && settled && <SettledChoice resume={settled} {...props} />;
}

type SettledProps = Omit<EngineChoiceProps, 'settled'> & { resume: Resume };

function SettledChoice({ resume, designs, look, onChange }: SettledProps) {
  const words = useWords(en.design);
  const id = useId();
  const [isCompared, setIsCompared] = useState(false);
  const { laidOut } = usePages(resume, designs);
  const chosen = engineOf(designs, look.engine);
  const layouts = useLayouts(resume, { laidOut, designs, chosen });
  const differing = firstDifference(layouts);
  if (!laidOut || differing === undefined) return null;
  const isNewest = layouts.at(-1)?.engine === chosen;
  return (
    <section className="flex flex-col gap-3 border-hairline border-t pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <p>{isNewest ? words.newestLayout : words.newerLayout}</p>
        <Button
          size="sm"
          aria-expanded={isCompared}
          aria-controls={id}
          onClick={() => setIsCompared(!isCompared)}
        >
          {words.compare}
        </Button>
      </div>
      <div id={id} className="flex flex-col gap-3 empty:hidden">
        {isCompared && (
          <Comparison
            {...{ layouts, designs, chosen, at: differing, missing: laidOut.missing }}
            onChoose={(number) => onChange({ engine: number === 1 ? null : number })}
          />
        )}
      </div>
    </section>
  );
}

type ComparisonProps = {
  layouts: readonly Layout[];
  designs: Designs;
  chosen: LayoutVersion;
  /** The page that is compared, from 0. */
  at: number;
  missing: LaidOut['missing'];
  onChoose: (number: number) => void;
};

/** One page in each layout, to choose one of them, and what each has that the one before has not. */
function Comparison({ layouts, designs, chosen, at, missing, onChoose }: ComparisonProps) {
  const words = useWords(en.design);
  const name = useId();
  return (
    <>
      <p className="text-sm">{words.pageWithEach({ page: at + 1 })}</p>
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="sr-only">{words.layout}</legend>
        {layouts.map(({ engine, paged }) => (
          <label key={engine.number} className="group flex min-w-0 cursor-pointer flex-col gap-2">
            <input
              type="radio"
              name={name}
              checked={engine === chosen}
              aria-describedby={`${name}-${engine.number}`}
              onChange={() => onChoose(engine.number)}
              className="peer sr-only"
            />
            <span className="block overflow-hidden rounded-sm bg-paper outline-2 outline-transparent outline-offset-2 [forced-color-adjust:none] group-hover:outline-edge peer-checked:outline-accent peer-focus-visible:ring-4 peer-focus-visible:ring-accent/60 peer-focus-visible:ring-offset-4">
              <PageOf paged={paged} at={at} missing={missing} />
            </span>
            <span className="text-sm">{words.layoutNumber({ number: engine.number })}</span>
          </label>
        ))}
      </fieldset>
      {layouts.map(({ engine }, before) => (
        <p key={engine.number} id={`${name}-${engine.number}`} className="text-sm">
          <span className="font-medium">{words.layoutHas({ number: engine.number })}</span>{' '}
          <span className="text-muted">
            {noveltiesOf(engine, layouts[before - 1]?.engine, designs)}
          </span>
        </p>
      ))}
    </>
  );
}

type PageOfProps = { paged: PagedDocument; at: number; missing: LaidOut['missing'] };

function PageOf({ paged, at, missing }: PageOfProps) {
  const page = paged.pages[at];
  return page ? <Sheet {...paged.sheet} page={page} missing={missing} /> : null;
}

const engineOf = ({ layoutVersions }: Designs, number: number): LayoutVersion =>
  layoutVersions.findLast((engine) => engine.number <= number) ?? layoutVersions[0];

/** Lists what a layout has that the one shown before it has not; of the first one, what it has itself. */
function noveltiesOf(
  engine: LayoutVersion,
  before: LayoutVersion | undefined,
  { layoutVersions }: Designs,
): string {
  const after = before?.number ?? engine.number - 1;
  return layoutVersions
    .filter(({ number }) => number > after && number <= engine.number)
    .map(({ changes }) => changes)
    .join('; ');
}

/** The index of the first page that not all layouts print the same. */
function firstDifference([first, ...others]: readonly Layout[]): number | undefined {
  if (!first) return undefined;
  const count = Math.max(...[first, ...others].map(({ paged }) => paged.pages.length));
  const written = ({ paged }: Layout, at: number) => JSON.stringify(paged.pages[at]);
  return Array.from({ length: count }, (_, at) => at).find((at) =>
    others.some((other) => written(other, at) !== written(first, at)),
  );
}
