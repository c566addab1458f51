import type { PrintedEntry } from './printed-entry.ts';
import type { PrintedSection } from './printed-resume.ts';
import type { PrintedText } from './printed-text.ts';

/** Returns a section as plain text in the order of the page, without its title: entries apart, a text or a point a line. */
export const plainText = ({ entries, lines }: PrintedSection): string =>
  [...lines.map(({ text }) => text), entries.map(plainEntry).join('\n\n')]
    .filter(Boolean)
    .join('\n');

function plainEntry(entry: PrintedEntry): string {
  const { employer, name, dates, organization, location, remarks, points } = entry;
  const heads = [
    ...(employer ? [[...employer.organization, ...employer.location, ...employer.dates]] : []),
    [...name, ...dates],
    [...organization, ...location, ...remarks],
  ];
  const lines = [...heads.map(inOneLine).filter(Boolean), ...points.map(({ text }) => `• ${text}`)];
  return lines.join('\n');
}

const inOneLine = (texts: readonly PrintedText[]) => texts.map(({ text }) => text).join(', ');
