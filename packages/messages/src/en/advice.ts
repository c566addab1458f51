import { subject } from '../text.ts';

/** The reasons for which a field is refused, and the way out: what follows the words of the rule. */
export const advice = subject('advice', {
  emailForm: 'Use the form name@example.com.',
  emailWithoutCountry:
    'Without a country, the address must end in {endings, or}. Choose your country under Country: outside the United States and Canada, any ending works.',
  emailOfNorthAmerica:
    'In the United States and Canada, the address must end in {endings, or}. This one appears on your page and in the PDF, but is kept in this browser only.',
  phoneAbroad:
    'Outside the United States and Canada, a number has 7 to 15 digits. You can put + and the country code in front.',
  phoneForm: 'Use ten digits. You can put +1 in front.',
  phoneWithoutCountry:
    'Without a country, a number has ten digits; you can put +1 in front. Choose your country under Country: outside the United States and Canada, any number works.',
  phoneOfNorthAmerica:
    'In the United States and Canada, a number has ten digits; you can put +1 in front. This one appears on your page and in the PDF, but is kept in this browser only.',
  namelessOnPage: 'Printed without a name: add {naming}.',
  namelessOffPage: 'Not printed yet: add {naming}.',
});
