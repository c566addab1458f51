const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text in which nothing is markup, also within quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);

/** An element of markup; nothing where it says nothing. */
export const element = (name: string, content: string): string =>
  content === '' ? '' : `<${name}>${content}</${name}>`;

/** A block of text in the direction of its first letter, as on paper; nothing where it says nothing. */
export const block = (name: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'li', content: string): string =>
  content === '' ? '' : `<${name} dir="auto">${content}</${name}>`;

/** Items that say something, as a list. */
export const list = (items: readonly string[]): string =>
  element('ul', items.map((item) => block('li', item)).join(''));

/** Lines that say something, as a paragraph. */
export const paragraph = (lines: readonly string[]): string =>
  block('p', lines.filter((line) => line !== '').join('<br>'));

/** Addresses that a browser opens as a page, a mail or a call, and no other. */
const LINK = /^(?:https?:\/\/|mailto:|tel:)/iu;

/** Words that lead to an address. */
export const link = (href: string, words: string): string =>
  LINK.test(href) && words !== ''
    ? `<a href="${escapeHtml(href)}" rel="nofollow noopener noreferrer">${words}</a>`
    : words;
