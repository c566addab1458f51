import { intl } from '@shortlist/messages';

/** A whole number with or without marks of thousands; those of India part hundreds of thousands too. */
const WHOLE = /^(?:\d*|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})$/u;

/**
 * Reads a typed number by the signs of a region (BCP 47): "50.000" is fifty thousand in Germany and fifty in England. What can be read in one way
 * only is read anywhere. Null where nothing is typed, undefined where it is no number or less than zero.
 */
export function readNumber(typed: string, region: string): number | null | undefined {
  const plain = typed.replace(/[\s'’]/gu, '');
  if (plain === '') return null;
  const at = decimalAt(plain, region);
  const [whole, fraction] = [plain.slice(0, at), plain.slice(at + 1)];
  if (!WHOLE.test(whole) || !/^\d*$/u.test(fraction) || whole + fraction === '') return undefined;
  const number = Number(`${whole.replace(/[.,]/gu, '')}.${fraction}0`);
  return Number.isFinite(number) ? number : undefined;
}

/** Returns where the decimal sign stands: at the end where there is none. */
function decimalAt(plain: string, region: string): number {
  const marks: readonly string[] = plain.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined || marks.indexOf(last) < marks.length - 1) return plain.length;
  const isThousands =
    marks.length === 1 && last !== decimalOf(region) && /^\d{1,3}\D\d{3}$/u.test(plain);
  return isThousands ? plain.length : plain.lastIndexOf(last);
}

const PLAIN: Intl.NumberFormatOptions = {
  useGrouping: false,
  maximumFractionDigits: 20,
  numberingSystem: 'latn',
};

const decimalOf = (region: string): string | undefined =>
  intl(Intl.NumberFormat, region, PLAIN)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value;

/** Writes a number so that it is read as the same one in the region. */
export const writeNumber = (number: number, region: string): string =>
  intl(Intl.NumberFormat, region, PLAIN).format(number);
