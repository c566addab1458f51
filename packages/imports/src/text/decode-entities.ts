import { readMarkup, textInside } from '@shortlist/readers/containers';

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/giu;

/** The text with entities such as "&amp;" as the characters that they stand for; "&" alone and "&copy=1" stay. */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (entity) => textInside(readMarkup(entity, 'html')));
