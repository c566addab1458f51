import type { Language } from '../../languages/language.ts';
import type { TextRange } from '../../text/sentences.ts';

/** Sentences that no applicant is measured by, whatever part they stand in. */
const EQUAL_OPPORTUNITY =
  /equal[- ](?:employment[- ])?opportunit|affirmative action|\bEEO\b(?!-\d)|\bEOE\b|VEVRAA|without regard to|regardless of (?:race|age|gender|sex|background)|discriminat|protected (?:veteran|by law|characteristic|class|status)|sexual orientation|marital status|national origin|reasonable (?:accommodation|adjustment)|accommodations? (?:on|upon|by|is available)|disability confident|(?:celebrat|committed to|believ|value)\w* .{0,40}(?:diversity|inclusi|equality|walks of life)|all backgrounds|encourages? .{0,40}(?:to apply|people of|applications from)/i;
/** Money that is worked with, not earned: "a $3M territory", "$40,000 budget". */
const PAY =
  /[$£€]\s?\d[\d.,]*(?!\s?(?:mm?|bn?|million|billion)\b|[\d.,]|\s?[kK]?\+? (?:in |of |a |an |annual |yearly )*(?:budgets?|revenue|quota|sales|ARR|portfolios?|territor|grants?|funding|projects?|contracts?|loans?|accounts?|spend|turnover|inventory|pipeline)\b)|\d\s?[kK]\b.{0,40}(?:salary|base|OTE|per year)|\b(?:salary|compensation|pay|wages?|rate)\b.{0,25}(?:\d{2}|competitive|market|negotiable|DOE|depending)|competitive (?:salary|comp|pay|wage)|\brate DOE\b|^pay\b/i;
