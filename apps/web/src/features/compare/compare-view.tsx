import { describeLook, describeText } from '@shortlist/difference';
import { en } from '@shortlist/messages';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Printable } from '#paper/pages/lay-out-resume.ts';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { FOOT_BAR_ROOM } from '#ui/foot-bar-look.ts';
import { OpenedHead } from '#ui/opened-head.tsx';
import { ChangeBar } from './change-bar.tsx';
import type { ComparedKind } from './compared-kind.ts';
import { ComparedPaper } from './compared-paper.tsx';
import { DownloadComparison } from './download-comparison.tsx';
import type { Side } from './side.ts';
import { useChangeKeys } from './use-change-keys.ts';
import { type Compared, useComparison } from './use-comparison.ts';

type CompareViewProps<D extends Printable> = {
  kind: ComparedKind<D>;
  before: Side<D>;
  after: Side<D>;
};

/** Two documents beside each other, with what is different between them. */
export function CompareView<D extends Printable>({ kind, before, after }: CompareViewProps<D>) {
  const words = useWords(en.compare);
  const compared = useComparison(kind, before, after);
  const sentences = useSentences(compared);
  const [current, setCurrent] = useState(0);
  const count = sentences?.texts.length ?? 0;
  // Another window may have made two texts the same.
  const shown = Math.min(current, count);
  const go = (by: 1 | -1) => setCurrent(within(shown + by, count));
  useChangeKeys(go);
  const papers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Both are brought into sight.
    if (shown > 0 && papers.current && isPiled(papers.current))
      papers.current.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <div
      className={`mx-auto flex w-full max-w-[120rem] flex-col gap-3 p-4 sm:gap-4 sm:p-6 ${FOOT_BAR_ROOM}`}
    >
      <OpenedHead
        title={words.compare}
        editorHref={kind.editorHref(after.documentId)}
        name={`${before.name} · ${after.name}`}
        action={<DownloadComparison compared={compared} />}
      />
      {sentences && (
        <ChangeBar
          {...sentences}
          current={shown}
          onGo={go}
          onChoose={setCurrent}
          onRestore={findRestore(compared, shown)}
          names={{ before: before.name, after: after.name }}
        />
      )}
      <div ref={papers} className="grid scroll-mb-20 grid-cols-1 gap-4 min-[56.25rem]:grid-cols-2">
        <ComparedPaper side={compared.before} current={shown} />
        <ComparedPaper side={compared.after} current={shown} />
      </div>
    </div>
  );
}

/** Finds how the text of a change comes back, where an earlier version of the document is on the left. */
function findRestore<D extends Printable>(
  { before, after, difference }: Compared<D>,
  number: number,
) {
  const change = difference?.texts[number - 1];
  if (!change || before.documentId !== after.documentId) return undefined;
  return after.takeBack?.(change, before.printed);
}

/** Checks whether the children of an element are one below the other. */
function isPiled({ children: [one, other] }: Element): boolean {
  const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
  return topOf(other) > topOf(one);
}

/** Wraps a number around to 1 to `count`; 0 where there are none. */
const within = (at: number, count: number): number =>
  count === 0 ? 0 : ((at - 1 + count) % count) + 1;

const SUBJECTS = { differences: en.differences, looks: en.looks };

/** All changes in words; undefined until they are known. */
function useSentences<D extends Printable>({ kind, difference, after }: Compared<D>) {
  const format = useFormatMessage(SUBJECTS);
  const sections = kind.sectionsOf(after.printed, useSections());
  return useMemo(
    () =>
      difference && {
        texts: difference.texts.map((change, at) => ({
          number: at + 1,
          sentence: format(describeText(change)),
        })),
        looks: difference.look.map((change) => format(describeLook(change, sections))),
      },
    [difference, format, sections],
  );
}
