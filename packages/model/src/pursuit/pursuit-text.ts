import type { Pursuit } from './pursuit.ts';

/** Everything an application says as plain text: each part a paragraph, entries one by one, the posting's words last. */
export function pursuitText({
  posting,
  state,
  next,
  notes,
  pay,
  person,
  interview,
}: Pursuit): string {
  const { text, ...head } = posting;
  const parts = [head, state, next, pay.asked, pay.offered, notes, ...person, ...interview, text];
  return parts
    .map((part) => (typeof part === 'string' ? part : saidIn(part)))
    .filter((said) => said !== '')
    .join('\n\n');
}

/** Lists what the members of a part say, a line each. Amounts without a number are none. */
function saidIn(said: object): string {
  const { id: _, ...part } = { id: '', ...said };
  if ('amount' in said && said.amount === null) return '';
  return Object.values(part)
    .flat()
    .filter((each) => each !== null && each !== '')
    .join('\n');
}
