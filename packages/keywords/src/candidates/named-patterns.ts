import { degreeTerm, readDegrees } from '../match/names/degree.ts';
import type { Sentence } from '../posting/parts/sentence.ts';
import { wordSet } from '../text/word-key.ts';
import { readWords } from '../text/words.ts';
import { type Candidate, phraseId, type Source } from './candidate.ts';

/** Degrees asked for. */
export function degreeCandidates(sentence: Sentence): Candidate[] {
  return readDegrees(spoken(sentence)).map((degree) => ({
    source: 'degree',
    id: `degree:${degree.level ?? ''}:${degree.fields.join('/').toLowerCase()}`,
    term: degreeTerm(degree),
    start: sentence.start + degree.start,
    end: sentence.start + degree.end,
    sentence,
    degree,
  }));
}

/** Signs that may stand between two words that are neighbours, and words that `readWords` leaves out. */
const BETWEEN = /^(?:[^\p{L}\p{N}]|\b(?:of|the|an?)\b)*$/iu;

/** The sentence with spaces where it is negated, so that positions stay. */
function spoken({ text, start, words }: Sentence): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  let said = '';
  for (const word of words) {
    const gap = text.slice(said.length, word.start - start);
    said += said !== '' && BETWEEN.test(gap) ? gap : ' '.repeat(gap.length);
    said += text.slice(word.start - start, word.end - start);
  }
  return said + text.slice(last.end - start, last.end - start + 1);
}

const CERTIFICATE =
  /(?<![\w.+&'/-])(?:(?:[A-Z][\w.+&'/-]*|of|in)\s){0,4}(?:[A-Z][\w.+&'/-]*|\d{1,3})"?\s(?:[Ll]icen[sc](?:e|ure)|[Cc]ertificat(?:ion|e)|[Cc]ertified|[Cc]redential|[Rr]egistration|[Cc]learance|[Ee]ndorsement|[Cc]ard|[Pp]ermit)s?\b|\b(?:[Ll]icensed|[Cc]ertified|[Rr]egistered)\s(?:[A-Z][\w&-]+\s?){1,4}/g;
const NOT_OF_A_CERTIFICATE = wordSet(
  'Current Active Valid Must Possession Own Hold The A An And Or Have If In Of Your Any All Other Relevant Related Professional Preferred Required Requires Gift Credit Debit Business Report ID Green Job Time Score Vehicle Company Requirements Qualifications Education Possess Obtain Maintain Appropriate State',
);

const STANDARD =
  /\b(?:ISO(?:\/IEC)?|ASME|ANSI|ASTM|IEC|IEEE|NFPA|OSHA|EPA|AWS|API|NIST|SOC|AS|EN|BS|DIN|ASHRAE|SAE|MIL-STD|ICH|IFRS|ASC|UL|CE|IPC|HL7|GMP|NADCAP|DO|ACI|AISC|CSA|IBC|NEC|JIS|AS\/NZS|BS EN|EN ISO|IS(?= \d{3})|Eurocode|Part(?= \d{2,3}\b))[ -]?(?:[A-Z]{1,2}\d[\d.]*|\d[\d.:-]*[A-Z]?)(?![\w%$])|\b\d{2} CFR(?: Parts?)? \d+\b/g;

/** Licences and certificates by their shape: capitals before "licence", "certified" and the like. */
export function certificateCandidates(sentence: Sentence): Candidate[] {
  return shaped(sentence, CERTIFICATE, 'certificate', (written) => {
    const parts = written.trim().split(/\s+/);
    while (NOT_OF_A_CERTIFICATE.has(capitalised(parts[0]))) parts.shift();
    return parts.length > 1 && parts.some((part) => /^[A-Z]/.test(part)) ? parts.join(' ') : '';
  });
}

/** Norms and codes with a number: ISO 13485, AWS D1.1, 21 CFR 820. */
export function standardCandidates(sentence: Sentence): Candidate[] {
  return shaped(sentence, STANDARD, 'standard', (written) => written.replace(/[.:-]+$/, ''));
}

const capitalised = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);

function shaped(
  sentence: Sentence,
  pattern: RegExp,
  source: Source,
  keep: (written: string) => string,
): Candidate[] {
  return Array.from(spoken(sentence).matchAll(pattern)).flatMap(({ index, 0: written }) => {
    const term = keep(written);
    if (term === '') return [];
    const start = sentence.start + index + written.lastIndexOf(term);
    const id = `phrase:${phraseId(readWords(term))}`;
    const end = start + term.length;
    return [{ source, id, term: term.replaceAll('"', ''), start, end, sentence }];
  });
}
