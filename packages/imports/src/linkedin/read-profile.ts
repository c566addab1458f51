import { readPlace } from '../contact/place.ts';
import type { ResumeDraft } from '../draft/resume-draft.ts';
import type { Members } from '../members/members.ts';
import { flatLines } from './flat-lines.ts';

/** Name, headline, place, links and summary. What most resumes leave out, such as the date of birth, is left unplaced. */
export function addProfile(draft: ResumeDraft, row: Members) {
  const { contact, links } = draft;
  contact.fullName = [row.text('First Name'), row.text('Last Name')].filter(Boolean).join(' ');
  contact.headline = row.text('Headline').replace(/\s+/gu, ' ');
  Object.assign(contact, readPlace(row.text('Geo Location')));
  addSummaryText(draft, row.text('Summary'));
  links.push(...readWebsites(row.text('Websites')));
  for (const handle of listed(row.text('Twitter Handles'))) {
    links.push({ label: 'Twitter', text: handle });
  }
}

export const addSummary = (draft: ResumeDraft, row: Members) =>
  addSummaryText(draft, row.text('Profile Summary'));

/** The site gives the summary in two files, of which one may be missing. */
function addSummaryText(draft: ResumeDraft, text: string) {
  const known = new Set(draft.texts.get('summary') ?? []);
  const lines = flatLines(text).map((line) => line.text);
  draft.addText(
    'summary',
    lines.filter((line) => !known.has(line)),
  );
}

/**
 * "[PORTFOLIO:https://example.org,BLOG:https://example.com]" as labelled links, also as "[TYPE:BLOG:https://example.com],[…]"; a text
 * of another form as it is.
 */
function readWebsites(text: string) {
  return listed(text).map((website) => {
    const [, kind, address] = /^(?:TYPE:)?([A-Z_]+):(.+)$/u.exec(website) ?? [];
    return kind === undefined || address === undefined
      ? { label: 'Website', text: website }
      : { label: kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' '), text: address };
  });
}

/** Splits the text in brackets at commas before the next label or at plain commas. */
const listed = (text: string): string[] =>
  text
    .trim()
    .replace(/^\[|\]$/gu, '')
    .split(/\],\s*\[|,\s*(?=[A-Z_]+:)|,\s+|,(?=[^\s/?=&]+$)/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The address that the person calls the primary one, else the first; the others are left unplaced. */
export function addEmails(draft: ResumeDraft, rows: readonly Members[]) {
  for (const row of rows) row.pass('Confirmed', 'Updated On', 'Status Updated On');
  const isPrimary = (row: Members) => row.text('Primary', 'Is primary').toLowerCase() === 'yes';
  const primary = rows.find(isPrimary) ?? rows[0];
  for (const row of rows) row.pass('Primary', 'Is primary');
  if (primary) draft.contact.email = primary.text('Email Address');
}

/** The first number; the others are left unplaced. */
export function addPhones(draft: ResumeDraft, rows: readonly Members[]) {
  const [first] = rows;
  if (!first) return;
  const extension = first.text('Extension');
  first.pass('Type');
  draft.contact.phone = [first.text('Number'), extension && `ext. ${extension}`]
    .filter(Boolean)
    .join(' ');
}
