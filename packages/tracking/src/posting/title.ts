import { headingKind } from '@shortlist/keywords';
import { trimEnd } from '../trim-end.ts';
import { isChrome, isFact } from './chrome.ts';
import { bestOf, type Candidate, sumOf } from './evidence.ts';
import { isLabelled, listLabelled } from './labels.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { listSegments } from './lines.ts';
import { ORGANISATION } from './organisation.ts';
import { isPlace, splitAtPlace } from './place-words.ts';
import { INCLUSIVE, isRoleNoun, namesRole } from './role.ts';

const WORDS_AT_MOST = 10;
const LONG_IN_WORDS = 7;

/** Evidence for words as the title. */
const WEIGHTS = {
  /** A noun that is only one of roles. */
  role: 3,
  /** A word that ends as roles do. */
  maybeRole: 1,
  /** "(m/w/d)", "H/F": only titles have these. */
  gender: 3,
  /** An ending for all genders: "Designer:in". */
  inclusive: 1.5,
  /** The label of a title stands before it. */
  labelled: 2,
  /** The line above ends with words that only a title follows: "for the post of". */
  announced: 3,
  subject: 1,
  first: 2,
  second: 1.5,
  third: 1,
  inHead: 0.5,
  /** It is all of its line. */
  whole: 1,
  /** It is the first part of its line. */
  leading: 0.5,
  capitals: 0.5,
  /** The posting says it again. */
  again: 1,
  /** A place or a firm stands on the next line, or behind it. */
  beforePlace: 1,
  /** A word of hiring stands before it or behind it: "Greenkeeper required". */
  wanted: 2,
  asked: 4,
  organisation: -3,
  noRole: -1,
  /** One word that only ends as roles do may be any name. */
  oneWord: -1.5,
  /** A heading of the text stands above it. */
  afterHeading: -2,
  plural: -1.5,
  /** Words of a sentence stand in it: "Cook to join our team". */
  prose: -3,
  /** More words than nearly all titles have. */
  long: -1.5,
  lowerCase: -1,
  article: -3,
} as const;
const LEAST = 4;

/** Lines of the posting itself among which its title stands. */
const LINES = 14;
/** Lines among which a label of the posting itself names it; a job site's own fields stand further down. */
const LINES_OF_LABELS = 6;
/** Lines further down that may have one with its label or its mark of gender. */
const LINES_OF_MARKS = 40;

/** The title of a posting as it is written there; empty where none is surely one. */
export function readTitle(lines: readonly string[]): string {
  const head = lines.slice(0, LINES_OF_MARKS);
  const heading = head.findIndex((line, at) => at > 0 && isHeading(line));
  const page = {
    lines: head,
    text: lines.join('\n').toLowerCase(),
    heading: heading < 0 ? LINES_OF_MARKS : heading,
  };
  const labels = [
    { of: head.slice(0, LINES_OF_LABELS), inHead: true },
    { of: head.slice(LINES_OF_LABELS), inHead: false },
  ];
  return bestOf(
    [
      ...labels.flatMap(({ of, inHead }) =>
        listLabelled(of, 'title').flatMap((value) => fromLabel(value, inHead)),
      ),
      ...head.flatMap((_, at) => onLine(page, at)),
      ...askedFor(lines.slice(0, LINES + 4)),
    ],
    { least: LEAST },
  );
}

function fromLabel(value: string, inHead: boolean): Candidate[] {
  const title = cleanTitle(listSegments(value)[0] ?? '');
  if (!isTitle(title)) return [];
  const signs = { labelled: true, whole: inHead, inHead, gender: GENDER.test(value) };
  return [{ text: title, weight: sumOf(WEIGHTS, { ...signs, ...rolesIn(title) }) }];
}

const rolesIn = (title: string) => {
  const role = isRoleNoun(title);
  return { role, maybeRole: !role && namesRole(title) };
};

/** In characters: what follows is a text, not a head. */
const LONG = 160;

type Page = { readonly lines: readonly string[]; readonly text: string; readonly heading: number };

