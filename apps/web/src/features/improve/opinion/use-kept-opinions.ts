import { SecondOpinion } from '@shortlist/contracts';
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import {
  readSessionText,
  useSessionText,
  writeSessionText,
} from '#platform/storage/session-text.ts';

/** Opinions that wait for the person's word, and what there is to say about them. */
const KeptOpinions = z.object({
  status: z.literal('answered'),
  opinions: z.array(SecondOpinion),
  told: z.string(),
});
type KeptOpinions = z.infer<typeof KeptOpinions>;

const NOTHING = { status: 'none' } as const;

const nameOf = (resumeId: string) => `second-opinion:${resumeId}`;

/** The last answer about a resume, kept until the tab is closed. */
export function useKeptOpinions(resumeId: string) {
  const name = nameOf(resumeId);
  const text = useSessionText(name);
  const kept = useMemo(() => readKept(text), [text]);

  const keep = useCallback(
    (answered: KeptOpinions) => writeSessionText(name, JSON.stringify(answered)),
    [name],
  );

  /** The person decided about one of them. */
  const settle = useCallback(
    (keyword: string, told: string) => {
      const last = readKept(readSessionText(name));
      if (last.status === 'none') return;
      keep({ ...last, opinions: last.opinions.filter((each) => each.keyword !== keyword), told });
    },
    [name, keep],
  );

  return { kept, keep, settle };
}

function readKept(text: string): KeptOpinions | typeof NOTHING {
  if (text === '') return NOTHING;
  try {
    return KeptOpinions.parse(JSON.parse(text));
  } catch {
    return NOTHING;
  }
}
