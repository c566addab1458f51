import { type ReactNode, useId } from 'react';

type PartFrameProps = {
  title: string;
  /** A button at the end of the heading's line. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A part of an application below its heading. */
export function PartFrame({ title, action, children }: PartFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container flex min-w-0 flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
