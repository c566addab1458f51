import { en } from '@shortlist/messages';
import { type FormEvent, type ReactNode, useState } from 'react';
import samplePaper from '#pictures/sample-paper.webp';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SAMPLE_LIMITS, SAMPLE_WORDS, type SampleWords } from './sample-words.ts';
import { useLivePaper } from './use-live-paper.ts';

export type SampleEditorProps = {
  /** Makes a resume of what was typed. Until then nothing of it leaves the page. */
  onKeep: (typed: SampleWords) => Promise<void>;
  /** Stands above the fields, beside the paper. */
  children: ReactNode;
};

/** A few fields of a sample resume beside its paper: a picture at first, and the real one once somebody touches a field. */
export function SampleEditor({ onKeep, children }: SampleEditorProps) {
  const words = useWords(en.sample);
  const home = useWords(en.home);
  const [typed, setTyped] = useState(SAMPLE_WORDS);
  const [isKeeping, setIsKeeping] = useState(false);
  const { Paper, hasFailed, load } = useLivePaper();

  const tie = (field: keyof SampleWords) => ({
    value: typed[field],
    maxLength: SAMPLE_LIMITS[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      load();
      setTyped({ ...typed, [field]: target.value });
    },
  });

  async function handleKeep(event: FormEvent) {
    event.preventDefault();
    if (isKeeping) return;
    setIsKeeping(true);
    await onKeep(typed);
    setIsKeeping(false);
  }

  return (
    <div className="grid items-start gap-8 pb-16 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:gap-12">
      <div className="min-w-0 sm:pt-4">{children}</div>
      <form
        // Where no script has come yet, Enter loads no other page.
        method="dialog"
        noValidate
        aria-label={words.sampleResume}
        onFocus={load}
        onSubmit={(event) => void handleKeep(event)}
        className="flex flex-col gap-5 max-md:order-last max-sm:[&_:is(input,textarea)]:scroll-mt-72"
      >
        <div>
          <h2 className="font-serif text-lg">{home.sample}</h2>
          <p className="mt-1 text-pretty text-muted text-sm">{home.sampleHint}</p>
        </div>
        <TextField label={words.fullName} {...tie('fullName')} />
        <TextField label={words.role} {...tie('role')} />
        <TextField label={words.company} {...tie('company')} />
        <TextArea label={words.whatYouDid} hint={words.pointsHint} {...tie('points')} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" variant="primary" isPending={isKeeping}>
            {words.keepIt}
          </Button>
          <p className="min-w-0 grow basis-56 text-pretty text-muted text-sm">{words.keepHint}</p>
        </div>
        {hasFailed && (
          <p role="alert" className="text-danger text-sm">
            {words.pageNotLoaded}
          </p>
        )}
      </form>
      <PaperWindow>
        {Paper ? <Paper words={typed} picture={<SamplePicture />} /> : <SamplePicture />}
      </PaperWindow>
    </div>
  );
}

/**
 * The upper part of the page. In narrow windows it stands above the fields and leaves out most of the page's
 * margins, so that its letters are larger; on a phone it stays in sight while the fields are filled in.
 */
const PaperWindow = ({ children }: { children: ReactNode }) => (
  <div className="top-topbar z-10 aspect-5/3 overflow-hidden bg-paper shadow-paper max-sm:tall:sticky md:sticky md:top-[calc(var(--spacing-topbar)+2rem)] md:col-start-2 md:row-span-2 md:row-start-1 md:aspect-6/5">
    <div className="-mx-[10%] -mt-[9%] md:m-0">{children}</div>
  </div>
);

/** The sample's page as it was before anybody typed, in the place and size of the real one. */
const SamplePicture = () => {
  const words = useWords(en.sample);
  return (
    <img
      src={samplePaper}
      width={960}
      height={1242}
      alt={words.printed}
      decoding="async"
      className="block h-auto w-full bg-paper"
    />
  );
};
