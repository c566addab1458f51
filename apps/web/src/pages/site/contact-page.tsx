import { hrefOf, PRODUCT_NAME } from '@shortlist/contracts';
import { InquiryForm } from '#features/inquiry/inquiry-form.tsx';
import { Link } from '#lib/navigation/router/link.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from './page-headline.tsx';

/** Says how to reach the company. */
export const ContactPage = () => (
  <PageFrame width="reading">
    <PageHeadline
      title="Contact Us"
      lead={
        <>
          A person reads what you send. If a page or a PDF came out wrong, say what you expected to
          see; you need not send the resume itself. Who we are is told under{' '}
          <Link to={hrefOf('about')} className="text-accent underline hover:text-accent-hover">
            About {PRODUCT_NAME}
          </Link>
          .
        </>
      }
    />
    <div className="mt-10">
      <InquiryForm />
    </div>
  </PageFrame>
);
