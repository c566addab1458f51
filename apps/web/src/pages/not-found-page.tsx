import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

/** An address that leads nowhere, and ways onward. */
export function NotFoundPage() {
  const words = useWords(en.frame);
  usePageTitle(words.notFound);
  return (
    <PageFrame width="reading">
      <p className="text-accent text-sm">404</p>
      <h1 className="mt-2 font-serif text-2xl tracking-tight sm:text-3xl">{words.notFound}</h1>
      <p className="mt-5 max-w-measure text-pretty text-lg text-muted">{words.notFoundHint}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={hrefOf('resumes')} variant="primary">
          {words.toResumes}
        </LinkButton>
        <LinkButton to={hrefOf('home')}>{words.goToHome}</LinkButton>
        <LinkButton to={hrefOf('faq')}>{words.readTheFaq}</LinkButton>
      </div>
    </PageFrame>
  );
}
