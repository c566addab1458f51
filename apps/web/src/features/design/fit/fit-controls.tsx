import { findSpills, type HiddenPart } from '@shortlist/fit';
import { en } from '@shortlist/messages';
import { applyEdit, type Look, type Resume } from '@shortlist/model';
import type { Design, Designs } from '@shortlist/templates';
import { useMemo } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { LookHistory } from '../look-history.ts';
import { fitLook } from './fit-look.ts';
import { PagesLine } from './pages-line.tsx';
import { useFitting } from './use-fitting.ts';

type FitControlsProps = {
  /** The resume whose pages are counted; null until the pictures of the designs are drawn. */
  settled: Resume | null;
  resume: Resume;
  design: Design;
  designs: Designs;
  look: Required<Look>;
  history: LookHistory;
  /** Goes to the field of a text. */
  onPick: (source: string) => void;
};

/** Shows how many pages the resume takes, the way to fewer, and the lines that a few letters win. */
export function FitControls({ settled, ...props }: FitControlsProps) {
  const words = useWords(en.fit);
  return (
    <section className="flex min-h-36 flex-col gap-3 border-hairline border-t pt-4">
      <h3 className="font-semibold">{words.pages}</h3>
      {settled && <Pages settled={settled} {...props} />}
    </section>
  );
}

type PagesProps = FitControlsProps & { settled: Resume };

function Pages({ settled, resume, design, designs, look, history, onPick }: PagesProps) {
  const words = useWords(en.fit);
  const { laidOut } = usePages(settled, designs);
  const count = laidOut?.paged.pages.length ?? 0;
  const { isBusy, said, offer, fitTo } = useFit({ resume, design, designs, look, history, count });
  const spills = useMemo(() => (laidOut ? findSpills(laidOut.paged) : []), [laidOut]);
  return (
    <>
      <PagesLine
        {...{ count, isBusy, said }}
        takes={words.takes({ count })}
        onFit={(goal) => void fitTo(goal)}
      />
      {offer && offer.parts.length > 0 && (
        <Button
          size="sm"
          className="self-start"
          disabled={isBusy}
          onClick={() => void fitTo(offer.goal, offer.parts)}
        >
          {words.hide({ count: offer.parts.length })}
        </Button>
      )}
      {spills.length > 0 && (
        <Disclosure title={words.spills({ count: spills.length })}>
          <ul className="flex flex-col gap-1">
            {spills.map((spill) => (
              <li key={`${spill.source} ${spill.text}`}>
                <button
                  type="button"
                  onClick={() => onPick(spill.source)}
                  className="pointer-coarse:min-h-11 text-start text-accent underline"
                >
                  …{spill.text}
                </button>{' '}
                <span className="text-muted">
                  {spill.least === spill.most ? words.cut(spill) : words.cutBetween(spill)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

type FitProps = Omit<FitControlsProps, 'settled' | 'onPick'> & { count: number };

/** Fits the look to a number of pages, with some parts hidden where that is necessary, as one change of the history. */
function useFit({ resume, design, designs, look, history, count }: FitProps) {
  const words = useWords(en.fit);
  const sections = useSections();
  const { draft } = useOpened();

  function hide(parts: readonly HiddenPart[], isHidden: boolean) {
    for (const part of parts) draft.edit(part.setHidden(draft.get().draft.document, isHidden));
  }

  return useFitting({
    count,
    sayFits: (goal) => words.fits({ goal }),
    findFit(goal, hidden) {
      const left = hidden.reduce(
        (shown, part) => applyEdit(shown, part.setHidden(shown, true), sections),
        resume,
      );
      return fitLook(left, { design, designs, sections, look, goal });
    },
    take(changes, hidden) {
      history.change(
        Object.fromEntries(changes.map(({ knob, to }) => [knob, to])),
        hidden.length > 0 ? (isDone) => hide(hidden, isDone) : undefined,
      );
      return history.undo;
    },
  });
}
