import type { MachineLine } from '@shortlist/read-back';
import { ChevronRight } from 'lucide-react';
import * as words from './words.ts';

type MachineTextProps = { name: string; lines: readonly MachineLine[] };

/** The text of a file line by line, as a program takes it; shown when it is asked for. */
export const MachineText = ({ name, lines }: MachineTextProps) => (
  <details className="group">
    <summary className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm text-muted text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
      <ChevronRight
        size={16}
        aria-hidden
        className="shrink-0 transition-transform group-open:rotate-90"
      />
      {words.textOf({ name })}
    </summary>
    <section
      aria-label={words.textOf({ name })}
      // What scrolls can be scrolled by the arrow keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
      tabIndex={0}
      className="mt-2 max-h-96 overflow-y-auto rounded-md border border-hairline bg-desk p-3"
    >
      <ol className="wrap-anywhere flex flex-col gap-0.5 text-xs">
        {lines.map(({ text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
          <li key={at} dir="auto" className="whitespace-pre-wrap">
            {text}
          </li>
        ))}
      </ol>
    </section>
  </details>
);
