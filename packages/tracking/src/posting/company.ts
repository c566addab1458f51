import { foldCompany } from '../same-posting/fold-names.ts';
import {
  ARTICLE,
  mayBeName,
  nameIn,
  signsOfName,
  splitPlace,
  upToForm,
  withoutRest,
} from './company-name.ts';
import { AGENCY, AGENCY_NAME, HIDDEN, NAME, SAID } from './company-words.ts';
import { firstHeading } from './headings.ts';
import { isLabelled, listLabelled } from './labels.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { LINES_OF_HEAD, listSegments, standOf } from './lines.ts';
import { ORGANISATION } from './organisation.ts';
import { listPersons } from './persons.ts';
import { looksLikePlace, splitAtPlace } from './place-words.ts';
import type { PostingLines } from './posting-lines.ts';
import { type Candidate, type Found, mergeEqual, signsOf } from './ranking.ts';
import { cleanTitle } from './title-text.ts';

type Posting = PostingLines & { readonly title: string };

/** Lists the names that may be the employer's, with their signs; none where the posting hides it. `page` has the lines of the site around it too. */
export function listCompanies({ lines, page, title }: Posting): Candidate[] {
  const text = page.join('\n');
  const labels = listLabelled(page, 'company');
  const isHidden = AGENCY.test(text) || labels.some((value) => HIDDEN.test(value));
  const labelled = labels.flatMap((value) => {
    const named = splitAtPlace(value)?.before || value;
    const name = withoutRest((named.split(/ [(–—-]|\(|, (?=an? )/u, 1)[0] ?? '').trim());
    return mayBeName(name) ? [{ text: name, signs: ['labelled', 'value of label'] }] : [];
  });
  const found = isHidden ? [] : [...inHead(lines, title), ...inSentences(page)];
  return relate(
    mergeEqual([...labelled, ...found])
      .filter(({ text: name }) => !AGENCY_NAME.test(name))
      .slice(0, MOST_CANDIDATES),
    { text, title },
  );
}

/** In characters: longer lines are prose. */
const LONG = 120;
/** Lines of the head at most that may name the employer. */
const LINES = 20;

function inHead(lines: readonly string[], title: string): Found[] {
  const found = lines.findIndex(
    (line) =>
      title !== '' &&
      [line, cleanTitle(line)].some((each) => each.toLowerCase().includes(title.toLowerCase())),
  );
  const at = found < 0 || found > LINES_OF_HEAD * 2 ? -1 : found;
  const heading = firstHeading(lines.slice(0, LINES));
  return lines
    .slice(0, LINES)
    .flatMap((line, here) =>
      here === at || line.length <= LONG ? onLine(lines, { here, at, heading, title }) : [],
    );
}

type Where = {
  readonly here: number;
  readonly at: number;
  readonly heading: number;
  readonly title: string;
};

/** The names on a line of the head, with what stands around each. */
function onLine(lines: readonly string[], { here, at, heading, title }: Where): Found[] {
  const line = lines[here] ?? '';
  const isTitleLine = here === at;
  const around = withoutTitle(line, isTitleLine ? title : '');
  const before = isTitleLine ? listSegments(around[0] ?? '').length : 0;
  const segments = around.flatMap(listSegments).slice(0, 6);
  const isAlone = segments.length === 1;
  const isPlaced = segments.some(isPlaceLike);
  const stands = signsOf({
    head: true,
    ...standsAt(here, at),
    otherLabel: !isTitleLine && isLabelled(line),
    whole: isAlone && !isTitleLine,
    rated:
      (isAlone && isRatedBelow(lines, here)) || segments.slice(1).some((each) => RATED.test(each)),
    afterHeading: here > heading,
  });
  return segments.flatMap((segment, which) => {
    const { name: words, placed } = splitPlace(segment);
    const signs = signsOf({
      beforeTitle: isTitleLine && which < before,
      behindTitle: isTitleLine && which >= before,
      behindAt: isTitleLine && which === before && AT.test(line),
      [`part ${Math.min(which - before, 2)}`]: !isAlone || isTitleLine,
      beforePlace: placed,
      placed: !placed && isPlaced,
    });
    return formsOf(words)
      .filter(({ text }) => !isTitle(text, title))
      .map(({ text, forms }) => ({ text, signs: [...stands, ...signs, ...forms] }));
  });
}

/** The forms of a name that words may hold: all of them, up to a preposition and a town, and up to the first word that is none of a name. */
function formsOf(words: string): { text: string; forms: string[] }[] {
  const name = withoutRest(words);
  const atTown = withoutRest(name.split(/ (?:in|à|en|em|te) (?=\p{Lu})/u, 1)[0] ?? '');
  const ofNames = withoutRest(BEGINNING.exec(name)?.[0] ?? '');
  const isOpen = name !== ofNames && ofNames !== '';
  return [
    { text: name, forms: isOpen ? ['open'] : [] },
    { text: atTown, forms: ['cut at town'] },
    { text: ofNames, forms: ['cut'] },
    { text: upToForm(name), forms: ['cut at form'] },
    { text: (isOpen ? ofNames : name).replace(ARTICLE, ''), forms: ['cut article'] },
  ].filter(
    ({ text }, at, all) => mayBeName(text) && all.findIndex((each) => each.text === text) === at,
  );
}

const BEGINNING = new RegExp(`^${NAME}(?= \\p{Ll}|,|$)`, 'u');

/** Signs of where a line stands in the head, and from the title. */
const standsAt = (here: number, at: number): Record<string, boolean> => {
  const away = here - at;
  const isNear = at >= 0 && away !== 0 && Math.abs(away) <= 4;
  return {
    [standOf(here)]: true,
    [`from title ${Math.abs(away) > 2 ? Math.sign(away) * 3 : away}`]: isNear,
    far: at >= 0 && Math.abs(away) > 4,
    noTitle: at < 0,
  };
};

const isPlaceLike = (words: string): boolean =>
  splitAtPlace(words) !== undefined || looksLikePlace(words);

const AT = /(?:^|\s)(?:at|@|bei|chez|en|na|presso|bij) (?=\p{Lu})/u;
const isRatedBelow = (lines: readonly string[], here: number): boolean =>
  RATED.test(lines[here + 1] ?? '');
const RATED =
  /^\d(?:[.,]\d)? ?(?:★|out of|\||·|\(|\/ ?5|von 5|sur 5)|^bewertung \d|\d(?:[.,]\d)? ?(?:stars?|★)/iu;

/** A part of an employer. */
const UNIT =
  /^(?:institut für|institute (?:of|for)|lehrstuhl|chair of|school|department|faculty|division|office|centre|center|section|ufr|fachbereich|fakultät|dezernat|amt|u\.o\.c|dipartimento|facultad|departamento|abteilung) /iu;

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

/** In characters: names are looked for in so much of a posting. */
const LONGEST_PROSE = 12_000;

function inSentences(page: readonly string[]): Found[] {
  // The same words stand in a posting again and again.
  const names = new Map<string, string>();
  const nameOf = (words: string): string => {
    const name = names.get(words) ?? nameIn(words.replace(/['’]s$/u, ''));
    names.set(words, name);
    return name;
  };
  const said = page.flatMap((line, at) =>
    Object.entries(SAID).flatMap(([kind, pattern]) =>
      Array.from(line.matchAll(pattern), ([, name = '']) => ({
        text: nameOf(name),
        signs: [`said ${kind}`, 'said', ...(at < LINES_OF_HEAD ? ['said early'] : [])],
      })),
    ),
  );
  const text = page.join('\n').slice(0, LONGEST_PROSE);
  const named = Array.from(text.matchAll(NAMED), (match) => {
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    const name = nameOf(match[0]);
    return { text: name, signs: around(before, after) };
  });
  return [...said, ...named].filter(({ text: name }) => name !== '');
}

const NAMED = new RegExp(`(?<![\\p{L}\\d.@/-])${NAME}`, 'gu');

/** Signs of what stands before a name and behind it in a text. */
const around = (before: string, after: string): string[] =>
  signsOf({
    'behind preposition':
      /(?<!\p{L})(?:at|by|with|for|join|bei|beim|chez|en|na|presso|bij|voor|für|pour|para|per|with) (?:the |der |dem |die |la |el |il )?$/iu.test(
        before,
      ),
    'before team':
      /^ (?:team|family|hiring|careers|is|are|has|ist|sucht|est|recrute|busca|es|cerca|ricerca|zoekt|seeks)(?!\p{L})/iu.test(
        after,
      ) || /^['’]s /u.test(after),
    'behind article':
      /(?<!\p{L})(?:die|der|das|dem|den|the|la|le|el|il|a|o|à la|au|du|de la|del|della|da|do|al) $/u.test(
        before,
      ),
    'before town': /^(?:,| [-–|·]| in| à| en| em| te| \() ?\p{Lu}\p{Ll}/u.test(after),
    'at its end': /^[.!]?\s*(?:\n|$)/u.test(after),
    'own line': /(?:^|\n)$/u.test(before) && /^(?:\n|$)/u.test(after),
  });

const initialsOf = (name: string): string =>
  name
    .split(/[\s,]+/u)
    .filter((word) => /^\p{Lu}/u.test(word) && !/^(?:llc|inc|ltd|plc)\b/iu.test(word))
    .map((word) => word[0])
    .join('');

/** Candidates that are weighed: each is compared with all others. */
const MOST_CANDIDATES = 200;

/** Signs that one form of a name lends to all others. */
const OF_ALL = /^(?:said|behind (?:preposition|article)|before (?:team|town)|labelled$)/u;

/** Adds what a posting says of other forms of a name, short or in full, its mentions and addresses. */
function relate(
  candidates: readonly Candidate[],
  { text, title }: { readonly text: string; readonly title: string },
): Candidate[] {
  const small = text.toLowerCase();
  const domains = Array.from(small.matchAll(DOMAIN), ([domain]) => domain);
  const hosts = domains.map((domain) => domain.split('.').at(-2) ?? '');
  const labels = hosts.map((host) => host.replace(/[^\p{L}\d]/gu, ''));
  const persons = listPersons(text);
  const boxes = Array.from(small.matchAll(/[\p{L}.]{3,30}(?=@)/gu), ([box]) => box).join(' ');
  const named = candidates.map(({ text: name, signs }) => ({
    name,
    signs,
    key: foldCompany(name),
    initials: initialsOf(name),
  }));
  const hasParent = named.some(
    ({ name, signs }) => signs.has('head') && ORGANISATION.test(name) && !UNIT.test(name),
  );
  return named.map((one) => {
    const { name, signs, key } = one;
    const forms = named.filter((other) => other !== one && isOneName(one, other));
    const mentions = mentionsOf(name, small);
    const own = signsOfName(name);
    const lent = own.includes('written')
      ? forms.flatMap((form) => [...form.signs].filter((sign) => OF_ALL.test(sign)))
      : [];
    const isSaid = [...signs, ...lent].includes('said');
    return {
      text: name,
      signs: new Set([
        ...signs,
        ...lent,
        ...own,
        ...signsOf({
          again: mentions > 1,
          often: mentions > 3,
          unit: UNIT.test(name),
          'unit of another': UNIT.test(name) && hasParent,
          'said one word': isSaid && !name.includes(' '),
          'said twice':
            [...signs, ...lent].filter((sign) => /^said (?!early|one)/u.test(sign)).length > 1,
          'longer form in head': forms.some(
            (form) => form.name.length > name.length && form.signs.has('head'),
          ),
          'longer form': forms.some((form) => form.name.length > name.length),
          kind: !name.includes(' ') && ORGANISATION.test(name),
          greeting: GREETING.test(name),
          'in title': title.toLowerCase().includes(name.toLowerCase()),
          person: persons.has(name) || isOfBox(name, boxes),
          domain: key.length > 2 && labels.includes(key),
          'domain like': key.length > 4 && hosts.some((host) => isLikeHost(key, host)),
        }),
      ]),
    };
  });
}

/** "wendelhorn" of "Seilbahnen Wendelhorn AG", "holz-meier" of "Meier Holzbau". */
const isLikeHost = (key: string, host: string): boolean => {
  const parts = host.split(/[^\p{L}\d]+/u).filter((part) => part.length > 2);
  const all = parts.join('');
  return all.length > 4 && (all.includes(key) || parts.every((part) => key.includes(part)));
};

/** "Gemma Stott" of "gemma@…" or "g.stott@…". */
const isOfBox = (name: string, boxes: string): boolean => {
  const [first = '', last = '', ...more] = name.toLowerCase().split(' ');
  return (
    more.length < 2 && last !== '' && (boxes.includes(last) || boxes.split(/[ .]/u).includes(first))
  );
};

const GREETING =
  /^(?:hi(?:ya)?|hey|hello|dear|morning|good|greetings|bonjour|bonsoir|salut|hallo|moin|servus|guten|liebe[rs]?|hola|buen[oa]s|olá|oi|bom|boa|ciao|buongiorno|gentile|beste|dag|goede)(?!\p{L})/iu;

/** Addresses of mail and of the web. */
const DOMAIN = /(?<=@|:\/\/|www\.)[\p{L}\d.-]{4,60}/gu;

/** In characters: of longer names their beginning is looked for. */
const mentionsOf = (name: string, text: string): number => {
  const words = name.toLowerCase().replace(/^the /u, '').split(' ');
  const short = LEGAL_FORM.test(name) && words.length > 2 ? words.slice(0, -1) : words;
  return text.split(short.slice(0, 2).join(' ').replace(/[,.]$/u, '')).length - 1;
};

type Named = { readonly name: string; readonly key: string; readonly initials: string };

const isOneName = (one: Named, other: Named): boolean =>
  (one.key !== '' &&
    other.key !== '' &&
    (one.key.startsWith(other.key) || other.key.startsWith(one.key))) ||
  one.initials === other.name ||
  other.initials === one.name;
