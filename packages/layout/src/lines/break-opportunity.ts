import { type Cluster, isSpace } from '../text/cluster.ts';

const IDEOGRAPH =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303F\uFF01-\uFF60]/u;

/** Closing signs, small kana and marks of repetition or length, which never begin a line. */
const NEVER_FIRST =
  /^[\p{Pe}\p{Pf}、。，．：；？！…‥・々〻ー％ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ\u00A0!%,.:;?]/u;

/** Opening signs, which never end a line. */
const NEVER_LAST = /^[\p{Ps}\p{Pi}\u00A0]/u;

const WORD_SIGN = /^[-–—/\\.,@_&?=+#~]/;

/**
 * The penalty for breaking a line between two neighbours: 0 between words and ideographs, 1 there
 * within an unbreakable span, 2 after a hyphen, slash or other sign inside a word, 3 between any
 * two clusters. Breaks above 0 are for what is longer than a line.
 *
 * A subset of UAX #14: LB7, LB13, LB14 and LB18 for spaces, ID, CL, OP and NS for ideographs, HY,
 * BA, SY and IS only when needed, as a text extracted from "high-" "volume" reads "high- volume".
 */
export function penaltyBetween(before: Cluster, after: Cluster): 0 | 1 | 2 | 3 {
  if (isBetweenWords(before, after) || isBetweenIdeographs(before, after)) {
    return before.span === after.span && before.span.unbreakable ? 1 : 0;
  }
  return WORD_SIGN.test(before.text) && !isSpace(after) ? 2 : 3;
}

function isBetweenWords(before: Cluster, after: Cluster): boolean {
  if (isSpace(after)) return false;
  return isSpace(before) || (before.span.separator === true && !after.span.separator);
}

/** Checks whether a cluster is an ideograph, a kana or one of their signs, beside which lines break without a space. */
export const isIdeograph = ({ text }: Cluster): boolean => IDEOGRAPH.test(text);

function isBetweenIdeographs(before: Cluster, after: Cluster): boolean {
  if (!isIdeograph(before) && !isIdeograph(after)) return false;
  return !isSpace(after) && !NEVER_FIRST.test(after.text) && !NEVER_LAST.test(before.text);
}
