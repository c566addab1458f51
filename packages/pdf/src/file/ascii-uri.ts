/**
 * A URI in ASCII, as PDF asks for (ISO 32000-1, 12.6.4.7): anything else is percent-encoded as UTF-8.
 * What is already encoded is left as it is.
 */
export function toAsciiUri(href: string): string {
  return href
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\x21-\x7E]+/g, (text) => encodeURIComponent(text));
}
