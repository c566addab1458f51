import { hrefOf } from '@shortlist/contracts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

/** An address that leads nowhere, and ways onward. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <PageFrame width="reading">
      <p className="text-accent text-sm">404</p>
      <h1 className="mt-2 font-serif text-2xl tracking-tight sm:text-3xl">Page not found</h1>
      <p className="mt-5 max-w-measure text-pretty text-lg text-muted">
        There is nothing at this address. It may have been mistyped, or the page has moved.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={hrefOf('resumes')} variant="primary">
          Go to your resumes
        </LinkButton>
        <LinkButton to={hrefOf('home')}>Go to Home</LinkButton>
        <LinkButton to={hrefOf('faq')}>Read the FAQ</LinkButton>
      </div>
    </PageFrame>
  );
}
