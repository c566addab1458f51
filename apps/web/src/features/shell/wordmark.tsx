import { hrefOf, PRODUCT_NAME } from '@shortlist/contracts';
import { Link } from '#platform/navigation/router/link.tsx';

export type WordmarkProps = { isNarrow?: boolean; onClick?: () => void };

/** The product's sign and name; leads home. */
export const Wordmark = ({ isNarrow = false, onClick }: WordmarkProps) => (
  <Link
    to={hrefOf('home')}
    onClick={onClick}
    className="flex min-h-11 items-center gap-2.5 rounded-md"
  >
    <svg viewBox="0 0 20 24" aria-hidden="true" className="h-6 w-5 shrink-0">
      <path d="M.5.5h13.3l5.7 5.7v17.3H.5z" className="fill-paper stroke-edge" />
      <path d="M4 10h11M4 19h7" className="stroke-print/70" strokeWidth="1.5" />
      <path d="M3 14.5h14" className="stroke-accent" strokeWidth="3.5" />
    </svg>
    <span className={isNarrow ? 'sr-only' : 'font-logo font-semibold text-lg tracking-tight'}>
      {PRODUCT_NAME}
    </span>
  </Link>
);