function onLine({ lines, text, heading }: Page, at: number): Candidate[] {
  const line = lines[at] ?? '';
  const said = line.replace(SUBJECT, '');
  const subject = said !== line;
  if (!subject && !(at === 0 && isBareRole(said)) && isLabelled(said) && !ANNOUNCES.test(said))
    return [];
  const segments = listSegments(said).slice(0, 6);
  const announced = ANNOUNCED.test(lines[at - 1] ?? '');
  const stands = {
    subject,
    announced,
    first: at === 0,
    second: at === 1,
    third: at === 2,
    inHead: at > 2 && at < LINES / 2,
    whole: segments.length === 1,
    afterHeading: !announced && at > heading,
  };
  return (said.length > LONG ? segments.slice(0, 1) : segments).flatMap((segment, which) => {
    const title = cleanTitle(segment);
    const gender = GENDER.test(segment);
    const isFar = at >= LINES && !gender && !announced;
    if (isFar || !isTitle(title) || (at > 0 && isHeading(title))) return [];
    const next = segments[which + 1] ?? lines[at + 1] ?? '';
    const weight = sumOf(WEIGHTS, {
      ...stands,
      ...signsIn(title),
      gender,
      inclusive: segment.search(INCLUSIVE) >= 0,
      wanted: WANTED.test(segment),
      leading: segments.length > 1 && which === 0,
      again: isRoleNoun(title) && text.split(title.toLowerCase()).length > 2,
      beforePlace:
        splitAtPlace(next) !== undefined || LEGAL_FORM.test(` ${next}`) || ORGANISATION.test(next),
    });
    return [{ text: title, weight }];
  });
}

/** Checks whether a line is a role and no more: "Recruiter" at the head of a posting is no label of who recruits. */
const isBareRole = (line: string): boolean => !/[:：]/u.test(line) && isRoleNoun(line);

const isHeading = (words: string): boolean => headingKind(words) !== undefined && !namesRole(words);

/** Lists the signs in the words of a title, for it and against it. */
const signsIn = (title: string) => ({
  ...rolesIn(title),
  capitals: /^[^\p{Ll}]{8,}$/u.test(title),
  organisation: isOrganisation(title),
  noRole: !namesRole(title),
  oneWord: !title.includes(' ') && !isRoleNoun(title),
  plural: PLURAL.test(title),
  prose: PROSE.test(title),
  long: title.split(' ').length > LONG_IN_WORDS,
  lowerCase: /^\p{Ll}/u.test(title),
  article: ARTICLE.test(title),
});

const WANTED =
  /(?<!\p{L})(?:wanted|required|needed|gesucht (?:wird|werden)|gesucht|gezocht|cercasi|procura-se|contrata-se|precisa-se|se busca|se necesita)(?!\p{L})/iu;

const PROSE =
  / (?:to(?! the)|for|with|who|must|that|as|at|from|our|your|avec|dans|chez|con|com|met|bij|mit|bei) /iu;

const SUBJECT =
  /^(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp) ?: *(?:(?:re|fwd?|aw|wg|tr) ?: *)?/iu;
/** Checks whether words name a firm: no role begins or ends them. */
const isOrganisation = (title: string): boolean =>
  COMPANY_LIKE.test(title) ||
  (ORGANISATION.test(isRoleNoun(title) ? (title.split(' ').at(-1) ?? '') : title) &&
    !isRoleFirst(title) &&
    !endsAsRole(title));

/** Checks whether the first word is a role: "Constructeur betonbouw". */
const isRoleFirst = (title: string): boolean => isRoleNoun(title.split(' ', 1)[0] ?? '');

/** Checks whether the last word is a role, a level behind it. */
const endsAsRole = (title: string): boolean =>
  isRoleNoun(
    title
      .replace(/ (?:[IVX]+|\d+)$/u, '')
      .split(' ')
      .at(-1) ?? '',
  );
const PLURAL =
  /(?:^|\s)(?:\p{L}+(?:ers|ors|ists|ants|ents)|engineers|technicians|solicitors|chefs|cooks|clerks|nurses|notaries)(?:$|\s(?:and|&|since|und|et)\s?)/iu;
const ARTICLE =
  /^(?:der|die|das|den|le|la|les|el|los|las|il|lo|het|the|a|an|un|une|una|ein|eine|our|your|my|this|i|mon|mein)\s/iu;

