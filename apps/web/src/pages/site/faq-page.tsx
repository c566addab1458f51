import { hrefOf } from '@shortlist/contracts';
import { FaqList } from '#features/faq/faq-list.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from './page-headline.tsx';

export const FaqPage = () => (
  <PageFrame width="reading">
    <PageHeadline title="FAQ" lead="Short answers to what people ask first." />
    <div className="mt-10">
      <FaqList />
    </div>
    <div className="mt-16 flex flex-wrap items-center gap-4 border-hairline border-t pt-8">
      <p className="text-muted">Your question is not here?</p>
      <LinkButton to={hrefOf('contactUs')}>Write to us</LinkButton>
      <LinkButton to={hrefOf('howItWorks')} variant="ghost">
        How it works, in pictures
      </LinkButton>
    </div>
  </PageFrame>
);
