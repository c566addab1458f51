import { type DateRange, readDate, readRange } from '../dates/read-date.ts';
import type { Members } from '../members/members.ts';
import { type Line, labelledLine, linkLine } from '../text/line.ts';
import { richLines } from '../text/rich-text.ts';
import { WORDS } from '../words.ts';

/** Checks whether an item or a section is not printed there: hidden, or not visible, by the version. */
export const isHidden = (members: Members): boolean =>
  members.isSet('hidden') || members.isUnset('visible');

/** Passes over what says how something looks there. */
export const passLook = (members: Members): void =>
  members.pass(
    ...['id', 'icon', 'iconColor', 'columns', 'separateLinks', 'type', 'layout', 'keywordLayout'],
    ...['level', 'visible', 'hidden', 'keepTogether', 'startOnNewPage', 'showHeading'],
  );

/** The address of an item and the words on it, under the names that the versions have for it. */
export function websiteOf(item: Members): { href: string; label: string } {
  const website = item.record('website', 'url');
  website.pass('inlineLink');
  const label = website.text('label');
  const href = website.text('href', 'url') || item.text('url', 'website');
  return { href, label };
}

const websiteLine = (item: Members): Line[] => {
  const { href, label } = websiteOf(item);
  return href === '' && label === '' ? [] : [linkLine(href, label)];
};

/** Start and end, in each version's way to say them. */
export function datesOf(item: Members): DateRange {
  const dates = item.record('dates');
  const startDate = readDate(dates.text('start'));
  const end = readDate(dates.text('end'));
  if (startDate !== '' || end !== '' || dates.isSet('present')) {
    return { startDate, endDate: dates.isSet('present') ? readDate('present') : end };
  }
  return readRange(item.text('period', 'date'));
}

/** The description and what has no field of its own, as points. */
export const linesOf = (item: Members): Line[] => [
  ...richLines(item.text('description')),
  ...richLines(item.text('summary')),
  ...keywordsLine(item),
  ...websiteLine(item),
];

const keywordsLine = (item: Members): Line[] =>
  labelledLine(WORDS.keywords, item.texts('keywords').join(', '));
