import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { SampleEditor } from '#features/sample/sample-editor.tsx';
import { SiteSearch } from '#features/search/site-search.tsx';
import { lazyPart } from '#platform/hydration/lazy-part.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useKeepSample } from './use-keep-sample.ts';

const HomeReading = lazyPart(
  'home reading',
  async () => (await import('./home-reading.tsx')).HomeReading,
);

/** The front door: what a visitor wants, the product itself, and what there is to read. */
export const HomePage = () => {
  const words = useWords(en.home);
  const keep = useKeepSample();
  return (
    <PageFrame>
      <SampleEditor onKeep={keep}>
        <h1 className="font-serif text-2xl tracking-tight sm:text-3xl">{words.help}</h1>
        <p className="mt-4 text-pretty text-lg text-muted">{words.claim}</p>
        <div className="mt-6 w-full">
          <SiteSearch label={words.help} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to={hrefOf('resumes')} variant="primary">
            {words.write}
          </LinkButton>
          <LinkButton to={hrefOf('howItWorks')}>{words.howItWorks}</LinkButton>
        </div>
      </SampleEditor>
      <HomeReading />
    </PageFrame>
  );
};
