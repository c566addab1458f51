/** Name of the product; nothing else spells it. A door of its own: a backup needs none of the contracts, which take half as long to load as all else. */
export const PRODUCT_NAME = 'Shortlist';
