import type { Claim } from '../mark.ts';
import { squeezed } from './names.ts';
import { listTitles, type Title } from './titles.ts';

/** Words for who does something, which are a deed and no title where a thing follows: "responsable d’un budget", "tutor of two interns". */
const DOERS =
  /^(?:respons|[ck]o[oö]rdinat|coordinad|coordenad|animat|organi[sz]|tutor|mentor|trainer|coach|team ?lead|teamleid|format|formad|ausbild|betreue|encargad|encarregad|voorzitt|chair|begeleid|opleid|cread|criad|creat|créat|maker|docent|instruct|instrut|istrut)/iu;

const OF = 'of|for|to|de|di|von|van|voor|für|per|para|por';

/** Behind such a word: one thing among others. */
const OF_A_THING = new RegExp(
  `^ ?(?:(?:${OF}) (?:an?|one|une?|una|uno|uma?|een|eine[mnrs]?)|d['’](?:une?|uno?|una)|numa?|eine[mnrs]?|pelo|pela)(?!\\p{L})`,
  'iu',
);

/** Behind such a word, before a number: "responsable de la construcción de 3 colegios". */
const OF_SO_MANY = new RegExp(`^ (?:${OF}) (?:[\\p{L}'’]+ ){0,4}$`, 'iu');

/** A plural names others than who writes. */
const SEVERAL = /(?:(?<!s|art)s|innen|ern|genieuren?|ärzten?)$/iu;

/** Words of a line that names what was learnt for a trade. */
const EDUCATION =
  /diplom|bachelor|master|laurea|licen[cs]|grado|degree|bacharel|tecnólog|ausbildung|studium|prüfung|(?:meister|gesellen)brief|qualifica|título|titre|\bBTS\b|\bCAP\b|\b[mhw]bo\b|\b[BM]\.?(?:Sc|A|Eng|Ed)\b/iu;

/** Trades that a degree alone makes nobody of. */
const ADMITTED =
  /^(?:rech|rich|jud|jug|jue|jui|giud|magistr|procur|attorn|lawy|anwalt|anwält|abogad|advoc|avoc|avvoc|notar|arzt|ärzt|médic|medic|physic|surg|chirur|doctor)/iu;

/** Letters and share of a title that a word for the same trade begins with: "statisticien", "statistiques". */
const [LEAST_STEM, STEM_SHARE] = [6, 0.7];

/** Letters of a title that may stand in two words. */
const LEAST_TOGETHER = 12;

/** Letters of a verb that tell: of those of DOERS, and of any. */
const [LEAST_DOER, LEAST_VERB] = [4, 6];

/** Makes the list of titles that a text claims and that follow from nothing in its source. `numbers` are those of the text. */
export function createTitleCheck(source: string) {
  const known = [...new Set(listTitles(source).map(({ key }) => key))];
  const together = squeezed(source);
  const compounds = [
    ...known,
    ...Array.from(source.toLowerCase().match(/\p{L}{10,}/gu) ?? [], (word) =>
      word.replace(/in(?:nen)?$/u, ''),
    ),
  ];
  // "Elektromeister" is a "Meister", and "Capo magazziniere" a "Capomagazziniere".
  const isKnown = ({ key, isRank }: Title) =>
    known.includes(key) ||
    (key.length >= LEAST_TOGETHER && together.includes(key)) ||
    (!isRank && compounds.some((each) => each.endsWith(key)));
  const isDone = doneIn(source);
  const isDoneTo = doneToIn(source);
  const learnt = source.split('\n').filter((line) => EDUCATION.test(line));
  const words = new Set(
    learnt
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{5,}/gu),
  );
  return (text: string, numbers: readonly Claim[]): Title[] =>
    listTitles(text).filter(
      (title) =>
        !isKnown(title) &&
        !SEVERAL.test(text.slice(title.start, title.end)) &&
        !isDeed(title, text, numbers) &&
        !isDoneTo(title, text) &&
        (title.isRank || !isDone(text.slice(title.start, title.end))) &&
        (title.isRank || ADMITTED.test(title.key) || !isTradeOf(title, words)),
    );
}

/** Endings of words for who does something. */
const AGENT = /(?<=\p{L}{4})(?:at|it)?(?:eur|euse|rice|ore|ora?)$/iu;

