import { isChrome, isFact } from './chrome.ts';
import { firstHeading, isHeading } from './headings.ts';
import { isLabelled, listLabelled } from './labels.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { isPaid, listSegments, standOf } from './lines.ts';
import { ORGANISATION } from './organisation.ts';
import { isPlace, splitAtPlace } from './place-words.ts';
import { type Candidate, type Found, mergeEqual, signsOf } from './ranking.ts';
import { INCLUSIVE, isRoleNoun, namesRole } from './role.ts';
import { ANNOUNCES, cleanTitle, GENDER } from './title-text.ts';
import { isTownName } from './towns.ts';

const WORDS_AT_MOST = 10;

/** Lines of the posting itself among which its title stands. */
const LINES = 18;
/** Lines further down that may have one with its label or its mark of gender. */
const LINES_OF_MARKS = 40;
/** In characters: what follows is a text, not a head. */
const LONG = 160;

type Page = { readonly lines: readonly string[]; readonly text: string; readonly heading: number };

/** Lists words that may be the title of a posting, with their signs. */
export function listTitles(lines: readonly string[]): Candidate[] {
  const head = lines.slice(0, LINES_OF_MARKS);
  const page = {
    lines: head,
    text: lines.join('\n').toLowerCase(),
    heading: firstHeading(head),
  };
  const found = [
    ...listLabelled(head, 'title').flatMap((value) => fromLabel(value, head.indexOf(value) < 0)),
    ...head.flatMap((_, at) => onLine(page, at)),
    ...askedFor(lines.slice(0, LINES)),
  ];
  return mergeEqual(
    withFirst(found).map(({ text, signs }) => ({
      text,
      signs: [...signs, ...signsIn(text), ...againIn(text, page.text)],
    })),
  );
}

/** Marks the first that is surely a role, and the first that may be one. */
function withFirst(found: readonly Found[]): Found[] {
  const first = (sign: string, is: (text: string) => boolean) => {
    const at = found.findIndex(({ text, signs }) => signs.includes('head') && is(text));
    return at < 0 ? [] : [{ text: found[at]?.text ?? '', signs: [sign] }];
  };
  return [...found, ...first('firstRole', isRoleNoun), ...first('firstMaybe', namesRole)];
}

function fromLabel(value: string, isOnLine: boolean): Found[] {
  const title = cleanTitle(listSegments(value)[0] ?? '');
  if (!mayBe(title)) return [];
  const signs = signsOf({ labelled: true, labelOnLine: isOnLine, gender: GENDER.test(value) });
  return [{ text: title, signs }];
}

function onLine({ lines, heading }: Page, at: number): Found[] {
  const line = lines[at] ?? '';
  const said = line.replace(SUBJECT, '');
  const subject = said !== line;
  const segments = listSegments(said).slice(0, 6);
  const announced = ANNOUNCED.test(lines[at - 1] ?? '');
  const isLong = said.length > LONG;
  const stands = signsOf({
    head: true,
    announced,
    otherLabel: !subject && isLabelled(said) && !ANNOUNCES.test(said),
    isLong,
    [standOf(at)]: true,
    afterHeading: !announced && at > heading,
    whole: segments.length === 1,
  });
  const isFar = at >= LINES && !announced;
  return (isLong ? segments.slice(0, 1) : segments)
    .filter((segment) => !isFar || GENDER.test(segment))
    .flatMap((segment, which) => {
      const signs = [
        ...stands,
        ...signsOf({ [`part ${Math.min(which, 2)}`]: segments.length > 1 }),
        ...signsAround(segment, segments[which + 1] ?? lines[at + 1] ?? ''),
        ...signsOf({
          belowFirm: which === 0 && isFirm(lines[at - 1] ?? ''),
          belowRole:
            which === 0 && (lines[at - 1] ?? '').length < LONG && isRoleNoun(lines[at - 1] ?? ''),
        }),
      ];
      return formsOf(segment).map(({ text, forms }) => ({ text, signs: [...signs, ...forms] }));
    });
}

/** Signs in a part of a line beside its title, and in what stands next. */
const signsAround = (segment: string, next: string): string[] =>
  signsOf({
    gender: GENDER.test(segment),
    inclusive: segment.search(INCLUSIVE) >= 0,
    beforePlace: splitAtPlace(next) !== undefined,
    beforeFirm: LEGAL_FORM.test(` ${next}`) || ORGANISATION.test(next),
    beforeFact: isFact(next) || isPaid(next),
    beforeRole: next.length < LONG && isRoleNoun(next),
  });

