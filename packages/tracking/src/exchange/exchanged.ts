import {
  CLOSING_REASONS,
  MEANINGS,
  type Meaning,
  NO_PARTS,
  PAY_PERIODS,
  type PayAmount,
} from '@shortlist/model/pursuit';
import type { ApplicationRow } from '../application-row.ts';
import { foldWords } from '../fold-words.ts';
import type { TrackingWords } from '../tracking-words.ts';
import { type Cells, COLUMNS, type Column } from './columns.ts';
import { readDate } from './read-date.ts';

/** An application with all that a table carries: not the posting's text, people, interviews and files. */
export type Exchanged = Pick<
  ApplicationRow,
  | 'company'
  | 'title'
  | 'location'
  | 'url'
  | 'source'
  | 'last_day'
  | 'meaning'
  | 'round'
  | 'stage'
  | 'reasons'
  | 'since'
  | 'next'
> & {
  /** As the posting writes it. */
  readonly pay: string;
  readonly notes: string;
  readonly asked: PayAmount;
  readonly offered: PayAmount;
};

/** An application as a table says it; `implied` are the fields that it does not say itself, which fill a new one alone. */
export type ReadApplication = Exchanged & { readonly implied: readonly ('meaning' | 'source')[] };

/** Between two reasons in one cell; no word of a reason holds it. */
const BETWEEN = '; ';

const numberText = (number: number | null): string => (number === null ? '' : String(number));

/** The cells of an application, what has a word in that of the person's language. */
function toCells(application: Exchanged, words: TrackingWords): Cells {
  const { round, reasons, next, asked, offered, meaning, ...texts } = application;
  return {
    ...texts,
    meaning: words.meaning({ meaning }),
    round: numberText(round),
    reasons: reasons.map((reason) => words.reason({ reason })).join(BETWEEN),
    next: next.what,
    due: next.due,
    asked: numberText(asked.amount),
    asked_currency: asked.currency,
    asked_per: asked.per,
    offered: numberText(offered.amount),
    offered_currency: offered.currency,
    offered_per: offered.per,
  };
}

/** Others' names of a state, folded, by what it means; the first that fits counts. */
const STATES: readonly (readonly [RegExp, Meaning])[] = [
  [
    /reject|declin|\bghost|withdr|\bclosed|archiv|abgelehnt|absage|zuruckgezogen|refus|rechaz|recusad|rifiutat|afgewezen|perdu/u,
    'closed',
  ],
  [
    /wish ?list|bookmark|\bto (?:do|apply|send|submit)\b|\bapply(?:ing)?\b|\bdraft|\bgemerkt|\b(?:bewerben|postuler|enviar|inviare|candidarsi|solliciteren)\b/u,
    'saved',
  ],
  [/\bhired|\baccepted|eingestellt|\bzusage|embauch|contratad|\bassunt|aangenomen/u, 'hired'],
  [/\boffer|negotiat|angebot|\boffre\b|\boferta|\bproposta|aanbod/u, 'offer'],
  [
    /interview|\bscreen|\btalk|phone|\bcalls?\b|assessment|\btests?\b|\brounds?\b|gesprach|entretien|entrevista|colloquio|gesprek/u,
    'talking',
  ],
  [
    /\bappli(?:ed|cation)|\bsent\b|\bsubmitted|beworben|\bpostul|\benvoye|\benviad|candidat|\binviat|gesolliciteerd|verzonden|\baplicad|solicitad/u,
    'applied',
  ],
];

/** Things that did not come, by which an application is closed. */
const NEVER_CAME =
  /\b(?:not|no longer) (?:select|accept|hired|interested|offered)|\bno (?:answer|response|reply|offer)/u;

/** Words by which a state is said not to be. */
const NOT = /\b(?:not|no|never|nicht|kein\w*|pas|sin|nao|non|niet|geen)\b/u;