/** "Leescoördinator": who does something with a thing that is named by the same word. */
const OF_COMPOUND = /(?<=\p{L}{4})(?:[ck]o[oö]rdinat|organisat|trainer|betreue|begeleid)/iu;

/** Words for who brought a thing about; of a firm they are titles. */
const FOUNDERS = /^(?:founder|gründer|fondat|fundad|oprichter|initiat)/iu;
const OF_FIRM =
  /^.{1,24}(?:company|firm|start-?up|business|agency|firma|unternehmen|agentur|entreprise|société|agence|empresa|agencia|agência|azienda|società|agenzia|bedrijf)/iu;

/** Makes the check whether a source says as a verb what a text calls somebody by: "Organisatrice", where it has "organisé". */
function doneIn(source: string) {
  const verbs = new Set(source.toLowerCase().match(/\p{L}{5,}/gu));
  const isSaid = (part: string) =>
    [...verbs].some((verb) => verb.startsWith(part.toLowerCase().slice(0, LEAST_DOER)));
  return (title: string): boolean => {
    const stem = title.toLowerCase().replace(AGENT, '');
    const [doer] = DOERS.exec(title) ?? [];
    if (doer) return isSaid(doer);
    const compound = OF_COMPOUND.exec(title);
    if (compound) return isSaid(title) && isSaid(compound[0]);
    if (stem.length === title.length || stem.length < LEAST_VERB) return false;
    return [...verbs].some((verb) => verb.startsWith(stem) && !AGENT.test(verb));
  };
}

/** Behind a word for who does something, and for who does another thing: what it is done to. */
const OF_WHAT =
  /^(?: (?:and|und|et|y|e|en|&) \p{L}+)? ?(?:of|for|de[slr]?|du|d['’]|di|del\p{L}*['’]?|d[ao]s?|dei|degli|van|von|voor|für) ?(?<what>[^.,;:\n]{3,40})/iu;

/** Letters of a verb that a word for who does it begins with, and as a share of that; letters of a thing; words of it. */
const [LEAST_DEED, DEED_SHARE, LEAST_THING, MOST_THINGS] = [3, 0.4, 5, 3];

/** Makes the check whether a source says in one line that somebody did to a thing what a title of it says: "Designer of the menu", where it has "designed the menu"; of a rank in these words only. */
function doneToIn(source: string) {
  const lines = source.split('\n').map((line) => line.match(/\p{L}{3,}/gu) ?? []);
  return ({ start, end, isRank }: Title, text: string): boolean => {
    const things = OF_WHAT.exec(text.slice(end))?.groups?.what?.match(/\p{L}{3,}/gu) ?? [];
    if (things.length === 0 || text.slice(start, end).includes('-')) return false;
    const deed = text.slice(start, start + Math.max(LEAST_DEED, (end - start) * DEED_SHARE));
    return lines.some((words) => {
      const at = words.findIndex(
        (word, place) => beginsWith(word, deed) && (place === 0 || /^\p{Ll}/u.test(word)),
      );
      const among = isRank ? words.slice(at + 1, at + 3) : words;
      return (
        at >= 0 &&
        things
          .slice(0, MOST_THINGS)
          .some((thing) => among.some((word) => beginsWith(word, thing.slice(0, LEAST_THING))))
      );
    });
  };
}

const beginsWith = (word: string, begin: string): boolean =>
  word.toLowerCase().startsWith(begin.toLowerCase());

/** Checks whether a title says what somebody does with something, and not what one is. */
function isDeed({ start, end }: Title, text: string, numbers: readonly Claim[]): boolean {
  const [title, behind] = [text.slice(start, end), text.slice(end)];
  if (FOUNDERS.test(title)) return OF_A_THING.test(behind) && !OF_FIRM.test(behind);
  if (!DOERS.test(title)) return false;
  const isBehind = (number: Claim) =>
    number.start > end && OF_SO_MANY.test(text.slice(end, number.start));
  return OF_A_THING.test(behind) || numbers.some(isBehind);
}

/** Checks whether words name what a title is the trade of: "Laurea in Architettura". */
function isTradeOf({ key }: Title, words: Iterable<string>): boolean {
  const stem = key.slice(0, Math.max(LEAST_STEM, Math.floor(key.length * STEM_SHARE)));
  return [...words].some((word) => word.startsWith(stem));
}
