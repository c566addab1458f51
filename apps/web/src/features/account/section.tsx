import type { ReactNode } from 'react';

export type SectionProps = { title: string; text?: string; children: ReactNode };

/** A part of the account page, under its own heading. */
export const AccountSection = ({ title, text, children }: SectionProps) => (
  <section className="border-hairline border-t pt-6">
    <h2 className="font-semibold text-md">{title}</h2>
    {text && <p className="mt-1 max-w-measure text-pretty text-muted text-sm">{text}</p>}
    <div className="mt-4">{children}</div>
  </section>
);

export type RowProps = { label: string; children: ReactNode; action?: ReactNode };

/** One thing of a section, with what can be done about it at its end. */
export const AccountRow = ({ label, children, action }: RowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline not-first:border-t py-3">
    <div className="min-w-0 flex-1 basis-56">
      <p className="text-faint text-xs">{label}</p>
      <div className="wrap-anywhere mt-0.5">{children}</div>
    </div>
    {action}
  </div>
);
