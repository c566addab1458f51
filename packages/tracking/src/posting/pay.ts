import { bestOf, sumOf, type Weighed } from './evidence.ts';
import { listLabelled } from './labels.ts';
import { LINES_OF_HEAD } from './lines.ts';

const CURRENCY =
  '(?:US\\$|S/\\.?(?= \\d)|CA\\$|C\\$|AU\\$|A\\$|NZ\\$|R\\$|[$£€₹¥]|(?:USD|JPY|EUR|GBP|CHF|CAD|AUD|NZD|INR|SEK|NOK|DKK|PLN|BRL|AED|SGD|HKD|ZAR|MXN|COP|CLP|PEN|CZK|HUF|RON|KES|NGN|PHP|MYR|Rs\\.?|Fr\\.|kr\\.?|zł|euros?|yen|円|pesos)(?![\\p{L}]))';
const NUMBER =
  "\\d{1,2}(?:,\\d{2}){1,3},\\d{3}|\\d{1,3}(?:[.,'’ ]\\d{3}){1,3}(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?";
const AMOUNT = `(?:${CURRENCY} ?)?(?:${NUMBER}) ?(?:[kK](?![\\p{L}])|LPA|lakhs?|tsd\\.?|mil(?= (?:€|euros|pesos))|mila|grand|thousand|,[-–—])?(?: ?${CURRENCY})?`;
const UNIT =
  '(?:hour|hr|h|year|yr|annum|month|mo|week|wk|day|shift|mile|mi|stunde|std\\.?|jahr|monat|tag|heure|an|mois|jour|semaine|hora|año|mes|mês|ano|día|dia|ora|anno|mese|giorno|uur|jaar|maand|dag|m|u)(?![\\p{L}])';
const PERIOD = `(?:(?: (?:gross|bruts?|brutto|brut[oa]s?|lord[ie]|net|netto))? ?(?:(?:/|per|an?|pro|par|por|je|im|die|der|al(?:l['’])?|(?:de|[àa]) l['’]|ao|à|p[./]?) ?${UNIT}|(?:hourly|annually|yearly|monthly|weekly|daily|monatlich|jährlich|mensuels?|annuels?|mensuales|anuales|mensais|anuais|mensili|annu[ie]|p\\.? ?[ah]\\.?|p\\.m\\.|pcm|pw)(?![\\p{L}])))`;
const BETWEEN =
  '(?:-|–|—|~|〜|～|to(?: -)?|bis(?: zu)?|à|ad?|al|até|hasta|tot|up to|rising to|increasing to|going up to|moving to)';
/** "And" may also stand before another thing: "a month and 14 days". */
const AND = `(?:and|und|et|y|en|e) (?=\\D{0,4}\\d+(?:[.,'’ ]?\\d{3}| ?k| ?${CURRENCY}))`;
const RANGE = `(?:,? ?(?:${BETWEEN} ?|/(?=\\d{2,3} ?[kK](?!\\p{L})|\\d[.,]\\d{3} ?[€$£])|${AND})${AMOUNT})`;
/** Amounts alone are one or a range, a period behind them. */
const PAY = new RegExp(
  `(?<![\\p{L}\\d.,])(?!\\d{1,3} ?[-–—] ?${CURRENCY})${AMOUNT}${PERIOD}?${RANGE}?${PERIOD}?`,
  'giu',
);
/** The points of a scale: three and more amounts. */
const LADDER = new RegExp(
  `(?<![\\p{L}\\d.,])(?=${CURRENCY}|(?:${NUMBER}) ?${CURRENCY})${AMOUNT}(?:(?: \\([^()]{1,12}\\))? ?[-–—;,/] ?${CURRENCY} ?(?:${NUMBER})){2,30}`,
  'giu',
);

const HAS_CURRENCY = new RegExp(`${CURRENCY}|LPA|lakh`, 'iu');
const HAS_PERIOD = new RegExp(PERIOD, 'iu');
const HAS_RANGE = new RegExp(`${RANGE}${PERIOD}?$`, 'iu');
/** "72–80k" can only be a pay, where what is offered is told. */
const IN_THOUSANDS = /^\d{2,3}k? ?(?:[-–—/]|to|à) ?\d{2,3}k$/iu;

