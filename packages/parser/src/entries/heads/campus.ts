import { isCity, isCountry, isRemote, isState } from '../../evidence/locations.ts';

/**
 * Names that several universities of different towns share: the town behind a comma is a part of the name.
 * A state with one university of its name is not among them: there the town says where it is.
 */
const SHARED_NAME =
  /^(?:the )?(?:university of (?:alaska|california|colorado|hawai[ʻ‘’']?i|illinois|maryland|massachusetts|michigan|minnesota|missouri|nebraska|nevada|north carolina|tennessee|texas|wisconsin)|california state (?:polytechnic )?university|california polytechnic state university|state university of new york|(?:indian|national) institute of technology)$/iu;

/**
 * Checks whether `part` ends a university's name: "Berkeley" behind "University of California". What stands before a
 * state or a country (`next`) is a town.
 */
export function isCampus(name: string, part: string, next: string | undefined): boolean {
  const isTown = isCity(part) || !isArea(part);
  return SHARED_NAME.test(name) && isTown && !(next !== undefined && isArea(next));
}

const isArea = (text: string): boolean => isState(text) || isCountry(text) || isRemote(text);
