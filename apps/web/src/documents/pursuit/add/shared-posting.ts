import { z } from 'zod';

/** Parts of a page that a bookmark, or an app of the phone, hands over. */
const Shared = z.object({
  url: z.string().catch(''),
  title: z.string().catch(''),
  text: z.string().catch(''),
});

export type SharedPosting = { url: string; text: string };

/** A line that is an address and nothing else. */
const ADDRESS = /^[ \t]*(https?:\/\/\S+)[ \t]*$/mu;

/** The address that stands in a text by itself; empty where there is none. */
export const findAddress = (text: string): string => ADDRESS.exec(text)?.[1] ?? '';

/** Reads what the fragment of the address hands over; undefined where it is nothing of that kind. */
export function readShared(hash: string): SharedPosting | undefined {
  try {
    const { url, title, text } = Shared.parse(JSON.parse(decodeURIComponent(hash.slice(1))));
    // Apps put the address into the text.
    const words = text.replace(ADDRESS, '').trim();
    return {
      url: url || findAddress(text),
      text: [title.trim(), words].filter((part) => part !== '').join('\n\n'),
    };
  } catch {
    return undefined;
  }
}

/** Script of a bookmark that hands over the page that it is pressed on: to the address after "#", which is sent to no server. */
export const bookmarkOf = (newPursuit: string): string =>
  `javascript:void(open(${JSON.stringify(`${newPursuit}#`)}+encodeURIComponent(JSON.stringify({url:location.href,title:document.title,text:String(getSelection())}))))`;
