import { en } from '@shortlist/messages';
import { type LeftOut, labelOf, leftOutOf } from '@shortlist/sharing';
import { useMemo } from 'react';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useSections } from '#platform/sections-context.ts';
import type { ShareSubject } from './share-subject.ts';

const SUBJECTS = { sharing: en.sharing };

export type Choices = {
  /** Lists what can be left out of the document, then whatever else a link leaves out. */
  among(leaveOut: readonly LeftOut[]): readonly LeftOut[];
  labelOf(choice: LeftOut): string;
};

/** Finds what a shared document has that can be left out of it; nothing until it has come. */
export function useChoices({ kind }: ShareSubject, shared: unknown): Choices {
  const sections = useSections();
  const format = useFormatMessage(SUBJECTS);
  return useMemo(() => {
    const had = shared === undefined ? [] : leftOutOf(kind, shared, sections);
    const labels = new Map(had.map(({ choice, label }) => [choice, format(label)]));
    return {
      among: (leaveOut) => [...new Set([...labels.keys(), ...leaveOut])],
      labelOf: (choice) => labels.get(choice) ?? format(labelOf(choice, sections)),
    };
  }, [kind, shared, sections, format]);
}
