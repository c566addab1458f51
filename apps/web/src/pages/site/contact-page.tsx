import { hrefOf, PRODUCT_NAME } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { InquiryForm } from '#features/inquiry/inquiry-form.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../page-headline.tsx';

/** Says how to reach the company. */
export const ContactPage = () => {
  const words = useWords(en.inquiry);
  return (
    <PageFrame width="reading">
      <PageHeadline
        title={words.title}
        lead={words.lead({
          product: PRODUCT_NAME,
          link: (text) => (
            <Link to={hrefOf('about')} className="text-accent underline hover:text-accent-hover">
              {text}
            </Link>
          ),
        })}
      />
      <div className="mt-10">
        <InquiryForm />
      </div>
    </PageFrame>
  );
};
