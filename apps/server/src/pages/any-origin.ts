/** Stands for the address of the site in what is drawn for all: a request may name any host. */
export const ANY_ORIGIN = 'https://address-of-the-site.invalid';

/** Returns what was drawn for all as it is for those who asked at one address. */
export const drawnAt = (drawn: string, origin: string) => drawn.replaceAll(ANY_ORIGIN, origin);
