/** The address that the instruction of a field leads to; undefined where it leads to none, or to a place in the document. */
export const linkOfInstruction = (instruction: string): string | undefined =>
  /^\s*HYPERLINK\s+(?!\\l)"?([^"\s]+)"?/i.exec(instruction)?.[1];

/**
 * The words of a field that Word shows without a result of its own: in an equation (`EQ`, ECMA-376 part 1, 17.16.5.17), which also
 * says how a word is pronounced and what is ringed. Empty for all other instructions.
 */
export function equationWords(instruction: string): string {
  const [, equation] = /^\s*EQ\s(.*)$/isu.exec(instruction) ?? [];
  return (equation ?? '')
    .replace(/\\\*\s?(?:"[^"]*"|\w+(?: \d+)?)/gu, ' ')
    .replace(/\\[a-z]+ ?-?\d*/giu, ' ')
    .replace(/[\\(),;\s]+/gu, ' ')
    .trim();
}
