import type { EditorSection } from '@shortlist/model';
import { useSections } from '#platform/sections-context.ts';
import { EntryFields } from '../entries/entry-fields.tsx';
import { EntryList } from '../entries/entry-list.tsx';
import { ContactForm } from './contact-form.tsx';
import { TextSectionForm } from './text-section-form.tsx';

/** The form of one section. */
export function SectionForm({ section }: { section: EditorSection }) {
  const { kindOf, texts } = useSections();
  if (section === 'contact') return <ContactForm />;
  const kind = kindOf(section);
  const text = texts.find(({ path }) => path === section);
  if (text) return <TextSectionForm section={text} />;
  if (!kind) return null;
  return (
    <EntryList key={kind} kind={kind}>
      {(entry) => <EntryFields kind={kind} entry={entry} />}
    </EntryList>
  );
}
