import { foldCompany } from '../same-posting/fold-names.ts';
import { isFact } from './chrome.ts';
import { inLowerCase, nameIn, splitPlace } from './company-name.ts';
import { AGENCY, AGENCY_NAME, HIDDEN, SAID } from './company-words.ts';
import { bestOf, type Candidate, sumOf } from './evidence.ts';
import { isLabelled, listLabelled } from './labels.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { LINES_OF_HEAD, listSegments } from './lines.ts';
import { ORGANISATION } from './organisation.ts';
import { isTownAndSign, looksLikePlace, splitAtPlace } from './place-words.ts';
import { cleanTitle } from './title.ts';

/** Evidence for a name as the employer's. */
const WEIGHTS = {
  /** The label of an employer stands before it. */
  labelled: 5,
  /** It stands on the line above or below the title, or before it on its own. */
  besideTitle: 2,
  /** It stands behind the title on its line. */
  behindTitle: 1.5,
  /** It is all of its line. */
  whole: 0.5,
  /** A line or two further off. */
  nearTitle: 1,
  /** "Cook at Acme". */
  behindAt: 3,
  /** Job sites write how an employer is rated below its name. */
  rated: 2.5,
  /** The first line of the page. */
  first: 1,
  /** A place stands behind it on its line. */
  beforePlace: 1.5,
  /** A place stands on its line, or on one of the next. */
  placed: 1,
  legalForm: 2,
  organisation: 1.5,
  /** The posting says it again. */
  again: 1.5,
  often: 0.5,
  /** An address on the web has it. */
  domain: 2,
  /** A part of an employer: "School of Law". */
  unit: -2,
  /** It is not written as names are, so only more signs make it one. */
  lowerCase: -0.5,
} as const;
const LEAST = 3;

/** A name, what one place says for it, and which place: each counts once for a name. */
type Named = { readonly name: string; readonly weight: number; readonly source: string };

/**
 * The employer's name as the posting writes it; empty where none is surely one, as when an agency hides it. `page` has the lines
 * of the site around it too.
 */
