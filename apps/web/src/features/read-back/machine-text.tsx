import { en } from '@shortlist/messages';
import type { MachineLine } from '@shortlist/read-back';
import { useWords } from '#platform/language/use-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';

type MachineTextProps = { name: string; lines: readonly MachineLine[] };

/** The text of a file line by line, as a program takes it; shown when it is asked for. */
export const MachineText = ({ name, lines }: MachineTextProps) => {
  const words = useWords(en.readBackPanel);
  return (
    <Disclosure title={words.textOf({ name })}>
      <ScrollRegion
        label={words.textOf({ name })}
        className="max-h-96 overflow-y-auto rounded-md border border-hairline bg-desk p-3"
      >
        <pre className="wrap-anywhere whitespace-pre-wrap font-sans text-xs [unicode-bidi:plaintext]">
          {lines.map(({ text }) => text).join('\n')}
        </pre>
      </ScrollRegion>
    </Disclosure>
  );
};
