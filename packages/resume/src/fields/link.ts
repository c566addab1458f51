/** Most characters of a link. */
const MAX_LINK = 2_000;

const LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s\p{C}]+$/iu;

/** Whether a text is an address that a point may link to: of the web, of a mailbox, or a phone number. */
export const isLink = (text: string): boolean => text.length <= MAX_LINK && LINK.test(text);
