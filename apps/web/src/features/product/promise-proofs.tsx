import { en } from '@shortlist/messages';
import { ArrowRight } from 'lucide-react';
import { PROMISE_PROOFS } from '#content/promise-proofs.ts';
import { PROMISES, type ProductPromise } from '#content/promises.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';

/** The four promises at length: the figure, how it was measured, and what it does not say. */
export const PromiseProofs = () => (
  <div className="flex flex-col gap-16">
    {PROMISES.map((promise) => (
      <Proof key={promise.id} promise={promise} />
    ))}
  </div>
);

function Proof({ promise: { id, title, claim, figure, counts } }: { promise: ProductPromise }) {
  const words = useWords(en.product);
  const { method, limit, more } = PROMISE_PROOFS[id];
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-12 gap-y-6 border-hairline border-t pt-8 outline-none lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h3 id={`${id}-title`} className="font-serif text-xl">
          {title}
        </h3>
        <p className="mt-6">
          <span className="block font-serif text-3xl text-accent tabular-nums">{figure}</span>
          <span className="mt-2 block max-w-xs text-pretty">{counts}</span>
        </p>
      </div>
      <div className="flex max-w-measure flex-col gap-4">
        <p className="text-pretty text-lg">{claim}</p>
        {method.map((paragraph) => (
          <p key={paragraph} className="text-pretty text-muted">
            {paragraph}
          </p>
        ))}
        <p className="text-pretty border-hairline border-s-2 ps-4 text-muted">
          <strong className="font-medium text-ink">{words.notSaid}</strong> {limit}
        </p>
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center gap-2 self-start font-medium text-accent hover:text-accent-hover"
        >
          {more.label}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </section>
  );
}
