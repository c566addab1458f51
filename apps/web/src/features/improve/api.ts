import {
  askSecondOpinion,
  MAX_OPINIONS,
  MAX_POSTING,
  MAX_PROPOSAL_TEXT,
  MAX_RESUME_TEXT,
  ProposalEvent,
  type ProposalWanted,
  propose,
  type SecondOpinion,
} from '@shortlist/contracts';
import { NetworkError } from '#platform/server/api-error.ts';
import { call, callForStream } from '#platform/server/call.ts';

/** Longer than the server gives the model: its own words about that come first. */
const TIMEOUT_MS = 45_000;

/**
 * The events of a proposal, as they come. Throws `ApiError`, `NetworkError`, and whatever `signal` is
 * aborted with; an answer that is cut off throws too.
 */
export async function* askForProposal(
  wanted: ProposalWanted,
  signal: AbortSignal,
): AsyncGenerator<ProposalEvent> {
  const body = {
    ...wanted,
    text: wanted.text.slice(0, MAX_PROPOSAL_TEXT),
    posting: wanted.posting.slice(0, MAX_POSTING),
    resume: wanted.resume.slice(0, MAX_RESUME_TEXT),
  };
  const response = await callForStream(propose, { body }, { signal, timeoutMs: TIMEOUT_MS });
  for await (const line of readLines(response)) {
    const event = ProposalEvent.parse(JSON.parse(line));
    yield event;
    if (event.type !== 'text') return;
  }
  throw new NetworkError('The answer was cut off.');
}

/** Keywords that may be shown in a resume without being named, and the texts to compare. */
export type OpinionsWanted = { keywords: readonly string[]; resume: string; posting: string };

/** Asks which of the keywords the model sees in a resume, each with a quote. Throws as `call` does. */
export async function fetchOpinions(
  { keywords, resume, posting }: OpinionsWanted,
  signal: AbortSignal,
): Promise<SecondOpinion[]> {
  const body = {
    keywords: keywords.slice(0, MAX_OPINIONS),
    posting: posting.slice(0, MAX_POSTING),
    resume: resume.slice(0, MAX_RESUME_TEXT),
  };
  const options = { signal, timeoutMs: TIMEOUT_MS };
  return (await call(askSecondOpinion, { body }, options)).opinions;
}

/** The whole lines of an answer, as they come. */
async function* readLines({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (begun + read.value).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
}
