import type { Message } from '@shortlist/messages';
import type { ContactField } from '../../contact/contact.ts';
import { CONTACT_FIELDS } from '../../contact/contact-fields.ts';
import type { DescribedField, DescribedParts } from '../../fields/described-field.ts';
import { LOOK_FIELDS } from '../../look/look-fields.ts';
import type { Sections } from '../sections/create-sections.ts';
import { SETTINGS_FIELDS } from '../sections/settings-fields.ts';
import { type PartKey, parsePartKey } from './part-key.ts';

/** The fields of a contact: the product's, or those of a registry that has other ones. */
export const contactFieldsOf = ({ parts }: Sections): DescribedParts['contact'] =>
  parts?.contact ?? CONTACT_FIELDS;

/** Names a field of the contact with its section: "Contact, E-mail". */
export function contactFieldLabel(field: ContactField, sections: Sections): Message<'labels'> {
  const label = contactFieldsOf(sections).find(({ key }) => key === field)?.label;
  return { code: 'labels.contact', params: { field: label ?? field } };
}

/** The choices of a look: the product's, or those of a registry that has other ones. */
export const lookFieldsOf = ({ parts }: Sections): DescribedParts['look'] =>
  parts?.look ?? LOOK_FIELDS;

/** Describes the fields of a part; none of a text, which its section's title names, or an entry, whose section has them. */
export function fieldsOfPart(key: PartKey, sections: Sections): readonly DescribedField[] {
  const ref = parsePartKey(key);
  switch (ref.shape) {
    case 'contact':
      return contactFieldsOf(sections);
    case 'look':
      return lookFieldsOf(sections);
    case 'settings':
      return sections.parts?.settings ?? SETTINGS_FIELDS;
    case 'photo':
      return [{ key: 'jpeg', type: 'picture', label: { code: 'partLabels.photo' } }];
    case 'section_order':
      return [{ key: '', type: 'order', label: { code: 'partLabels.orderOfSections' } }];
    case 'order': {
      const thing = sections.ofKind(ref.kind).words.entry.toLowerCase();
      return [{ key: '', type: 'order', label: { code: 'partLabels.order', params: { thing } } }];
    }
    default:
      return [];
  }
}
