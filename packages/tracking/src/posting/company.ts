import { headingKind } from '@shortlist/keywords';
import { foldCompany } from '../same-posting/fold-names.ts';
import { trimEnd } from '../trim-end.ts';
import { isLabelled, listLabelled } from './labels.ts';
import { LINES_OF_HEAD, listSegments } from './lines.ts';
import { ORGANISATION } from './organisation.ts';
import { isPlace, looksLikePlace, splitAtPlace } from './place-words.ts';
import { isRoleNoun, namesRole } from './role.ts';

/** An agency that hides whom it hires for. */
const AGENCY =
  /\b(?:(?:our|my|esteemed|end) (?:[\p{L}-]+ ){0,3}client\b(?= (?:is|are|has|have|seeks?|seeking|requires?|needs?|in)\b|,| ?\()|the company (?:that )?you will be working for|on behalf of (?:our|a|an?) |for (?:our|my|a|one of our) (?:[\p{L}-]+ ){0,3}client|(?:^|[.!?] )client(?: is|:| has)|unser(?:en|em)? (?:kunden?|mandant\p{L}*)|im auftrag (?:unseres|eines)|notre client|pour (?:le compte de|l['’]un de) (?:notre|nos|son|ses) clients?|nuestro cliente|para (?:nuestro|importante) (?:cliente|empresa)|nosso cliente|azienda cliente|per (?:nostro|conto di|importante) (?:cliente|azienda)|onze (?:klant|opdrachtgever)|voor (?:een|onze) (?:klant|opdrachtgever)|employment (?:agency|business)|recruitment agency|name will be disclosed|confidential (?:company|employer|client))/imu;
const AGENCY_NAME =
  /\b(?:staffing|recruit(?:ment|ing|ers?)|talent partners?|personnel|personaldienstleist\p{L}*|zeitarbeit|interim|temporary|executive search|headhunt\p{L}*|manpower|adecco|randstad|hays|robert half|kelly services|michael page)\b/iu;

const W = "(?:\\p{Lu}[\\p{L}\\d.'’&+-]*[\\p{L}\\d]|\\p{Lu}|\\d+[\\p{L}]*)";
const LINK =
  '(?:&|and|of|the|for|de|du|des|la|le|les|der|die|das|und|et|y|e|do|da|dos|di|del|della|van|von|\\+|–)';
const LINK_ALONE = new RegExp(`^${LINK}$`, 'u');
const INITIALS = '(?:\\p{Lu}\\. ?){0,3}';
const NAME = `(?:The )?${INITIALS}${W}(?: (?:${LINK} ){0,2}${W}){0,5}(?:,? (?:Inc|LLC|LLP|Ltd|GmbH|AG|SE|KG|SARL|SAS|S\\.?A|S\\.r\\.l|B\\.V|plc|Corp|Co)\\b\\.?)?`;

/** Sentences that say who the employer is, and what they weigh. */
const SAID: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^(${NAME}) [—–-] (?:the|an?|your|we|die|der|das|une?|el|la) `, 'gmu'), 3],
  [
    new RegExp(
      `^(?:[Aa]t )?(${NAME})(?: \\([^()]*\\))?,? (?:is|are) (?:an?|the|one|looking|seeking|hiring|recruiting|committed|dedicated|proud|since|part|your|where|currently|searching|two|three|now|in search|on a mission|growing|home)\\b`,
      'gmu',
    ),
    3,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(${NAME}) (?:(?:is|are) (?:an?|the|proud|committed|looking|seeking|hiring|since)|sells|makes|builds|helps|provides|runs|supports|operates|offers|seeks|sticks|serves|delivers|designs|develops|recrute|recherche|sucht|busca|procura|cerca|zoekt|does|celebrates|has been|was founded|reinforces|acknowledges|insures|values|manufactures|grows|publishes|connects|sits|exists|believes)\\b`,
      'gu',
    ),
    2,
  ],
  [
    new RegExp(
      `\\b(?:[Ww]e(?: a|['’])re|I['’]m with|this is \\p{Lu}\\p{L}+ (?:with|from|at)|working (?:at|for)|[Gg]reetings from|careers? at|life at|jobs? at|here at|team at|behind) (${NAME})`,
      'gu',
    ),
    3,
  ],
  [new RegExp(`^(${NAME}), (?:an?|the|one of|your) `, 'gmu'), 3],
  [new RegExp(`\\b[Aa]t (${NAME}), (?:we|you|our|it|your)\\b`, 'gu'), 4],
  [new RegExp(`(?:^|[.!?] )Join (${NAME})(?= (?:and|as|in|to|for|team)|[.!,])`, 'gu'), 3],
  [
    new RegExp(
      `^(?:About|Why|Über|À propos de|A propos de|Sobre|Acerca de|Chi è|Over|Who is|Welcome to|Willkommen bei) (${NAME})\\s*[:?]?$`,
      'gmu',
    ),
    4,
  ],
  [
    new RegExp(
      `\\b(?:bei (?:der |dem )?|chez |en |na |presso |bij )(${NAME})(?= (?:bist|arbeit|wirst|erwart|vous|nous|trabaj|buscamos)|[,.!])`,
      'gu',
    ),
    1,
  ],
];

const NO_NAME =
  /^(?:the (?:company|client|role|position|job|team|successful|ideal|candidate|trust|school|hospital|university|governors|firm|employer|incumbent|department|practice|group|opportunity|college|council|charity|organi[sz]ation|person|post|right|work|package|salary)|this|that|we|you|our|your|it|there|who|what|he|she|they|i|if|as|in|on|at|to|for|and|or|a|an|all|any|some|no|not|please|job|jobs|role|position|title|about|us|me|company|overview|summary|description|requirements|responsibilities|experience|knowledge|location|salary|benefits|team|work|remote|hybrid|apply|posted|full|part|shift|contract|permanent|temporary|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|must|nice|note|equal|eoe|ability|candidates?|applicants?|pay|hours|start|duration|department|new|day|nights?|days|employment|type|travel|people|everyone|nobody|here|visa|urgent|hi|hello|dear|grade|level|band|werk|plant|standort|deine?|ihre?|unsere?|wir|sie|du|vos|nos|votre|notre|nous|vous|tus|nosotros|il|la|le|les|der|die|das|my|their|its|most|many|one|two|three|four|based|reporting|under|with|from|by|school leavers|applications?|announcement|incumbent|successful|role type|closing|hr|it|qa|ml|ai|sre|you'll|we're|mrs|mr|ms|dr|minimum|preferred|successful candidate|duties|travel|training|interviews?)(?:\b|$)/iu;

/** Words for an employer that is not named, and what is done for clients. */
const HIDDEN =
  /^(?:(?:an?|the|our|my|your|end|direct|key|leading|major|large|private|confidential|undisclosed) )*(?:clients?|company|employer|business|firm|organi[sz]ation|confidential(?:ity)?|undisclosed|anonymous|not disclosed)$|^clients? (?:services?|success|relations?|support|facing|side|care|experience|solutions|accounts?|management|partners?|delivery|engagement|of)\b/iu;

const LEGAL_FORM =
  /[ ,](?:inc|llc|llp|ltd|gmbh|ag|kg|sarl|sas|s\.?a|s\.?r\.?l|b\.?v|s\.?l|lda|ltda|plc|corp)\.?$/iu;

type Candidate = { name: string; weight: number };

/** The employer's name as the posting writes it; empty where none is surely one, as when an agency hides it. */
export function readCompany(lines: readonly string[], title: string): string {
  const text = lines.join('\n');
  const isAgency = AGENCY.test(text);
  for (const value of listLabelled(lines, 'company')) {
    const name = nameIn((value.split(/ [(–—-]|\(|, (?=an? )/u, 1)[0] ?? '').trim(), false);
    if (name !== '' && !AGENCY_NAME.test(name)) return name;
  }
  if (isAgency) return '';
  const candidates = [...inHead(lines, title), ...inSentences(lines)];
  const best = merge(candidates, text)
    .filter(({ name }) => !AGENCY_NAME.test(name))
    .reduce<Candidate>((most, each) => (each.weight > most.weight ? each : most), {
      name: '',
      weight: LEAST - 1,
    });
  return best.name;
}

const LEAST = 3;

function inHead(lines: readonly string[], title: string): Candidate[] {
  const head = lines
    .slice(0, LINES_OF_HEAD)
    .filter((line) => !/^(?:from|subject|sent|to|date):/iu.test(line));
  const at = head.findIndex(
    (line) => title !== '' && line.toLowerCase().includes(title.toLowerCase()),
  );
  return head.flatMap((line, index) =>
    isLabelled(line) && index !== at ? [] : inLine(head, { index, at, title }),
  );
}

type HeadLine = { readonly index: number; readonly at: number; readonly title: string };

/** The names on a line of the head, weighed by where they stand: beside the title, before a place. */
function inLine(head: readonly string[], { index, at, title }: HeadLine): Candidate[] {
  const line = head[index] ?? '';
  const isTitleLine = index === at;
  const segments = withoutTitle(line, isTitleLine ? title : '')
    .flatMap(listSegments)
    .slice(0, 5);
  const isNear = isTitleLine || Math.abs(index - at) === 1;
  const isAlone = !isTitleLine && isNear && segments.length === 1 && placeFollows(head, index);
  const isPlaced = isAlone || segments.some((each) => splitAtPlace(each) || looksLikePlace(each));
  const isAfterAt = isTitleLine && / (?:at|@|bei|chez) (?=\p{Lu})/u.test(line);
  return segments.flatMap((segment, which) => {
    const { name: words, placed } = splitPlace(segment);
    const name = nameIn(words, true);
    if (name === '' || name.toLowerCase() === title.toLowerCase()) return [];
    const place = weighPlace(placed, isPlaced && which < 3);
    const said =
      Number(isNear) + (isAfterAt && which === 0 ? 3 : 0) + Number(index === 0 && !isTitleLine);
    return [{ name, weight: place + said + weighWords(name) }];
  });
}

function weighPlace(isBeforePlace: boolean, isOnLineOfPlace: boolean): number {
  if (isBeforePlace) return 3;
  return isOnLineOfPlace ? 2 : 0;
}

const weighWords = (name: string): number =>
  (ORGANISATION.test(name) ? 2 : 0) + Number(LEGAL_FORM.test(name)) - (UNIT.test(name) ? 2 : 0);

/** A part of an employer. */
const UNIT =
  /^(?:school|department|faculty|division|office|institute|centre|center|section|bureau) of /iu;

/** Job sites write the employer on one line and the place on one of the next. */
const placeFollows = (head: readonly string[], index: number): boolean =>
  head
    .slice(index + 1, index + 4)
    .some((line) => listSegments(line).some((each) => splitAtPlace(each)));

const withoutTitle = (line: string, title: string): string[] => {
  const at = title === '' ? -1 : line.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0) return [line];
  return [
    line.slice(0, at),
    line.slice(at + title.length).replace(/^\s*(?:,|at\b|@|bei\b|chez\b|\([^()]*\)[ ,]*)\s*/iu, ''),
  ];
};

/** "Acme Ltd, Leeds", "Acme (Leeds)", "Acme, Inc., Hamilton, Ontario": the name, and whether a place stood behind it. */
function splitPlace(segment: string): { name: string; placed: boolean } {
  const [, before = '', inside = ''] = /^(.+?) \(([^()]+)\)$/u.exec(segment) ?? [];
  if (splitAtPlace(inside)) return { name: before, placed: true };
  const words = before || segment;
  const placed = splitAtPlace(words);
  if (/^(?:city|county|town|state) of /iu.test(words))
    return { name: upToComma(words), placed: true };
  if (placed?.before === '') return { name: '', placed: true };
  if (placed) return { name: upToComma(placed.before), placed: true };
  const [town] = / (?:\p{Lu}[\p{L}.]+ )?\p{Lu}[\p{L}.]+,? [A-Z]{2}$/u.exec(words) ?? [];
  if (town && isPlace(town.trim())) return { name: words.slice(0, -town.length), placed: true };
  return { name: upToComma(words), placed: false };
}

const upToComma = (words: string): string => {
  const [first = '', second = ''] = words.split(/, +/u);
  return LEGAL_FORM.test(` ${second}`) ? `${first}, ${second}` : first;
};

/** A name of one word may end as a role does: "Quillfeather". */
const isRole = (name: string): boolean =>
  name.includes(' ') ? namesRole(name.split(' ').at(-1) ?? '') : isRoleNoun(name);

/** The name that words are, in full; empty for other words. */
function nameIn(words: string, mustBeOther: boolean): string {
  const name = trimEnd(words, ',;:!*–-')
    .replace(/^(?:@|at|by|bei|chez|company|hiring) (?=\p{Lu})/iu, '')
    .replace(/^[\s.,;:!*–-]+/u, '')
    .replace(
      /(?<!\b(?:Inc|Co|Ltd|Corp|Lda|Ltda|Bros|St|\p{Lu}\.\p{L}(?:\.\p{L})*|\p{Lu}\.))\.$/u,
      '',
    );
  if (name.length < 2 || name.length > 60 || name.split(/\s+/u).length > 8) return '';
  if (
    !/^[\p{Lu}\d]/u.test(name) ||
    NO_NAME.test(name) ||
    HIDDEN.test(name) ||
    /[@?!:;|€£$]|https?:|\d{3}/u.test(name)
  )
    return '';
  if (
    /\b(?:you|your|we|our|is|are|will|with|ago|posted|shift|hours|week|time|remote|hybrid|urgent|hrs|yrs|years)\b/iu.test(
      name,
    )
  )
    return '';
  if (isPlace(name) || headingKind(name) !== undefined) return '';
  if (mustBeOther && isRole(name) && !ORGANISATION.test(name)) return '';
  const isNamed = name
    .split(/\s+/u)
    .every(
      (word) =>
        /^[\p{Lu}\d&+(–]/u.test(word) || LINK_ALONE.test(word) || LEGAL_FORM.test(` ${word}`),
    );
  return isNamed ? name : '';
}

const inSentences = (lines: readonly string[]): Candidate[] =>
  lines
    .flatMap((line, at) =>
      SAID.flatMap(([pattern, weight]) =>
        Array.from(line.matchAll(pattern), ([, name = '']) => ({
          name: nameIn(name.replace(/['’]s$/u, ''), true),
          weight: weight + (at < LINES_OF_HEAD * 2 ? 1 : 0),
        })),
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

type Merged = Candidate & { key: string; initials: string };

/** Sums up what is said of one name, short or in full, with the number of its mentions; the fullest form names it. */
function merge(candidates: readonly Candidate[], text: string): Candidate[] {
  const merged: Merged[] = [];
  for (const { name, weight } of candidates.slice(0, MOST_CANDIDATES)) {
    const one = { name, weight, key: foldCompany(name), initials: initialsOf(name) };
    const known = merged.find((each) => isOneName(each, one));
    if (!known) {
      merged.push(one);
      continue;
    }
    known.weight += weight;
    if (one.key.length > known.key.length)
      Object.assign(known, { name, key: one.key, initials: one.initials });
  }
  return merged.map(({ name, weight }) => {
    const [first = ''] = name.replace(/^(?:The |(?:\p{Lu}\. ?)+(?=.))/u, '').split(' ');
    const mentions = text.split(first).length - 1;
    return { name, weight: weight + (mentions > 2 ? 1 : 0) };
  });
}

const isOneName = (a: Merged, b: Merged): boolean =>
  a.key.startsWith(b.key) ||
  b.key.startsWith(a.key) ||
  a.initials === b.name ||
  b.initials === a.name;
