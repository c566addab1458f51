import type { Look, Resume } from '@shortlist/resume';
import type { Designs, Engine } from '@shortlist/templates';
import { useDeferredValue, useId, useMemo } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { Sheet } from '#paper/sheets/sheet.tsx';
import type { LookChanges } from './look-history.ts';

type EngineChoiceProps = {
  resume: Resume;
  designs: Designs;
  look: Required<Look>;
  onChange: (changes: LookChanges) => void;
};

const NOTHING = [] as const;

/**
 * The layout in which the resume is printed beside the newest one (or, where that is chosen, the first), by the
 * first page on which they differ; nothing where they print the same.
 */
export function EngineChoice({ resume, designs, look, onChange }: EngineChoiceProps) {
  const name = useId();
  // A slider that is dragged does not wait for it.
  const shown = useDeferredValue(resume);
  const chosen = engineOf(designs, look.engine);
  const other = otherThan(chosen, designs);
  const pages = {
    chosen: useLaidOutBy(chosen, shown, designs),
    other: useLaidOutBy(other, shown, designs),
  };
  const differing = firstDifference(pages.chosen, pages.other);
  if (differing === undefined) return null;
  const options = [
    { engine: chosen, laidOut: pages.chosen },
    { engine: other, laidOut: pages.other },
  ].sort((one, next) => one.engine.number - next.engine.number);
  return (
    <section className="flex flex-col gap-3 border-hairline border-t pt-4">
      <h3 className="font-serif text-base">Layout</h3>
      <p className="text-sm">
        A newer layout prints this resume otherwise. It stays as it was until you choose. Page{' '}
        {differing + 1} by both:
      </p>
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="sr-only">Layout</legend>
        {options.map(({ engine, laidOut }) => (
          <label key={engine.number} className="group flex min-w-0 cursor-pointer flex-col gap-2">
            <input
              type="radio"
              name={name}
              checked={engine === chosen}
              onChange={() => onChange({ engine: engine.number === 1 ? null : engine.number })}
              className="peer sr-only"
            />
            <span className="block overflow-hidden rounded-sm bg-paper shadow-paper outline-2 outline-transparent outline-offset-2 [forced-color-adjust:none] group-hover:outline-edge peer-checked:outline-amber peer-focus-visible:ring-4 peer-focus-visible:ring-amber/60 peer-focus-visible:ring-offset-4">
              <PageOf laidOut={laidOut} at={differing} />
            </span>
            <span className="text-sm">
              {engine.number}: {noveltiesOf(engine, options[0]?.engine, designs)}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function PageOf({ laidOut, at }: { laidOut: LaidOut | undefined; at: number }) {
  const page = laidOut?.paged.pages[at];
  if (!laidOut || !page) return null;
  const { sheet } = laidOut.paged;
  return <Sheet page={page} size={sheet} missing={laidOut.missing} placeholders={NOTHING} />;
}

function useLaidOutBy({ number }: Engine, resume: Resume, designs: Designs): LaidOut | undefined {
  const byEngine = useMemo(
    () => ({ ...resume, look: { ...resume.look, engine: number } }),
    [resume, number],
  );
  return usePages(byEngine, designs).laidOut;
}

const engineOf = ({ engines }: Designs, number: number): Engine =>
  engines.findLast((engine) => engine.number <= number) ?? engines[0];

/** What a layout has that the older one of the two has not, or what that has. */
function noveltiesOf(engine: Engine, older: Engine | undefined, { engines }: Designs): string {
  const after = older && older !== engine ? older.number : engine.number - 1;
  return engines
    .filter(({ number }) => number > after && number <= engine.number)
    .map(({ novelty }) => novelty)
    .join('; ');
}

/** The newest, or the first where that is the newest. */
const otherThan = (chosen: Engine, { engines }: Designs): Engine => {
  const newest = engines.at(-1) ?? chosen;
  return chosen === newest ? engines[0] : newest;
};

/** The index of the first page that two layouts print otherwise. */
function firstDifference(one: LaidOut | undefined, other: LaidOut | undefined): number | undefined {
  if (!one || !other) return undefined;
  const count = Math.max(one.paged.pages.length, other.paged.pages.length);
  const written = ({ paged }: LaidOut, at: number) => JSON.stringify(paged.pages[at]?.lines);
  return Array.from({ length: count }, (_, at) => at).find(
    (at) => written(one, at) !== written(other, at),
  );
}
