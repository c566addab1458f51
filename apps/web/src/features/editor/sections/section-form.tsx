import type { EditorSection } from '@shortlist/resume';
import { useSections } from '#lib/sections-context.ts';
import { EntryFields } from '../entries/entry-fields.tsx';
import { EntryList } from '../entries/entry-list.tsx';
import { ContactForm } from './contact-form.tsx';
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
