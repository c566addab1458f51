import { useEffect, useRef } from 'react';

/** The heading of what a press came to. It has the focus, since the button that was pressed is gone. */
export function OutcomeHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="font-serif text-xl tracking-tight sm:text-2xl">
      {children}
    </h1>
  );
}
