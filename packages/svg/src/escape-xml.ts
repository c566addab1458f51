const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text in which nothing is markup, also within double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
