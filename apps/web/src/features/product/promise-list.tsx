import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ArrowRight } from 'lucide-react';
import { PROMISES } from '#content/promises.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';

/** The four promises in short: each with its figure, and the way to how it was measured. */
export function PromiseList() {
  const words = useWords(en.product);
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-hairline bg-hairline sm:grid-cols-2">
      {PROMISES.map(({ id, title, claim, figure, counts }) => (
        <li key={id} className="flex flex-col bg-desk p-6 sm:p-8">
          <h3 className="font-serif text-lg">{title}</h3>
          <p className="mt-2 text-pretty text-muted">{claim}</p>
          <p className="mt-6 mb-4">
            <span className="block font-serif text-2xl text-accent tabular-nums">{figure}</span>
            <span className="mt-1 block text-pretty text-sm">{counts}</span>
          </p>
          <Link
            to={hrefOf('howItWorks', {}, { hash: id })}
            className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-medium text-accent hover:text-accent-hover"
          >
            {words.howMeasured}
            <span className="sr-only">: {title}</span>
            <ArrowRight size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
