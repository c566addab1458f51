import { CircleCheck } from 'lucide-react';

/** What stands on the button that opens the panel. */
export const ReadBackLabel = () => (
  <>
    <CircleCheck size={16} aria-hidden />
    <span className="max-sm:sr-only">Read back</span>
  </>
);
