import type { TextRange } from '../../text/sentences.ts';
import { headingKind } from '../parts/heading.ts';
import { isListItem } from '../title.ts';

/**
 * Whole lines that a job site puts around an advertisement: its menus, its buttons, its counts, what it sells. Without their
 * lead and end signs.
 */
const LINE = new RegExp(
  `^(?:${[
    'skip to (?:main )?(?:content|search|navigation)|keyboard shortcuts|close jump menu|jump to .{1,20}',
    '(?:linkedin|indeed|glassdoor|stepstone|monster|ziprecruiter|naukri|seek|reed|totaljobs|workday)(?:\\.\\w+)*',
    'home|my network|jobs|messaging|notifications(?: \\d+)?|menu|close|back|next|previous|for (?:business|employers)',
    '(?:try|get|go|reactivate|upgrade to) premium.*|.*\\bwith premium\\b.*|premium.{0,30}|retry premium.*',
    "(?:company )?(?:share|save|saved|apply|apply now|easy apply|quick apply|apply on (?:the )?(?:company|employer).{0,12}|continue to apply|apply with .{1,20}|i'm interested|follow|following|message|dismiss|undo|hide|withdraw|print|email(?: to a friend)?|refer a friend|copy link)(?: (?:job|this job))?",
    '(?:show|see|view|read|load) (?:more|less|all|fewer|details|match details|who you know|more options|jobs?|all jobs|similar jobs|company.{0,20}|original.{0,12}).{0,30}',
    'sign in|find (?:jobs|salaries|companies)|company reviews|search for jobs|careers? home|introduce yourself|employers ?/ ?post (?:a )?job|post a job|upload your (?:resume|cv)|browse (?:jobs|companies)|career advice|your privacy choices|salaries|job alerts?',
    'promoted(?: by hirer)?(?: · .*)?|responses managed.*|actively (?:reviewing|recruiting|hiring).*|be (?:an early|among the first).*|no longer accepting.*|hiring (?:multiple|urgently).*|urgently hiring|often responds.*|responded to .*|viewed|applied .{0,30}ago|reposted.*|\\d+\\+? ?(?:new )?updates?',
    '(?:over )?\\d[\\d,+]* (?:people|applicants|applications|applied|clicked|views|connections|school alumni|company alumni|followers|employees|on linkedin).*',
    '.*· (?:reposted )?(?:\\d+|an?) (?:minute|hour|day|week|month)s? ago.*|(?:posted )?\\d+\\+? (?:minute|hour|day|week|month)s? ago',
    '(?:posted )?(?:30\\+|\\d+) ?(?:days?|[dhwm]) ago.*|posted (?:today|yesterday|on).*|end date: .*|.* out of (?:5|five) stars?|\\d(?:\\.\\d)?★?',
    '.{0,60}\\blogo',
    '(?:use ai to|get ai-powered|your ai-powered|am i a good fit|how can i best|help me|tailor my|create (?:my )?cover letter|show (?:match|fit)|assess (?:my|how)|boost your).{0,80}',
    "(?:matches|doesn't match|does not match) your .*|.*\\balign(?:s)? with your (?:profile|preferences|job).*|pulled from the full job description.*|you must create an .* account .*|job match.{0,40}|your profile (?:is|matches|and resume).*|.*\\bskills? match(?:es)? your profile.*|.*\\bmissing on your profile.*",
    'meet the (?:hiring )?team|meet the recruiter|people you can reach out to|job poster|\\w+(?: \\w+){0,4}, (?:1st|2nd|3rd)(?:\\+)?|(?:1st|2nd|3rd)\\+?(?: degree connection)?',
    'set (?:an? )?(?:job )?alert.*|get (?:notified|email|job alerts?).*|turn on alerts?.*|referrals increase.*|access (?:to )?(?:exclusive|company) insights.*|.*headcount trends.*|the estimated .{0,20}pay .*',
    "if (?:you require alternative methods|you'd like to report).*|report (?:this )?(?:job|ad|listing|company)|want to (?:report|share).*|we're unlocking community.*",
    '(?:©|\\(c\\)|copyright) ?\\d{4}.*|all rights reserved.*|powered by \\w+|privacy(?: & terms)?|terms(?: of use)?|cookies?|accessibility(?: statement)?|sitemap|help(?: cent(?:er|re))?',
    'community|companies|saved|job search|explore companies|employer site|view all jobs|quick apply|how you match|\\d+ skills? or credentials? match.*|(?:register|login|log in|sign in) to apply|job highlights|job match score|early applicant|keyskills|openings: \\d+|applicants: \\d+.*|posted: .*|\\d\\.\\d \\([\\d,]+ reviews?\\)|.*\\(employer est\\.?\\)|.*glassdoor estimate.*|bonus pay is not mentioned|company overview|base pay range|.*/yr median',
    '(?:first|last|full|preferred|legal) name|e-?mail(?: address)?|phone(?: number)?|resume(?:/cv)?|cover letter|attach|enter manually|dropbox|google drive|linkedin profile|select(?:\\.\\.\\.|…)|submit application|back to (?:jobs|all jobs|search|results)|accepted file types.*|indicates a required field|powered by|greenhouse|autofill.*|upload (?:file|resume|cv)',
    '(?:featured )?benefits found in job post.*|featured benefits|inferred from the description.*',
  ].join('|')})$`,
  'i',
);

/** The line of a job site below which the advertisement itself begins. */
const HEAD_ENDS =
  /^(?:about the job|(?:full |the )?job description|description|about this (?:job|role)|the full description|job posting|vacancy details)$/i;
