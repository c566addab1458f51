import type { Finding } from '../mark.ts';
import { nearBefore } from '../names/near-before.ts';

/** Words for who reads a letter, by language; German "Sie" and "Ihr" by their capitals. */
const READER =
  /(?<!\p{L})(?:[Yy]ou(?:rs?|['’]\p{L}+)?|Sie|Ihr(?:e[mnrs]?)?|Ihnen|[Ee]uch|[Ee]u(?:er|re[mnrs]?)|[Vv]ous|[Vv]otre|[Vv]os|[Uu]w?|[Jj]ullie)(?!\p{L})/gu;

/** The reader as the subject, where a verb alone may say "I". */
const READER_FIRST =
  /^(?:Su (?:empresa|equipo|compañía|hospital|centro|grupo)|Ustedes|Vuestr[ao]s?|A (?:sua|vossa) |O (?:seu|vosso) |L[ae] (?:[Vv]ostr[ae]|Sua) |Il (?:[Vv]ostro|Suo) |I vostri )/u;

/** Words for who writes it. */
const WRITER =
  /(?<!\p{L})(?:i|me|my|mine|myself|we|our|us|ich|mich|mir|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?|je|j['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|nuestr[ao]s?|eu|meus?|minhas?|io|mi[oae]|miei|nostr[aieo]|ik|mij|mijn|wij|ons|onze)(?![\p{L}])/iu;

/** "You will find an engineer with …" speaks of the writer. */
const GAINS =
  /(?<!\p{L})(?:find|gain|get|hire|meet|finden|bekommen|gewinnen|erhalten|trouver\p{L}*|vindt|krijgt)(?!\p{L})/iu;

/** Words of what is to come: when one can begin, what one asks for, where one may meet. */
const TERMS = new RegExp(
  '(?<!\\p{L})(?:(?:available|free) (?:from|to|as of|on|for|in|at|any)|notice period|period of notice|salary|(?:can|could|may) (?:start|begin)|minute (?:call|chat|conversation|meeting)|look(?:ing)? forward|' +
    'verfügbar|eintritts?\\p{L}*|kündigungsfrist|gehalt\\p{L}*|(?:ein|zum|persönliches|persönlichen) gespräch|' +
    "disponib(?:le|ile) (?:à|dès|pour|a|desde|para|per|da\\p{L}*)|disponível|préavis|prétentions|(?:un|d[’']un) entretien|preaviso|salario|entrevista|aviso prévio|preavviso|retribuzione|colloquio|" +
    'beschikbaar|opzegtermijn|salaris|gesprek)(?!\\p{L})',
  'iu',
);

/** Words behind which the job stands that is applied for. */
const APPLIED =
  /(?:apply(?:ing)? (?:for|to)|application (?:for|as|to)|(?:position|role|post|job|vacancy|opening) (?:of|as|for)|as your (?:next |new )?|Stelle|Position|Bewerbung|bewerbe|als Ihre?|poste d[e’']|candidature|puesto de|candidatura|candidarmi|vaga de|cargo de|posizione di|ruolo di|functie van|vacature|solliciteer)(?<between>[^.!?;:]{0,60})$/iu;

/** "Keen to learn Rust" is no claim to know it; "I learned Rust" is. */
const TO_LEARN =
  /(?<!\p{L})(?:learn|learning|lernen|kennenlernen|apprendre|aprender|imparare|leren)(?!\p{L})[^.!?;:]{0,30}$/iu;

/** "Not yet used Kafka" is none either. */
const NOT_YET =
  /(?<!\p{L})(?:not yet|have(?:n['’]t| not) (?:used|worked|run)|no experience|noch (?:nicht|nie|keine)|keine Erfahrung|pas encore|todavía no|aún no|ainda não|non ancora|nog niet)(?!\p{L})/iu;

/** Numbers that count nothing. */
const FIGURES_OF_SPEECH =
  /(?<!\p{L})(?:24\/7|1:1|50\/50|one[- ]on[- ]one|(?:21st|twenty-first|20th) century|21\. Jahrhundert|XXIe siècle|siglo XXI|one and only|por este m[ei](?:i|di)o|por m[ei](?:i|di)o de)(?!\p{L})/giu;

type Range = { start: number; end: number };

/** Short forms and numbers that end with a point, and no sentence with it. */
const SHORT =
  /(?:(?<!\p{L})(?:mrs?|ms|dr|prof|st|nr|no|hr|fr|mme|m|sr|sra|dott|sig|dhr|mevr|ca|bzw|inkl|usw|z|b|d|h|e|g|i|ref)|(?<!\d)\d{1,2})$/iu;

/** The sentences of a paragraph, as ranges of it; what is longer than any sentence in stretches of whole words. */
export function listSentences(text: string): Range[] {
  const ends = [...text.matchAll(/[.!?…]["”’»)]*\s+/gu)]
    .filter(({ index, 0: [sign] }) => sign !== '.' || !SHORT.test(nearBefore(text, index)))
    .map(({ index, 0: found }) => index + found.length);
  return [0, ...ends].flatMap((start, at) => listStretches(text, start, ends[at] ?? text.length));
}

/** In characters; what is said of a finding is looked for in its sentence, as often as there are findings. */
const LONGEST = 1_000;

function listStretches(text: string, start: number, end: number): Range[] {
  if (end - start <= LONGEST) return [{ start, end }];
  const space = text.lastIndexOf(' ', start + LONGEST);
  const next = space > start ? space + 1 : start + LONGEST;
  return [{ start, end: next }, ...listStretches(text, next, end)];
}

/** Checks whether a finding in a sentence of a letter claims something of its writer. `company` is the reader's. */
export function isClaim({ kind, ...found }: Finding, sentence: string, company: string): boolean {
  const before = sentence.slice(0, found.start);
  if (speaksOfReader(before, company)) return false;
  if (kind === 'number' || kind === 'date')
    return !TERMS.test(sentence) && !isFigure(found, sentence);
  if (kind === 'skill') return !TO_LEARN.test(before) && !NOT_YET.test(sentence);
  const { between = undefined } = APPLIED.exec(before)?.groups ?? {};
  return between === undefined || WRITER.test(between);
}

/** Checks whether the words before something make the reader of a letter its subject. */
function speaksOfReader(before: string, company: string): boolean {
  const last = [...before.matchAll(READER)].at(-1);
  const named = company !== '' && before.replace(ARTICLE, '').startsWith(company);
  if (!last && !named && !READER_FIRST.test(before)) return false;
  const between = last ? before.slice(last.index + last[0].length) : before;
  return !WRITER.test(between) && !GAINS.test(between);
}

const ARTICLE = /^(?:(?:The|Die|Der|Das|La|Le|El|O|A|Il|De|Het) |L['’])/u;

const isFigure = ({ start, end }: Range, sentence: string): boolean =>
  [...sentence.matchAll(FIGURES_OF_SPEECH)].some(
    ({ index, 0: { length } }) => index <= start && end <= index + length,
  );
