import type { PagedDocument } from '@shortlist/layout';
import { en } from '@shortlist/messages';
import type { Look, Resume } from '@shortlist/model';
import type { Designs, LayoutVersion } from '@shortlist/templates';
import { useId, useState } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { Sheet } from '#paper/sheets/sheet.tsx';
import { useWords } from '#platform/language/use-words.ts';
import type { LookChanges } from './look-history.ts';
import { type Layout, useLayouts } from './use-layouts.ts';

type EngineChoiceProps = {
  /** Null until the pictures of the designs are drawn. */
  settled: Resume | null;
  designs: Designs;
  look: Required<Look>;
  onChange: (changes: LookChanges) => void;
};

const NOTHING = [] as const;

/**
 * The layout of a resume that was made with an older one beside all that print it otherwise, by the first page on which they differ;
 * nothing where all print it the same.
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
  const name = useId();
  const { laidOut } = usePages(resume, designs);
  const chosen = engineOf(designs, look.engine);
  const layouts = useLayouts(resume, { laidOut, designs, chosen });
  const differing = firstDifference(layouts);
  if (!laidOut || differing === undefined) return null;
  const isNewest = layouts.at(-1)?.engine === chosen;
  return (
    <section className="flex flex-col gap-3 border-hairline border-t pt-4">
      <h3 className="font-semibold">{words.layout}</h3>
      <p className="text-sm">
        {isNewest ? words.newestLayout : words.newerLayout}{' '}
        {words.pageWithEach({ page: differing + 1 })}
      </p>
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="sr-only">{words.layout}</legend>
        {layouts.map(({ engine, paged }) => (
          <label key={engine.number} className="group flex min-w-0 cursor-pointer flex-col gap-2">
            <input
              type="radio"
              name={name}
              checked={engine === chosen}
              aria-describedby={`${name}-${engine.number}`}
              onChange={() => onChange({ engine: engine.number === 1 ? null : engine.number })}
              className="peer sr-only"
            />
            <span className="block overflow-hidden rounded-sm bg-paper outline-2 outline-transparent outline-offset-2 [forced-color-adjust:none] group-hover:outline-edge peer-checked:outline-accent peer-focus-visible:ring-4 peer-focus-visible:ring-accent/60 peer-focus-visible:ring-offset-4">
              <PageOf paged={paged} at={differing} missing={laidOut.missing} />
            </span>
            <span className="text-sm">{words.layoutNumber({ number: engine.number })}</span>
          </label>
        ))}
      </fieldset>
      {layouts.map(({ engine }, at) => (
        <p key={engine.number} id={`${name}-${engine.number}`} className="text-sm">
          <span className="font-medium">{words.layoutHas({ number: engine.number })}</span>{' '}
          <span className="text-muted">
            {noveltiesOf(engine, layouts[at - 1]?.engine, designs)}
          </span>
        </p>
      ))}
    </section>
  );
}

type PageOfProps = { paged: PagedDocument; at: number; missing: LaidOut['missing'] };

function PageOf({ paged, at, missing }: PageOfProps) {
  const page = paged.pages[at];
  if (!page) return null;
  const { width, height } = paged.sheet;
  return (
    <Sheet page={page} width={width} height={height} missing={missing} placeholders={NOTHING} />
  );
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
