import type { EditorSection } from '@shortlist/resume';
import { useSections } from '#lib/sections-context.ts';
import { ContactForm } from './contact-form.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { TextSectionForm } from './text-section-form.tsx';

/** The form of one section. */
export function SectionForm({ section }: { section: EditorSection }) {
  const { kindOf } = useSections();
  if (section === 'contact') return <ContactForm />;
  const kind = kindOf(section);
  // A section without entries is a text.
  if (!kind) return <TextSectionForm section={section as 'skills' | 'summary'} />;
  return (
    <EntryList key={kind} kind={kind}>
      {(entry) => <EntryFields kind={kind} entry={entry} />}
    </EntryList>
  );
}
