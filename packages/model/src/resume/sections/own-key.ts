const OWN_KEY = /^custom-[a-z0-9]{4,40}$/u;

/** Checks whether a key is that of a section of a person's own. It is also its kind, its address and the name of its list. */
export const isOwnKey = (key: string): boolean => OWN_KEY.test(key);

/** The key of a new section of a person's own, from a random UUID. */
export const ownKey = (uuid: string): string =>
  `custom-${uuid.toLowerCase().replace(/[^a-z0-9]/gu, '')}`;
