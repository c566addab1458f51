const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

const LONGEST = 75;

/** A line of RFC 5545 with "\r\n", folded where it is longer than 75 octets, never within a character. */
export function contentLine(text: string): string {
  let [line, octets] = ['', 0];
  for (const character of text) {
    const more = octetsOf(character);
    if (octets + more > LONGEST) {
      line += '\r\n ';
      octets = 1;
    }
    line += character;
    octets += more;
  }
  return `${line}\r\n`;
}

/** A text as a value: separators and line ends escaped, other control characters left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n|\r/gu, '\n')
    .replace(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
