import { either } from './wording.ts';

type Endings = { endings: readonly string[] };

const US_NUMBER = 'ten digits, with +1 in front if you like';
const KEPT_HERE = 'This one is on your page and in the PDF, but kept in this browser only.';

/** The reasons for which a field is refused, and the way out: what follows the words of the rule. */
export const advice = {
  emailForm: 'An address reads like name@example.com.',
  emailWithoutCountry: ({ endings }: Endings) =>
    `While Country is empty, an address must end in ${either(endings)}. Choose your country in Country: outside the United States and Canada any ending is taken.`,
  emailOfNorthAmerica: ({ endings }: Endings) =>
    `In the United States and Canada an address must end in ${either(endings)}. ${KEPT_HERE}`,
  phoneAbroad:
    'Outside the United States and Canada a number has 7 to 15 digits, with + and the code of the country in front if you like.',
  phoneForm: `A number has ${US_NUMBER}.`,
  phoneWithoutCountry: `While Country is empty, a number has ${US_NUMBER}. Choose your country in Country: outside the United States and Canada any number is taken.`,
  phoneOfNorthAmerica: `In the United States and Canada a number has ${US_NUMBER}. ${KEPT_HERE}`,
};
