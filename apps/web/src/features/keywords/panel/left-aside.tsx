import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { KeywordReport } from '../analysis/analyzer.ts';

type HiddenKeywordsProps = Pick<KeywordReport, 'hidden'> & { onBringBack: (id: string) => void };

/** Keywords that the person hid, each with a way back. */
export function HiddenKeywords({ hidden, onBringBack }: HiddenKeywordsProps) {
  const words = useWords(en.keywordPanel);
  if (hidden.length === 0) return null;
  return (
    <Disclosure title={words.hiddenBy({ count: hidden.length })}>
      <ul aria-label={words.hiddenKeywords} className="flex flex-col gap-1">
        {hidden.map(({ id, surface }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span dir="auto" className="wrap-anywhere min-w-0">
              {surface}
            </span>
            <Button
              size="sm"
              aria-label={words.bringBackNamed({ surface })}
              onClick={() => onBringBack(id)}
            >
              {words.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Sentences of the posting that are about the employer, not about the work. */
export function LeftAside({ ignored }: { ignored: readonly string[] }) {
  const words = useWords(en.keywordPanel);
  if (ignored.length === 0) return null;
  const unique = [...new Set(ignored)];
  return (
    <Disclosure title={words.leftAside({ sentences: ignored.length })}>
      <p className="text-pretty text-muted">{words.asideHint}</p>
      <ul aria-label={words.aside} className="flex flex-col gap-2">
        {unique.map((sentence) => (
          <li key={sentence} dir="auto" className="wrap-anywhere border-edge border-s-2 ps-3">
            {sentence}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
