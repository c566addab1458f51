/** Sentences that no applicant is measured by, whatever part they stand in. */
const EQUAL_OPPORTUNITY =
  /equal[- ](?:employment[- ])?opportunit|affirmative action|\bEEO\b(?!-\d)|\bEOE\b|VEVRAA|without regard to|regardless of (?:race|age|gender|sex|background)|discriminat|protected (?:veteran|by law|characteristic|class|status)|sexual orientation|marital status|national origin|reasonable (?:accommodation|adjustment)|disability confident|(?:celebrat|committed to|believ|value)\w* .{0,40}(?:diversity|inclusi|equality|walks of life)|all backgrounds|encourages? .{0,40}(?:to apply|people of|applications from)/i;
/** Money that is worked with, not earned: "a $3M territory", "$40,000 budget". */
const PAY =
  /[$£€]\s?\d[\d.,]*(?!\s?(?:mm?|bn?|million|billion)\b|[\d.,]|\s?[kK]?\+? (?:in |of |a |an |annual |yearly )*(?:budgets?|revenue|quota|sales|ARR|portfolios?|territor|grants?|funding|projects?|contracts?|loans?|accounts?|spend|turnover|inventory|pipeline)\b)|\d\s?[kK]\b.{0,40}(?:salary|base|OTE|per year)|\b(?:salary|compensation|pay|wages?|rate)\b.{0,25}(?:\d{2}|competitive|market|negotiable|DOE|depending)|competitive (?:salary|comp|pay|wage)|\brate DOE\b|^pay\b/i;
const APPLICATION =
  /drug[- ](?:free|test|screen)|background (?:check|screen|investigation)|e-verify|right to work|(?:send|submit|email|forward|drop off) (?:us |in )?(?:your |an? |pls )?(?:cv|resume|application|portfolio|cover)|apply (?:now|in person|via|by|online|to|at|today|through)|cover letter|no (?:agencies|third[- ]part|phone calls|recruiters)|unsolicited|\bjob id\b|\breq(?:uisition)? ?(?:id|#|number)|(?:posting|closing) date|deadline for|click (?:the|here|below)|questions?.{0,30}contact|applications? (?:are|will be|is|close) |only (?:shortlisted|selected) |visa (?:status|sponsor)|sponsorship|\bcall (?:us|\(?\d)|\btext (?:us|\d)|www\.|https?:|@\w+\.\w|must be (?:able|authorized|eligible|legally \w+) to (?:work in|lift|stand)|able to (?:lift|stand|bend|sit|climb)|prolonged (?:periods|standing|sitting)|vaccinat|smoke-free|relocation/i;

/** Whether a sentence is an employer's standing text: equal opportunity, pay, how to apply, lifting. */
export function isBoilerplate(sentence: string): boolean {
  return [EQUAL_OPPORTUNITY, PAY, APPLICATION].some((pattern) => pattern.test(sentence));
}

const PERKS =
  /401\s?\(?k\)?|403\s?\(?b\)?|\bPTO\b|paid (?:time off|holidays?|vacations?|parental|leave|sick)\w*|parental leave|\bmedical\b|\bdental\b|\bvision\b|health (?:insurance|plan|care insurance|premiums?)|(?:life|disability) insurance|insurance|pension|tuition|stock options?|\bequity\b|sign[- ]?on|\bbonus(?:es)?\b|vacations?|holidays?|\bleave\b|discounts?|\bgym\b|wellness|stipend|allowance|retirement|profit shar\w+|\bRRSP\b|\bHSA\b|\bESPP\b|\bRSUs?\b|shift diff\w*|per diem|\bmeals?\b|commuter|free (?:lunch|coffee|parking|snacks|drinks)|snacks|flexible (?:schedul|hours|working)\w*|\bperks?\b|\bsalary\b|time off|\bmatch\b|child ?care|employee assistance|tip pool|company car|team (?:lunch|outing|event)\w*|remote work|career (?:growth|progression)/gi;
const OFFER =
  /\b(?:we (?:also )?(?:offer|provide|give|cover|pay)|our benefits|benefits (?:include|start|package)|benefits?:|perks|you(?:'ll| will)? (?:get|receive|enjoy)|eligible for|package|employer[- ]paid|generous|full benefits)\b/i;
const WORK =
  /^(?:\W*)(?:administer|manage|process|lead|handle|coordinate|support|maintain|assist|prepare|verify|collect|bill|conduct|perform|review|sell|advise|explain|design|run|own)(?:s|ing)?\b|\b(?:experience|knowledge|responsible)\b/i;

/** How many different perks a sentence must name to be an offer, by what else it says. */
const PERKS_OF_AN_OFFER = 1;
const PERKS_BESIDE_WORK = 4;
const PERKS_ALONE = 2;

/** Whether a sentence tells what the employer gives. Work on leave or benefits is no perk. */
export function isPerk(sentence: string): boolean {
  const perks = new Set(Array.from(sentence.matchAll(PERKS), ([perk]) => perk.toLowerCase())).size;
  if (WORK.test(sentence)) return perks >= PERKS_BESIDE_WORK;
  return perks >= (OFFER.test(sentence) ? PERKS_OF_AN_OFFER : PERKS_ALONE);
}
