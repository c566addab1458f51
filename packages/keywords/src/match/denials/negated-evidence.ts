import type { Language } from '../../languages/language.ts';
import { endOfList } from '../../text/list-scope.ts';
import type { TextRange } from '../../text/sentences.ts';

/** Good news that something is not there: "no downtime on Kubernetes" speaks well of Kubernetes. */
const GOOD_NEWS =
  /^(?:no|without)(?: \w+)? (?:downtime|outages?|incidents?|accidents?|complaints?|contaminations?|findings?|restrictions?|violations?|points|errors?|blame|problems?|issues?|injur\w+|delays?|loss(?:es)?|defects?|conditions|tickets|data loss|supervision|help)\b/i;

/** Says that what follows was never used, or is yet to be learnt; the whole list behind it is meant, "and" or "or". */
const NEVER_USED = new RegExp(
  [
    String.raw`\b(?:never|not|\w+n't)(?: \w+){0,2}? (?:used?|worked|touched|done|tried|learn(?:ed|t)|written|built|operated|driven|worn|set up|taken|grown|handled|managed|prescribed|performed)\b`,
    String.raw`\b(?:no|lack(?:s|ing)?|without|limited|little)(?: [\w/-]+){0,3}? (?:experience|exposure|knowledge|training|background|hands[- ]on)\b`,
    String.raw`\b(?:look(?:s|ing)?|wish(?:es|ing)?|want(?:s|ing)?|keen|happy|eager|hop(?:e|es|ing)|plan(?:s|ning)?|needs?|like|love|willing|ready|excited|expect(?:s|ing|ed)|yet|would have) to (?:re)?(?:learn|study|train|try|start|gain|get|do|become|hold|pick up|take|move (?:in)?to)\b`,
    String.raw`\b(?:plan(?:s|ning)? to|hop(?:e|es|ing) to|want(?:s|ing)? to|interested in learning|currently learning|preparing (?:for|to)|studying (?:for|to|toward)|working towards?|eligible (?:for|to)|pursuing|expect(?:s|ing|ed) to|aspiring|yet to)\b`,
    String.raw`\b(?:booked (?:on|onto|for|in)|signed up (?:for|to)|enrol+ed (?:in|on|for)|waiting for|waiting list for|read (?:about|up on)|heard (?:\w+ ){0,2}(?:about|of)|a few (?:\w+ )?words of|evaluated|sat in on|shadowed)\b`,
    String.raw`\b(?:we|they) (?:have |had )?(?:moved|came) (?:off|away from)\b|\bwatched (?=[\w\s-]{1,40}\b(?:videos?|training|course|webinars?|being)\b)`,
    String.raw`\b(?:looked (?:at|into)|toyed with|intend(?:s|ing)? to|due to (?:sit|take|start)|used to hold|(?:former|past|ex-?) ?members? of|members? of(?=[^.;,\n]{1,40} until (?:19|20)\d\d)|gave up|have yet to|(?:opted|chose) not to|(?:an?|my) (?:expired|lapsed))\b`,
    String.raw`\bread the(?=[\w\s-]{1,30}\b(?:docs|documentation|manual|book)\b)`,
  ].join('|'),
  'gi',
);
/** Says that what follows is not there; of a list only where "or" closes it. */
const NOT =
  /\b(?:no(?!-)|not(?! only)|never|without|haven't|hasn't|don't|didn't|lack(?:s|ing)?|limited)\b/gi;