/** The end of a line that only a title follows. */
const ANNOUNCED =
  /(?:(?<!\p{L})(?:post of|position of|role of|for an?|seeks? an?|hiring an?|recruiting an?|for the (?:following )?(?:post|position|role|vacancy)(?: of)?|als|als (?:eine?n?)|eine?[*:]?n?|sucht(?: (?:zum|ab|eine?n?) .{0,30})?|stelle als|poste d[e']|recrute(?: un(?:\(?e\)?)?)?|recherche (?:un(?:\(?e\)?)?|son\/sa|sa|son)|plaza de|puesto de|busca(?:mos)?(?: un[ao]?)?|vaga de|vaga para|cargo de|contrata|procura|profilo di|profilo professionale di|posto di|cerca(?: un[ao]?)?|zoeken (?:we|wij) een|zoekt een|een)):?$/iu;

/** Marks by which titles mean everybody. */
const GENDER =
  /\(?(?<![\p{L}\d])(?:[mwfhdvxi] ?[/|,·] ?[mwfhdvxi](?: ?[/|,·] ?(?:[mwfhdvxi]|div|gn))*|all genders|gn)(?![\p{L}\d])\)?/iu;
const GENDERS = new RegExp(GENDER, 'giu');

const isTitle = (title: string): boolean =>
  title.length > 2 &&
  title.split(/\s+/u).length <= WORDS_AT_MOST &&
  /^(?:\p{L}|\d+(?:st|nd|rd|th|\p{L}))/u.test(title) &&
  !SENTENCE.test(title) &&
  !/\b(?:is|are|we|you|will|have|has|our|looking|this|that|sind|wir|sie|ihre?|deine?|nous|vous|votre|notre|nuestr[oa]|je|jouw|ons|ago|tua|tuo|nostr[oa]|recrute\p{L}*|(?:re)?cherche(?:nt)?|sucht|suchen|zoekt|zoeken|busca|buscamos|cerca|procura|needs?|seeks?|invites|precisa|contrata)\b/iu.test(
    title,
  ) &&
  !/[.?!:;]$/u.test(title.replace(/\b(?:Sr|Jr|Dr|Mgr)\.$/u, '')) &&
  !/[@€£$★✓»]|:\s|https?/u.test(title) &&
  !isPlace(title) &&
  !isChrome(title) &&
  (!isFact(title) || isRoleNoun(title));

/** Sentences of a person or a firm are no titles. */
const SENTENCE =
  /^(?:are you|do you|would you|if you|we |we're|our |you |your |join|the |this |at |in |as an? |hi\b|hello|hey|dear|greetings|welcome|about|why|how|what|who|where|when|to |from\b|sent\b|date\b|is |have |looking|come |it |i |wir |unser|du |sie |nous |notre |vous |nuestr|somos |procuramos|ons |wij |posted|apply|location|salary|department|reports? to|company|under|with|reporting|performs?|must|has|nature of|for |by |and |oder |und |and |bei |chez |en |zum |zur |für |per |pour |werken bij|life at|jobs at|careers at|school of|faculty of|department of|office of|ref\b|kennziffer|bonjour|buen|servus|hallo|liebe|ciao|salut|beste |school leavers|meet |contact\b|report(?:s|ing)? to)\b/iu;

/** Names of firms and offices that hold a word of a role. */
const COMPANY_LIKE =
  /(?:\b(?:inc|llc|ltd|gmbh|llp|plc|corp|group|center|centre|solutions|services|department of|university|hospital|school|college|institute|association|council|partners|architects|builders|staffing|recruit(?:ment|ing)|bakers|logistics|county of|city of|ministry|agency|careers|jobs|trust|solicitors|brothers|district|authority|clinic|academy)\b\.?|\bteam)$/iu;

/** Words that announce a title. */
const ANNOUNCES =
  /^[ -]*(?:(?:(?:part-time )?staff wanted[: ]+)?(?:(?:we are|we're|now|is|wir suchen|urgent(?:ly)?|immediate)[ -]*)?(?:hiring|recruiting|wanted|needed|needs?|requirements?|openings?|vacancy|opportunity|suchen|sucht|gesucht (?:wird|werden)|gesucht|recrute|on recrute|recherche|buscamos|se busca|se precisa|se necesita|(?:se )?solicita(?:mos)?|contratamos|(?:procura|contrata|precisa)-se|cerchiamo|cercasi|gezocht|eine?[*:/]n|un\/una|un\/a|uno\/a|subject|re|fwd?|job(?: posting)?|role|position|title|stellenangebot|stellenausschreibung|offre d'emploi|oferta de empleo|oportunidad|vacature|vaga|vacante|poste|stelle|posizione|functie|puesto|cargo)\b[:!. -]*(?:for )?(?:an? |un[ea]? |eine?n? |een )?)+/iu;
/** A word at the end of a title that is none of it. */
const AFTER_IT =
  /(?<![\p{L}\d])(?:wanted|needed|required|gesucht|gezocht|cercasi|job(?: description| posting)?|vacancy|position|now hiring|urgent(?:ly)?|asap(?: start)?|hiring now|\d\d?[ -]\d\d? (?:yrs|years)|stellenangebot|\d{2,3}(?: ?[–-] ?\d{2,3})?(?: ?%)?|cdi|cdd|cdi\/cdd|vollzeit|teilzeit|minijob|in (?:voll|teil)(?:-? ?(?:und|oder|\/) ?(?:voll|teil))?zeit|(?:full|part)[ -]?time|remote|hybrid|permanent|fixed[ -]term|su turni|temps (?:plein|partiel)|efz|\d+ ?(?:uur|hrs?|hours|h))$/iu;
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

export function cleanTitle(segment: string): string {
  const bare = (segment.split(OTHER_SCRIPT, 1)[0] ?? '')
    .replace(GENDERS, ' ')
    .replace(
      /(?<!\p{L})\((?!(?:in|innen|e|ne|a|o|r|n|s|se|euse|rice|trice|ère)\))[^()]*(?:\)|$)/giu,
      ' ',
    )
    .replace(/\[[^[\]]*\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ANNOUNCES, '')
    .replace(INDEFINITE, '');
  const title = withoutAfterIt(bare)
    .replace(TAIL, '')
    .replace(
      /(?:(?<!\s)\s+)?(?:[#-] ?|\b(?:req|job|ref)(?:uisition)?(?: ?(?:id|no))?[ .:#]*)[A-Z]{0,4}-?\d[\d-]{3}.*/isu,
      '',
    )
    .trim();
  return trimEnd(withoutAfterIt(withoutTail(title)), '–,:/&!-"»')
    .replace(/^[\s–,:"«-]+/u, '')
    .trim();
}

/** The title again, in Japanese or Chinese. */
const OTHER_SCRIPT = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]/u;
const INDEFINITE =
  /^(?:an?|eine?[nr]?|un(?:[(·.]?e\)?|[ao])?(?: (?:ou|o|\/) une?)?|een) (?=\p{L}{3})/iu;

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

/** "We are looking for a Data Engineer to …", "become Pricing Analyst in …". */
const ASKED =
  /(?:(?<!\p{L})(?:are you (?:our|the|a)|(?:vacancy|opening|opportunity) for|(?:looking|searching|recruiting|hiring|advertising) for|(?:to|want to) (?:appoint|recruit|hire|bring in|add|find)|are after|hiring:?|seek(?:s|ing)?|is hiring|recruits?|recruiting|need(?:s)?|in need of|wants? to appoint|(?:to )?become|join (?:us|our team|\w+) as|(?:role|position|post) of|be our(?: new| next)?|in search of|(?:suchen(?: wir)?|sucht)(?: (?:zum (?:\d+\. )?\p{L}+(?: \p{L}+)?(?: \d{4})?|ab (?:sofort|\p{L}+)|per (?:sofort|\d+\. \p{L}+)|baldmöglichst|dringend)){0,2}|als|posto di|profilo di|recherch(?:e|ons|ent)|cherch(?:e|ons|ent)|recrut(?:e|ons|ent)|(?:para (?:cubrir la plaza|el puesto) de)|se (?:precisa|necesita|busca|requiere)|busca(?:mos|n)?|procura(?:mos)?|contrata(?:mos)?|(?:necesita|precisa|solicita)(?:mos)?|gesucht (?:wird|werden)|knows? (?:of )?an?|cerca|cerchiamo|assume|zoek(?:t|en)(?: (?:wij|we))?))(?: (?:pour la (?:rentrée|saison)(?: \([^()]{0,30}\))?|para la temporada|un ou une|dich als|sie als|notre \p{L}+ :|an?|the|one|our|some|new|next|another|good|experienced|motivated|talented|self-driven|skilled|passionate|enthusiastic|dedicated|\w+-minded|full[- ]time|part[- ]time|eine?n?|une?|uma?|un[ao]?|een|son\/sa|motivated|on behalf of our client,?))*,? ((?:\p{Lu}[\p{L}&/.+-]*|[\p{Ll}-]+(?= ?\p{L}*))(?:[ /'’-]+[\p{L}&+#()/.-]+){0,6})/giu;
const ENDS =
  /\s(?:(?:ou|oder|of|o|\/) (?:une?|eine?n?|een|un[ao]?)|to|who|for|with|within|that|which|in|at|on|and is|is|are|will|based|responsible|and this|from|of our|as|as well|your|we|you|by|für|mit|zur?|der|die|im|qui|pour|avec|au sein|para|con|com|per|che|voor|die|met)\s|[.,;:!?(]/iu;

function askedFor(lines: readonly string[]): Candidate[] {
  return lines.flatMap((line) =>
    Array.from(line.matchAll(ASKED), ([, asked = '']) =>
      cleanTitle((asked.split(ENDS, 1)[0] ?? '').replace(/^\p{Ll}+ (?=\p{Lu}\p{Ll})/u, '')).replace(
        / (?:and|or|und|et|y|e|en)$/iu,
        '',
      ),
    )
      .filter(
        (title) =>
          title.split(' ').length <= 6 &&
          isTitle(title) &&
          (isRoleNoun(title) ||
            (namesRole(title) && (/^\p{Lu}/u.test(title) || title.split(' ').length < 4))) &&
          !NOBODY.test(title),
      )
      .map((text) => ({ text, weight: WEIGHTS.asked })),
  );
}

const NOBODY =
  / (?:or|and) an? | who$|^(?:people|someone|somebody|candidates?|team|individuals?|part-?time staff|staff wanted|workers|employees|talent|colleagues?|members?|staff)(?!\p{L})/iu;
