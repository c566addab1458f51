import { findSpills, type HiddenPart } from '@shortlist/fit';
import { en } from '@shortlist/messages';
import { applyEdit, type Look, type Resume } from '@shortlist/model';
import type { Design, Designs } from '@shortlist/templates';
import { useMemo, useState } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import type { LookHistory } from '../look-history.ts';
import { type Fitted, fitLook } from './fit-look.ts';
import { fittedInWords } from './fit-words.ts';
import { PagesLine } from './pages-line.tsx';

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
  const { isBusy, said, offer, fitTo } = useFit({ resume, design, designs, look, history });
  const spills = useMemo(() => (laidOut ? findSpills(laidOut.paged) : []), [laidOut]);
  const count = laidOut?.paged.pages.length ?? 0;
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

/** Parts that have to be hidden for the resume to take so many pages. */
type Offer = { goal: number; parts: readonly HiddenPart[] };

type FitProps = Omit<FitControlsProps, 'settled' | 'onPick'>;

/** Fits the look to a number of pages, with some parts hidden where that is necessary, as one change of the history. */
function useFit({ resume, design, designs, look, history }: FitProps) {
  const looks = useWords(en.looks);
  const words = useWords(en.fit);
  const common = useWords(en.common);
  const sections = useSections();
  const { draft } = useOpened();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [offer, setOffer] = useState<Offer>();

  function hide(parts: readonly HiddenPart[], isHidden: boolean) {
    for (const part of parts) draft.edit(part.setHidden(draft.get().draft.document, isHidden));
  }

  function take({ goal, changes }: Extract<Fitted, { fits: true }>, parts: Offer['parts']) {
    if (changes.length + parts.length === 0) return;
    history.change(
      Object.fromEntries(changes.map(({ knob, to }) => [knob, to])),
      parts.length > 0 ? (isDone) => hide(parts, isDone) : undefined,
    );
    toast({
      text: words.fits({ goal }),
      action: {
        label: common.undo,
        onAction() {
          history.undo();
          setSaid('');
        },
      },
    });
  }

  async function fitTo(goal: number, parts: Offer['parts'] = []): Promise<void> {
    setIsBusy(true);
    try {
      const left = parts.reduce(
        (shown, part) => applyEdit(shown, part.setHidden(shown, true), sections),
        resume,
      );
      const fitted = await fitLook(left, { design, designs, sections, look, goal });
      // The resume has grown since they were offered.
      if (!fitted.fits && parts.length > 0) return fitTo(goal);
      setSaid(fittedInWords({ words, looks }, fitted));
      setOffer(fitted.fits ? undefined : fitted);
      if (fitted.fits) take(fitted, parts);
    } catch (cause) {
      logError('The look was not fitted.', cause);
      setSaid(words.fontMissing);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, said, offer, fitTo };
}
