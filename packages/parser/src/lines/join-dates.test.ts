import { expect, it } from 'vitest';
import { printedText } from '../document/placed-text.test-support.ts';
import { readingOrder } from '../order/reading-order.ts';
import { rowText } from './row.ts';

const textOf = (dates: string, below: string) =>
  readingOrder(
    printedText([
      { y: 100, pieces: [{ text: dates }, { text: 'Harrow Hospital', x: 220 }] },
      { y: 114, pieces: [{ text: below }, { text: 'Night Nurse', x: 220 }] },
      { y: 128, pieces: [{ text: 'Ran the ward on Sundays.', x: 220 }] },
    ]),
  )
    .flat()
    .map(rowText)
    .join(' / ');

it.each([
  ['November 2019 to March', '2021', 'November 2019 to March 2021'],
  ['Nov. 2016 – pre-', 'sent', 'Nov. 2016 – present'],
  ['jun. 2009 – oct.', '2016', 'jun. 2009 – oct. 2016'],
])('puts %s and %s together', (dates, below, whole) => {
  expect(textOf(dates, below)).toContain(whole);
});

it('leaves two dates below each other apart', () => {
  expect(textOf('2019 – 2021', '2017 – 2018')).not.toContain('2021 2017');
});
