import type { ContactPart } from '@shortlist/model';
import { cleanLine } from '../words/text-runs.ts';
import { escapeAddress, escapeStart, escapeText } from './escape-text.ts';

/** Between parts of one line. */
export const POINT = ' · ';

export const heading = (level: number, text: string): string =>
  text === '' ? '' : `${'#'.repeat(level)} ${text}`;

/** Lines that stay lines: a backslash at the end of one is a break. */
export const paragraph = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map(escapeStart)
    .join('\\\n');

export const list = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => `- ${escapeStart(text)}`)
    .join('\n');

/** Parts of a contact in one line, with their links. */
export const contactLine = (parts: readonly ContactPart[]): string =>
  paragraph([parts.map(contactPart).filter(Boolean).join(POINT)]);

function contactPart({ text, href }: ContactPart): string {
  const said = escapeText(cleanLine(text));
  return href === undefined || said === '' ? said : `[${said}](${escapeAddress(href)})`;
}

/** The blocks that say something, as a file. */
export const written = (blocks: readonly string[]): string =>
  `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
