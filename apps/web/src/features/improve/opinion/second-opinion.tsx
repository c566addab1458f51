import { MAX_OPINIONS } from '@shortlist/contracts';
import { quotePlaces, resumeText } from '@shortlist/keywords';
import { en } from '@shortlist/messages';
import { isEmptyText, type Resume } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { modelQuery } from '#platform/server/model-query.ts';
import { readJobDescription } from '#platform/storage/job-description.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { ModelHint } from '../model-hint.tsx';
import { OpinionList, type ShownOpinion } from './opinion-list.tsx';
import { type Opinions, useSecondOpinion } from './use-second-opinion.ts';

/** The server takes no longer keyword. */
const LONGEST_KEYWORD = 100;

type MissingKeyword = { id: string; surface: string };

export type SecondOpinionProps = {
  resumeId: string;
  resume: Resume;
  /** Keywords that the resume does not name, the most important first. */
  missing: readonly MissingKeyword[];
  onCount: (id: string, quote: string) => void;
};

/** Has the language model of the server look for missing keywords in a resume; nothing where there is none to ask. */
export function SecondOpinion(props: SecondOpinionProps) {
  const { data } = useQuery(modelQuery);
  return data?.isOn ? <OpinionOf {...props} model={data.name} /> : null;
}

function OpinionOf(props: SecondOpinionProps & { model: string }) {
  const words = useWords(en.opinion);
  const { model, onCount } = props;
  const { state, shown, settle, ...asking } = useOpinions(props);
  const region = useRef<HTMLElement>(null);
  const hasKeywords = asking.keywords.length > 0;
  if (!hasKeywords && state.status === 'none') return null;

  /** Decides on an opinion, and moves the focus from what was pressed, which goes away with it. */
  function decide({ keyword }: ShownOpinion, told: string) {
    settle(keyword, told);
    region.current?.focus();
  }

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={words.secondOpinion}
      className="flex scroll-mt-24 flex-col gap-2 rounded-sm"
    >
      {hasKeywords && <AskingRow model={model} status={state.status} {...asking} />}
      <div role="status" aria-label={words.status}>
        <OpinionStatus state={state} />
      </div>
      <OpinionList
        opinions={shown}
        onCount={(opinion) => {
          onCount(opinion.id, opinion.quote);
          decide(opinion, words.countsNow({ keyword: opinion.keyword }));
        }}
        onDismiss={(opinion) => decide(opinion, words.staysMissing({ keyword: opinion.keyword }))}
      />
    </section>
  );
}

type AskingRowProps = Pick<
  ReturnType<typeof useOpinions>,
  'text' | 'keywords' | 'start' | 'cancel'
> & {
  model: string;
  status: Opinions['status'];
};

/** The button that asks, with what it sends; while it waits, the way back. */
function AskingRow({ model, status, text, keywords, start, cancel }: AskingRowProps) {
  const common = useWords(en.common);
  const words = useWords(en.opinion);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const isAsking = status === 'asking';

  function handleCancel() {
    cancel();
    button.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          size="sm"
          aria-describedby={hintId}
          disabled={isEmptyText(text)}
          isPending={isAsking}
          onClick={start}
          className="max-w-full"
        >
          <span className="wrap-anywhere min-w-0 whitespace-normal text-start">
            {status === 'failed' ? common.tryAgain : words.ask({ model, count: keywords.length })}
          </span>
        </Button>
        {isAsking && (
          <Button size="sm" variant="ghost" onClick={handleCancel}>
            {common.cancel}
          </Button>
        )}
      </div>
      <ModelHint id={hintId} model={model} isEmpty={isEmptyText(text)} sends={words.whatIsSent} />
    </>
  );
}

/** Says how far it is. */
function OpinionStatus({ state }: { state: Opinions }) {
  const words = useWords(en.opinion);
  switch (state.status) {
    case 'none':
      return null;
    case 'asking':
      return <p className="text-muted text-sm">{words.waiting}</p>;
    case 'failed':
      return <Banner tone="warning">{state.message}</Banner>;
    case 'answered':
      return <p className="wrap-anywhere text-pretty text-sm">{state.told}</p>;
  }
}

function useOpinions({ resumeId, resume, missing }: SecondOpinionProps) {
  const sections = useSections();
  const { state, ask, cancel, settle } = useSecondOpinion(resumeId);
  // The text that the keywords were looked for in: a quote from elsewhere would count nothing.
  const { text } = useMemo(() => resumeText(resume, sections), [resume, sections]);
  const surfaces = missing.map(({ surface }) => surface);
  const keywords = [...new Set(surfaces)]
    .filter((surface) => surface.length <= LONGEST_KEYWORD)
    .slice(0, MAX_OPINIONS);
  const opinions = state.status === 'answered' ? state.opinions : [];

  return {
    state,
    text,
    keywords,
    /** Those that are of use still: what was asked about may be stated by now, and the words gone. */
    shown: opinions.flatMap(({ keyword, quote }): ShownOpinion[] => {
      const found = missing.find(({ surface }) => surface === keyword);
      const stands = quotePlaces(quote, text).length > 0;
      return found && stands ? [{ id: found.id, keyword, quote }] : [];
    }),
    start: () => void ask({ keywords, resume: text, posting: readJobDescription(resumeId) }),
    cancel,
    settle,
  };
}
