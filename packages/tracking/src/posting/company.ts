import { headingKind } from '@shortlist/keywords';
import { foldCompany } from '../same-posting/fold-names.ts';
import { isLabelled, listLabelled } from './labels.ts';
import { LINES_OF_HEAD, listSegments } from './lines.ts';
import { isPlace, looksLikePlace } from './place-words.ts';
import { namesRole } from './role.ts';

/** An agency that hides whom it hires for. */
const AGENCY =
  /\b(?:(?:our|my|esteemed|end) (?:[\p{L}-]+ ){0,3}client\b(?= (?:is|are|has|have|seeks?|seeking|requires?|needs?|in)\b|,| ?\()|the company (?:that )?you will be working for|on behalf of (?:our|a|an?) |for (?:our|my|a|one of our) (?:[\p{L}-]+ ){0,3}client|(?:^|[.!?] )client(?: is|:| has)|unser(?:en|em)? (?:kunden?|mandant\p{L}*)|im auftrag (?:unseres|eines)|notre client|pour (?:le compte de|l['’]un de) (?:notre|nos|son|ses) clients?|nuestro cliente|para (?:nuestro|importante) (?:cliente|empresa)|nosso cliente|azienda cliente|per (?:nostro|conto di|importante) (?:cliente|azienda)|onze (?:klant|opdrachtgever)|voor (?:een|onze) (?:klant|opdrachtgever)|employment (?:agency|business)|recruitment agency|name will be disclosed|confidential (?:company|employer|client))/imu;
const AGENCY_NAME =
  /\b(?:staffing|recruit(?:ment|ing|ers?)|talent partners?|personnel|personaldienstleist\p{L}*|zeitarbeit|interim|temporary|executive search|headhunt\p{L}*|manpower|adecco|randstad|hays|robert half|kelly services|michael page)\b/iu;

const W = "(?:\\p{Lu}[\\p{L}\\d.'’&+-]*[\\p{L}\\d]|\\p{Lu}|\\d+[\\p{L}]*)";
const LINK = '(?:&|and|of|the|for|de|du|des|la|le|les|der|die|das|und|et|y|e|do|da|dos|di|del|della|van|von|\\+|–)';
const NAME = `(?:The )?${W}(?: (?:${LINK} ){0,2}${W}){0,5}(?:,? (?:Inc|LLC|LLP|Ltd|GmbH|AG|SE|KG|SARL|SAS|S\\.?A|S\\.r\\.l|B\\.V|plc|Corp|Co)\\b\\.?)?`;

/** Sentences that say who the employer is, and what they weigh. */
const SAID: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^(?:[Aa]t )?(${NAME})(?: \\([^()]*\\))?,? (?:is|are) (?:an?|the|one|looking|seeking|hiring|recruiting|committed|dedicated|proud|since|part|your|where|currently|searching|two|three|now|in search|on a mission|growing|home)\\b`, 'gmu'), 3],
  [new RegExp(`(?:^|[.!?] )(${NAME}) (?:(?:is|are) (?:an?|the|proud|committed|looking|seeking|hiring|since)|sells?|makes?|builds?|helps?|provides?|runs?|supports?|operates?|offers?|seeks?|sticks?|serves?|delivers?|designs?|develops?|recrute|recherche|sucht|busca|procura|cerca|zoekt|does|celebrates?|has been|was founded|reinforces|acknowledges|insures?|values|manufactures?|grows?|publishes?|connects?|sits|exists|believes)\\b`, 'gu'), 2],
  [new RegExp(`\\b(?:[Ww]e(?: a|['’])re|I['’]m with|this is \\p{Lu}\\p{L}+ (?:with|from|at)|work(?:ing)? (?:at|for)|careers? at|life at|jobs? at|here at|team at|behind) (${NAME})`, 'gu'), 3],
  [new RegExp(`^(${NAME}), (?:an?|the|one of|your) `, 'gmu'), 3],
  [new RegExp(`\\b[Aa]t (${NAME}), (?:we|you|our|it|your)\\b`, 'gu'), 4],
  [new RegExp(`(?:^|[.!?] )Join (${NAME})(?= (?:and|as|in|to|for|team)|[.!,])`, 'gu'), 3],
  [new RegExp(`^(?:About|Why|Über|À propos de|A propos de|Sobre|Acerca de|Chi è|Over|Who is|Welcome to|Willkommen bei) (${NAME})\\s*[:?]?$`, 'gmu'), 4],
  [new RegExp(`\\b(?:bei (?:der |dem )?|chez |en |na |presso |bij )(${NAME})(?= (?:bist|arbeit|wirst|erwart|vous|nous|trabaj|buscamos)|[,.!])`, 'gu'), 1],
];

const NO_NAME =
  /^(?:the|this|that|we|you|our|your|it|there|who|what|he|she|they|i|if|as|in|on|at|to|for|and|or|a|an|all|any|some|no|not|please|job|jobs|role|position|title|about|us|me|company|overview|summary|description|requirements|responsibilities|experience|knowledge|location|salary|benefits|team|work|remote|hybrid|apply|posted|full|part|shift|contract|permanent|temporary|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|must|nice|note|equal|eoe|ability|candidates?|applicants?|pay|hours|start|duration|department|new|day|nights?|days|employment|type|travel|people|everyone|nobody|here|client|visa|urgent|hi|hello|dear|grade|level|band|deine?|ihre?|unsere?|wir|sie|du|vos|nos|votre|notre|nous|vous|tus|nosotros|il|la|le|les|der|die|das|my|their|its|most|many|one|two|three|four|based|reporting|under|with|from|by|school leavers|applications?|announcement|incumbent|successful|role type|closing|hr|it|qa|ml|ai|sre|you'll|we're|mrs|mr|ms|dr|minimum|preferred|successful candidate|duties|travel|training|interviews?)(?:\b|$)/iu;

const ORGANISATION =
  /(?:\b(?:inc|incorporated|llc|llp|ltd|limited|gmbh|ag|kg|se|sarl|sas|s\.?a\.?|s\.?r\.?l\.?|b\.?v\.?|plc|corp|corporation|co|pty|group|holdings|solutions|services|systems|technologies|labs?|partners|associates|consult(?:ing|ants?|ancy)|logistics|foods?|bank|hospital|clinic|medical cent(?:er|re)|health|healthcare|university|universität|universidad|université|college|school|schule|academy|district|council|county|city|county of|city of|ministry|department|authority|agency|trust|foundation|charity|institute|museum|library|church|society|association|centre|center|dentistry|pharmacy|nursery|studio|studios|works|stoneworks|steel|builders|building|architects?|hotel|hôtel|restaurant|osteria|brewery|farm|farms|mill|mills|store|stores|motors|airlines|energy|power|solar|insurance|capital|therapeutics|pharma|bio(?:tech)?|interactive|games|media|press|homewares|homes|rail|water|fabrication|engineering|contractors?|commission|board|nhs|werke?|stadt|klinik|mairie|ayuntamiento|comune|gemeente|söhne|sons|brothers|bros)\b\.?|& (?:co|sons|söhne))/iu;

const LEGAL_FORM = /[ ,](?:inc|llc|llp|ltd|gmbh|ag|kg|sarl|sas|s\.?a|s\.?r\.?l|b\.?v|plc|corp)\.?$/iu;

type Candidate = { name: string; weight: number };

/** The employer's name as the posting writes it; empty where none is surely one, as when an agency hides it. */
export function readCompany(lines: readonly string[], title: string): string {
  const text = lines.join('\n');
  const isAgency = AGENCY.test(text);
  for (const value of listLabelled(lines, 'company')) {
    const name = nameIn((value.split(/ [(–—-]|\(|, (?=an? )/u, 1)[0] ?? '').trim(), false);
    if (name !== '' && !AGENCY_NAME.test(name) && !/^confidential|client/iu.test(name)) return name;
  }
  if (isAgency) return '';
  const candidates = [...inHead(lines, title), ...inSentences(lines)];
  const best = merge(candidates, text)
    .filter(({ name }) => !AGENCY_NAME.test(name))
    .reduce<Candidate>((most, each) => (each.weight > most.weight ? each : most), { name: '', weight: LEAST - 1 });
  return best.name;
}

const LEAST = 3;

function inHead(lines: readonly string[], title: string): Candidate[] {
  const head = lines.slice(0, LINES_OF_HEAD).filter((line) => !/^(?:from|subject|sent|to|date):/iu.test(line));
  const at = head.findIndex((line) => title !== '' && line.toLowerCase().includes(title.toLowerCase()));
  return head.flatMap((line, index) => {
    if (isLabelled(line) && index !== at) return [];
    const nearTitle = index === at || Math.abs(index - at) === 1;
    const segments = withoutTitle(line, index === at ? title : '').flatMap(listSegments).slice(0, 5);
    const hasPlace = segments.some((segment) => isPlace(segment) || looksLikePlace(segment));
    return segments.flatMap((segment) => {
      const { name, placed } = splitPlace(segment);
      const clean = nameIn(name, true);
      if (clean === '' || clean.toLowerCase() === title.toLowerCase()) return [];
      const organisation = ORGANISATION.test(clean);
      const weight = (nearTitle ? 1 : 0) + (placed || (hasPlace && !isPlace(segment)) ? 2 : 0) + (organisation ? 2 : 0) + (LEGAL_FORM.test(clean) ? 1 : 0);
      return [{ name: clean, weight }];
    });
  });
}

const withoutTitle = (line: string, title: string): string[] => {
  const at = title === '' ? -1 : line.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0) return [line];
  return [line.slice(0, at), line.slice(at + title.length).replace(/^\s*(?:,|at\b|@|bei\b|chez\b|\([^()]*\)[ ,]*)\s*/iu, '')];
};

/** "Acme Ltd, Leeds", "Acme (Leeds)", "Acme Inc., Hamilton, Ontario": the name, and whether a place stood behind it. */
function splitPlace(segment: string): { name: string; placed: boolean } {
  const brackets = /^(.+?) \(([^()]+)\)$/u.exec(segment);
  if (brackets?.[1] && brackets[2])
    return { name: brackets[1], placed: isPlace(brackets[2]) };
  for (const { index } of segment.matchAll(/,/gu)) {
    const place = segment.slice(index + 1).trim();
    if (isPlace(place.replace(/ (?:with|and) .*$/u, '')) || /^[A-Z]{2}\b/u.test(place)) return { name: segment.slice(0, index), placed: true };
  }
  const [town] = / (?:\p{Lu}[\p{L}.]+ )?\p{Lu}[\p{L}.]+,? [A-Z]{2}$/u.exec(segment) ?? [];
  if (town && isPlace(town.trim()) && town.length < segment.length) return { name: segment.slice(0, -town.length), placed: true };
  return { name: segment, placed: false };
}

/** The name that words are, in full; empty for other words. */
function nameIn(words: string, mustBeOther: boolean): string {
  const name = words.replace(/^(?:@|at|by|bei|chez|company|hiring) (?=\p{Lu})/iu, '').replace(/[\s,;:!*–-]+$|^[\s.,;:!*–-]+/gu, '').replace(/(?<!\b(?:Inc|Co|Ltd|Corp|S\.A|S\.r\.l|B\.V|Bros|St))\.$/u, '');
  if (name.length < 2 || name.length > 60 || name.split(/\s+/u).length > 8) return '';
  if (!/^[\p{Lu}\d]/u.test(name) || NO_NAME.test(name) || /[@?!:;|€£$]|https?:|\d{3}/u.test(name)) return '';
  if (/\b(?:you|your|we|our|is|are|will|with|ago|posted|shift|hours|week|time|remote|hybrid|urgent|hrs|yrs|years)\b/iu.test(name)) return '';
  if (isPlace(name) || headingKind(name) !== undefined) return '';
  if (mustBeOther && namesRole(name) && !ORGANISATION.test(name)) return '';
  const isNamed = name.split(/\s+/u).every((word) => /^[\p{Lu}\d&+(–]/u.test(word) || new RegExp(`^${LINK}$`, 'u').test(word));
  return isNamed ? name : '';
}

const inSentences = (lines: readonly string[]): Candidate[] =>
  lines.flatMap((line, at) =>
    SAID.flatMap(([pattern, weight]) =>
      Array.from(line.matchAll(pattern), ([, name = '']) => ({
        name: nameIn(name.replace(/['’]s$/u, ''), true),
        weight: weight + (at < LINES_OF_HEAD * 2 ? 1 : 0),
      })),
    ),
  ).filter(({ name }) => name !== '');

/** Sums up what is said of one name, short or in full, with the number of its mentions; the fullest form names it. */
function merge(candidates: readonly Candidate[], text: string): Candidate[] {
  const merged: (Candidate & { key: string })[] = [];
  for (const { name, weight } of candidates) {
    const key = foldCompany(name);
    const known = merged.find((each) => each.key.startsWith(key) || key.startsWith(each.key));
    if (!known) {
      merged.push({ name, key, weight });
      continue;
    }
    known.weight += weight;
    if (key.length > known.key.length) [known.name, known.key] = [name, key];
  }
  return merged.map(({ name, weight }) => {
    const [first = ''] = name.replace(/^The /u, '').split(' ');
    const mentions = text.split(first).length - 1;
    return { name, weight: weight + (mentions > 2 ? 1 : 0) };
  });
}
