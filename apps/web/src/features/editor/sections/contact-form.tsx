import { type Contact, LINKEDIN_PATH, linkedinHandle, type ShownOnResume } from '@shortlist/resume';
import type { ReactNode } from 'react';
import { useOpened } from '#draft/react/opened-resume.ts';
import { useLoaded } from '#lib/navigation/use-loaded.ts';
import { adviceOn } from '#lib/text/advice-on.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { controlId, useEditor, useFieldTies } from '../editor-context.ts';
import { focusField } from '../fields/field-id.ts';
import { loadPhotoField } from '../photo/load-photo-field.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { useSave } from '../saving/use-save.ts';
import { LabelledLines } from './labelled-lines.tsx';
import { CITIES, COUNTRIES, STATES } from './places.ts';

type TextName = Exclude<keyof Contact, 'shown'>;

/** Edits who the resume is of, and how to reach them. */
export function ContactForm() {
  const editor = useEditor();
  const { resume, edit } = useOpened();
  const { contact } = resume;
  const tie = useFieldTies('contact', contact, { section: 'contact' });
  const { save, isSaving } = useSave({
    key: 'contact',
    thing: 'contact',
    advise: (field) => adviceOn(contact, field),
    focus: (field) => focusField(controlId(editor, { section: 'contact', field })),
  });

  const { part: photo } = useLoaded(loadPhotoField);
  const set = (field: TextName, text: string) =>
    edit({ type: 'set-contact', changes: { [field]: text } });
  const text = (field: TextName) => ({
    ...tie(field),
    advice: adviceOn(contact, field),
    value: contact[field],
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const choice = (field: TextName, suggestions: readonly string[]) => ({
    ...tie(field),
    value: contact[field],
    onValueChange: (value: string) => set(field, value),
    suggestions,
  });

  function handleLinkedinBlur() {
    const handle = linkedinHandle(contact.linkedin);
    if (handle !== contact.linkedin) set('linkedin', handle);
    tie('linkedin').onBlur();
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="grid @min-[36rem]:grid-cols-2 grid-cols-1 items-start gap-x-5 gap-y-6">
        <TextField label="Full Name" required autoComplete="name" {...text('fullName')} />
        <TextField label="Headline" placeholder="Senior Data Engineer" {...text('headline')} />
        <TextField label="Email" type="email" autoComplete="email" {...text('email')} />
        <ShownField name="phone" label="phone">
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            placeholder="(123) 456-7890"
            {...text('phone')}
          />
        </ShownField>
        <ShownField name="linkedin" label="LinkedIn">
          <TextField
            label="LinkedIn"
            prefix={LINKEDIN_PATH}
            spellCheck={false}
            autoCapitalize="none"
            {...text('linkedin')}
            onBlur={handleLinkedinBlur}
          />
        </ShownField>
        <TextField label="Website" type="url" autoComplete="url" {...text('website')} />
        <ShownField name="country" label="country">
          <Combobox label="Country" {...choice('country', COUNTRIES)} />
        </ShownField>
        <ShownField name="state" label="state">
          <Combobox label="State" {...choice('state', STATES)} />
        </ShownField>
        <ShownField name="city" label="city">
          <Combobox label="City" {...choice('city', CITIES)} />
        </ShownField>
      </div>
      <LabelledLines
        field="links"
        legend="Links"
        words={{ label: 'Label', text: 'Address', add: 'Add a link', one: 'link' }}
        hint="GitHub, a portfolio, a profile: each stands on the contact line."
      />
      <LabelledLines
        field="details"
        legend="Further lines"
        words={{ label: 'Label', text: 'Text', add: 'Add a line', one: 'line' }}
        hint="A licence, a nationality, a work permit: below the contact line."
      />
      <div className="min-h-36">
        {photo && (
          <photo.PhotoField
            photo={resume.photo}
            onChange={(chosen) => edit({ type: 'set-photo', photo: chosen })}
          />
        )}
      </div>
      <div>
        <SaveButton label="SAVE CONTACT" isSaving={isSaving} onSave={save} />
      </div>
    </div>
  );
}

type ShownFieldProps = { name: keyof ShownOnResume; label: string; children: ReactNode };

/** A field that may be kept off the paper. */
function ShownField({ name, label, children }: ShownFieldProps) {
  const { edit, resume } = useOpened();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {children}
      <Switch
        label={`Show ${label} on resume`}
        checked={resume.contact.shown[name]}
        onCheckedChange={(isShown) => edit({ type: 'set-shown', changes: { [name]: isShown } })}
      />
    </div>
  );
}
