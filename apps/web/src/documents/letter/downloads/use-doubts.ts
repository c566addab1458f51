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
  const { blanks, isDateOld, ...lacks } = letterDoubts(letter, dayHere());
  const named = new Map(
    companies.map((each) => [each.paragraph.slice(each.start, each.end), each] as const),
  );
  return [
    ...doubtIf(lacks.hasNoRecipient, words.noRecipient, [words.recipient, 'recipient.name']),
    ...doubtIf(lacks.hasNoDate, words.noDate, [words.lines, 'letter.date']),
    ...doubtIf(isDateOld, words.oldDate, [letter.letter.date, 'letter.date']),
    ...doubtIf(lacks.hasNoName, words.noName, [words.head, 'contact.fullName']),
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

const doubtIf = (
  holds: boolean,
  said: string,
  [where, source]: readonly [where: string, source: string],
): Doubt[] => (holds ? [{ said, where, place: { source, start: 0, end: 0 } }] : []);

function fieldName(words: WordsOf<'letter'>, source: string): string {
  const [part = '', field = ''] = source.split('.');
  return part === 'recipient'
    ? words.recipientFields({ field: field as keyof Recipient })
    : words.fields({ field: field as keyof LetterLines });
}
