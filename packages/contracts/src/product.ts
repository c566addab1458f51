/** What the product is called; nothing else spells it. */
export const PRODUCT_NAME = 'Shortlist';
