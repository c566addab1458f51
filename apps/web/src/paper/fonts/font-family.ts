/** Name under which the browser knows the font made from a face's own bytes. */
export const familyOf = (face: string) => `r-${face}`;
