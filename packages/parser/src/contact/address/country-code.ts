import { COUNTRY_CODES, isCodeBehindTown, isStateCode } from '../../evidence/locations.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that Unicode knows as regions and that are no countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']);

/** Checks whether a text is the code of a country (ISO 3166-1); of those that are a region's too, only the frequent ones. */
export const isCountryCode = (text: string): boolean =>
  COUNTRY_CODES.has(text) ||
  (/^[A-Z]{2}$/u.test(text) &&
    !isStateCode(text) &&
    !isCodeBehindTown(text) &&
    !NO_COUNTRIES.has(text) &&
    NAMES.of(text) !== undefined);