/** The forms of a title that a part of a line may hold: as it is, behind words of hiring or a firm, and without what follows a preposition. */
function formsOf(segment: string): { text: string; forms: string[] }[] {
  const whole = cleanTitle(segment);
  const called = cleanTitle(CALL.exec(segment)?.[1] ?? '');
  const ofFirm = cleanTitle(BEHIND_FIRM.exec(segment)?.[1] ?? '');
  const starts = [
    { text: whole, forms: [] },
    { text: called, forms: ['behindCall'] },
    { text: ofFirm, forms: ['behindFirm'] },
  ];
  const all = starts.flatMap(({ text, forms }) => {
    const [kept = '', word = ''] = text.split(PREPOSITION);
    const cut = cleanTitle(kept);
    if (cut === text || kept === text) return [{ text, forms }];
    const rest = text.slice(kept.length).trim();
    const kind = signsOf({
      [`open ${word.trim().toLowerCase()}`]: word !== '',
      'open sentence': word === '',
      'open one word': !rest.slice(word.trim().length).trim().includes(' '),
      'open field': FIELD.test(rest) && OF_FIELD.test(word.trim()),
      'open place': isPlace(rest.slice(word.trim().length).trim()),
      'open in names': /^\p{Lu}/u.test(rest.slice(word.trim().length).trim()),
    });
    return [
      { text, forms: [...forms, 'open', ...kind] },
      { text: cut, forms: [...forms, 'cut'] },
    ];
  });
  return all.filter(
    ({ text }, at) => mayBe(text) && all.findIndex((each) => each.text === text) === at,
  );
}

/** Words before a subject of study or trade. */
const OF_FIELD = /^(?:in|für|im|en|em|x|und|or|oder|ou)$/iu;

/** The end of a subject of study or trade, as towns' names seldom have. */
const FIELD =
  /(?:ics|logy|logie|ing|ion|ment|ung|ik|schaft|istry|[ae]nce|care|sciences?|studies|law|history|arts?|design)$/iu;

/** Words before which a title may end. */
const PREPOSITION =
  /(?<!\s)\s+((?:to|for|with|who|in|at|on|near|based|from|mit|für|bei|im|in der|am|zur?|pour|avec|chez|à|en|au|aux|sur|para|con|com|em|per|presso|da|voor|met|bij|te|op|x|und|or|oder|ou)(?= |$))|[.;!?] /iu;
const BEHIND_FIRM =
  /^.{2,50}?(?<!\p{L})(?:Co\.?|Ltd\.?|Inc\.?|LLC|LLP|GmbH|AG|SE|S\.?L\.?|S\.?r\.?l\.?|B\.?V\.?|SARL|SAS|Lda\.?) (\p{L}.*)$/u;

