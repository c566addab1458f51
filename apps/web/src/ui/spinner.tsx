import { LoaderCircle } from 'lucide-react';

/** Turns while something is waited for; unseen for the first 300 ms. */
export const Spinner = () => (
  <span aria-hidden className="appear-late">
    <LoaderCircle size={16} className="animate-spin" />
  </span>
);
