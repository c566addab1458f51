/** Words that say how senior, how certain or how long, not what the work is. */
const RANK_WORDS = new Set(
  `senior sr junior jr lead principal staff graduate trainee apprentice intern internship student entry
  level mid experienced acting interim deputy temporary temp casual seasonal freelance freelancer
  contract contractor remote hybrid onsite night day shift weekend bank volunteer i ii
  iii iv v 1 2 3 4 5 new grad qualified newly per diem prn`.split(/\s+/),
);

/** Those who lead what a manager leads. */
const LEADER_WORDS = new Set(['head', 'director', 'vp', 'svp', 'avp', 'president', 'chief']);

const PASSED_OVER = new Set(['and', 'the', 'a', 'an']);

/** The words of a title in lower case; hyphens and marks part words, apostrophes do not. */
export function titleWords(title: string): string[] {
  const words =
    title
      .toLowerCase()
      .replace(/['’.]/gu, '')
      .match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => !PASSED_OVER.has(word));
}

/** The words of a title that say what somebody does: "senior", "II" and their like left out. */
export const withoutRank = (words: readonly string[]) =>
  words.filter((word) => !RANK_WORDS.has(word));

/** "vice president of sales" as "sales manager"; undefined where nobody leads. */
export function asManager(words: readonly string[]): string[] | undefined {
  const plain = words.filter((word) => word !== 'vice');
  const of = plain.indexOf('of');
  const turned = of < 0 ? plain : [...plain.slice(of + 1), ...plain.slice(0, of)];
  const last = turned.at(-1) ?? '';
  const leads = LEADER_WORDS.has(last) || last === 'manager';
  return leads && turned.length > 1 ? [...turned.slice(0, -1), 'manager'] : undefined;
}
