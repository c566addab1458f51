import type { TextRange } from '../../text/sentences.ts';

const ROLE =
  '(?:role|job|position|vacancy|opening|post|requirement)\\s*(?:no\\.?\\s?|number\\s|#)?';
/** Says which of several roles a text is about: "role 2 only", "ROLE 2 DETAIL", "about position 3". */
const MEANT = new RegExp(
  `\\b${ROLE}(\\d)\\b(?=\\W{0,3}(?:only|in detail|details?|below|jd|description|is the one|please)\\b)|\\b(?:about|for|re|regarding|applying for|apply for|interested in|concerning|only)\\W{1,2}${ROLE}(\\d)\\b`,
  'i',
);
/** The number that a line begins with: "2) Welder", "Role 2: Welder". */
const NUMBERED = new RegExp(`^\\W{0,4}(?:${ROLE})?\\(?(\\d)(?:[).:]|\\s*[-–])\\s`, 'i');
const OF_A_ROLE = new RegExp(`^\\W{0,4}${ROLE}(\\d)\\b`, 'i');

/** Fewer numbered lines are no list of roles. */
const ROLES_AT_LEAST = 2;
/** A line of a list of roles: their title, and maybe what they ask for. */
const JOB =
  /(?:er|or|ist|ian|ant|man|lead|chef|nurse|mechanic|operative|clerk|executive|expert|staff|officer)s?\b/iu;

/** Lists the lines of a posting that are about other roles than the one it says it is about, by where they start. */
export function listOtherRoles(lines: readonly TextRange[], text: string): ReadonlySet<number> {
  const [, one, other] = MEANT.exec(text) ?? [];
  const meant = one ?? other;
  if (meant === undefined) return new Set();
  const roles = lines.map(({ start, end }) => {
    const line = text.slice(start, end);
    if (MEANT.test(line)) return meant;
    const own = OF_A_ROLE.exec(line)?.[1];
    return own ?? (JOB.test(line) ? NUMBERED.exec(line)?.[1] : undefined);
  });
  if (new Set(roles.filter((role) => role !== undefined)).size < ROLES_AT_LEAST) return new Set();
  const left = new Set<number>();
  let current: string | undefined;
  for (const [at, { start }] of lines.entries()) {
    current = roles[at] ?? current;
    if (current !== undefined && current !== meant) left.add(start);
  }
  return left;
}
