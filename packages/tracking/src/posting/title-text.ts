import { trimEnd } from '../trim-end.ts';
import { isPlace } from './place-words.ts';

/** Marks by which titles mean everybody. */
export const GENDER =
  /\(?(?<![\p{L}\d])(?:[mwfhdvxi] ?[/|,·] ?[mwfhdvxi](?: ?[/|,·] ?(?:[mwfhdvxi]|div|gn))*|all genders|gn)(?![\p{L}\d])\)?/iu;
const GENDERS = new RegExp(GENDER, 'giu');

/** Words that announce a title. */
export const ANNOUNCES =
  /^[ -]*(?:(?:(?:part-time )?staff wanted[: ]+)?(?:(?:we are|we're|now|is|wir suchen|urgent(?:ly)?|immediate)[ -]*)?(?:hiring|recruiting|wanted|needed|needs?|requirements?|openings?|vacancy|opportunity|suchen|sucht|gesucht (?:wird|werden)|gesucht|recrute|on recrute|recherche|buscamos|seleccionamos|selezioniamo|incorporamos|assumiamo|rekrutieren|se busca|se precisa|se necesita|(?:se )?solicita(?:mos)?|contratamos|(?:procura|contrata|precisa)-se|cerchiamo|cercasi|gezocht|eine?[*:/]n|un\/una|un\/a|uno\/a|subject|re|fwd?|job(?: posting)?|role|position|title|stellenangebot|stellenausschreibung|offre d'emploi|oferta de empleo|oportunidad|vacature|vaga|vacante|poste|stelle|posizione|functie|puesto|cargo)\b[:!. -]*(?:for )?(?:an? |un[ea]? |eine?n? |een )?)+/iu;
/** A word at the end of a title that is none of it. */
const AFTER_IT =
  /(?<![\p{L}\d])(?:openings?|wanted|needed|required|gesucht|gezocht|cercasi|job(?: description| posting)?|vacancy|position|now hiring|urgent(?:ly)?|asap(?: start)?|hiring now|\d\d?[ -]\d\d? (?:yrs|years)|stellenangebot|\d{2,3}(?: ?[–-] ?\d{2,3})?(?: ?%)?|cdi|cdd|cdi\/cdd|vollzeit|teilzeit|minijob|in (?:voll|teil)(?:-? ?(?:und|oder|\/) ?(?:voll|teil))?zeit|(?:full|part)[ -]?time|remote|hybrid|permanent|fixed[ -]term|su turni|temps (?:plein|partiel)|efz|\d+ ?(?:uur|hrs?|hours|h))$/iu;
/** In characters: more than the longest of them has. */
const LONGEST_AFTER_IT = 28;

/** A title without all such words behind it. */
function withoutAfterIt(title: string): string {
  let kept = title;
  for (;;) {
    const rest = trimEnd(kept, '!.');
    const [word] = AFTER_IT.exec(rest.slice(-LONGEST_AFTER_IT)) ?? [];
    if (word === undefined || word.length >= rest.length) return kept;
    kept = trimEnd(rest.slice(0, -word.length), ',:-–');
  }
}

/** Words behind a title on how, where, for whom and for how much. */
const TAIL =
  /(?<!\s)\s+(?:ab sofort|zum \d|zum nächst|per sofort|am standort|im raum|raum \p{Lu}|als \p{L}*vertretung|im home-?office|en (?:cdi|cdd|alternance|int[eé]rim)|à temps|de nuit|sur \p{Lu}|secteur \p{Lu}|d[eé]butant|a jornada|media jornada|turno de|con (?:experiencia|inglés|esperienza)|com experiência|para início|à \p{L}|going (?:at|in)\s|must\s|con experiencia|für (?:die|den|unsere?n?|eine?n?)\s|fines de semana|a tempo|part[ -]time|full[ -]time|zona \p{L}|automunit|per direct|met ervaring|voor \d|with experience|to (?:support|join|help|work|lead|be|start|manage|run|teach|deliver|cover|take)\s|x ?\d|\d posts?|immediate|no experience|band \d|grade \d|\d+ ?months?|ftc|maternity|\d\.\d+ ?fte|(?:1st|2nd|3rd|first|second|third|night|day|late|early|weekend) shifts?|nights?$|weekends$|evenings$|auf (?:minijob|basis|honorar)|in (?:full|part|voll|teil)[ -]?time|(?:in )?(?:voll|teil)zeit|(?:for|para|pour|per|voor) (?:an?|our|the|\d|busy|new|small|large|\p{Ll}+ing|bar|una?|nuestr[oa]|notre|onze?|il nostro)\s|ab \d|from \d|needed|wanted|gesucht|gezocht|required|bei (?:der|dem|uns)?|chez|presso|bij|zur (?:aushilfe|verstärkung)|\d+(?:[.,]\d+)? ?(?:h|uur|hrs|hours|std)\b|[€£$]).*$/isu;

/** The title in a part of a line, without what announces it and what stands behind it. */
export function cleanTitle(segment: string): string {
  const bare = (segment.split(OTHER_SCRIPT, 1)[0] ?? '')
    .replace(GENDERS, ' ')
    .replace(
      /(?<!\p{L})\((?!(?:in|innen|e|ne|a|o|r|n|s|se|euse|rice|trice|ère)\))[^()]*(?:\)|$)/giu,
      ' ',
    )
    .replace(/\[[^[\]]*\]/gu, ' ')
    .replace(/ \/ (?:eine?[nr]?|une?|una?|een) (?=\p{Lu})/gu, ' / ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ANNOUNCES, '')
    .replace(FOR_WHERE, '')
    .replace(INDEFINITE, '');
  const title = withoutAfterIt(bare)
    .replace(TAIL, '')
    .replace(
      /(?:(?<!\s)\s+)?(?:[#-] ?|\b(?:req|job|ref)(?:uisition)?(?: ?(?:id|no))?[ .:#]*)[A-Z]{0,4}-?\d[\d-]{3}.*/isu,
      '',
    )
    .trim();
  return trimEnd(withoutAfterIt(withoutTail(title)), '–,.:/&!-"»')
    .replace(/^[\s–,:"«-]+/u, '')
    .replace(DANGLING, '')
    .trim();
}

/** The town or team between words of hiring and what is asked for: "Buscamos para Lugo un/a técnico". */
const FOR_WHERE =
  /^(?:para|pour|per|für|for|voor) .{1,40}? (?:un\/a|un\(e\)|un[ao]?|une|eine?n?|een|an?) (?=\p{L}{3})/iu;

/** The title again, in Japanese or Chinese. */
const OTHER_SCRIPT = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]/u;
const INDEFINITE =
  /^(?:an?|dich als|sie als|son ou sa|son\/sa|second|another|two|eine?[nr]?|un(?:[(·.]?e\)?|[ao])?(?: (?:ou|o|\/) une?)?|een) (?=\p{L}{3})/iu;

/** A word at the end of a title behind which something stood. */
const DANGLING = /\s(?:mit|for|für|in|at|with|de|zu|zur|à|en|x|con|per|voor|bei|der|of|que)$/iu;

/** A place, a company or an aside behind a comma, "at" or "in" is no part of the title. */
function withoutTail(title: string): string {
  const [first = '', ...others] = title.split(/, | @ | at (?=\p{Lu})| [-–] /u);
  const kept = [first];
  for (const part of others) {
    if (!isOfTitle(part)) break;
    kept.push(part);
  }
  const joined = kept.length === others.length + 1 ? title : kept.join(', ');
  const place = / (?:in|near|based in|à|en|em|te) (.+)$/u.exec(joined);
  return place?.[1] && isPlace(place[1]) ? joined.slice(0, place.index) : joined;
}

const OF_TITLE =
  /^(?:fp&a|(?:growth|payments?|platform|infrastructure|marketing|sales|operations|product|people|finance|analytics|security|oncology|business|data|mobile|backend|frontend|compliance|emea|enterprise|tax|legal|procurement|research|customer|clinical|engineering)\b)/iu;

const isOfTitle = (part: string): boolean => part.split(' ').length <= 4 && OF_TITLE.test(part);
