/** Name of the product; nothing else spells it. */
export const PRODUCT_NAME = 'Shortlist';
