import { en } from '@shortlist/messages';
import {
  type ContactField,
  LINKEDIN_PATH,
  linkedinHandle,
  type ShownOnResume,
} from '@shortlist/model';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { useAdvice } from '#platform/text/advice-on.ts';
import { useContactLabel } from '#platform/text/use-contact-label.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { EyeSwitch } from '#ui/fields/eye-switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { controlId, useEditor, useFieldTies } from '../editor-context.ts';
import { focusField } from '../fields/focus-field.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { useSave } from '../saving/use-save.ts';
import { LabelledLines } from './labelled-lines.tsx';

/** The values listed first for country, state and city (spec section 3); any other may be typed. */
const COUNTRIES = ['United States', 'Canada'] as const;
const STATES = ['Texas', 'California'] as const;
const CITIES = ['Richardson', 'Dallas'] as const;

/** Few resumes have a photo: its field comes after the others. */
const loadPhotoField = () => loadChunk('photo-field', () => import('../photo/photo-field.tsx'));

/** Edits who the resume is of, and how to reach them. */
export function ContactForm() {
  const words = useWords(en.editor);
  const labelOf = useContactLabel();
  const adviceOn = useAdvice();
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
  const set = (field: ContactField, text: string) =>
    edit({ type: 'set-contact', changes: { [field]: text } });
  const text = (field: ContactField) => ({
    ...tie(field),
    label: labelOf(field),
    advice: adviceOn(contact, field),
    value: contact[field],
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const choice = (field: ContactField, suggestions: readonly string[]) => ({
    ...tie(field),
    label: labelOf(field),
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
    <div className="flex flex-col gap-5">
      <div className="grid @min-[26rem]:grid-cols-2 grid-cols-1 items-start gap-x-4 gap-y-4">
        <TextField required autoComplete="name" {...text('fullName')} />
        <TextField placeholder={words.headlineExample} {...text('headline')} />
        <TextField type="email" autoComplete="email" {...text('email')} />
        <TextField
          type="tel"
          autoComplete="tel"
          placeholder="(123) 456-7890"
          end={<ShownEye name="phone" />}
          {...text('phone')}
        />
        <TextField
          prefix={LINKEDIN_PATH}
          spellCheck={false}
          autoCapitalize="none"
          end={<ShownEye name="linkedin" />}
          {...text('linkedin')}
          onBlur={handleLinkedinBlur}
        />
        <TextField type="url" autoComplete="url" {...text('website')} />
        <Combobox end={<ShownEye name="country" />} {...choice('country', COUNTRIES)} />
        <Combobox end={<ShownEye name="state" />} {...choice('state', STATES)} />
        <Combobox end={<ShownEye name="city" />} {...choice('city', CITIES)} />
      </div>
      <div className="grid @min-[26rem]:grid-cols-2 grid-cols-1 items-start gap-x-4 gap-y-5">
        <LabelledLines
          field="links"
          words={{
            label: words.linkLabel,
            text: words.linkAddress,
            remove: words.removeLink,
            add: words.addLink,
          }}
          hint={words.linksHint}
        />
        <LabelledLines
          field="details"
          words={{
            label: words.lineLabel,
            text: words.lineText,
            remove: words.removeLine,
            add: words.addLine,
          }}
          hint={words.detailsHint}
        />
      </div>
      <div className="min-h-17">
        {photo && (
          <photo.PhotoField
            photo={resume.photo}
            onChange={(chosen) => edit({ type: 'set-photo', photo: chosen })}
          />
        )}
      </div>
      <div className="-ms-4">
        <SaveButton label={words.saveContact} isSaving={isSaving} onSave={save} />
      </div>
    </div>
  );
}

/** An eye that keeps a field of the contact off the paper. */
function ShownEye({ name }: { name: keyof ShownOnResume }) {
  const labelOf = useContactLabel();
  const { edit, resume } = useOpened();
  return (
    <EyeSwitch
      label={labelOf(`shown.${name}`)}
      checked={resume.contact.shown[name]}
      onCheckedChange={(isShown) => edit({ type: 'set-shown', changes: { [name]: isShown } })}
    />
  );
}
