/** States of the United States and provinces of Canada, by name and by code: where one ends a place, no country is named. */
const STATES =
  'Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|District of Columbia DC|Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY|Alberta AB|British Columbia BC|Manitoba MB|New Brunswick NB|Newfoundland and Labrador NL|Nova Scotia NS|Ontario ON|Prince Edward Island PE|Quebec QC|Québec QC|Saskatchewan SK|Northwest Territories NT|Nunavut NU|Yukon YT';

const names = new Set(STATES.split('|').map((state) => state.slice(0, -3).toLowerCase()));
const codes = new Set(STATES.split('|').map((state) => state.slice(-2)));

/** Alone, these are towns sooner than states. */
const NAMES_OF_TOWNS: readonly string[] = ['new york', 'washington', 'quebec', 'québec'];

/** Towns behind which Georgia is the country. */
const GEORGIAN_TOWNS: readonly string[] = ['tbilisi', 'batumi', 'kutaisi', 'rustavi'];

/**
 * Checks whether the last part of a place is a state or a province; a ZIP code may stand behind it. Behind a region and without one, a code is a
 * country's: "Munich, Bavaria, DE".
 */
export function endsInState(parts: readonly string[]): boolean {
  const last = (parts.at(-1) ?? '').replace(/ \d{5}(?:-\d{4})?$/u, '');
  const name = last.toLowerCase();
  if (parts.length < 2) return names.has(name) && !NAMES_OF_TOWNS.includes(name);
  if (name === 'georgia') return !GEORGIAN_TOWNS.includes(parts[0]?.toLowerCase() ?? '');
  const isCode = codes.has(last) && (parts.length === 2 || last !== parts.at(-1));
  return names.has(name) || isCode;
}
