import { en } from '@shortlist/messages';
import type { Look, Resume } from '@shortlist/model';
import type { Designs } from '@shortlist/templates';
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { FIRST_PAGE } from '#paper/pages/lay-out-resume.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { Sheet } from '#paper/sheets/sheet.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useDebouncedValue } from '#platform/use-debounced-value.ts';
import { withChoice } from './choose-design.ts';
import type { LookChanges } from './look-history.ts';
import { Presets } from './presets.tsx';

type GalleryProps = {
  resume: Resume;
  designs: Designs;
  /** Id of the design that the resume is printed in. */
  chosen: string;
  /** Returns what choosing another design changes of the look. */
  choiceOf: (id: string) => LookChanges;
  /** Color that the resume is printed with. */
  accent: Required<Look>['accent'];
  onChoose: (changes: LookChanges) => void;
  /** Called when the picture of every design is drawn or has failed. */
  onDrawn: () => void;
  size: 'small' | 'large';
};

const COLUMNS = {
  small: 'grid-cols-2 gap-3 sm:grid-cols-4',
  large:
    'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-6',
};

/** All designs, each by the first page of the resume in it. One is chosen; arrow keys go from one to the next. */
export function Gallery(props: GalleryProps) {
  const { resume, designs, chosen, choiceOf, accent, onChoose, onDrawn, size } = props;
  const words = useWords(en.design);
  const name = useId();
  // A slider that is dragged does not wait for eight pages. On a page of its own, where no paper stands beside it, the
  // chosen one is what is looked at, and does not wait for the seven others.
  const settled = useDebouncedValue(resume);
  const deferred = useDeferredValue(resume);
  const prompt = size === 'large' ? deferred : settled;
  const drawn = useRef(new Set<string>());
  const noteDrawn = useCallback(
    (id: string) => {
      drawn.current.add(id);
      if (drawn.current.size === designs.all.length) onDrawn();
    },
    [designs, onDrawn],
  );
  return (
    <fieldset className={`grid ${COLUMNS[size]}`}>
      <legend className="sr-only">{words.design}</legend>
      {designs.all.map((design) => {
        const isChosen = design.id === chosen;
        const choice = isChosen ? KEPT : choiceOf(design.id);
        return (
          <div key={design.id} className="flex min-w-0 flex-col gap-1">
            <label className="group flex min-w-0 cursor-pointer flex-col gap-2">
              <input
                type="radio"
                name={name}
                value={design.id}
                checked={isChosen}
                aria-describedby={`${name}-${design.id}`}
                onChange={() => onChoose(choiceOf(design.id))}
                className="peer sr-only"
              />
              <span className="block aspect-[85/110] overflow-hidden rounded-sm bg-paper outline-2 outline-transparent outline-offset-2 transition-[outline-color] [forced-color-adjust:none] group-hover:outline-edge peer-checked:outline-accent peer-focus-visible:ring-4 peer-focus-visible:ring-accent/60 peer-focus-visible:ring-offset-4">
                <FirstPage
                  id={design.id}
                  resume={isChosen ? prompt : settled}
                  designs={designs}
                  {...choice}
                  onDrawn={noteDrawn}
                />
              </span>
              <span className={`text-sm ${isChosen ? 'font-medium text-accent' : ''}`}>
                {design.name}
              </span>
            </label>
            <p id={`${name}-${design.id}`} className="grow text-pretty text-muted text-xs">
              {isCaptioned(design.id) && words.caption({ design: design.id })}
            </p>
            <Presets
              design={design}
              accent={isChosen ? accent : undefined}
              choice={choice}
              onChoose={onChoose}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** The product's designs, of which the catalogue has a line each. */
const CAPTIONED = [
  'classic',
  'harvard',
  'modern',
  'compact',
  'academic',
  'european',
  'sidebar',
  'timeline',
] as const;

const isCaptioned = (id: string): id is (typeof CAPTIONED)[number] =>
  CAPTIONED.some((each) => each === id);

/** Returns the least shares of fields, in percent, that come back from any design: to our reader, and to one that does not know our files. */
export function leastReadBack({ all }: Designs): { share: number; elsewhere: number } {
  const least = (shares: readonly (string | undefined)[]) =>
    Math.min(...shares.map((share) => Number(share ?? 100)));
  return {
    share: least(all.map(({ proved }) => proved?.fields)),
    elsewhere: least(all.map(({ proved }) => proved?.fieldsElsewhere)),
  };
}

type FirstPageProps = {
  id: string;
  resume: Resume;
  designs: Designs;
  onDrawn: (id: string) => void;
} & LookChanges;

/** Changes of choosing the chosen design: none. */
const KEPT: LookChanges = {};

/** The first page in a design, by an engine; in the resume's own where none is given: a picture to the eye only, its name stands below. */
const FirstPage = memo(function FirstPage(props: FirstPageProps) {
  const { id, resume, designs, design, engine, onDrawn } = props;
  const words = useWords(en.design);
  const inDesign = useMemo(() => withChoice(resume, { design, engine }), [resume, design, engine]);
  const { laidOut, hasFailed } = usePages(inDesign, designs, FIRST_PAGE);
  const [page] = laidOut?.paged.pages ?? [];
  const isDrawn = page !== undefined || hasFailed;
  useEffect(() => {
    if (isDrawn) onDrawn(id);
  }, [isDrawn, onDrawn, id]);
  if (laidOut && page)
    return <Sheet {...laidOut.paged.sheet} page={page} missing={laidOut.missing} />;
  return (
    <span className="flex h-full items-center justify-center p-2 text-center text-print text-xs">
      {hasFailed && words.fontMissing}
    </span>
  );
});
