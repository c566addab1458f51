import { SecondOpinion } from '@shortlist/contracts';
import { findQuote } from '@shortlist/proposals';
import { z } from 'zod';
import type { Model } from './model.ts';
import { opinionPrompt } from './prompts.ts';

type Asked = { keywords: readonly string[]; resume: string; posting: string };

/**
 * Asks a model which of the keywords it sees in a resume. Only what it was asked for counts, once each, and only with a
 * quote that stands in the resume; whatever else it says is passed over. Throws `ModelFailure`.
 */
export async function fetchOpinions(
  model: Model,
  asked: Asked,
  cancelled: AbortSignal,
): Promise<SecondOpinion[]> {
  let answer = '';
  for await (const piece of model.answer(opinionPrompt(asked), cancelled)) answer += piece;
  const byKeyword = new Map<string, SecondOpinion>();
  for (const said of readOpinions(answer)) {
    const keyword = asked.keywords.find(
      (each) => each.toLowerCase() === said.keyword.toLowerCase(),
    );
    const quote = findQuote(said.quote, asked.resume);
    if (keyword === undefined || quote === undefined || byKeyword.has(keyword)) continue;
    byKeyword.set(keyword, { keyword, quote });
  }
  return [...byKeyword.values()];
}

/** The objects of an answer that say a keyword and a quote, whatever stands around them. */
function readOpinions(answer: string): SecondOpinion[] {
  return [...answer.matchAll(/\{[^{}]*\}/gu)].flatMap(([object]) => {
    const said = z.safeParse(SecondOpinion, readJson(object));
    return said.success ? [said.data] : [];
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
