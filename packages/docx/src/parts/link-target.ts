/** Longer addresses are refused by Word. */
const LONGEST = 2000;

/**
 * An address as a URI that Word accepts: everything but its letters and signs percent-encoded, what is encoded left
 * as it is. Undefined where it is longer than Word takes.
 */
export function linkTarget(href: string): string | undefined {
  const whole = href.replace(/\p{Surrogate}/gu, '').trim();
  const encoded = encodeURI(whole).replace(/%25([0-9a-f]{2})/gi, '%$1');
  return encoded === '' || encoded.length > LONGEST ? undefined : encoded;
}
