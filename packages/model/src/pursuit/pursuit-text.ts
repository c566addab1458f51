import { ENGLISH, en, type Words, words } from '@shortlist/messages';
import type { PayAmount, Pursuit, PursuitState } from './pursuit.ts';

type Names = Words<typeof en.tracking>;

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
  const names = words(ENGLISH, en.tracking);
  const amounts = [pay.asked, pay.offered].map((amount) => inWords(amount, names));
  const parts = [head, namedState(state, names), next, ...amounts, notes, ...person, ...interview];
  return [...parts.map(saidIn), text].filter((said) => said !== '').join('\n\n');
}

/** The state with names of what is chosen in it. */
const namedState = ({ meaning, reasons, ...said }: PursuitState, names: Names): object => ({
  meaning: names.meaning({ meaning }),
  ...said,
  reasons: reasons.map((reason) => names.reason({ reason })),
});

/** An amount with its period in words; nothing where there is no number. */
const inWords = ({ amount, currency, per }: PayAmount, names: Names): object =>
  amount === null ? {} : { amount, currency, per: names.per({ period: per }) };

/** Lists what the members of a part say, a line each. */
function saidIn(said: object): string {
  const { id: _, ...part } = { id: '', ...said };
  return Object.values(part)
    .flat()
    .filter((each) => each !== null && each !== '')
    .join('\n');
}
