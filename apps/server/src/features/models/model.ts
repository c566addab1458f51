import type { Config } from '#config/read-config.ts';
import { limitedFetch } from './limited-fetch.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import type { Prompt } from './prompts.ts';

/** Time that one answer may take, in ms. */
const MOST_MS = 30_000;
/** Most of an answer, with what a model thinks aloud; and in bytes, with what the protocol puts around it. */
const MOST_CHARACTERS = 40_000;
const MOST_BYTES = 4_000_000;

/** A language model that can be asked. */
export type Model = {
  name: string;
  /** Its answer, piece by piece. Throws `ModelFailure`; `signal` ends the question at the model's server too. */
  answer(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
};

type ModelConfig = Pick<Config, 'aiBaseUrl' | 'aiApiKey' | 'aiModel'>;

/**
 * The model that the configuration names, on any server that speaks OpenAI's protocol; undefined where
 * it names none.
 */
export function createModel(config: ModelConfig, mostMs = MOST_MS): Model | undefined {
  const { aiBaseUrl: baseURL, aiApiKey: apiKey, aiModel: name } = config;
  if (baseURL === undefined || name === undefined) return undefined;
  const address = { baseURL, ...(apiKey !== undefined && { apiKey }) };
  return {
    name,
    async *answer(prompt, cancelled) {
      const client = await loadClient();
      const limit = AbortSignal.timeout(mostMs);
      const own = new AbortController();
      let isEndless = false;
      const overrun = () => {
        isEndless = true;
        own.abort();
      };
      try {
        const abortSignal = AbortSignal.any([cancelled, limit, own.signal]);
        const pieces = readPieces(client, { address, name, prompt, abortSignal, overrun });
        yield* withinLength(pieces, overrun);
      } catch (error) {
        if (cancelled.aborted) throw new ModelFailure('cancelled');
        if (isEndless) throw new ModelFailure('endless');
        throw limit.aborted ? new ModelFailure('too-slow') : failureOf(error);
      } finally {
        own.abort();
      }
    },
  };
}

/** Loaded with the first question: most servers start without one. */
async function loadClient() {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  return { streamText, createOpenAICompatible };
}

type Client = Awaited<ReturnType<typeof loadClient>>;

type ModelRequest = {
  address: { baseURL: string; apiKey?: string };
  name: string;
  prompt: Prompt;
  abortSignal: AbortSignal;
  overrun: () => void;
};

type Piece = { text: string; isThought: boolean };

/** Yields what the model's server sends, as it comes. */
async function* readPieces(client: Client, question: ModelRequest): AsyncGenerator<Piece> {
  const { streamText, createOpenAICompatible } = client;
  const { address, name, prompt, abortSignal, overrun } = question;
  const fetchLimited = limitedFetch(MOST_BYTES, overrun);
  const server = createOpenAICompatible({ name: 'configured', fetch: fetchLimited, ...address });
  const { stream } = streamText({
    model: server(name),
    instructions: prompt.instructions,
    prompt: prompt.material,
    abortSignal,
    maxRetries: 0,
    // Its own way is to print them, and they hold what a person wrote; they come again below.
    onError: () => {},
  });
  for await (const part of stream) {
    if (part.type === 'text-delta') yield { text: part.text, isThought: false };
    if (part.type === 'reasoning-delta') yield { text: part.text, isThought: true };
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw abortSignal.reason;
  }
}

/** The pieces that answer; thinking aloud only counts. */
async function* withinLength(pieces: AsyncIterable<Piece>, overrun: () => void) {
  let length = 0;
  for await (const { text, isThought } of pieces) {
    length += text.length;
    if (length > MOST_CHARACTERS) {
      overrun();
      throw new ModelFailure('endless');
    }
    if (!isThought) yield text;
  }
}