const SAYS_PAY =
  /(?:\b(?:salary|pay|paid|pays|paying|compensation|hourly|rates?|wages?|remuneration|package|earn(?:ings)?|rewards|ctc|base|basic|money|we (?:give|offer)|on offer|gehalt|verdien(?:en|st|t)?|verg[uü]tung|entgelt|brutto|salaire|fourchette|r[eé]mun[eé]ration|salario|sueldo|condiciones|retribuci[oó]n|retribuzione|compenso|stipendio|ral|sal[aá]rio|faixa salarial|remunera[cç][aã]o|salaris|verdien|bruto|vencimento|ofrecemos|à partir de|dès)|gehalt|lohn|loon)\b[^.;!?|]{0,45}$/iu;
const SAYS_PAY_AFTER =
  /^(?: ?\+ ?(?:van|car|benefits|bonus|commission|fuel|tips?|tip pool|super|equity)|[^.;!?\d]{0,14}\b(?:base|gross|doe|pro rata|brutto|bruts?|brut(?:os?|as?)|limpios|libres|lordi|netos?|nets?|netti|netto|bruto|dependent|depending|salary|w-?2|plus|based on|per annum|annual))/iu;

/** Only behind a pay. */
const SAYS_NET = /^ (?:brut\p{L}*|lordi|net(?:to|ti|os?|s)?|limpios|libres|gross)(?!\p{L})/iu;

/** Extras and other sums beside the pay, in the words of each language. */
const EXTRAS =
  'grant|allowances?|bonus(?:es)?|sign-?on|signing|retention|referral|vouchers?|differential|premium|ote|on[- ]target|commission|credit|golden hello|supplement|weighting|relocation|moving|gift|welcome|scholarship|rent|live[- ]in|board|accommodation|meals?|lunch|uniform|per diem|reimburse\\p{L}*|training|learning|' +
  '\\p{L}*zulagen?|\\p{L}*zuschl[aä]ge?|\\p{L}*zusch[uü]ss\\p{L}*|\\p{L}*prämien?|pauschal|sachbezug|\\p{L}*gutschein\\p{L}*|\\p{L}*budget|\\p{L}*karte|trinkgeld|' +
  'primes?|int[eé]ressement|panier|tickets?|titres?|indemnit[eé]s?|remboursement|participation|' +
  'dietas|vales?|variable|bono|ayuda|plus de|descuento|cheques?|' +
  'aux[ií]lio|ajuda|bolsa|plr|cart[aã]o|b[oô]nus|subs[ií]dio|' +
  'premio|buoni|rimborso|indennit[aà]|welfare|contributo|' +
  'reiskosten|\\p{L}*toeslag|\\p{L}*vergoeding|fooi|korting|opleidings\\p{L}*';

/** Amounts of something else: turnover, grants, extras. */
const OTHER_BEFORE = new RegExp(
  `(?:turnover|revenue|raised|funding|series [a-e]|budget|quota|worth|valued?|deductible|fee|book of|portfolio|sales of|over|from £|owed|fine|discount|in assets|saved?|tag a buddy|umsatz|chiffre d['’]affaires|fatturato|facturaci[oó]n|omzet|contributes?|(?<!\\p{L})(?:${EXTRAS}))[^.;!?,\\d]{0,24}$`,
  'iu',
);
const OTHER_AFTER = new RegExp(
  `^(?: to (?!start|begin|live)\\p{L}| ?(?:m|mm|mn|bn|b|million|billion|mio|mrd|millions?|milioni|millones|miljoen)(?![\\p{L}/])| (?:users|customers|visitors|followers|people|units|members|lines|requests)|(?! ?(?:plus|\\+|and|&|doe|with|x \\d))[^.;,!?\\d·•|+]{0,22}(?<!\\p{L})(?:turnover|in revenue|revenue|arr|distributor|company|budget|quota|discount|in assets|education|home[- ]office|off|deductible|match|contribution|fee|to make your|for every|tuition|commuter|co-?pay|loan|dental|stop pay|ce allowance|a day in|zusätzlich|pro kopf|je kind|${EXTRAS})(?!\\p{L}))`,
  'iu',
);

