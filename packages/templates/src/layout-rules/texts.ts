import {
  type ContactPart,
  type PrintedEntry,
  type PrintedText,
  websiteHref,
} from '@shortlist/model';
import type { TextRule } from '../layout-version.ts';

/** An address of the web that is the whole of a text. */
const WHOLE_ADDRESS = /^https?:\/\/(?:www\.)?(?=\S+$)/iu;

/** An address as a reader types it: without its scheme. */
const bare = (address: string): string => address.replace(WHOLE_ADDRESS, '').replace(/\/$/u, '');

/** Addresses are printed without their scheme; those of entries lead to where they say. */
export const bareAddresses: TextRule = (view) => ({
  ...view,
  contact: view.contact.map((part): ContactPart => ({ ...part, text: bare(part.text) })),
  sections: view.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({ ...entry, remarks: entry.remarks.map(bareText) })),
  })),
});

function bareText(printed: PrintedText): PrintedText {
  const text = bare(printed.text);
  const href = websiteHref(printed.text);
  if (text === printed.text || href === undefined) return printed;
  return { ...printed, text, marks: [{ from: 0, to: text.length, href }] };
}

/** A grade stands in the line of its school. */
export const gradesBesideSchools: TextRule = (view) => ({
  ...view,
  sections: view.sections.map((section) => ({
    ...section,
    entries: section.entries.map(withGradeBeside),
  })),
});

function withGradeBeside(entry: PrintedEntry): PrintedEntry {
  const isGrade = ({ ref }: PrintedText) => ref.field === 'gpa';
  if (entry.organization.length === 0 || !entry.remarks.some(isGrade)) return entry;
  return {
    ...entry,
    location: [...entry.location, ...entry.remarks.filter(isGrade)],
    remarks: entry.remarks.filter((remark) => !isGrade(remark)),
  };
}
