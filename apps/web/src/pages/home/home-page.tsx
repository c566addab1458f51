import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { SampleEditor } from '#features/sample/sample-editor.tsx';
import { SiteSearch } from '#features/search/site-search.tsx';
import { lazyPart } from '#platform/hydration/lazy-part.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { HomeSection } from './home-section.tsx';
import { useKeepSample } from './use-keep-sample.ts';

const HomeReading = lazyPart(
  'home reading',
  async () => (await import('./home-reading.tsx')).HomeReading,
);

/** The front door: what a visitor wants, the product itself, and what there is to read. */
export const HomePage = () => {
  const words = useWords(en.home);
  return (
    <PageFrame>
      <div className="mx-auto flex max-w-3xl flex-col items-center pt-6 pb-14 text-center sm:pt-16 sm:pb-24">
        <h1 className="font-serif text-2xl tracking-tight sm:text-3xl">{words.help}</h1>
        <p className="mt-5 max-w-measure text-balance text-lg text-muted">{words.claim}</p>
        <div className="mt-8 w-full">
          <SiteSearch label={words.help} />
        </div>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <LinkButton to={hrefOf('resumes')} variant="primary">
            {words.write}
          </LinkButton>
          <LinkButton to={hrefOf('howItWorks')}>{words.howItWorks}</LinkButton>
        </div>
      </div>
      <TryIt />
      <HomeReading />
    </PageFrame>
  );
};

/** The product in small: fields that write on its own paper. */
function TryIt() {
  const words = useWords(en.home);
  const keep = useKeepSample();
  return (
    <HomeSection heading={words.sample}>
      <p className="-mt-4 mb-8 max-w-measure text-pretty text-muted">{words.sampleHint}</p>
      <SampleEditor onKeep={keep} />
    </HomeSection>
  );
}
