import type { ContactPiece } from '../contact-pieces.ts';

/** Codes of regions by the dialling code of their country (ISO 3166-2). */
const REGIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    '1': 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE YT NT NU',
    '39': 'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV',
    '41': 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH',
    '55': 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
    '61': 'ACT NSW NT QLD SA TAS VIC WA',
    '91': 'AP AR AS BR CG CT DL GA GJ HP HR JH JK KA KL MH ML MN MP MZ NL OD OR PB RJ SK TG TN TR TS UK UP WB',
  }).map(([dialled, codes]) => [dialled, new Set(codes.split(' '))]),
);

/** The codes of the states and provinces of the United States and Canada. */
export const AMERICAN_REGIONS = { codes: REGIONS.get('1') ?? new Set<string>() };

const AMERICAN = /(?:^|[^\d])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{1,3}\d{3}[\s.–-]{1,3}\d{4}(?!\d)/u;

/** The codes of regions, as far as a phone tells: undefined without one, of no country for a number that names none. */
export type PhoneRegion = { codes: ReadonlySet<string> } | undefined;

/** The regions of the country that the phones among the contact belong to. */
export function phoneRegion(pieces: readonly ContactPiece[]): PhoneRegion {
  const numbers = pieces
    .filter(({ cell, label }) => label === 'phone' || /^[+\d\s()./-]{7,}$/u.test(cell.text))
    .map(({ cell }) => cell.text)
    .filter((text) => /\d{2}/u.test(text));
  if (numbers.length === 0) return undefined;
  if (numbers.some((text) => AMERICAN.test(text) && !/^\+(?!1)/u.test(text)))
    return AMERICAN_REGIONS;
  const dialled = numbers.map((text) => /^(?:\+|00)\s?(\d{1,2})/u.exec(text)?.[1] ?? '');
  return { codes: dialled.map((code) => REGIONS.get(code)).find(Boolean) ?? new Set() };
}
