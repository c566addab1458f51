import type { Language } from '../../languages/language.ts';

/** Says that something is wanted but not needed. */
const NICE_CUE =
  /\b(?:(?:is |are |be |as |also )?an? (?:big |huge |strong |real |definite |distinct )?(?:plus|bonus|asset|advantage|differentiator)|bonus(?: points)?|preferred|preferably|nice[- ]to[- ]have|(?:is|be) nice|desirable|desired|advantageous|ideally|would be (?:great|handy|welcome|helpful|ideal)|helpful|welcome|beneficial|set you apart|plus:|considered|not required but|even better)\b/i;

/** Says that something is asked for, wherever it stands. */
const ASKING_CUE =
  /\b(?:you(?:'ll| will| have| are|'re| should| must| can)\b|your\b|experience (?:with|in|as|of)|knowledge of|responsible for|require[sd]?|must (?:have|hold|be)|we need|(?:we(?:'re| are) )?(?:looking for|seeking)|need(?:s|ed)?\b|candidates?|incumbent|applicants?|degree in|certifi(?:ed|cation)|licen[sc]ed?|proficien\w+|skills?\b|will (?:be|have)\b|responsibilit\w+|duties|(?:this|the) (?:position|role|job|post)\b)/i;

/** The employer speaks of itself. */
const EMPLOYER_SPEAKS =
  /^(?:we|our|us|join|the company|founded|since|established|headquartered)\b|\b(?:is|are) (?:an?|the) (?:[\w-]+ ){0,6}(?:company|firm|provider|leader|manufacturer|agency|organi[sz]ation|start-?up|charity|business|chain)\b|\b(?:founded|established) in\b|\bcompany that you\b/i;

/** Checks whether a sentence says that something is wanted but not needed. `rules` are those of its language beside English. */
export const saysNice = (said: string, rules?: Language): boolean =>
  NICE_CUE.test(said) || (rules?.nice.test(said) ?? false);

/** Checks whether a sentence asks for something. */
export const asksFor = (said: string, rules?: Language): boolean =>
  ASKING_CUE.test(said) || (rules?.asks.test(said) ?? false);

/** Checks whether the employer speaks of itself. */
export const employerSpeaks = (said: string, rules?: Language): boolean =>
  EMPLOYER_SPEAKS.test(said) || (rules?.employerSpeaks.test(said) ?? false);
