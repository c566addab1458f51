import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#platform/navigation/router/link.tsx';

export type HomeSectionProps = {
  heading: string;
  more?: { label: string; to: string } | undefined;
  children: ReactNode;
};

/** A part of the home page under its heading; `more` leads to all of it. */
export const HomeSection = ({ heading, more, children }: HomeSectionProps) => (
  <section className="border-hairline border-t pt-10 pb-16">
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
      <h2 className="font-serif text-xl">{heading}</h2>
      {more && (
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:text-accent-hover"
        >
          {more.label}
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </div>
    {children}
  </section>
);
