/** The end of a denial's reach for certain: a sentence, a contrast, a new clause behind a dash. */
const HARD_END =
  /[.!?](?:\s|$)|;|\n|:\s|\s-+\s|[()]|,?\s+(?:but|although|though|however|except|instead|because|thanks|while|whereas)\b/i;
/** Begins a clause that says something else. */
const OTHER_CLAUSE =
  /^(?:(?:and|or|so|then)\s+)?(?:i|we|you|he|she|they|it|this|that|there|my|our|your|his|her|their|the client|so|which|who|just|only|since|still|now|also|keen|happy|ready|and (?:i|we|you)|please|with|not|no)\b|^(?:and\s+)?(?:\w+ed|ran|led|built|wrote|made|kept|taught|set|won|grew|held|gave|took|went|don't|didn't)\s+\w/i;
const WORDS_OF_AN_ITEM = 5;
const WORDS_OF_THE_LAST = 9;

/**
 * Finds where the list ends that begins at `from`: "A, B or C" as a whole, "A" where what follows the comma is no item. A list
 * counts as one only where "or" (with `anyList` also "and") closes it.
 */
export function endOfList(text: string, from: number, anyList: boolean): number {
  const rest = text.slice(from);
  const hard = HARD_END.exec(rest)?.index ?? rest.length;
  const items = rest.slice(0, hard).split(',');
  const closes = anyList
    ? /\b(?:or|nor|and|und|oder|et|ou|y|ni)\b|&/i
    : /\b(?:or|nor|oder|ou|ni)\b/i;
  let end = items[0]?.length ?? 0;
  let at = end;
  for (const item of items.slice(1)) {
    const said = item.trim();
    const words = said.split(/\s+/).length;
    const isLast = closes.test(said);
    if (OTHER_CLAUSE.test(said) || words > (isLast ? WORDS_OF_THE_LAST : WORDS_OF_AN_ITEM)) break;
    at += item.length + 1;
    if (isLast) end = at;
  }
  return from + end;
}
