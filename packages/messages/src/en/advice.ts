import { subject } from '../text.ts';

/** The reasons for which a field is refused, and the way out: what follows the words of the rule. */
export const advice = subject('advice', {
  emailForm: 'An address reads like name@example.com.',
  emailWithoutCountry:
    'While Country is empty, an address must end in {endings, or}. Choose your country in Country: outside the United States and Canada any ending is taken.',
  emailOfNorthAmerica:
    'In the United States and Canada an address must end in {endings, or}. This one is on your page and in the PDF, but kept in this browser only.',
  phoneAbroad:
    'Outside the United States and Canada a number has 7 to 15 digits, with + and the code of the country in front if you like.',
  phoneForm: 'A number has ten digits, with +1 in front if you like.',
  phoneWithoutCountry:
    'While Country is empty, a number has ten digits, with +1 in front if you like. Choose your country in Country: outside the United States and Canada any number is taken.',
  phoneOfNorthAmerica:
    'In the United States and Canada a number has ten digits, with +1 in front if you like. This one is on your page and in the PDF, but kept in this browser only.',
  namelessOnPage: 'On the page without a name: add {naming}.',
  namelessOffPage: 'Not on the page yet: add {naming}.',
});
