import { changeLink, createLink, type Link } from '@shortlist/contracts';
import { dayHere } from '#platform/day-here.ts';
import { type Chosen, changesOf, chosenOf, isEndValid, newLinkOf } from './chosen.ts';

/** Issues by the field of the form that they stand against, as the contract has them. */
export type LinkProblems = {
  name?: string | undefined;
  password?: string | undefined;
  word?: string | undefined;
  isPast: boolean;
};

/** Finds what is wrong with what the form of a link says; undefined where nothing is. */
export function findProblems(
  chosen: Chosen,
  { edited, now }: { edited: Link | undefined; now: Date },
): LinkProblems | undefined {
  const isEndKept = edited !== undefined && chosenOf(edited).lastDay === chosen.lastDay;
  const isPast = !(isEndKept || isEndValid(chosen, dayHere(now)));
  // A day that is none has no moment.
  const asked: Chosen = isPast ? { ...chosen, expiry: 'never' } : chosen;
  const checked = edited
    ? changeLink.schema.body.safeParse(changesOf(edited, asked, now))
    : createLink.schema.body.safeParse(newLinkOf(asked, now));
  if (checked.success) return isPast ? { isPast } : undefined;
  const issueAt = (name: string) =>
    checked.error.issues.find(({ path: [first] }) => first === name)?.message;
  return {
    name: issueAt('name'),
    password: issueAt('password'),
    word: issueAt('word'),
    isPast,
  };
}