export function readCompany(
  lines: readonly string[],
  title: string,
  page: readonly string[] = lines,
): string {
  const text = page.join('\n');
  const labelled = listLabelled(page, 'company').flatMap((value) => {
    const named = splitAtPlace(value)?.before || value;
    const name = nameIn((named.split(/ [(–—-]|\(|, (?=an? )/u, 1)[0] ?? '').trim(), false);
    return name === '' ? [] : [{ name, weight: WEIGHTS.labelled, source: 'label' }];
  });
  const isHidden =
    AGENCY.test(text) || listLabelled(page, 'company').some((value) => HIDDEN.test(value));
  const found = isHidden ? [] : [...inHead(lines, title), ...inSentences(page)];
  return bestOf(
    merge([...labelled, ...found], text).filter(
      ({ text: name }) => !AGENCY_NAME.test(name) && !isPerson(name, text),
    ),
    { least: LEAST },
  );
}

/** Checks whether a name is that of who writes: "I'm Lucia". */
const isPerson = (name: string, text: string): boolean =>
  Array.from(text.matchAll(WHO_WRITES), ([, person]) => person).includes(name);
const WHO_WRITES =
  /(?<!\p{L})(?:I['’]m|I am|my name is|ich bin|je suis|je m['’]appelle|soy|me llamo|sou|sono|ik ben) (\p{Lu}\p{L}+)/giu;

/** Lines below the title that may name the employer, as those above it do. */
const BELOW = 4;
/** Lines between a name and the title at most where that says something. */
const NEAR = 4;

function inHead(lines: readonly string[], title: string): Named[] {
  const found = lines.findIndex(
    (line) =>
      title !== '' &&
      [line, cleanTitle(line)].some((each) => each.toLowerCase().includes(title.toLowerCase())),
  );
  const at = found < 0 || found > LINES_OF_HEAD * 2 ? 0 : found;
  return lines
    .slice(0, at + BELOW)
    .flatMap((line, here) =>
      OF_MAIL.test(line) || (isLabelled(line) && here !== at)
        ? []
        : onLine(lines, { here, at, title }),
    );
}

const OF_MAIL =
  /^(?:from|subject|sent|to|date|von|an|betreff|de|objet|asunto|para|da|a|oggetto) ?:/iu;

type Where = { readonly here: number; readonly at: number; readonly title: string };

/** The names on a line of the head, weighed by where they stand. */
function onLine(lines: readonly string[], { here, at, title }: Where): Named[] {
  const line = lines[here] ?? '';
  const isTitleLine = here === at;
  const around = withoutTitle(line, isTitleLine ? title : '');
  const before = isTitleLine ? listSegments(around[0] ?? '').length : 0;
  const segments = around.flatMap(listSegments).slice(0, 5);
  const isOne = segments.length === 1;
  const stands = standsAt(here, at);
  const isPlaced = segments.some(isPlaceLike) || (isOne && placeFollows(lines, here));
  return segments.flatMap((segment, which) => {
    const { name: words, placed } = splitPlace(segment);
    const name = nameAt(words, which);
    if (name === '' || isTitle(name, title)) return [];
    const isBefore = isTitleLine && which < before;
    const weight = sumOf(WEIGHTS, {
      ...stands,
      besideTitle: stands.besideTitle || isBefore,
      behindTitle: isTitleLine && !isBefore,
      whole: isOne && !isTitleLine,
      behindAt: isTitleLine && which === before && AT.test(line),
      rated: isOne && isRatedBelow(lines, here),
      beforePlace: placed,
      placed: !placed && isPlaced && which < 3,
      lowerCase: /^\p{Ll}/u.test(name),
    });
    return [{ name, weight: weight + weighWords(name), source: 'head' }];
  });
}

/** The name that words are; only the first of a line may be written small. */
const nameAt = (words: string, which: number): string =>
  nameIn(words, true) || (which === 0 ? inLowerCase(words) : '');

const standsAt = (here: number, at: number) => {
  const away = Math.abs(here - at);
  return {
    besideTitle: away === 1,
    nearTitle: away > 1 && away <= NEAR,
    first: here === 0 && away > 0,
  };
};

const isPlaceLike = (words: string): boolean =>
  splitAtPlace(words) !== undefined || looksLikePlace(words);

const AT = /(?:^|\s)(?:at|@|bei|chez|en|na|presso|bij) (?=\p{Lu})/u;
const isRatedBelow = (lines: readonly string[], here: number): boolean =>
  RATED.test(lines[here + 1] ?? '');
const RATED =
  /^\d(?:[.,]\d)? ?(?:★|out of|\||·|\(|\/ ?5|von 5|sur 5)|^bewertung \d|\d(?:[.,]\d)? ?(?:stars?|★)/iu;

const weighWords = (name: string): number =>
  sumOf(WEIGHTS, {
    organisation: ORGANISATION.test(name),
    legalForm: LEGAL_FORM.test(name),
    unit: UNIT.test(name),
  });

/** A part of an employer. */
const UNIT =
  /^(?:institut für|institute (?:of|for)|lehrstuhl|chair of|school|department|faculty|division|office|centre|center|section|ufr|fachbereich|fakultät|dezernat|amt|u\.o\.c|dipartimento|facultad|departamento|abteilung) /iu;

/** Job sites write the employer on one line and the place on one of the next. */
const placeFollows = (lines: readonly string[], here: number): boolean =>
  isFact(lines[here + 1] ?? '') ||
  PAID.test(lines[here + 1] ?? '') ||
  lines
    .slice(here + 1, here + 4)
    .some((line) => isTownAndSign(line) || listSegments(line).some(isPlaceLike));

const PAID = /^[£$€₹]|^(?:CHF|R\$|EUR) ?\d|^\d[\d.,]* ?(?:€|k€|-)/u;

const isTitle = (name: string, title: string): boolean =>
  title !== '' &&
  [name, cleanTitle(name)].some((each) => each.toLowerCase() === title.toLowerCase());

const withoutTitle = (line: string, title: string): string[] => {
  const at = title === '' ? -1 : line.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0) return [line];
  const employer = line
    .slice(at + title.length)
    .split(/\s(?:at|@|bei|chez|presso|bij) (?=\p{Lu})/u)
    .at(1);
  if (employer !== undefined) return [line.slice(0, at), employer];
  return [
    line.slice(0, at),
    line
      .slice(at + title.length)
      .replace(/^\s*(?:\([^()]*\)[ ,]*)?(?:,|at\b|@|bei\b|chez\b|presso\b|bij\b)?\s*/iu, ''),
  ];
};

const inSentences = (lines: readonly string[]): Named[] =>
  lines
    .flatMap((line, at) =>
      SAID.flatMap(([pattern, weight, kind], which) =>
        Array.from(line.matchAll(pattern), ([, name = '']) => {
          const said = nameIn(name.replace(/['’]s$/u, ''), true);
          return {
            name: said,
            weight: weight + (at < LINES_OF_HEAD ? 0.5 : 0) + weighWords(said) / 2,
            source: kind ?? String(which),
          };
        }),
      ),
    )
    .filter(({ name }) => name !== '');

const initialsOf = (name: string): string =>
  name
    .split(/[\s,]+/u)
    .filter((word) => /^\p{Lu}/u.test(word) && !/^(?:llc|inc|ltd|plc)\b/iu.test(word))
    .map((word) => word[0])
    .join('');

/** Candidates that are weighed: each is compared with all others. */
const MOST_CANDIDATES = 200;

/** The forms of one name, with the most that each place says for it. */
type Merged = { key: string; initials: string; forms: Named[] };

/** Sums up what is said of one name, short or in full, with its mentions. */
function merge(named: readonly Named[], text: string): Candidate[] {
  const merged: Merged[] = [];
  for (const one of named.slice(0, MOST_CANDIDATES)) {
    const { name } = one;
    const key = foldCompany(name);
    const known = merged.find((each) => isOneName(each, { key, initials: initialsOf(name) }, name));
    if (known) known.forms.push(one);
    else merged.push({ key, initials: initialsOf(name), forms: [one] });
  }
  const small = text.toLowerCase();
  const domains = Array.from(small.matchAll(DOMAIN), ([domain]) =>
    domain.replace(/[^\p{L}\d]/gu, ''),
  );
  return merged.map(({ forms }) => {
    const name = formOf(forms);
    const key = foldCompany(name);
    const mentions = mentionsOf(name, small);
    const most = new Map<string, number>();
    for (const { source, weight } of forms)
      most.set(source, Math.max(weight, most.get(source) ?? 0));
    const said = [...most.values()].reduce((sum, weight) => sum + weight, 0);
    const signs = {
      again: mentions > 1,
      often: mentions > 2,
      domain:
        key.length > 3 && domains.some((domain) => domain.includes(key) || isShortOf(domain, key)),
    };
    return { text: name, weight: said + sumOf(WEIGHTS, signs) };
  });
}

/** The form that names an employer: that of a label or of the head, else the longest that is no register's. */
function formOf(forms: readonly Named[]): string {
  const inHeads = forms.filter(({ source }) => source === 'head' || source === 'label');
  const plain = forms.filter(({ name }) => !/ (?:un)?limited company$/iu.test(name));
  const [from = forms] = [inHeads, plain].filter((each) => each.length > 0);
  const [first] = [...from].sort(
    (a, b) => (from === inHeads ? b.weight - a.weight : 0) || b.name.length - a.name.length,
  );
  return first?.name ?? '';
}

/** Addresses of mail and of the web. */
const DOMAIN = /(?<=@|:\/\/|www\.)[\p{L}\d.-]{4,60}/gu;

/** "puentedeletras" of "fundacionpuentedeletras". */
const isShortOf = (domain: string, key: string): boolean => {
  const label = domain.replace(/(?:example|com|org|net|de|fr|es|it|nl|pt|io)$/u, '');
  return label.length > 5 && key.includes(label);
};

/** In characters: of longer names their beginning is looked for. */
const mentionsOf = (name: string, text: string): number => {
  const words = name.toLowerCase().replace(/^the /u, '').split(' ');
  const short = LEGAL_FORM.test(name) && words.length > 2 ? words.slice(0, -1) : words;
  return text.split(short.slice(0, 2).join(' ').replace(/[,.]$/u, '')).length - 1;
};

const isOneName = (known: Merged, one: { key: string; initials: string }, name: string): boolean =>
  known.key.startsWith(one.key) ||
  one.key.startsWith(known.key) ||
  known.initials === name ||
  known.forms.some((form) => one.initials === form.name);
