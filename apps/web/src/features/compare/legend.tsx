import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';

/** The names of the two sides. */
export type Names = { before: string; after: string };

/** Says what the marks mean, in words that look as they do. */
export function Legend({ before, after }: Names) {
  const { legend } = useWords(en.compare);
  const words = useWords(en.differences);
  const shown =
    (look: string) =>
    (text: string): ReactNode => <span className={look}>{text}</span>;
  return (
    <ul aria-label={legend} className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
      <li>{words.gone({ before, mark: shown('line-through decoration-2 decoration-danger') })}</li>
      <li>{words.new({ after, mark: shown('underline decoration-2 decoration-ok') })}</li>
      <li>{words.barred({ mark: shown('border-current border-s-4 ps-2') })}</li>
    </ul>
  );
}