/** The line of a job site below which nothing of the advertisement follows. */
const FOOT_BEGINS =
  /^(?:set (?:an? )?(?:job )?alert for similar jobs?|(?:people|others|candidates|applicants) also (?:viewed|applied|searched).*|(?:more|similar|related|recommended|other) jobs?(?: \(\d+\))?(?: (?:for you|from|at|in|near) .*)?|jobs? you (?:may|might) .*|report (?:this )?job|you (?:may|might) (?:also )?(?:like|be interested).{0,12}|explore collaborative articles|about (?:the )?company|employer questions|application questions?|apply for this (?:job|role|position|vacancy)|submit (?:your|an) application|indicates a required field|first name|beware of imposters.*|(?:get|sign up for) (?:job )?alerts.*|job search faster with premium|looking for talent.*)$/i;

/** Labels of a site's own fields, each of which is above its value. */
const FIELD_ABOVE =
  /^(?:seniority level|employment type|job functions?|industr(?:y|ies)|remote type|locations?|time type|posted on|job requisition id|job (?:id|type|category|family|number|schedule|level|identification)|posting date|apply before|degree level|work(?:place|ing)? type|job shift|shift and schedule|shift|pay|salary|pay range|compensation range|date posted|req(?:uisition)? id|worker type|worker sub-?type|job profile|scheduled weekly hours|role type|contract type|working pattern|reference(?: number)?|vacancy id|closing date)$/i;

/** So many lines of a site before its own heading show that all above that is its page. */
const LINES_OF_A_SITE = 3;

/** Longer lines are the advertisement's own. */
const LONGEST_LINE = 160;
/** Words of the value of a field at most. */
const WORDS_OF_A_VALUE = 8;

const bare = (line: string): string =>
  line.replace(/^[^\p{L}\p{N}©(]+/u, '').replace(/(?<![\s:•·>›»*])[\s:•·>›»*]+$/u, '');

const isValue = (said: string): boolean =>
  said.split(/\s+/).length <= WORDS_OF_A_VALUE && !/[.:]$/.test(said);

/** Between these a site says which words of a profile it found in the advertisement. */
const MATCHES_FROM = /^(?:how you match|your profile matches .*|job match score|job highlights)$/i;
const MATCHES_TO =
  /^(?:(?:quick |easy )?apply(?: now)?|save|register to apply|(?:full |the )?job description)$/i;
/** More lines are the advertisement itself. */
const LINES_OF_MATCHES = 12;

function* listMatches(said: readonly string[]): Generator<[from: number, to: number]> {
  for (const [from, line] of said.entries()) {
    if (!MATCHES_FROM.test(line)) continue;
    const length = said
      .slice(from, from + LINES_OF_MATCHES)
      .findIndex((each) => MATCHES_TO.test(each));
    if (length > 0) yield [from, from + length];
  }
}

/** Lines at the top of a page among which its title, its town and its buttons are. */
const LINES_OF_A_TOP = 30;
const WORDS_OF_A_TEXT = 12;

/** The end of the page's top: behind its last button before the first heading, list or sentence. */
function endOfTop(said: readonly string[], isMark: readonly boolean[]): number {
  const text = said.findIndex(
    (line, at) =>
      !isMark[at] &&
      (line === '' ||
        (headingKind(line) !== undefined && !isMark[at + 1]) ||
        line.split(/\s+/).length > WORDS_OF_A_TEXT ||
        /[.:]$/.test(line)),
  );
  const top = Math.min(LINES_OF_A_TOP, text < 0 ? said.length : text);
  const last = isMark.slice(0, top).lastIndexOf(true);
  return isMark.slice(0, top).filter(Boolean).length >= LINES_OF_A_SITE ? last + 1 : 0;
}

/** The lines of a text without the buttons and menus of a job site's page, where it is one. */
export function withoutButtons(lines: readonly string[]): string[] {
  const isButton = lines.map((line) => !isListItem(line) && LINE.test(bare(line)));
  return isButton.filter(Boolean).length < LINES_OF_A_SITE
    ? [...lines]
    : lines.filter((_, at) => !isButton[at]);
}

/** Lists the lines of a posting that are a job site's page around it, by where they start. */
export function listChrome(lines: readonly TextRange[], text: string): ReadonlySet<number> {
  const said = lines.map(({ start, end }) => {
    const line = text.slice(start, end);
    return line.length > LONGEST_LINE || isListItem(line) ? '' : bare(line);
  });
  const isMark = said.map((line) => LINE.test(line) || FIELD_ABOVE.test(line));
  const count = (to: number) => isMark.slice(0, to).filter(Boolean).length;
  if (count(lines.length) < LINES_OF_A_SITE) return new Set();
  const isOfSite = said.map(
    (line, at) => isMark[at] || (FIELD_ABOVE.test(said[at - 1] ?? '') && isValue(line)),
  );
  for (const [from, to] of listMatches(said)) isOfSite.fill(true, from, to);
  isOfSite.fill(true, 0, endOfTop(said, isMark));
  const head = said.findIndex((line) => HEAD_ENDS.test(line));
  const from = head > 0 && count(head) >= LINES_OF_A_SITE ? head : 0;
  const foot = said.findIndex((line, at) => at > from && FOOT_BEGINS.test(line));
  const own = lines.filter((_, at) => at < from || isOfSite[at] || (foot > 0 && at >= foot));
  return new Set(own.map(({ start }) => start));
}
