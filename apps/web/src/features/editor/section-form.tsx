import { type EditorSection, kindOfSection } from '@shortlist/resume';
import { ContactForm } from './contact-form.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { TextSectionForm } from './text-section-form.tsx';

/** The form of one section. */
export function SectionForm({ section }: { section: EditorSection }) {
  if (section === 'contact') return <ContactForm />;
  const kind = kindOfSection(section);
  // A section without entries is a text.
  if (!kind) return <TextSectionForm section={section as 'skills' | 'summary'} />;
  return (
    <EntryList key={kind} kind={kind}>
      {(entry) => <EntryFields kind={kind} entry={entry} />}
    </EntryList>
  );
}
