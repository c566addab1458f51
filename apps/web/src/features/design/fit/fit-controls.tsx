import { findSpills } from '@shortlist/fit';
import { en } from '@shortlist/messages';
import type { Look, Resume } from '@shortlist/model';
import type { Design, Designs } from '@shortlist/templates';
import { useMemo, useState } from 'react';
import { usePages } from '#paper/pages/use-pages.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import type { LookHistory } from '../look-history.ts';
import { fitLook } from './fit-look.ts';
import { fittedInWords } from './fit-words.ts';

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
  const { isBusy, said, fitTo } = useFit({ resume, design, designs, look, history });
  const spills = useMemo(() => (laidOut ? findSpills(laidOut.paged) : []), [laidOut]);
  const count = laidOut?.paged.pages.length ?? 0;
  const goals = [...new Set([count - 1, 1])].filter((goal) => goal > 0 && goal < count);
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center gap-2 text-sm">
        <p className="me-auto">{count > 0 && words.takes({ count })}</p>
        {goals.map((goal) => (
          <Button key={goal} size="sm" disabled={isBusy} onClick={() => void fitTo(goal)}>
            {words.fitTo({ goal })}
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
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

type Fitted = Omit<FitControlsProps, 'settled' | 'onPick'>;

/** Fits the look to a number of pages, as one change of the history. */
function useFit({ resume, design, designs, look, history }: Fitted) {
  const looks = useWords(en.looks);
  const words = useWords(en.fit);
  const common = useWords(en.common);
  const sections = useSections();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function fitTo(goal: number) {
    setIsBusy(true);
    try {
      const fitted = await fitLook(resume, { design, designs, sections, look, goal });
      setSaid(fittedInWords({ words, looks }, fitted));
      if (!fitted.fits || fitted.changes.length === 0) return;
      history.change(Object.fromEntries(fitted.changes.map(({ knob, to }) => [knob, to])));
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
    } catch (cause) {
      logError('The look was not fitted.', cause);
      setSaid(words.fontMissing);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, said, fitTo };
}
