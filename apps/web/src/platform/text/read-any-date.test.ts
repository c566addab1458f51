import { formatMonthYear } from '@shortlist/model';
import { expect, it } from 'vitest';
import { readAnyDate, settledDate } from './read-any-date.ts';

const dateOf = (text: string) => {
  const read = readAnyDate(text);
  return read && 'date' in read ? formatMonthYear(read.date) : undefined;
};
const choicesOf = (text: string) => {
  const read = readAnyDate(text);
  return read && 'choices' in read ? read.choices.map(formatMonthYear) : undefined;
};

it.each([
  ['june 24', 'Jun 2024'],
  ['jun 24', 'Jun 2024'],
  ['Jun. 24', 'Jun 2024'],
  ["June '24", 'Jun 2024'],
  ['Sept. ’19', 'Sep 2019'],
  ['jun-24', 'Jun 2024'],
  ['JUN/2024', 'Jun 2024'],
  ['jun2024', 'Jun 2024'],
  ['may 99', 'May 1999'],
  ['1 June 2024', 'Jun 2024'],
  ['1st of June 2024', 'Jun 2024'],
  ['June 1, 2024', 'Jun 2024'],
  ['June 1st 2024', 'Jun 2024'],
  ['01-Jun-2024', 'Jun 2024'],
  ['2024 June', 'Jun 2024'],
  ['2024, Juni', 'Jun 2024'],
  ['01.06.2024', 'Jun 2024'],
  ['1.6.2024', 'Jun 2024'],
  ['1. 6. 2024', 'Jun 2024'],
  ['31.12.19', 'Dec 2019'],
  ['06.2024', 'Jun 2024'],
  ['6/2024', 'Jun 2024'],
  ['2024-06-01', 'Jun 2024'],
  ['2024/06/01', 'Jun 2024'],
  ['2024.06', 'Jun 2024'],
  ['2024-6', 'Jun 2024'],
  ['2024年6月', 'Jun 2024'],
  ['2024年6月1日', 'Jun 2024'],
  ['13/06/2024', 'Jun 2024'],
  ['06/13/2024', 'Jun 2024'],
  ['06/06/2024', 'Jun 2024'],
  ['6/99', 'Jun 1999'],
  ['1. Juni 2024', 'Jun 2024'],
  ['Dezember 2024', 'Dec 2024'],
  ['März 24', 'Mar 2024'],
  ['févr. 2020', 'Feb 2020'],
  ['1er août 2020', 'Aug 2020'],
  ['15 de marzo de 2019', 'Mar 2019'],
  ['setembro de 2019', 'Sep 2019'],
  ['giugno 2018', 'Jun 2018'],
  ['maart 2021', 'Mar 2021'],
  ['wrz 2021', 'Sep 2021'],
  ['Haz 2021', 'Jun 2021'],
  ['июнь 2021', 'Jun 2021'],
  ['Ιούν 2021', 'Jun 2021'],
  ['يونيو 2021', 'Jun 2021'],
  ['2024', '2024'],
  ['heute', 'Present'],
  ['jetzt', 'Present'],
  ['Actualmente', 'Present'],
  ['present', 'Present'],
  ['gegenwärtig', 'Present'],
  ['aujourd’hui', 'Present'],
  ['septem 2020', 'Sep 2020'],
])('[ED13] %s is %s', (text, date) => {
  expect(dateOf(text)).toBe(date);
  expect(dateOf(` ${text} `)).toBe(date);
});

it.each([
  ['01/06/2024', ['Jan 2024', 'Jun 2024']],
  ['1-6-2024', ['Jan 2024', 'Jun 2024']],
  ['1/6/24', ['Jan 2024', 'Jun 2024']],
  ['6/24', ['Jun 2024']],
  ['06/11', ['Jun 2011']],
  ['6.24', ['Jun 2024']],
  ['summer 2024', ['Jun 2024']],
  ['Spring ’24', ['Mar 2024']],
  ['Fall 2019', ['Sep 2019']],
  ['Winter 2019/20', ['Dec 2019']],
  ['Frühjahr 2019', ['Mar 2019']],
  ['été 2019', ['Jun 2019']],
  ['otoño 2019', ['Sep 2019']],
  ['WS 2019/20', ['Oct 2019']],
  ['Q3 2024', ['Jul 2024']],
  ['2024 Q3', ['Jul 2024']],
  ['2024 Summer', ['Jun 2024']],
])('[ED13] %s is offered as %j and never taken', (text, choices) => {
  expect(choicesOf(text)).toEqual(choices);
});

it.each([
  '',
  'soon',
  'date',
  'this day',
  'june',
  '24 june',
  'jui 2024',
  'foo 2024',
  '32.06.2024',
  '01.13.2024',
  '13/13/2024',
  '0/2024',
  '13/2024',
  '32 June 2024',
  'in june 2024 or so',
  '99/99',
  '2024-13',
  '20245',
])('[ED13] %j is no date', (text) => {
  expect(readAnyDate(text)).toBeUndefined();
});

it.each([
  { text: 'june 24', start: 'Jun 2024', end: 'Jun 2024' },
  { text: 'heute', start: undefined, end: 'Present' },
  { text: '6/24', start: undefined, end: undefined },
  { text: 'soon', start: undefined, end: undefined },
])('[ED13] $text settles a start as $start, an end as $end', ({ text, start, end }) => {
  expect(settledDate(text, 'start')).toBe(start);
  expect(settledDate(text, 'end')).toBe(end);
});
