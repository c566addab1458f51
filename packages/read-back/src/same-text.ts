import { isEmptyText } from '@shortlist/model';

const DASHES = /[\u2010-\u2015\u2212\u00AD]/gu;
/** Characters that are not printed: joiners stay, since they tell words apart in some scripts. */
const UNSEEN = /(?![\s\u0085])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const WEB_ADDRESS =
  /^(?:https?:\/\/(?:www\.)?(?=\S+$)|(?:www\.)?(?=[^\s/@]+\.\p{L}{2,}(?:[/?#]\S*)?$))/iu;

/**
 * A text as any reader takes it: composed characters, one kind of dash and of space, nothing that is not seen. An address
 * of the web is the same with and without its scheme and a slash at its end.
 */
export function plainOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();
  return WEB_ADDRESS.test(plain) ? plain.replace(WEB_ADDRESS, '').replace(/\/$/u, '') : plain;
}

export const isSameText = (one: string, other: string): boolean => plainOf(one) === plainOf(other);

/** Checks whether a text prints more than bullets and spaces. */
export const saysSomething = (text: string): boolean => !isEmptyText(plainOf(text));
