import { endOfList } from '../../text/list-scope.ts';
import type { TextRange } from '../../text/sentences.ts';

/** Words by which a posting says that something is not asked for, with one space or, where markup fell, several; each match runs to the end of its clause. */
const NEGATED: readonly RegExp[] = [
  /\b(?:you +(?:definitely +|really +)?)?(?:won't|don't|doesn't|do +not|does +not|will +not|would +not|needn't|need +not|no +need|dont|wont)(?: +\w+)? +(?:need|require|ask|worry|send|be +doing|be +asked|be +using|drive|touch|have +to|expect|use|want|to|do|run|touch|offer|talk|be +responsible)\b[^.;!?]*/gi,
  /\b(?:is|are)(?: +not|n't) +(?:required|needed|necessary|looking +for|seeking|used|wanted|an?)\b[^.;!?]*/gi,
  /\bnot +(?:looking +for|seeking|interested +in|hiring|for|an? +(?!must|requirement|deal|problem)|accepting)\b[^.;!?]*/gi,
  /\bno +(?:[^.,;!?]{1,60}) +(?:is +|are +)?(?:required|needed|necessary|expected)\b/gi,
  /\bno +(?:prior +|previous +)?[^.,;!?]{1,40}?(?:experience|degree|certification|skills?)\b(?! +(?:less|fewer))/gi,
  /[^.;,!?]{1,60}(?:\([^()]{1,60}\) +)?\b(?:is|are|was|were|got|has +been|have +been|being)(?: +not|n't| +no +longer)? +(?:(?:not +|no +longer +)?(?:required|needed|necessary|used|in +use)(?<=(?:not|n't|no +longer) +\w+(?: +\w+)?)|migrated|deleted|removed|scrapped|switched +off|retired|archived|decommissioned|replaced|gone|outsourced|subbed)\b/gi,
  /[^.;,!?]{1,60}(?:\([^()]{1,60}\) +)?\b(?:NOT|not) +(?:required|needed|necessary|used)\b/g,
  /[^.;!?]{1,80}\b(?:sits? +with|(?:is|are) +(?:handled|done|owned|covered|managed|run) +by +(?!you\b)[A-Z]|(?:is|are) +(?:\w+ +but +)?(?:not +relevant|of +no +use)|not +at +all|were +converted|-only +(?:cvs|resumes|profiles|candidates)|belongs? +to +(?:another|a +different|the|our) +|(?:is|are) +(?:handled|done|owned|covered|managed|run|looked +after|carried +out) +by +(?:another|the|our|a|head|trained)|profiles? +(?:will|are|is|kindly|please|pls|only)|only +(?:profiles|background|experience|candidates)|(?:kindly|please|pls) +(?:excuse|ignore|do +not +apply|don't +apply)|will +(?:not|be +rejected)\b|looks? +after\b|does +not +count\b|(?:are|is) +out,)[^.;!?]*/gi,
  /[^.;!?]{1,80}\b(?:is|are) +\p{Lu}\w+'s\b[^.;!?]*/gu,
  /\b(?:travel|overtime|weekends|commission): +none\b/gi,
  /(?<![^.,;:!?()])[^.,;:!?()]{1,40} +no(?=[,.;]|$)/gi,
  /[^.;:!?]{1,80}\bnot +your +(?:problem|job|concern|business|task|worry)\b/gi,
  /[^.;!?]{1,80}, +(?:but +)?(?:you|u) +(?:won't|don't|wont|dont|will +not|do +not)\s*(?=[.;!?]|$)/gi,
];

/** Words of what the employer gave up, or has none of: the list behind it is no requirement. */
const LEFT_BEHIND =
  /\b(?:(?:moved|migrated|migrating|switched|moving|switching|transitioned) (?:off|away from|from)|(?:we|they|we've|they've) came (?:off|from)|(?:ripped|threw|phased|took) out|broke up with|said goodbye to|got rid of|binned|ditched|dropped|retired|decommissioned|replaced|left behind|(?:was|were) (?:once )?built (?:in|on|with)|rated \w+ by|our (?:website|site|shop|web ?shop|store|blog) (?:is|runs|sits|lives) (?:on|in)|nobody (?:here )?(?:needs|has|wants|knows) (?:to (?:know|use)|what)|there (?:is|are|will be) no|also (?:hiring|looking for|recruiting|seeking)(?: for)?(?= an? [\w ]{0,30}(?:tech|er|or|ist|ian|ant|man|nurse|chef)\b)|we (?:have|use|run|do|want) no|never use|(?:we|they|you) no longer \w+|rather than|instead of|as opposed to|unlike|other than|more than just|(?:that|which) (?:is not|are not|isn't|aren't) (?:just|only|merely)(?![^.;]{0,200}\bbut\b)|(?:isn't|is not|aren't|are not)(?= an? [\w ]{1,60} (?:role|job|position)))\b/gi;
/** "No Figma.", "no reefer, no flatbed": at the start of a clause. */
const NONE =
  /(?:^\W*|[,;:(]\s*|\b(?:and|but|so|with|has|have|is)\s+|\s-\s)no(?= (?!more than|less than|fewer than|later than|matter|problem|one\b|two\b|longer|experience necessary))/gi;
/** "QuickBooks Desktop, not Online". */
const NOT_THE_OTHER = /[,(]\s*not (?=\p{Lu})/gu;
/** "Nor brand campaigns". */
const NOR = /\bnor\b/gi;

/** Others with other tools: "Our art team lives in Maya", "Marketing does the TikTok". The word that names them is the group. */
const OTHERS_USE =
  /\b(?:our ([\w-]+) (?:team|department|desk|people|colleagues|crew)s?|(marketing|sales|finance|legal|procurement|accounts|biometrics|engineering|office|head office|warehouse|reception|dispatch|operations|support)|(?:our|the|[\w-]{1,40}'s)? ?(underwriters|actuaries|designers|developers|devs|marketers|engineers|accountants|analysts|artists|recruiters)|the (contractor)s?|(?:the|our|an?) (?:outside|external|freelance|third-party|hired|independent) ([\w-]+)(?: (?:agency|firm|house|company|bureau))?|(?:the|our|an?) (cpa|accountant|lawyer|solicitor|attorney|auditor|consultant|vendor|supplier|subcontractor|locksmith|payroll (?:bureau|provider)|agency)),? (?:(?:who|that|which) )?(?:lives? in|works? in|are in|uses?|owns?|runs?|keeps?|loves?|ships?|does|do|makes?|prepares?|drafts?|handles?|looks? after|takes? care of)\b/gi;

/** "We ripped the boiler out", "left the old shop behind". */
const LEFT_OUT =
  /\b(?:ripped|threw|tore|phased|left|switched|turned)\s+(?:[^\s,.;]+\s+){1,3}?(?:out|behind|off)\b/gi;

/** Without one of these nothing is negated: most sentences are spared the patterns. */
const NEGATION =
  /n't|\b(?:no|nor|not|none|dont|wont|off|from|out|of no|relevant|sits?|converted|[A-Z]\w+'s|up with|goodbye|rid|binned|ditched|dropped|retired|archived|gone|migrated|decommissioned|replaced|left|nobody|never|rather|instead|opposed|unlike|other|just|belongs?|handled|done|owned|covered|managed|run|after|only|kindly|please|pls|excuse|rejected|outsourced|subbed|deleted|removed|scrapped|switched|longer|ripped|tore|phased|behind|built|rated|also|website|site|shop|store|blog)\b/i;

/** Points that end no clause: "tools (such as this etc.) are out". */
const POINTS_WITHIN = /\b(?:etc|e\.g|i\.e|incl|approx|vs)\./gi;

/** The stretches of a sentence that are negated or said of others, in offsets of the sentence. `title`: the job's own. */
export function listNegated(written: string, title = ''): TextRange[] {
  const sentence = written.replace(POINTS_WITHIN, (points) => points.replaceAll('.', '_'));
  const others = listOthers(sentence, title.toLowerCase());
  return NEGATION.test(sentence) ? [...others, ...listDenied(sentence)] : others;
}

/** The lists behind what other people use; a team that the job's title names is the applicant's own. */
const listOthers = (sentence: string, title: string): TextRange[] =>
  Array.from(sentence.matchAll(OTHERS_USE)).flatMap(
    ({ index, 0: text, 1: team, 2: part, 3: job, 4: other, 5: outside, 6: trade }) => {
      const who = (team ?? part ?? job ?? other ?? outside ?? trade ?? '')
        .toLowerCase()
        .slice(0, LETTERS_OF_A_TEAM);
      if (who === '' || title === '' || title.includes(who)) return [];
      return [{ start: index, end: endOfList(sentence, index + text.length, true) }];
    },
  );

/** "Engineering team" and "Engineer" begin alike. */
const LETTERS_OF_A_TEAM = 5;

function listDenied(sentence: string): TextRange[] {
  const clauses = NEGATED.flatMap((pattern) => listClauses(sentence, pattern));
  const split = Array.from(sentence.matchAll(LEFT_OUT), ({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  const lists = [LEFT_BEHIND, NONE, NOT_THE_OTHER, NOR].flatMap((pattern) =>
    Array.from(sentence.matchAll(pattern), ({ index, 0: text }) => ({
      start: index,
      end: endOfLeft(sentence, index + text.length, pattern === LEFT_BEHIND),
    })),
  );
  return [...clauses, ...split, ...lists];
}

/** Lists what a pattern denies, each stretch within its clause; what stands behind that clause is read again. */
function listClauses(sentence: string, pattern: RegExp): TextRange[] {
  const clauses: TextRange[] = [];
  for (let from = 0; from < sentence.length; ) {
    pattern.lastIndex = from;
    const found = pattern.exec(sentence);
    if (found === null) break;
    const clause = withinClause(sentence, found.index, found.index + found[0].length);
    if (clause.end > clause.start) clauses.push(clause);
    from = Math.max(clause.end, found.index + 1);
  }
  pattern.lastIndex = 0;
  return clauses;
}

/** The end of a list that is left out; "from A to B" leaves only A behind. */
function endOfLeft(sentence: string, from: number, anyList: boolean): number {
  const end = endOfList(sentence, from, anyList);
  const goal = /\bfrom$/i.test(sentence.slice(0, from))
    ? sentence.slice(from, end).search(/\s(?:in)?to\s/i)
    : -1;
  return goal < 0 ? end : from + goal;
}

/** Says something else behind a denial: "not a spreadsheet but a plan", "…, and from that you would build". */
const CONTRAST = /,? but\b|,? (?:and|so|then) (?:\w+ ){0,2}(?:you|we|i)(?:'ll|'d)?\b/i;

/** A denial inside brackets ends with them, one outside does not reach into them; and none goes past a contrast. */
function withinClause(sentence: string, start: number, end: number): TextRange {
  const text = sentence.slice(start, end);
  const cue = cueAt(text);
  const opened = text.lastIndexOf('(', cue);
  const closed = text.lastIndexOf(')', cue);
  const from = opened > closed ? opened + 1 : 0;
  const behind = text.slice(cue);
  const bracket = closingBracket(behind);
  const contrast = behind.search(CONTRAST);
  const ends = [bracket, contrast].filter((at) => at >= 0).map((at) => cue + at);
  return { start: start + from, end: start + Math.min(text.length, ...ends) };
}

/** Finds where the words stand that deny: what is denied may stand on either side of them. */
const cueAt = (text: string): number => Math.max(0, text.search(NEGATION));

/** The first bracket that closes what was not opened behind the start; -1 without one. */
function closingBracket(text: string): number {
  let open = 0;
  for (const { index, 0: sign } of text.matchAll(/[()]/g)) {
    open += sign === '(' ? 1 : -1;
    if (open < 0) return index;
  }
  return -1;
}
