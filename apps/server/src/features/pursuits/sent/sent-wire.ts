import { type Sent, SentKind } from '@shortlist/contracts';
import type { FoundSent } from './sent-queries.ts';

/** A sending as calls answer it. */
export const toSent = (found: FoundSent): Sent => ({
  sent_id: found.id,
  at: found.at.toISOString(),
  resume_id: found.resume,
  resume_title: found.resumeTitle,
  ...(found.letter && { letter_id: found.letter, letter_title: found.letterTitle ?? '' }),
  format: found.format,
  tailored: found.isTailored,
  ...(found.score && { score: found.score }),
  files: found.files
    .map(({ kind, name, size, digest }) => ({
      ...{ kind: SentKind.parse(kind), name, size },
      sha256: digest ?? '',
    }))
    .sort((one, other) => other.kind.localeCompare(one.kind)),
});
