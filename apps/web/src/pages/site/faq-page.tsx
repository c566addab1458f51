import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { FaqList } from '#features/faq/faq-list.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../page-headline.tsx';

export const FaqPage = () => {
  const words = useWords(en.faq);
  return (
    <PageFrame width="reading">
      <PageHeadline title={words.title} lead={words.lead} />
      <div className="mt-10">
        <FaqList />
      </div>
      <div className="mt-16 flex flex-wrap items-center gap-4 border-hairline border-t pt-8">
        <p className="text-muted">{words.notHere}</p>
        <LinkButton to={hrefOf('contactUs')}>{words.writeToUs}</LinkButton>
        <LinkButton to={hrefOf('howItWorks')} variant="ghost">
          {words.howItWorks}
        </LinkButton>
      </div>
    </PageFrame>
  );
};
