import type { PostingFacts } from '@shortlist/tracking/posting';
import { FIELDS, type Field, type Verdict } from './score-postings.ts';

/** A posting with its truth, as the person who wrote it set it down; what is not said is empty or null. */
export type BlindPosting = {
  readonly text: string;
  /** The day on which it was read, YYYY-MM-DD. */
  readonly today: string;
  readonly truth: {
    readonly company: string;
    readonly title: string;
    readonly place: string;
    readonly pay: { readonly from: number | null; readonly to: number | null } | null;
    readonly last_day: string | null;
  };
};

/** Says of each field whether it was read; empty is right where nothing is said, and missed elsewhere. */
export function judgeBlind(facts: PostingFacts, { truth }: BlindPosting): Record<Field, Verdict> {
  const isRight: Record<Field, boolean> = {
    company: isSameCompany(facts.company, truth.company),
    title: isSameTitle(facts.title, truth.title),
    location: isSamePlace(facts.location, truth.place),
    pay: isSamePay(facts.pay, truth.pay),
    lastDay: facts.lastDay === (truth.last_day ?? ''),
  };
  const verdict = (field: Field): Verdict => {
    if (isRight[field]) return 'right';
    return facts[field] === '' ? 'missed' : 'wrong';
  };
  return Object.fromEntries(FIELDS.map((field) => [field, verdict(field)])) as Record<
    Field,
    Verdict
  >; // Of these fields.
}

const wordsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? []).join(' ');

/** Capitals are often written without accents. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const LEGAL_FORM =
  /,? (?:inc|llc|llp|ltd|limited|gmbh|ggmbh|ag|plc|corp|s\.?r\.?l|s\.?a\.?s?|b\.?v)\.?$/iu;

const isSameCompany = (found: string, wanted: string): boolean =>
  wordsOf(withoutAccents(found).replace(LEGAL_FORM, '')) ===
  wordsOf(withoutAccents(wanted).replace(LEGAL_FORM, ''));

/** Endings for all genders: "Designer:in", "Volontär*in", "Técnico/a", "ère" behind "Pâtissier·". */
const INCLUSIVE =
  /(?<=\p{L})(?:[/*:_·.]-?|\()(?:innen|in|a|o|e|r|n|ère|euse|trice|rice|ne)\)?(?!\p{L})/giu;

const core = (title: string): string =>
  title.replace(/ ?\([^()]*\)/gu, '').split(/ – |, | - /u)[0] ?? '';

/** A title may leave out what follows its first part. */
function isSameTitle(found: string, wanted: string): boolean {
  const [a, b] = [found, wanted].map((title) => withoutAccents(title).replace(INCLUSIVE, ''));
  return (
    wordsOf(a ?? '') === wordsOf(b ?? '') ||
    (found !== '' && wordsOf(core(a ?? '')) === wordsOf(core(b ?? '')))
  );
}

/** The region or the country may stand beside the town in one and not in the other. */
function isSamePlace(found: string, wanted: string): boolean {
  if (found === '' || wanted === '') return found === wanted;
  const [words, other] = [wordsOf(found).split(' '), wordsOf(wanted).split(' ')];
  const holds = other.every((word) => words.includes(word)) && words.length <= other.length + 6;
  return holds || townOf(found) === townOf(wanted);
}

const townOf = (place: string): string => wordsOf(place.split(/,|\(| [–/-] /u)[0] ?? '');

function isSamePay(found: string, wanted: BlindPosting['truth']['pay']): boolean {
  const amounts = amountsOf(found);
  if (wanted === null) return amounts.length === 0;
  const bounds = [wanted.from, wanted.to].filter((each) => each !== null);
  return (
    amounts.length > 0 &&
    amounts[0] === bounds[0] &&
    amounts.at(-1) === bounds.at(-1) &&
    (amounts.length > 1 || bounds[0] === bounds.at(-1))
  );
}

const AMOUNT =
  /(\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2})(?!\d))?,?-? ?(k(?!\p{L})|lpa|lakhs?)?/giu;
const TIMES: Readonly<Record<string, number>> = {
  k: 1_000,
  lpa: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
};

/** The amounts of a pay, "45–52k" as 45,000 and 52,000. */
function amountsOf(pay: string): number[] {
  const found = Array.from(pay.matchAll(AMOUNT), ([, whole = '', part = '0', unit = '']) => ({
    amount: Number(whole.replace(/\D/gu, '')) + Number(`0.${part}`),
    times: TIMES[unit.toLowerCase()] ?? 1,
  }));
  const last = found.at(-1)?.times ?? 1;
  return found.map(({ amount, times }) => amount * (times === 1 && amount < 1_000 ? last : times));
}
