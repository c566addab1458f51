import type { Field } from '../../fields/field.ts';
import { register, type Sections } from './create-sections.ts';
import type { AnySection } from './define-section.ts';
import { isOwnKey } from './own-key.ts';

/** Says words in the language of the interface by the kind of section; undefined of a kind that the catalogue does not know. */
type SayWords = (kind: string) => Readonly<Record<string, string>> | undefined;

/** The registry with the words of the interface in its language; what is printed stays. */
export function sectionsIn(
  sections: Sections,
  interfaceWords: {
    language: string;
    contactTitle: string;
    sayKind: SayWords;
    sayFields: SayWords;
  },
): Sections {
  const { language, contactTitle, sayKind, sayFields } = interfaceWords;
  if (sections.language === language) return sections;
  const translate = (section: AnySection) => {
    const kind = catalogueKind(section);
    const words = { ...section.words, ...sayKind(kind) };
    const labels = sayFields(kind) ?? {};
    return {
      // Of most kinds the English words say it.
      printedTitle: section.words.title,
      ...section,
      words,
      ...('fields' in section && {
        fields: section.fields.map((field) => labelled(field, labels)),
      }),
    } as AnySection;
  };
  const { kinds, all, parts } = sections;
  const options = { parts, contactTitle, language, translate };
  return register(kinds.map(translate), all.map(translate), options);
}

/** A field with its label and its hint of the catalogue. */
function labelled(field: Field, labels: Readonly<Record<string, string>>): Field {
  const name = field.type === 'dateRange' ? 'isCurrent' : String(Object.keys(field.members)[0]);
  const { [name]: label = field.label, [`${name}Hint`]: hint } = labels;
  return { ...field, label, ...(hint && { hint }) };
}

/** The kind by which the catalogue has the words of a section: its own, or that of all sections of a person's own with its shape. */
function catalogueKind(section: AnySection): string {
  if (!isOwnKey(section.kind)) return section.kind;
  if (section.shape === 'entries') return 'ownEntries';
  return section.layout === 'points' ? 'ownList' : 'ownText';
}
