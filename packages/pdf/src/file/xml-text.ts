const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text that may stand between two XML tags. Characters that XML 1.0 (2.2) cannot hold at all are left out. */
export function toXmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
