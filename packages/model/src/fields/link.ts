/** Most characters of a link. */
const MAX_LINK = 2_000;

/**
 * No names before the host, which readers take for the host: "https://bank.example@evil.example" leads to the
 * latter. Browsers read "\\" as "/", and any number of them.
 */
const LINK = /^(?:https?:\/\/(?![/\\]*[^/\\?#]*@)|mailto:|tel:)[^\s\p{C}]+$/iu;

/** Checks whether a text is an address that a point may link to: of the web, of a mailbox, or a phone number. */
export const isLink = (text: string): boolean => text.length <= MAX_LINK && LINK.test(text);