/** Words of hiring in a part of a line: "Bases para la contratación de un/a AUXILIAR". */
const CALL =
  /^.{0,60}?(?<!\p{L})(?:hiring|recruiting|recruits?|recruitment of|contratación de|selección de|recrutement d['’e]|sucht|suchen|gesucht|recrute|recherche|cherche|busca|buscamos|necesita|solicita|precisa|contrata|procura|ricerca|cerca|zoekt|zoeken|seeks|needs|wants|wanted|looking for|vacancy|post of|position of|als|@) ?:? ?(?:an? |une?(?:\(e\))? |un[ao]?(?:\/[ao])? |eine?[nr]?(?:[/:*]n?r?)? |een )?(\p{L}.*)$/iu;

const isFirm = (line: string): boolean =>
  line.length < LONG &&
  (LEGAL_FORM.test(` ${line}`) || ORGANISATION.test(line)) &&
  !isRoleNoun(line);

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['capitals', /^[^\p{Ll}]{8,}$/u],
  ['lowerCase', /^\p{Ll}/u],
  ['figures', /\d/u],
  ['and', /[&+]|['’]s\b/u],
  [
    'titleCase',
    /^\p{Lu}\S*(?: (?:(?:of|and|de|du|des|di|und|et|y|e|en|in|for|der|la|[&/–-]) ?)*[\p{Lu}\d(]\S*)+$/u,
  ],
  ['sentenceCase', /^\p{Lu}\S*(?: \p{Ll}\S*)+$/u],
];

/** Lists the signs in the words of a title, for it and against it. */
function signsIn(title: string): string[] {
  const role = isRoleNoun(title);
  const words = title.split(' ');
  const length = Math.min(words.length, 7);
  return [
    ...SHAPES.flatMap(([sign, shape]) => (shape.test(title) ? [sign] : [])),
    ...signsOf({
      role,
      roleLast: endsAsRole(title),
      roleFirst: isRoleFirst(title),
      maybeRole: !role && namesRole(title),
      noRole: !namesRole(title),
      oneWord: length === 1 && !role,
      [`words ${length === 5 ? 4 : length}`]: true,
      firm: isOrganisation(title),
      town: isTownName(title),
      plural: PLURAL.test(title),
      prose: PROSE.test(title),
      article: ARTICLE.test(title),
      noTitle: !isTitle(title),
      sentence: SENTENCE.test(title),
      chrome: isChrome(title) || (isFact(title) && !role),
      heading: isHeading(title),
    }),
  ];
}

/** Checks whether the posting says a title again, and the longest of its words. */
function againIn(title: string, text: string): string[] {
  const small = title.toLowerCase();
  const longest = small.split(/[^\p{L}]+/u).reduce((a, b) => (b.length > a.length ? b : a), '');
  return signsOf({
    again: text.split(small).length > 2,
    wordAgain: longest.length > 4 && text.split(longest.slice(0, -1)).length > 2,
  });
}

/** Checks whether words may be a title at all. */
const mayBe = (title: string): boolean =>
  title.length > 2 &&
  title.split(/\s+/u).length <= WORDS_AT_MOST &&
  /^(?:\p{L}|\d+(?:st|nd|rd|th|\p{L}))/u.test(title) &&
  !/[@€£$★✓»]|https?/u.test(title);

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

const isTitle = (title: string): boolean =>
  !SENTENCE.test(title) &&
  !/\b(?:is|are|we|you|will|have|has|our|looking|this|that|sind|wir|sie|ihre?|deine?|nous|vous|votre|notre|nuestr[oa]|je|jouw|ons|ago|tua|tuo|nostr[oa]|recrute\p{L}*|(?:re)?cherche(?:nt)?|sucht|suchen|zoekt|zoeken|busca|buscamos|cerca|procura|needs?|seeks?|invites|precisa|contrata)\b/iu.test(
    title,
  ) &&
  !/[.?!:;]$/u.test(title.replace(/\b(?:Sr|Jr|Dr|Mgr)\.$/u, '')) &&
  !/:\s/u.test(title) &&
  !isPlace(title) &&
  !isChrome(title) &&
  (!isFact(title) || isRoleNoun(title));

/** Sentences of a person or a firm are no titles. */
const SENTENCE =
  /^(?:are you|do you|would you|if you|we |we're|our |you |your |join|the |this |at |in |as an? |hi\b|hello|hey|dear|greetings|welcome|about|why|how|what|who|where|when|to |from\b|sent\b|date\b|is |have |looking|come |it |i |wir |unser|du |sie |nous |notre |vous |nuestr|somos |procuramos|ons |wij |posted|apply|location|salary|department|reports? to|company|under|with|reporting|performs?|must|has|nature of|for |by |and |oder |und |and |bei |chez |en |zum |zur |für |per |pour |werken bij|life at|jobs at|careers at|school of|faculty of|department of|office of|ref\b|kennziffer|bonjour|buen|servus|hallo|liebe|ciao|salut|beste |school leavers|meet |contact\b|report(?:s|ing)? to)\b/iu;

/** Names of firms and offices that hold a word of a role. */
const COMPANY_LIKE =
  /(?:\b(?:inc|llc|ltd|gmbh|llp|plc|corp|group|center|centre|solutions|services|department of|university|hospital|school|college|institute|association|council|partners|architects|builders|staffing|recruit(?:ment|ing)|bakers|logistics|county of|city of|ministry|agency|careers|jobs|trust|solicitors|brothers|district|authority|clinic|academy)\b\.?|\bteam)$/iu;

/** "We are looking for a Data Engineer to …", "become Pricing Analyst in …". */
const ASKED =
  /(?:(?<!\p{L})(?:are you (?:our|the|a)|(?:vacancy|opening|opportunity) for|(?:looking|searching|recruiting|hiring|advertising) for|(?:to|want to) (?:appoint|recruit|hire|bring in|add|find)|are after|hiring:?|seek(?:s|ing)?|is hiring|recruits?|recruiting|need(?:s)?|in need of|wants? to appoint|(?:to )?become|join (?:us|our team|\w+) as|(?:role|position|post) of|be our(?: new| next)?|in search of|(?:suchen(?: wir)?|sucht)(?: (?:zum (?:\d+\. )?\p{L}+(?: \p{L}+)?(?: \d{4})?|ab (?:sofort|\p{L}+)|per (?:sofort|\d+\. \p{L}+)|baldmöglichst|dringend)){0,2}|als|posto di|profilo di|recherch(?:e|ons|ent)|cherch(?:e|ons|ent)|recrut(?:e|ons|ent)|(?:para (?:cubrir la plaza|el puesto) de)|se (?:precisa|necesita|busca|requiere)|busca(?:mos|n)?|procura(?:mos)?|contrata(?:mos)?|(?:necesita|precisa|solicita)(?:mos)?|gesucht (?:wird|werden)|knows? (?:of )?an?|ricerca|ricerchiamo|seleziona|cerca|cerchiamo|assume|zoek(?:t|en)(?: (?:wij|we))?))(?: (?:pour la (?:rentrée|saison)(?: \([^()]{0,30}\))?|para la temporada|un ou une|dich als|sie als|notre \p{L}+ :|an?|the|one|our|some|new|next|another|good|experienced|motivated|talented|self-driven|skilled|passionate|enthusiastic|dedicated|\w+-minded|full[- ]time|part[- ]time|eine?n?|une?|uma?|un[ao]?|een|son\/sa|son ou sa|notre|second|dich als|motivated|on behalf of our client,?))*,? ((?:\p{Lu}[\p{L}&/.+-]*|[\p{Ll}-]+(?= ?\p{L}*))(?:[ /'’-]+[\p{L}&+#()/.-]+){0,6})/giu;
const ENDS =
  /\s(?:(?:ou|oder|of|o|\/) (?:une?|eine?n?|een|un[ao]?)|que|quien|da inserire|to|who|for|with|within|that|which|in|at|on|and is|is|are|will|based|responsible|and this|from|of our|as|as well|your|we|you|by|für|mit|zur?|der|die|im|qui|pour|avec|au sein|para|con|com|per|che|voor|die|met)\s|[.,;:!?(]/iu;

function askedFor(lines: readonly string[]): Found[] {
  const asked = lines.flatMap((line) =>
    Array.from(line.replace(ELIDED, 'un ').matchAll(ASKED), ([, words = '']) => ({
      words,
      sign: 'asked',
    })),
  );
  const told = lines.flatMap((line) =>
    Array.from(line.matchAll(ARTICLE_BEFORE), ([, words = '']) => ({ words, sign: 'told' })),
  );
  return [...asked, ...told].flatMap(({ words, sign }) => {
    const text = cleanTitle(
      (words.split(ENDS, 1)[0] ?? '')
        .replace(/^\p{Ll}+ (?=\p{Lu}\p{Ll})/u, '')
        .replace(FOR_WHOM, ''),
    ).replace(/ (?:and|or|und|et|y|e|en)$/iu, '');
    const isOne = mayBe(text) && text.split(' ').length <= 6 && !NOBODY.test(text);
    return isOne && (sign === 'asked' || namesRole(text)) ? [{ text, signs: [sign] }] : [];
  });
}

/** "Un'impiegata". */
const ELIDED = /(?<!\p{L})un['’](?=\p{Ll})/gu;
/** The town or team before what is asked for: "Buscamos para Lugo un/a técnico". */
const FOR_WHOM = /^.{0,40}? (?:un\/a|un[ao]?|une?|un\(e\)|een|eine?n?) (?=\p{L}{3})/u;

/** A word for one before a noun. */
const ARTICLE_BEFORE =
  /(?<!\p{L})(?:an?|one|two|another|une?|une?\(e\)|un\/a|un[ao]|eine?[nr]?|eine?[:*]n|eine\/n|um|uma|een) ((?:[\p{L}&/:*’'.-]+ ){0,5}[\p{L}&/:*’'.-]+)/giu;

const NOBODY =
  / (?:or|and) an? | who$|^(?:people|someone|somebody|candidates?|team|individuals?|part-?time staff|staff wanted|workers|employees|talent|colleagues?|members?|staff)(?!\p{L})/iu;