const APPLICATION =
  /drug[- ](?:free|test|screen)|background (?:check|screen|investigation)|e-verify|right to work|rehabilitation of offenders|\bonline (?:searches|checks)\b|\bumbrella\b.{0,12}\b(?:ltd|limited|paye)\b|\b(?:ltd|limited|paye)\b.{0,12}\bumbrella\b|(?:send|submit|email|forward|drop off) (?:us |in )?(?:your |an? |pls )?(?:cv|resume|application|portfolio|cover)|apply (?:now|in person|via|by|online|to|at|today|through)|cover letter|no (?:agencies|third[- ]part|phone calls|recruiters)|unsolicited|\b(?:internal|external) applicants\b|\bcall (?:hr|human resources)\b|\bjob id\b|\breq(?:uisition)? ?(?:id|#|number)|(?:posting|closing) date|deadline for|click (?:the|here|below)|questions?.{0,30}contact|applications? (?:are|will be|is|close) |only (?:shortlisted|selected) |visa (?:status|sponsor)|\b(?:visas?|immigration|work permit|h-?1b|require|need|offer|provide|no|without)\b.{0,24}\bsponsorship|\bsponsorship (?:is|not|now|available|offered|provided|for)\b|(?<!on[- ])\bcall (?:us|\(?\d)|\btext (?:us|\d)|www\.|https?:|@\w+\.\w|must be (?:able|authorized|eligible|legally \w+) to (?:work in|lift|stand)|able to (?:lift|stand|bend|sit|climb)|prolonged (?:periods|standing|sitting)|vaccinat|smoke-free|relocation/i;

/** Texts that a site or a mail puts around an advertisement: paths, buttons, cookies, headers. */
const CHROME =
  /^(?:from|to|cc|subject|sent|date):\s|\S\s+[>›»]\s+\S.*[>›»]|\bcookies?\b.{0,60}(?:use|accept|polic|consent|experience|setting|prefer|site|statistic|analytic)|\b(?:we|site) uses? cookies|^(?:accept|reject|manage) (?:all|cookies)|\b(?:sign|log) ?in\b|\bcreate (?:an )?(?:account|alert)|report this (?:job|ad)|(?:save|share)(?: this)? job|^\W*(?:save|share|print)\b(?:\W+(?:save|share|print|report)\b)|\bposted (?:\d|today|yesterday|on)|\d applicants|back to (?:search|results|jobs)|follow us|\bskip to\b|all rights reserved|privacy (?:policy|notice)|terms of (?:use|service)|unsubscribe|received this (?:mail|email)|^(?:thanks|regards|kind regards|warm regards)\b|page \d+ of \d+|\bFLSA\b.{0,20}exempt|\d{3}[-. ]\d{3}[-. ]\d{4}|your profile matches|how you compare|\byou agree to\b|\b(?:never|not) ask (?:you |applicants |candidates )?for (?:any )?(?:payment|money|fees|bank)|^employer certification\b|supplemental questionnaire|acting as an employment (?:agency|business)|\b(?:swing|drop|stop|pop) (?:by|in) (?:with|after|any)|[a-z]#\w|^#\w/i;
/** Sites and programs through which people apply, named at the end of a line or as the way: "Remote · Teamtailor". */
const APPLIES_THROUGH =
  /[·|]\s*(?:teamtailor|greenhouse|lever|workday|smartrecruiters|personio|recruitee|ashby|workable|icims|bamboohr|jobvite|successfactors|hellowork|indeed|linkedin|glassdoor|stepstone|reed|totaljobs)\s*$|\b(?:uses?|via|through|sur|über) (?:teamtailor|smartrecruiters|recruitee|hellowork|indeed|stepstone|totaljobs)\b/i;
/** The ways in which an applicant turns up, and the places. */
const REPLY =
  /\b(?:cvs?|resumes?) (?:in|go|goes|through|via|by|with|to)\b|\bapplications? (?:go|goes|through|via|by|to)\b|\b(?:whats ?app|message|dm|ring|catch|reply|email|e-mail) (?:me|us|yes|to)\b|\b(?:share|send|drop)\b.{0,20}\b(?:cv|resume|profile|portfolio)s?\b|interview process|^(?:process|interviews?(?: steps| stages)?):|\bsee (?:the |our |my )?other (?:post|ad|listing)\b|\bneeded too\b|^by applying\b|^(?:neighbou?ring|other|similar|further|more) (?:openings|jobs|vacancies|roles)\b|^you (?:may|might) also (?:like|be interested)|\b(?:technical|video|phone|hr) (?:round|interview)s?\b|notice period|\bCTC\b|\bLPA\b|aadhaar|\bin word (?:or|format)\b|^(?:kindly |please |pls )?share (?!the load\b)|tag a (?:buddy|friend|mate)|write to [A-Z]/i;

/** "SHIFT: days or nights", "Telework: none": what a form says of the post, not of the work. */
const FIELD_OF_A_FORM =
  /^\W*(?:(?:work ?)?(?:site|place|location)|(?:tele|remote |home)work(?:ing)?|shifts?|duration|contract(?: type| length)?|start(?: date)?|hours|schedule|travel|grade|bargaining unit|openings?|vacancies|positions?|posts?|reports to|department|dept|division|job (?:type|code|family|number)|employment type|work model|ref(?:erence)?(?: no| number)?|requisition|closing(?: date)?|posted|salary(?: range)?|rate|pay|ir35|clearance level|remote status|(?:role |job )?category|role|industry(?: type)?|functional area|ug|pg|company|seniority(?: level)?|date posted|experience level|work location|recruitment|application question)(?:\(s\))?\s*(?::|#|\s-\s)/i;

/** Fields whose labels are headings elsewhere. */
const OF_THE_POST =
  /^(?:(?:role|job|industry)(?: category| type| family| code)?|department|functional area|ug|pg)\s*:/i;
/** Words of a form's line at most: "Role: Quality Executive"; behind a heading on its line there is more. */
const WORDS_OF_A_FIELD = 9;

/** Checks whether a line is a field of a form about the post. */
export const isFormField = (line: string): boolean =>
  OF_THE_POST.test(line) && line.split(/\s+/).length <= WORDS_OF_A_FIELD;

/** Speaks to the applicant from its first word on: nothing of it is about the job. */
const ADDRESSED =
  /^\W*(?:kindly|please|pls|send|submit|email|apply|call|ring|share|full name|hi\b|dear)\b/i;
/** A sentence this long tells of the work, though one of its clauses names money or an application. */
const WORDS_OF_A_LONG_SENTENCE = 25;

/** Checks whether a sentence is an employer's standing text: equal opportunity, pay, how to apply, lifting. */
export function isBoilerplate(sentence: string, rules?: Language): boolean {
  if (EQUAL_OPPORTUNITY.test(sentence) || rules?.boilerplate.test(sentence)) return true;
  return !isLong(sentence) && ASIDE.some((pattern) => pattern.test(sentence));
}

const ASIDE = [PAY, APPLICATION, CHROME, APPLIES_THROUGH, REPLY, FIELD_OF_A_FORM];

const isLong = (sentence: string): boolean =>
  !ADDRESSED.test(sentence) && sentence.split(/\s+/).length > WORDS_OF_A_LONG_SENTENCE;

/** The clauses of a long sentence that are standing text, in offsets of the sentence. */
export function listBoilerplate(sentence: string): TextRange[] {
  if (!isLong(sentence)) return [];
  return Array.from(sentence.matchAll(/[^,;()]+/g))
    .filter(({ 0: clause }) => ASIDE.some((pattern) => pattern.test(clause)))
    .map(({ index, 0: clause }) => ({ start: index, end: index + clause.length }));
}

const PERKS =
  /401\s?\(?k\)?|403\s?\(?b\)?|\bPTO\b|paid (?:time off|holidays?|vacations?|parental|leave|sick)\w*|parental leave|\bmedical\b|\bdental\b|\bvision\b|health (?:insurance|plan|care insurance|premiums?)|(?:life|disability) insurance|insurance|pension|tuition|stock options?|\bequity\b|sign[- ]?on|\bbonus(?:es)?\b|vacations?|holidays?|\bleave\b|discounts?|\bgym\b|wellness|stipend|allowance|retirement|profit shar\w+|\bRRSP\b|\bHSA\b|\bESPP\b|\bRSUs?\b|shift diff\w*|per diem|\bmeals?\b|commuter|free (?:lunch|coffee|parking|snacks|drinks|travel|breakfast)s?|snacks|flexible (?:schedul|hours|working)\w*|\bperks?\b|\bsalary\b|time off|\bmatch\b|child ?care|employee assistance|tip pool|company car|workers'? comp(?:ensation)?\b(?! claims)|team (?:lunch|outing|event)\w*|remote work|career (?:growth|progression)/gi;
const OFFER =
  /\b(?:we (?:also )?(?:offer|provide|give|cover|pay)|our benefits|benefits (?:include|start|package)|benefits?:|perks|you(?:'ll| will)? (?:get|receive|enjoy)|eligible for|package|employer[- ]paid|generous|full benefits)\b/i;
const WORK =
  /^(?:\W*)(?:you(?:'ll| will| would|'d)? )?(?:administer|manage|process|lead|handle|coordinate|support|maintain|assist|prepare|verify|collect|bill|conduct|perform|review|sell|advise|explain|design|run|own)(?:s|ing)?\b|\b(?:experience|knowledge|responsible)\b/i;

/** "Free parking": a few words that begin so are an offer. */
const GIVEN =
  /^\W*(?:free|paid|flexible|generous|competitive|subsidi[sz]ed|discounted)\s+(?:\S+\s*){1,3}$/i;

/** The number of different perks that a sentence must name to be an offer, by what else it says. */
const PERKS_OF_AN_OFFER = 1;
const PERKS_BESIDE_WORK = 4;
const PERKS_ALONE = 2;

/** Checks whether a sentence tells what the employer gives. Work on leave or benefits is no perk. */
export function isPerk(sentence: string, rules?: Language): boolean {
  if (rules && isOffer(countKinds(sentence, rules.perks), sentence, rules.offers)) return true;
  const perks = countKinds(sentence, PERKS);
  if (perks > 0 && GIVEN.test(sentence)) return true;
  if (WORK.test(sentence)) return perks >= PERKS_BESIDE_WORK;
  return isOffer(perks, sentence, OFFER);
}

const isOffer = (perks: number, sentence: string, offer: RegExp): boolean =>
  perks >= (offer.test(sentence) ? PERKS_OF_AN_OFFER : PERKS_ALONE);

const countKinds = (sentence: string, perks: RegExp): number =>
  new Set(Array.from(sentence.matchAll(perks), ([perk]) => perk.toLowerCase())).size;
