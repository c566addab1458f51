import { hrefOf } from '@shortlist/contracts';
import type { ReactNode } from 'react';
import { type ProductStep, STEPS } from '#content/steps.ts';
import { ProductPicture } from '#features/product/product-picture.tsx';
import { PromiseProofs } from '#features/product/promise-proofs.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from './page-headline.tsx';

/** The product from an old file to a PDF, in pictures of itself, and what was measured of its promises. */
export const HowItWorksPage = () => (
  <PageFrame>
    <PageHeadline
      title="How it works"
      lead="From the file you have, or an empty page, to a PDF that people and machines read alike. Every picture on this page is the product itself, taken by a script."
    />
    <div className="mt-16 flex flex-col gap-20 sm:gap-28">
      <Step number={1} step={STEPS.begin}>
        <ProductPicture
          name="review"
          caption="A PDF in two columns, just read. Sure, Quite sure and Not found are said at each field."
        />
      </Step>
      <Step number={2} step={STEPS.write}>
        <ProductPicture
          name="editor"
          caption="The editor: the form, and in a wide window the page that it makes beside it."
        />
        <div className="mt-8 grid grid-cols-2 gap-4 sm:mx-auto sm:mt-10 sm:max-w-2xl sm:gap-8">
          <ProductPicture name="phoneForm" caption="The same on a phone: the form …" />
          <ProductPicture name="phonePaper" caption="… and the page, one press away." />
        </div>
      </Step>
      <Step number={3} step={STEPS.aim}>
        <ProductPicture
          name="keywords"
          caption="A resume beside a posting. The word that is pointed at is lit where it stands."
        />
      </Step>
      <Step number={4} step={STEPS.take}>
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
          <ProductPicture name="onScreen" caption="On the screen: the final preview." />
          <ProductPicture
            name="inFile"
            caption="In the file: the downloaded PDF, drawn by poppler."
          />
        </div>
      </Step>
    </div>
    <section aria-labelledby="measured" className="mt-24 sm:mt-32">
      <h2 id="measured" className="font-serif text-2xl tracking-tight">
        Four promises, measured
      </h2>
      <p className="mt-4 mb-12 max-w-measure text-pretty text-lg text-muted">
        A promise without a figure is an opinion. Here is what we counted, how, and what the count
        leaves out.
      </p>
      <PromiseProofs />
    </section>
    <div className="mt-20 flex flex-wrap items-center gap-3 border-hairline border-t pt-10">
      <LinkButton to={hrefOf('resumes')} variant="primary">
        Write a resume
      </LinkButton>
      <LinkButton to={hrefOf('faq')}>Questions and answers</LinkButton>
    </div>
  </PageFrame>
);

type StepProps = { number: number; step: ProductStep; children: ReactNode };

const Step = ({ number, step: { id, title, text }, children }: StepProps) => (
  <section aria-labelledby={id}>
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <h2 id={id} className="font-serif text-2xl tracking-tight">
        <span aria-hidden className="mb-2 block text-accent text-lg">
          {number}
        </span>
        {title}
      </h2>
      <div className="flex max-w-measure flex-col gap-4 text-pretty text-muted lg:pt-9">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
    <div className="mt-8">{children}</div>
  </section>
);
