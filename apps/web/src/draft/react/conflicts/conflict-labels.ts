import type { PartField } from '@shortlist/draft';
import { en, formatMessage, type Language } from '@shortlist/messages';
import { ENTRY_FLAGS, entryOfKey, fieldsOfPart, type Sections } from '@shortlist/model';
import { wordsIn } from '#platform/language/use-words.ts';
import type { PartKey } from '../../resume-draft/resume-types.ts';

const SUBJECTS = { labels: en.labels, looks: en.looks, partLabels: en.partLabels };

/** Returns a field's label; of an entry mostly the form's. Empty if the part is one text, order or photo: its title says it. */
export function labelOf(
  language: Language,
  key: PartKey,
  field: PartField,
  sections: Sections,
): string {
  const entry = entryOfKey(key);
  if (!entry) return labelOfPart(language, key, field, sections);
  const words = wordsIn(language, en.conflicts);
  const { call, fields } = sections.ofKind(entry.kind);
  const labels = wordsIn(language, en.labels);
  if (field === 'startDate' || field === 'endDate') return labels[field];
  if (field === 'bullets') return words.points;
  const flag = ENTRY_FLAGS.find((each) => field === `flag.${each}`);
  if (flag) return wordsIn(language, en.partLabels).flag({ flag });
  // Of the kinds of the spec, in other words than the form's.
  if (call && field === 'name') return words.name;
  if (call && field === 'relevance') return words.description;
  return fields.find(({ members }) => field in members)?.label ?? '';
}

function labelOfPart(
  language: Language,
  key: PartKey,
  field: PartField,
  sections: Sections,
): string {
  const fields = fieldsOfPart(key, sections);
  const described = fields.length > 1 && fields.find((each) => each.key === field);
  return described ? formatMessage(language, SUBJECTS, described.label) : '';
}

/** Names a part that is one order or photo as its only field is; undefined for any other. */
export function labelOfOnlyField(
  language: Language,
  key: PartKey,
  sections: Sections,
): string | undefined {
  const [only, ...others] = fieldsOfPart(key, sections);
  return only && others.length === 0 ? formatMessage(language, SUBJECTS, only.label) : undefined;
}
