import type { EditorSection } from '@shortlist/resume';
import { ContactForm } from './contact-form.tsx';
import { EducationForm } from './education-form.tsx';
import { ExperienceForm } from './experience-form.tsx';
import { NamedEntryForm } from './named-entry-form.tsx';
import { TextSectionForm } from './text-section-form.tsx';

/** The form of one section. */
export function SectionForm({ section }: { section: EditorSection }) {
  switch (section) {
    case 'contact':
      return <ContactForm />;
    case 'experience':
      return <ExperienceForm />;
    case 'education':
      return <EducationForm />;
    case 'certifications':
      return <NamedEntryForm kind="certification" />;
    case 'awards':
      return <NamedEntryForm kind="award" />;
    case 'projects':
      return <NamedEntryForm kind="project" />;
    case 'skills':
    case 'summary':
      return <TextSectionForm section={section} />;
  }
}