/** Words by which what is not may still come. */
const YET = /\b(?:yet|still|noch|encore|aun|todavia|ainda|ancora|nog)\b/u;

const plain = (text: string): string => foldWords(text).join(' ');

/** The meaning of others' name of a state. "Not applied yet" is only saved; of others that are said not to be, or not yet, nobody knows. */
function othersMeaning(name: string): Meaning | undefined {
  const isNot = NOT.test(name);
  const mayCome = isNot && YET.test(name);
  if (NEVER_CAME.test(name)) return mayCome ? undefined : 'closed';
  const [pattern, meaning] = STATES.find(([each]) => each.test(name)) ?? [];
  if (pattern === undefined || !isNot) return meaning;
  switch (meaning) {
    case 'closed': // What is denied stands behind: "Rejected, no reason given".
      return mayCome || name.search(NOT) < name.search(pattern) ? undefined : meaning;
    case 'applied':
    case 'saved':
      return 'saved';
    default:
      return undefined;
  }
}

/** Finds what a cell names: by our own word for it, or by the person's, whatever the case and signs. */
function findNamed<N extends string>(
  names: readonly N[],
  cell: string,
  wordOf: (name: N) => string,
): N | undefined {
  const said = plain(cell);
  return names.find((name) => [plain(name), plain(wordOf(name))].includes(said));
}

const meaningOf = (cell: string, words: TrackingWords): Meaning | undefined =>
  findNamed(MEANINGS, cell, (meaning) => words.meaning({ meaning })) ?? othersMeaning(plain(cell));

/** Pay of a row; by a period that nobody knows its amount says nothing. */
function payOf(
  cells: Partial<Cells>,
  column: 'asked' | 'offered',
  words: TrackingWords,
): PayAmount {
  const currency = cells[`${column}_currency`] ?? '';
  const period = cells[`${column}_per`] ?? '';
  const { per: usual } = NO_PARTS.pay[column];
  const per =
    period.trim() === ''
      ? usual
      : findNamed(PAY_PERIODS, period, (each) => words.per({ period: each }));
  return per === undefined
    ? { amount: null, currency, per: usual }
    : { amount: amountOf(cells[column] ?? ''), currency, per };
}

function amountOf(cell: string): number | null {
  const digits = cell.trim();
  return /^\d+(?:\.\d+)?$/u.test(digits) ? Number(digits) : null;
}

/** The application of a row's cells. A date that is none is left out; a status that nobody knows becomes the person's own stage. */
export function fromCells(cells: Partial<Cells>, words: TrackingWords): ReadApplication {
  const of = (column: Column) => cells[column] ?? '';
  const known = meaningOf(of('meaning'), words);
  const reasons = of('reasons')
    .split(BETWEEN.trim())
    .flatMap(
      (each) => findNamed(CLOSING_REASONS, each, (reason) => words.reason({ reason })) ?? [],
    );
  const since = readDate(of('since'));
  const stage = of('stage') || (known === undefined ? of('meaning').trim() : '');
  return {
    company: of('company'),
    title: of('title'),
    location: of('location'),
    url: of('url'),
    source: of('source'),
    pay: of('pay'),
    last_day: readDate(of('last_day')),
    meaning: known ?? (since === '' ? 'saved' : 'applied'),
    round: amountOf(of('round')),
    stage,
    reasons,
    since,
    next: { what: of('next'), due: readDate(of('due')) },
    notes: of('notes'),
    asked: payOf(cells, 'asked', words),
    offered: payOf(cells, 'offered', words),
    implied: known === undefined ? ['meaning'] : [],
  };
}

/** The table of applications with its names of columns: rows that `writeCsv` takes. */
export const toTable = (applications: readonly Exchanged[], words: TrackingWords): string[][] => [
  COLUMNS.map((column) => words.column({ column })),
  ...applications.map((application) => {
    const cells = toCells(application, words);
    return COLUMNS.map((column) => cells[column]);
  }),
];
