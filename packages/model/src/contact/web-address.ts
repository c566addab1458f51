const SCHEME = /^https?:\/\//i;
/** A host with a dot, an optional port, and what follows. No user part: that only serves to mislead. */
const HOST_AND_REST =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.-]*\.)[\p{L}\p{N}\p{M}-]+(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const LONGEST_ADDRESS = 2048;

/** Everything that may stand in a URI as it is (RFC 3986), the percent sign of an escape included. */
const NOT_IN_URI = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu;

/**
 * Address of a website as a person writes it: https is put before one without a scheme. Undefined
 * for anything that is not a web address, other schemes first of all (`javascript:`, `data:`).
 */
export function websiteHref(website: string): string | undefined {
  const written = website.trim();
  const rest = written.replace(SCHEME, '');
  if (written.length > LONGEST_ADDRESS || !HOST_AND_REST.test(rest) || /\p{C}/u.test(rest)) {
    return undefined;
  }
  const scheme = /^http:/i.test(written) ? 'http' : 'https';
  return `${scheme}://${escapeForUri(rest)}`;
}

/** Percent-encodes what may not stand in an address. The text must have no lone surrogates. */
export function escapeForUri(text: string): string {
  return text.replace(NOT_IN_URI, encodeURIComponent);
}
