/** Patterns of what differs from run to run: ids, moments, the server's own address, and tokens of accounts. */
const CHANGING: readonly [name: string, pattern: RegExp][] = [
  ['id', /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu],
  ['time', /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/gu],
  ['port', /(?<=127\.0\.0\.1:)\d+/gu],
  ['jwt', /eyJ[\w-]+\.[\w-]+\.[\w-]+/gu],
  // Of a point, which the server gives at random; a bag has its JSON as a text.
  ['point', /(?<=\\?"id\\?":\\?")[0-9a-f]{8}(?=\\?")/gu],
  ['key', /(?<="(?:id|guest|userId|user_id|token|sub)":")[A-Za-z0-9]{32}(?=")/gu],
];

/**
 * The text in which everything that changes from run to run has a name by its first appearance: `<id1>`,
 * `<id2>`. What is the same in the text has the same name. Moments have no number, and tokens, which are made of
 * them, have none either: two may be the same by chance.
 */
export function hideChanging(text: string): string {
  return CHANGING.reduce((hidden, [name, pattern]) => {
    const seen = new Map<string, number>();
    return hidden.replace(pattern, (found) => {
      if (name === 'time' || name === 'jwt') return `<${name}>`;
      const number = seen.get(found) ?? seen.size + 1;
      seen.set(found, number);
      return `<${name}${number}>`;
    });
  }, text);
}
