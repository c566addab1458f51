import { listLabelled } from './labels.ts';
import { LINES_OF_HEAD } from './lines.ts';

const CURRENCY =
  '(?:US\\$|CA\\$|C\\$|AU\\$|A\\$|NZ\\$|R\\$|[$£€₹¥]|(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|INR|SEK|NOK|DKK|PLN|BRL|Rs\\.?|kr\\.?|zł)(?![\\p{L}]))';
const NUMBER = "\\d{1,3}(?:[.,'’ ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?";
const AMOUNT = `(?:${CURRENCY} ?)?(?:${NUMBER}) ?(?:[kK](?![\\p{L}])|LPA|lakhs?|,-)?(?: ?${CURRENCY})?`;
const PERIOD =
  "(?:(?: (?:gross|bruts?|brutto|brutos|bruto|lordi))? ?(?:/|per|an?|pro|par|por|je|im|al(?:l['’])?|à l['’]|a l['’]|ao|à|p\\.?) ?(?:hour|hr|h|year|yr|annum|month|mo|week|wk|day|shift|mile|mi|stunde|std\\.?|jahr|monat|tag|heure|an|mois|jour|semaine|hora|año|mes|mês|ano|día|dia|ora|anno|mese|giorno|uur|jaar|maand|dag)(?![\\p{L}])| ?(?:hourly|annually|yearly|monthly|weekly|p\\.?a\\.?|p\\.?h\\.?|pcm)(?![\\p{L}]))";
const RANGE = `(?: ?(?:-|–|—|to|bis(?: zu)?|à|a|até|tot|up to|and|und|et|y|e) ?${AMOUNT})`;
/** Amounts alone are one or a range, a period behind them. */
const PAY = new RegExp(
  `(?<![\\p{L}\\d.,])(?!\\d{1,3} ?[-–—] ?${CURRENCY})${AMOUNT}${PERIOD}?${RANGE}?${PERIOD}?`,
  'giu',
);

const HAS_CURRENCY = new RegExp(`${CURRENCY}|LPA|lakh`, 'iu');
const HAS_PERIOD = new RegExp(PERIOD, 'iu');
const HAS_RANGE = new RegExp(`${RANGE}${PERIOD}?$`, 'iu');

const SAYS_PAY =
  /\b(?:salary|pay|paid|pays|paying|compensation|rates?|wages?|remuneration|package|earn(?:ings)?|rewards|ote|ctc|base|money|we give|gehalt|jahresgehalt|verg[uü]tung|lohn|entgelt|brutto|salaire|r[eé]mun[eé]ration|salario|sueldo|retribuci[oó]n|retribuzione|stipendio|ral|sal[aá]rio|remunera[cç][aã]o|salaris|bruto)\b[^.;!?|]{0,45}$/iu;
const SAYS_PAY_AFTER =
  /^(?: ?\+ ?(?:van|car|benefits|bonus|commission|fuel|tips?|tip pool|super|equity)|[^.;!?\d]{0,14}\b(?:base|gross|doe|pro rata|brutto|bruts?|brut(?:os?|as?)|lordi|bruto|dependent|depending|salary|ote|w-?2|plus|based on|per annum|annual))/iu;

/** Amounts of something else: turnover, grants, extras. */
const OTHER_BEFORE =
  /(?:turnover|revenue|raised|funding|series [a-e]|budget|quota|worth|valued?|grant|stipend|allowance|bonus(?:es)?|sign-?on|signing|referral|voucher|differential|deductible|fee|book of|portfolio|sales of|over|from £|owed|fine|discount|in assets|saved?|tag a buddy|learning|umsatz|chiffre d['’]affaires|fatturato|facturaci[oó]n|omzet|prime)[^.;!?,\d]{0,24}$/iu;
const OTHER_AFTER =
  /^(?: to (?=[A-Z])| ?(?:m|mm|mn|bn|b|million|billion|mio|mrd|millions?|milioni|millones|miljoen)(?![\p{L}])|(?! ?(?:plus|\+|and|&|doe|with))[^.;,!?\d·•|]{0,22}\b(?:turnover|revenue|in revenue|arr|distributor|company|budget|stipend|allowance|bonus|sign-?on|referral|voucher|quota|discount|in assets|learning|training|education|home[- ]office|off|deductible|match|contribution|fee|to make your|for every|credit|tuition|commuter|co-?pay|loan|dental|stop pay|differential|ce allowance|a day in))/iu;

type Candidate = { readonly text: string; readonly weight: number };

/** The pay as a posting writes it: the amounts that are pay most surely, with their period. Empty where it says none. */
export function readPay(lines: readonly string[]): string {
  const labelled = listLabelled(lines, 'pay').flatMap((value) => amountsOf(value, true));
  const [first] = labelled;
  if (first) return first.text;
  const found = lines.flatMap((line, at) =>
    amountsOf(line, false).map(({ text, weight }) => ({
      text,
      weight: weight + (at < LINES_OF_HEAD ? 1 : 0),
    })),
  );
  const best = found.reduce<Candidate>((most, each) => (each.weight > most.weight ? each : most), {
    text: '',
    weight: LEAST - 1,
  });
  return best.text;
}

/** One sign of pay: a period, a range, a word before or behind. */
const LEAST = 2;

function amountsOf(line: string, isLabelled: boolean): Candidate[] {
  const found: Candidate[] = [];
  for (const match of line.matchAll(PAY)) {
    const text = match[0].trim();
    const before = line.slice(0, match.index);
    const weight = weigh(
      text,
      before,
      line.slice(match.index + match[0].trimEnd().length),
      isLabelled,
    );
    if (weight >= LEAST) found.push({ text, weight });
  }
  return found;
}

/** Amounts for a month or a year. */
const LARGE = /\d ?(?:k\b|LPA|lakh)|\d[.,’' ]?\d{3}/iu;

function weigh(text: string, before: string, after: string, isLabelled: boolean): number {
  if (OTHER_AFTER.test(after) || (!isLabelled && OTHER_BEFORE.test(before))) return 0;
  const told = isLabelled || SAYS_PAY.test(before);
  const signs = {
    period: HAS_PERIOD.test(text),
    range: HAS_RANGE.test(text),
    large: LARGE.test(text),
    currency: HAS_CURRENCY.test(text),
  };
  const isAmountOfPay = signs.period || signs.range || signs.large || isLabelled;
  const isMoney = signs.currency || (told && (signs.period || /\d{2}[.,' ]?\d{3}/u.test(text)));
  if (!isAmountOfPay || !isMoney) return 0;
  const alone = before.trim() === '';
  const two = [signs.period, signs.range, SAYS_PAY_AFTER.test(after)].filter(Boolean).length * 2;
  return (told ? 3 : 0) + two + Number(alone) + Number(signs.large);
}
