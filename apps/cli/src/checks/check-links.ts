import {
  contactFieldLabel,
  contactParts,
  type Resume,
  type Sections,
  websiteHref,
} from '@shortlist/model';
import { toText } from '../to-text.ts';
import type { CheckResult, Finding } from './check.ts';
import { printedLists } from './printed-lists.ts';

const ADDRESSES = ['email', 'linkedin', 'website', 'links'] as const;

/** Checks that every address that is printed is one: of the contact, and of entries that have one. */
export function checkLinks(resume: Resume, sections: Sections): CheckResult {
  const findings = [...contactFindings(resume, sections), ...entryFindings(resume, sections)];
  const { length: count } = findings;
  return {
    id: 'links',
    name: { code: 'checks.links' },
    rule: { code: 'checks.linksRule' },
    holds: count === 0,
    says: { code: 'checks.wrongLinks', params: { count } },
    figures: { count },
    findings,
  };
}

const contactFindings = ({ contact }: Resume, sections: Sections): Finding[] =>
  contactParts(contact).flatMap(({ field: printed, href, text }) => {
    const field = ADDRESSES.find((each) => each === printed);
    if (!field || href !== undefined) return [];
    const where = toText(contactFieldLabel(field, sections));
    return [{ where, says: { code: 'checks.noLink', params: { text } }, place: { text } }];
  });

const entryFindings = (resume: Resume, sections: Sections): Finding[] =>
  printedLists(resume, sections).flatMap(({ entry, where }): Finding[] => {
    const text = 'url' in entry ? String(entry.url).trim() : '';
    const isWrong = text !== '' && websiteHref(text) === undefined;
    const place = { entryId: entry.id, text };
    return isWrong ? [{ where, says: { code: 'checks.noLink', params: { text } }, place }] : [];
  });
