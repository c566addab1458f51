import { isLink } from '@shortlist/model';

const MAILBOX = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/u;
const PHONE = /^\+?[\d\s()./-]{5,}$/u;
const SITE = /^(?:[^\s:/@.?#]+\.)+[^\s:/@.?#]{2,}(?:[:/?#]\S*)?$/u;

/** The link that a person means by what they typed; undefined where it is none. */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  const meant = [
    text,
    MAILBOX.test(text) && `mailto:${text}`,
    PHONE.test(text) && `tel:${text.replace(/[^\d+]/gu, '')}`,
    SITE.test(text) && `https://${text}`,
  ];
  return meant.find((link) => link !== false && isLink(link)) || undefined;
}
