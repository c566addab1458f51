import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import type { Design, Designs } from '@shortlist/templates';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import { usePages } from '#paper/pages/use-pages.ts';
import { Sheet } from '#paper/sheets/sheet.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useDebouncedValue } from '#platform/use-debounced-value.ts';
import type { LookChanges } from './look-history.ts';

type GalleryProps = {
  resume: Resume;
  designs: Designs;
  /** Id of the design that the resume is printed in. */
  chosen: string;
  /** Returns what choosing another design changes of the look. */
  choiceOf: (id: string) => LookChanges;
  onChoose: (changes: LookChanges) => void;
  size: 'small' | 'large';
};

const COLUMNS = {
  small: 'grid-cols-2 gap-3 sm:grid-cols-4',
  large:
    'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-6',
};

/** All designs, each by the first page of the resume in it. One is chosen; arrow keys go from one to the next. */
export function Gallery({ resume, designs, chosen, choiceOf, onChoose, size }: GalleryProps) {
  const words = useWords(en.design);
  const name = useId();
  // A slider that is dragged does not wait for eight pages. On a page of its own, where no paper stands beside it, the
  // chosen one is what is looked at, and does not wait for the seven others.
  const settled = useDebouncedValue(resume);
  const deferred = useDeferredValue(resume);
  const prompt = size === 'large' ? deferred : settled;
  return (
    <fieldset className={`grid ${COLUMNS[size]}`}>
      <legend className="sr-only">{words.design}</legend>
      {designs.all.map((design) => (
        <label key={design.id} className="group flex min-w-0 cursor-pointer flex-col gap-2">
          <input
            type="radio"
            name={name}
            value={design.id}
            checked={design.id === chosen}
            onChange={() => onChoose(choiceOf(design.id))}
            className="peer sr-only"
          />
          <span className="block aspect-[85/110] overflow-hidden rounded-sm bg-paper outline-2 outline-transparent outline-offset-2 transition-[outline-color] [forced-color-adjust:none] group-hover:outline-edge peer-checked:outline-accent peer-focus-visible:ring-4 peer-focus-visible:ring-accent/60 peer-focus-visible:ring-offset-4">
            <FirstPage
              resume={design.id === chosen ? prompt : settled}
              designs={designs}
              {...(design.id === chosen ? KEPT : choiceOf(design.id))}
            />
          </span>
          <DesignName design={design} isChosen={design.id === chosen} />
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the share of fields, in percent, that comes back to our own reader at least, from whatever design. */
export const leastReadBack = ({ all }: Designs): number =>
  Math.min(...all.map(({ proved }) => Number(proved?.fields ?? 100)));

const DesignName = ({
  design: { name, proved },
  isChosen,
}: {
  design: Design;
  isChosen: boolean;
}) => (
  <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-2">
    <span className={`text-sm ${isChosen ? 'font-medium text-accent' : ''}`}>{name}</span>
    {proved && <span className="text-muted text-xs tabular-nums">{proved.fieldsElsewhere} %</span>}
  </span>
);

type FirstPageProps = { resume: Resume; designs: Designs } & LookChanges;

/** Changes of choosing the chosen design: none. */
const KEPT: LookChanges = {};

const NOTHING = [] as const;

/** The first page in a design, by an engine; in the resume's own where none is given: a picture to the eye only, its name stands below. */
const FirstPage = memo(function FirstPage({ resume, designs, design, engine }: FirstPageProps) {
  const words = useWords(en.design);
  const inDesign = useMemo(
    () => ({
      ...resume,
      look: {
        ...resume.look,
        ...(design !== undefined && { design }),
        ...(engine !== undefined && { engine }),
      },
    }),
    [resume, design, engine],
  );
  const { laidOut, hasFailed } = usePages(inDesign, designs);
  const [page] = laidOut?.paged.pages ?? [];
  if (laidOut && page) {
    const { width, height } = laidOut.paged.sheet;
    return (
      <Sheet
        page={page}
        width={width}
        height={height}
        missing={laidOut.missing}
        placeholders={NOTHING}
      />
    );
  }
  return (
    <span className="flex h-full items-center justify-center p-2 text-center text-print text-xs">
      {hasFailed && words.fontMissing}
    </span>
  );
});
