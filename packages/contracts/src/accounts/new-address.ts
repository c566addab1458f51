/**
 * The address that an account is to have, as the token of a mailed link names it: so that the page can
 * show it before anything is pressed. Undefined for every other link. Only the server tells whether a token is genuine.
 */
export const newAddressOf = (token: string): string | undefined =>
  token.split('.').slice(2).join('.') || undefined;
