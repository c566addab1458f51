const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML or SVG: nothing in it is markup, also within quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
