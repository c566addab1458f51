import type { ReactNode } from 'react';

export type PageHeadlineProps = { title: string; lead?: ReactNode };

/** Begins a page of the company site: a large headline, and what it is about. */
export const PageHeadline = ({ title, lead }: PageHeadlineProps) => (
  <>
    <h1 className="break-words font-serif text-2xl tracking-tight sm:text-3xl">{title}</h1>
    {lead && <p className="mt-5 max-w-measure text-pretty text-lg text-muted">{lead}</p>}
  </>
);
