import type { Claim } from './mark.ts';

/** An address of the web, with its scheme or without; of a mailbox; or a name as networks write it. */
const ADDRESS =
  /(?<![\p{L}\p{N}_.%+@-])(?:(?:https?:\/\/|www\.)[^\s<>"”)\]]{1,300}|[\p{L}\p{N}_.%+-]{1,64}@[\p{L}\p{N}.-]{1,190}|@[\p{L}\p{N}_.]{2,60}|[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.(?:com|org|net|io|dev|co|me|ai|app|info|biz|gov|edu|eu|de|at|ch|fr|be|es|mx|pt|br|it|nl|uk|us|ca|xyz|example)(?![\p{L}\p{N}])(?:\/[^\s<>"”)\]]{0,300})?)/gu;

/** Digits of a phone number with the signs between them. */
const PHONE = /(?<![\p{L}\p{N}.,])(?:\+ ?|\()?\d[\d ()./-]{5,22}\d(?![\p{L}\p{N}%])/gu;

/** Texts that are written like one: a range of years, a day, and thousands. */
const NO_PHONE =
  /^(?:(?:19|20)\d\d\D{1,3}(?:19|20)\d\d|\d{4}[./-]\d\d?[./-]\d\d?|\d\d?[./-]\d\d?[./-]\d{4}|[1-9]\d{0,2}(?:[ .]\d{3})+)$/u;

/** The addresses that a text names; the same one with other capitals or without "https://www." is no other. */
export const listAddresses = (text: string): Claim[] =>
  [...text.matchAll(ADDRESS)].map(({ index, 0: found }) => {
    const address = found.replace(/[.,;:!?]{1,3}$/u, '');
    const key = address
      .toLowerCase()
      .replace(/^https?:\/\/|\/$/gu, '')
      .replace(/^www\./u, '');
    return { key, start: index, end: index + address.length };
  });

/** The phone numbers of a text, known by their digits. */
export const listPhones = (text: string): Claim[] =>
  [...text.matchAll(PHONE)].flatMap(({ index, 0: found }) => {
    const digits = found.replace(/\D/gu, '');
    const isPhone = digits.length >= 7 && /\D/u.test(found) && !NO_PHONE.test(found);
    return isPhone ? [{ key: digits, start: index, end: index + found.length }] : [];
  });