/** So many words behind a mere "not" are meant. */
const REACH = /^(?:[\s"'(-]+[\w&/+#.'-]+){0,7}/;

/** People at work beside the person. */
const TRADES = String.raw`(?:team|department|crew|facility|agency|vendor|supplier|consultant|colleague|freelancer|contractor|subcontractor|specialist|nurse|doctor|mechanic|accountant|bookkeeper|solicitor|lawyer|chef|owner|neighbour|\w+(?:ist|ician|ian))s?`;
/** People whom one calls one's own; "my team" does as the person does. */
const OWN =
  '(?:colleagues?|team-?mates?|lab-?mates?|psychologist|freelancer|contractor|agency|accountant|consultant|supplier|boss|manager|senior|friend|husband|wife|partner|son|daughter|brother|sister|dad|mum|mom)';
const DO =
  '(?:does|do|did|handles?|handled|owns?|owned|looks? after|runs?|ran|wrote|writes?|grows?|speaks?|teaches|manages?|makes?|prepares?|files|holds?|takes? care of|sees? to)';

/** Others do it, said before: "the platform team looks after …", "my colleague's …", "my friend is the …". */
const OTHERS_DO = new RegExp(
  [
    String.raw`\b(?:(?:the|another|other|an?|different) (?:[\w-]+ ){0,2}${TRADES}|(?:my|our) (?:[\w-]+ ){0,2}${OWN})(?: in \w+)? ${DO}\b`,
    String.raw`\b(?:my|an?) ${OWN}'s\b`,
    String.raw`\b(?:my|an?) ${OWN} (?:is|was) (?:an?|the)\b`,
    String.raw`^\W*[A-Z]\w+s did (?:all|most)\b`,
  ].join('|'),
  'gi',
);

/** "PowerShell, dbatools and Ansible: no", "Vue: an online course, never in production": what stands before the colon. */
const ANSWERED =
  /(?:^|[.;!?(]\s+|\s-\s)([^.;!?:()]{1,80}):\s+(?:(?:no|none|nil|not|never|only|zero|n\/a|seen (?:in|it)|watched|read about|bought the|booked|(?:someone|somebody) else|would like|(?:my|our) \w+ (?:does|do|did|writes?|handles?|runs?))\b|[^.;!?]{0,80}\b(?:no (?:practical|hands[- ]on|real|production) experience|(?:never|nothing) in production|not yet|not booked|not certified|no card yet|no project|resit\w*|sitting (?:it|the exam)|failed)\b)/gi;
/** "Office had a trial of it but I never used it", "… in Cypress, I did not": the clause before is not the person's. */
const TAKEN_BACK =
  /(?:^|[.;!?:(]\s+|\s-\s)([^.;!?:()]{1,120}?)(?:,|\s+but|,? and|,? so)\s+(?:please )?(?:(?:but )?the [\w ]{1,20} (?:look at|look after|handle|run|do|use) (?:it|that|them)\b|(?:I |we )?(?:did not|didn't|(?:have )?never (?:used|did|ran|got to)|have(?: not|n't) (?:used|done)|not (?:by |from |for )?me\b|was not|wasn't|gave up|would(?: not|n't) claim|do(?: not|n't) (?:count on|claim)))/gi;
/** "MockK I never got to use", "Terraform is owned by our platform team", "NK cells would be new to me". */
const SAID_BEHIND =
  /(?:^|[.;!?:,(]\s+|\s-\s|\b(?:and|but)\s+)([^.;!?:,()]{1,60}?)\s+(?:I (?:have |had )?(?:never|not|haven't|last|only|seen|watched)\b|before (?:I (?:came|joined|started|arrived)|my time)\b|I know from (?:watching|reading)|would be new\b|(?:is|was) (?:the|my|our) \w+'s (?:job|work)\b|(?:is|are|was|were) (?:done|seen|owned|handled|run|managed|looked after)(?: by (?!me\b|myself\b|my team\b|us\b)\w+)|(?:all )?done by (?:the|an?|another|our) (?!team\b)\w+|(?:itself )?(?:is|are|was|were) (?:written|drawn|prepared|built|made|checked) by (?:an?|another|the|our|my) (?!team\b)\w+|(?:went|goes?|passed|handed|sent) (?:over )?to (?:another|the other|a different) \w+|(?:is|are|was|were) (?:outsourced|subcontracted|sublet|cancelled|canceled|on the wish ?list)\b)/gi;
/** "Audio was Wwise, done by a contractor". */
const DONE_BY =
  /(?:^|[.;!?:(]\s+)([^.;!?:()]{1,80}),\s+(?:done|handled|run|made|written|owned|managed) by (?:an?|another|the|our|my) (?!team\b)\w+/gi;
/** "To move from the site to the monitoring side": what a person wishes for. */
const WISH =
  /^\W*(to (?:move|become|step up|grow into|switch|break into|transition|find)\b[^.;!?]*)/gi;
/** "I cycle and index old photographs": what a person does for pleasure. */
const LEISURE =
  /(?:^\W*|[.;]\s+)(hobb(?:y|ies)\s*:[^.;!?]*|I (?:cycle|hike|knit|jog|surf|ski)\b[^.;!?]*|[^.;!?]*\b(?:spelling bee|church (?:deacon|warden|choir)|pub quiz|sunday league|five-a-side|(?:two|three|four) (?:dogs|cats|horses|kids|grandchildren))\b[^.;!?]*)/gi;

/** Behind a name: it has run out, or has not come yet. */
const AFTER =
  /^[^.;,\n]{0,24}?[\s(:-]+(?:not (?!only)|no longer|expired|lapsed|in progress|pending|candidate\b|eligible|exam (?:not|scheduled|planned)|\(?planned|scheduled for|booked (?:for|in|on)\b|only as\b|\? no\b|application\b|program application)|^[^.;,\n]{0,40}\b(?:not yet|expired|lapsed|not renewed|not passed|failed(?=[,.;)\n]|$| in | twice| once)|ran out\b|withdrawn|on hold\b|deferred|in review\b|under review\b|not fluent\b|not certified\b|theory only|course only|reading only|in theory\b|nothing in production|no longer|is scheduled)\b/i;
const LONGEST = 70;
/** Characters on either side that a list with its denial may take. */
const AROUND = 200;

/** "Spanish" behind these is being learnt; "machine learning Python" is not. */
const LEARNING = /(?:^[^\p{L}]*|[,;(]\s*|\b(?:now|still|am|and)\s+)learning\s+$/iu;

/** Checks whether a sentence says of the words from `start` to `end` that they are not, or no longer, true. */
export function isNegated(sentence: string, start: number, end: number, rules?: Language): boolean {
  const before = sentence.slice(Math.max(0, start - LONGEST), start);
  if (LEARNING.test(before) || AFTER.test(sentence.slice(end, end + LONGEST))) return true;
  // A sentence without an end (a page pasted as one line) is only read around the place.
  const from = Math.max(0, start - AROUND);
  const near = sentence.slice(from, end + AROUND);
  const at = start - from;
  return listDenied(near, rules).some((stretch) => at >= stretch.start && at < stretch.end);
}

/** The stretches of a resume's sentence that say what the person has not done, or not yet. */
function listDenied(sentence: string, rules: Language | undefined): TextRange[] {
  const local = rules
    ? [...ahead(sentence, rules.neverDone, true), ...behind(sentence, rules.deniedBefore)]
    : [];
  return [
    ...local,
    ...ahead(sentence, NEVER_USED, true),
    ...ahead(sentence, OTHERS_DO, true),
    ...ahead(sentence, NOT, false),
    ...[ANSWERED, TAKEN_BACK, SAID_BEHIND, DONE_BY, WISH, LEISURE].flatMap((pattern) =>
      behind(sentence, pattern),
    ),
  ];
}

/** The lists that follow a cue. A mere "not" reaches a few words only where no list follows. */
function ahead(sentence: string, cue: RegExp, isStrong: boolean): TextRange[] {
  return Array.from(sentence.matchAll(cue)).flatMap(({ index, 0: said }) => {
    if (GOOD_NEWS.test(sentence.slice(index))) return [];
    const start = index + said.length;
    const near = start + (REACH.exec(sentence.slice(start))?.[0].length ?? 0);
    const listed = endOfList(sentence, start, isStrong);
    const isList = sentence.slice(start, listed).includes(',');
    return [{ start, end: isStrong || isList ? listed : Math.min(near, listed) }];
  });
}

/** Lists what stands before a cue: the pattern's first group. */
const behind = (sentence: string, pattern: RegExp): TextRange[] =>
  Array.from(sentence.matchAll(pattern), ({ index, 0: all, 1: said = '' }) => {
    const start = index + all.indexOf(said);
    return { start, end: start + said.length };
  });
