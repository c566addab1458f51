import { isLink } from '@shortlist/model';
import { escapeMarkup } from '@shortlist/text';

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

/** Words that lead to an address that a point may link to; without a link where it is any other. */
export const link = (href: string, words: string): string =>
  isLink(href) && words !== ''
    ? `<a href="${escapeMarkup(href)}" rel="nofollow noopener noreferrer">${words}</a>`
    : words;
