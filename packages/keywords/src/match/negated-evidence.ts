/** Before a name, in the same clause: the person does not have it, or not yet. */
const BEFORE =
  /\b(?:no|not(?! only)|never|without|haven't|hasn't|don't|lack(?:s|ing)?|limited|plan(?:s|ning)? to|hop(?:e|es|ing) to|want(?:s|ing)? to|interested in learning|currently learning|preparing (?:for|to)|studying (?:for|to|toward)|working towards?|eligible (?:for|to)|pursuing|expect(?:s|ing|ed) to|aspiring|yet to)\b(?:[\s"'(-]+[\w&/+#.'-]+){0,6}[\s"'(-]*$/i;
/** Behind a name: it has run out, or has not come yet. */
const AFTER =
  /^[^.;,\n]{0,24}?[\s(:-]+(?:not (?!only)|no longer|expired|lapsed|in progress|pending|candidate\b|eligible|exam (?:not|scheduled|planned)|\(?planned|scheduled for|\? no\b)|^[^.;,\n]{0,40}\b(?:not yet|expired|lapsed|not renewed|no longer)\b/i;
const LONGEST = 70;

/** "Spanish" behind these is being learnt; "machine learning Python" is not. */
const LEARNING = /(?:^[^\p{L}]*|[,;(]\s*|\b(?:now|still|am|and)\s+)learning\s+$/iu;

/** Whether a sentence says of the words from `start` to `end` that they are not, or no longer, true. */
export function isNegated(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(Math.max(0, start - LONGEST), start);
  if (LEARNING.test(before)) return true;
  return BEFORE.test(before) || AFTER.test(sentence.slice(end, end + LONGEST));
}
