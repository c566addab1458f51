import { keysOfDuties } from '../duties.ts';
import { DUTY_TEXTS } from './duty-texts.ts';
import { writeTradeIndex } from './trade-index.ts';

/** Writes which trades tell which duties. The web's build puts the text itself in this function's place, so that no trade is loaded for it. */
export const dutyIndex = (): string =>
  writeTradeIndex(Object.values(DUTY_TEXTS).map((text) => keysOfDuties(text)));
