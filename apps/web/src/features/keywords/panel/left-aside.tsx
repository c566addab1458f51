import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { KeywordReport } from '../analysis/analyzer.ts';
import * as words from '../words.ts';

type HiddenKeywordsProps = Pick<KeywordReport, 'hidden'> & { onBringBack: (id: string) => void };

/** Keywords that the person hid, each with a way back. */
export function HiddenKeywords({ hidden, onBringBack }: HiddenKeywordsProps) {
  if (hidden.length === 0) return null;
  return (
    <Disclosure title={`Hidden by you (${hidden.length})`}>
      <ul aria-label="Hidden keywords" className="flex flex-col gap-1">
        {hidden.map(({ id, surface }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span dir="auto" className="wrap-anywhere min-w-0">
              {surface}
            </span>
            <Button size="sm" aria-label={`Bring back ${surface}`} onClick={() => onBringBack(id)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Sentences of the posting that are about the employer, not about the work. */
export function LeftAside({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null;
  const unique = [...new Set(ignored)];
  return (
    <Disclosure title={words.leftAside({ sentences: ignored.length })}>
      <p className="text-pretty text-muted">
        Pay, perks, equal opportunity and the employer’s own praise ask for nothing.
      </p>
      <ul aria-label="Sentences left aside" className="flex flex-col gap-2">
        {unique.map((sentence) => (
          <li key={sentence} dir="auto" className="wrap-anywhere border-edge border-s-2 ps-3">
            {sentence}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
