import { en } from '@shortlist/messages';
import type { Letter, LetterLines, Recipient } from '@shortlist/model';
import { letterDoubts } from '@shortlist/proposals';
import { dayHere } from '#platform/day-here.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useClaims } from '../claims/use-claims.ts';
import type { LetterPlace } from '../go-to-field.ts';

/** Something to be looked at before a letter goes out, and where it stands. */
export type Doubt = { said: string; where: string; place: LetterPlace };

/** Lists what is unfinished in a letter, or mostly is a slip, in words. */
export function useDoubts(letter: Letter, resumeId: string | undefined): Doubt[] {
  const words = useWords(en.letter);
  const { companies } = useClaims(letter, resumeId);
  const { blanks, isDateOld, hasNoRecipient } = letterDoubts(letter, dayHere());
  const at = (source: string): LetterPlace => ({ source, start: 0, end: 0 });
  const named = new Map(
    companies.map((each) => [each.paragraph.slice(each.start, each.end), each] as const),
  );
  return [
    ...(hasNoRecipient
      ? [{ said: words.noRecipient, where: words.recipient, place: at('recipient.name') }]
      : []),
    ...(isDateOld
      ? [{ said: words.oldDate, where: letter.letter.date, place: at('letter.date') }]
      : []),
    ...[...named].map(([name, place]) => ({
      said: words.otherCompany({ name }),
      where: place.paragraph,
      place,
    })),
    ...blanks.map((place) => ({
      said: words.blank({ blank: place.text.slice(place.start, place.end) }),
      where: place.source.startsWith('body.') ? place.text : fieldName(words, place.source),
      place,
    })),
  ];
}

function fieldName(words: WordsOf<'letter'>, source: string): string {
  const [part = '', field = ''] = source.split('.');
  return part === 'recipient'
    ? words.recipientFields({ field: field as keyof Recipient })
    : words.fields({ field: field as keyof LetterLines });
}