/** Evidence for an amount as the pay. */
const WEIGHTS = {
  /** It stands behind the label of a pay. */
  labelled: 4,
  /** A word of pay stands before it. */
  told: 3,
  period: 2,
  range: 2,
  /** "Gross", "plus benefits" and their like stand behind it. */
  toldAfter: 2,
  /** Its line has nothing before it. */
  alone: 1,
  /** It is as large as that of a month or a year. */
  large: 1,
  inHead: 1,
  /** It is rounded as job sites do: "2,2K". */
  rounded: -2,
} as const;
/** One sign of pay beside the least that an amount needs. */
const LEAST = 2;
const MARGIN = 1;

/** The pay as a posting writes it: the amounts that are pay most surely, with their period. Empty where it says none. */
export function readPay(lines: readonly string[]): string {
  const labelled = listLabelled(lines, 'pay').flatMap((value) => amountsOf(value, true));
  const found = lines.flatMap((line, at) =>
    amountsOf(line, false).map(({ text, weight }) => ({
      text,
      weight: weight + (at < LINES_OF_HEAD ? WEIGHTS.inHead : 0),
    })),
  );
  return bestOf([...labelled, ...found], { least: LEAST, margin: MARGIN });
}

function amountsOf(line: string, isLabelled: boolean): Weighed[] {
  const [ladder] = line.match(LADDER) ?? [];
  if (ladder) return [{ text: endsOf(ladder), weight: WEIGHTS.range + WEIGHTS.told }];
  const found: Weighed[] = [];
  for (const match of line.matchAll(PAY)) {
    const text = match[0].trim();
    const end = match.index + match[0].trimEnd().length;
    const weight = weigh(text, {
      before: line.slice(Math.max(0, match.index - NEAR), match.index),
      after: line.slice(end, end + NEAR),
      labelled: isLabelled,
    });
    if (weight >= LEAST) found.push({ text, weight });
  }
  return found;
}

/** In characters: words further away say nothing of an amount. */
const NEAR = 120;

const AMOUNTS = new RegExp(AMOUNT, 'giu');

/** The first and the last point of a scale. */
function endsOf(ladder: string): string {
  const points = ladder.match(AMOUNTS) ?? [];
  return `${points[0]?.trim() ?? ''} – ${points.at(-1)?.trim() ?? ''}`;
}

/** Amounts for a month or a year. */
const LARGE = /\d ?(?:k\b|LPA|lakh|tsd|mila|grand|thousand)|\d[.,’' ]?\d{3}/iu;
/** "3200 tot 3800", "1.950". */
const IN_HUNDREDS = /^\d[.,’' ]?\d{3}(?:\D{1,8}\d[.,’' ]?\d{3})?$/u;
const EXACT = /\d[.,]\d{2}(?!\d)/u;
const ROUNDED = /\d[.,]\d ?k\b/iu;

type Around = { readonly before: string; readonly after: string; readonly labelled: boolean };

function weigh(text: string, { before, after, labelled }: Around): number {
  if (OTHER_AFTER.test(after) || OTHER_BEFORE.test(before)) return 0;
  const told = labelled || SAYS_PAY.test(before);
  const isAlone = before.trim() === '';
  const period = HAS_PERIOD.test(text);
  const range = HAS_RANGE.test(text);
  const large = LARGE.test(text);
  const isExact = told && EXACT.test(text);
  const isMoney = [
    HAS_CURRENCY.test(text),
    IN_THOUSANDS.test(text),
    SAYS_NET.test(after) && IN_HUNDREDS.test(text),
    isAlone && period && EXACT.test(text),
    told && (period || /\d{2}[.,' ]?\d{3}/u.test(text)),
  ];
  if (!isMoney.includes(true) || ![period, range, large, labelled, isExact].includes(true))
    return 0;
  return sumOf(WEIGHTS, {
    labelled,
    told: told && !labelled,
    period,
    range,
    toldAfter: SAYS_PAY_AFTER.test(after),
    alone: isAlone && !labelled,
    large,
    rounded: ROUNDED.test(text),
  });
}
