import type { Lifted } from './use-lift.ts';

/**
 * Says what happens to what is lifted: read out at once, and shown while it is lifted, since the
 * position where it would fall may be out of sight.
 */
export const LiftStatus = <Id extends string>({
  lifted: { lift, announcement },
}: {
  lifted: Pick<Lifted<Id>, 'lift' | 'announcement'>;
}) => (
  <output
    aria-live="assertive"
    className={
      lift
        ? 'pointer-events-none fixed inset-x-4 bottom-24 wide:bottom-6 z-30 mx-auto w-fit rounded-md border border-edge bg-raised px-4 py-2 text-sm'
        : 'sr-only'
    }
  >
    {announcement}
  </output>
);
