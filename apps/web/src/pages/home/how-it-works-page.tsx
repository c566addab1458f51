import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { type ProductStep, STEPS } from '#content/steps.ts';
import { ProductPicture } from '#features/product/product-picture.tsx';
import { PromiseProofs } from '#features/product/promise-proofs.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../page-headline.tsx';

/** The product from an old file to a PDF, in pictures of itself, and what was measured of its promises. */
export const HowItWorksPage = () => {
  const words = useWords(en.howItWorks);
  return (
    <PageFrame>
      <PageHeadline title={words.howItWorks} lead={words.lead} />
      <div className="mt-16 flex flex-col gap-20 sm:gap-28">
        <Step number={1} step={STEPS.begin}>
          <ProductPicture name="review" caption={words.readPicture} />
        </Step>
        <Step number={2} step={STEPS.write}>
          <ProductPicture name="editor" caption={words.editorPicture} />
          <div className="mt-8 grid grid-cols-2 gap-4 sm:mx-auto sm:mt-10 sm:max-w-2xl sm:gap-8">
            <ProductPicture name="phoneForm" caption={words.phonePicture} />
            <ProductPicture name="phonePaper" caption={words.phonePagePicture} />
          </div>
        </Step>
        <Step number={3} step={STEPS.aim}>
          <ProductPicture name="keywords" caption={words.matchPicture} />
        </Step>
        <Step number={4} step={STEPS.take}>
          <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
            <ProductPicture name="onScreen" caption={words.screenPicture} />
            <ProductPicture name="inFile" caption={words.filePicture} />
          </div>
        </Step>
      </div>
      <section aria-labelledby="measured" className="mt-24 sm:mt-32">
        <h2 id="measured" className="font-serif text-2xl tracking-tight">
          {words.measured}
        </h2>
        <p className="mt-4 mb-12 max-w-measure text-pretty text-lg text-muted">
          {words.measuredHint}
        </p>
        <PromiseProofs />
      </section>
      <div className="mt-20 flex flex-wrap items-center gap-3 border-hairline border-t pt-10">
        <LinkButton to={hrefOf('resumes')} variant="primary">
          {words.write}
        </LinkButton>
        <LinkButton to={hrefOf('faq')}>{words.faq}</LinkButton>
      </div>
    </PageFrame>
  );
};

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
