import { headingKind } from '@shortlist/keywords';
import { trimEnd } from '../trim-end.ts';
import { isLabelled, listLabelled } from './labels.ts';
import { LINES_OF_HEAD, listSegments } from './lines.ts';
import { isPlace } from './place-words.ts';
import { namesRole } from './role.ts';

const WORDS_AT_MOST = 10;

/** Words that announce a title. */
const ANNOUNCES =
  /^[ -]*(?:(?:(?:we are|we're|now|is|wir suchen|urgent(?:ly)?|immediate)[ -]*)?(?:hiring|recruiting|wanted|needed|needs?|requirements?|openings?|vacancy|opportunity|suchen|gesucht|recrute|on recrute|buscamos|se busca|contratamos|cerchiamo|gezocht|subject|re|fwd?|job(?: posting)?|role|position|title|stellenangebot|offre d'emploi|oferta de empleo)\b[:!. -]*(?:for )?(?:an? )?)+/iu;
/** A word at the end of a title that is none of it. */
const AFTER_IT =
  /\b(?:wanted|needed|required|gesucht|gezocht|job(?: description| posting)?|vacancy|position|now hiring|urgent(?:ly)?|asap(?: start)?|hiring now|\d\d?[ -]\d\d? (?:yrs|years)|stellenangebot)$/iu;
/** In characters: more than the longest of them has. */
const LONGEST_AFTER_IT = 24;

/** A title without all such words behind it. */
function withoutAfterIt(title: string): string {
  let kept = title;
  for (;;) {
    const rest = trimEnd(kept, '!.');
    const [word] = AFTER_IT.exec(rest.slice(-LONGEST_AFTER_IT)) ?? [];
    if (word === undefined) return kept;
    kept = trimEnd(rest.slice(0, -word.length), ',:-');
  }
}

/** Sentences of a person or a firm are no titles. */
const SENTENCE =
  /^(?:are you|do you|would you|if you|we |we're|our |you |your |join|the |this |at |in |as an? |hi\b|hello|hey|dear|greetings|welcome|about|why|how|what|who|where|when|to |from:|sent:|date:|is |have |looking|come |it |i |wir |unser|du |sie |nous |notre |vous |nuestr|somos |procuramos|ons |wij |posted|apply|location|salary|department|reports? to|contract|company|under|with|reporting|performs?|must|has|nature of)\b/iu;

/** Asides in brackets or behind a comma that say how, where or for whom, not what. */
const ASIDE =
  /\((?:[^()]*\b(?:m|w|f|d|h|x|all genders|gn|div)\b *[/|,][^()]*|[^()]*\b(?:remote|hybrid|part|full|time|hours?|hrs?|home|based|on-?site|office|contract|permanent|temp|fixed|mat|month|wk|week|days?|shift|cdi|cdd|grade|band|fte|location|us|uk|eu|urgent|offshore)\b[^()]*)\)/giu;

/** The title of a posting as it is written there; empty where none is surely one. */
export function readTitle(lines: readonly string[]): string {
  for (const value of listLabelled(lines.slice(0, LINES_OF_LABELS), 'title')) {
    const title = cleanTitle(listSegments(value)[0] ?? '');
    if (namesRole(title) && title.split(' ').length <= WORDS_AT_MOST) return title;
  }
  const head = lines.slice(0, LINES_OF_HEAD);
  for (const [at, line] of head.entries()) {
    const found = titleIn(line, at === 0);
    if (found !== '') return found;
  }
  return askedFor(lines.slice(0, LINES_OF_HEAD * 2));
}

const LINES_OF_LABELS = 40;

/** In characters: what follows is a text, not a head. */
const LONG = 160;

function titleIn(line: string, isFirst: boolean): string {
  const said = line.replace(/^subject: */iu, '');
  if (isLabelled(said) && said === line && !ANNOUNCES.test(said)) return '';
  const segments = listSegments(said);
  for (const segment of said.length > LONG ? segments.slice(0, 1) : segments) {
    const title = cleanTitle(segment);
    if (isTitle(title) && (isFirst || headingKind(title) === undefined)) return title;
  }
  return '';
}

const isTitle = (title: string): boolean =>
  title.split(/\s+/u).length <= WORDS_AT_MOST &&
  /^(?:\p{L}|\d+(?:st|nd|rd|th|\p{L}))/u.test(title) &&
  !SENTENCE.test(title) &&
  !/\b(?:is|are|we|you|will|have|has|our|looking|this)\b/iu.test(title) &&
  !/[.?!:;]$/u.test(title.replace(/\b(?:Sr|Jr|Dr|Mgr)\.$/u, '')) &&
  !/[@€£$]|https?:/u.test(title) &&
  !isPlace(title) &&
  !COMPANY_LIKE.test(title) &&
  namesRole(title);

/** Names of firms and offices that hold a word of a role. */
const COMPANY_LIKE =
  /(?:\b(?:inc|llc|ltd|gmbh|llp|plc|corp|group|center|centre|solutions|services|department of|university|hospital|school|college|institute|association|council|partners|architects|builders|staffing|recruit(?:ment|ing)|bakers|logistics|county of|city of|ministry|agency|careers|jobs)\b\.?|\bteam)$/iu;

function cleanTitle(segment: string): string {
  const bare = segment
    .replace(ASIDE, ' ')
    .replace(/ ?\(([^()]+)\)/gu, (aside, inside: string) =>
      isPlace(inside) || /^\d+$/u.test(inside) ? '' : aside,
    )
    .replace(/\((?:all genders|gn|m|w|d|f|h|in)\)|(?<=\p{L})[*:_](?:in(?:nen)?)\b/giu, '')
    .replace(ANNOUNCES, '');
  const title = withoutAfterIt(bare)
    .replace(/ in (?:full|part)[ -]?time\b/iu, '')
    .replace(/\b[mwfhdx] ?[/|] ?[mwfhdx](?: ?[/|] ?[mwfhdx])?\b/giu, ' ')
    .replace(
      /(?:(?<!\s)\s+)?(?:[#-] ?|\b(?:req|job|ref)(?:uisition)?(?: ?(?:id|no))?[ .:#]*)[A-Z]{0,4}-?\d[\d-]{3}.*/isu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  return trimEnd(withoutAfterIt(withoutTail(title)), '–,:/&!-').replace(/^[\s–,:-]+/u, '');
}

/** A place, a company or an aside behind a comma, "at" or "in" is no part of the title. */
function withoutTail(title: string): string {
  const [first = '', ...others] = title.split(/, | @ | at (?=\p{Lu})| - /u);
  const kept = [first];
  for (const part of others) {
    if (!isOfTitle(part)) break;
    kept.push(part);
  }
  const joined = kept.length === others.length + 1 ? title : kept.join(', ');
  const place = / (?:in|near|based in) (.+)$/u.exec(joined);
  return place?.[1] && isPlace(place[1]) ? joined.slice(0, place.index) : joined;
}

const OF_TITLE =
  /^(?:fp&a|(?:growth|payments?|platform|infrastructure|marketing|sales|operations|product|people|finance|analytics|security|oncology|business|data|mobile|backend|frontend|compliance|emea|enterprise|tax|legal|procurement|research|customer|clinical|engineering)\b)/iu;

const isOfTitle = (part: string): boolean => part.split(' ').length <= 4 && OF_TITLE.test(part);

/** "We are looking for a Data Engineer to …", "become Pricing Analyst in …". */
const ASKED =
  /(?:are you (?:our|the|a)|(?:looking|searching|recruiting|hiring|advertising) for|hiring|seek(?:s|ing)?|is hiring|recruits?|recruiting|need(?:s)?|in need of|wants? to appoint|(?:to )?become|join (?:us|our team|\w+) as|(?:role|position) of|be our(?: new| next)?|in search of|suchen(?: wir)?|als|recherch(?:e|ons)|recrut(?:e|ons)|busca(?:mos)?|procura(?:mos)?|cerca|cerchiamo|zoek(?:t|en)(?: wij)?)(?: (?:an?|the|one|our|some|new|next|another|experienced|motivated|talented|self-driven|skilled|passionate|enthusiastic|dedicated|\w+-minded|full[- ]time|part[- ]time|eine?n?|une?|uma?|un[ao]?|een|motivated|on behalf of our client,?))*,? ((?:\p{Lu}[\p{L}&/.+-]*|[\p{Ll}-]+(?= \p{L}+))(?:[ /-]+[\p{L}&+#()/.-]+){0,6})/giu;
const ENDS =
  /\s(?:to|who|for|with|within|that|which|in|at|on|and is|is|are|will|based|responsible|and this|from|of our|as|as well|your|we|you|by|für|mit|zur?|der|die|im|qui|pour|avec|au sein|para|con|com|per|che|voor|die|met)\s|[.,;:!?(]/iu;

function askedFor(lines: readonly string[]): string {
  for (const line of lines)
    for (const [, asked = ''] of line.matchAll(ASKED)) {
      const title = cleanTitle(asked.split(ENDS, 1)[0] ?? '').replace(
        / (?:and|or|und|et|y|e|en)$/iu,
        '',
      );
      const singular = title.split(' ').length <= 6 && namesRole(title);
      if (
        singular &&
        !/ (?:or|and) an? | who$|^(?:people|someone|somebody|candidates?|team|individuals?|workers|employees|talent|colleagues?|members?)/iu.test(
          title,
        )
      )
        return title;
    }
  return '';
}
