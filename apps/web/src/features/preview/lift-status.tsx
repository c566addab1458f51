import type { SectionLift } from './use-section-lift.ts';

/**
 * What happens to a lifted section, in words: read out at once, and shown while it is lifted, since
 * the place where a long section would fall may be pages away.
 */
export const LiftStatus = ({ lifted: { lift, announcement } }: { lifted: SectionLift }) => (
  <output
    aria-live="assertive"
    className={
      lift
        ? 'pointer-events-none fixed inset-x-4 bottom-6 z-10 mx-auto w-fit rounded-md border border-edge bg-raised px-4 py-2 text-sm'
        : 'sr-only'
    }
  >
    {announcement}
  </output>
);
