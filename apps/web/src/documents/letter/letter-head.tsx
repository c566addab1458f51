import { MAX_LINE } from '@shortlist/contracts';
import { validatePart } from '@shortlist/draft';
import { en } from '@shortlist/messages';
import {
  type ContactField,
  contactFieldsOf,
  LETTER_LAYOUTS,
  PAPER_SIZES,
  type PaperSize,
} from '@shortlist/model';
import { useEffect } from 'react';
import { useLoader } from '#paper/pages/loader.ts';
import { designsLoader } from '#paper/pages/paper-designs.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import { useContactLabel } from '#platform/text/use-contact-label.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { fieldId } from './go-to-field.ts';
import { LETTERS } from './letter-kind.ts';
import type { OpenedLetter } from './opened-letter.tsx';

const FIELDS = contactFieldsOf(LETTERS.sections)
  .filter(({ type }) => type === 'line')
  // The switches aside, each is a member of the contact.
  .map(({ key }) => key as ContactField);

/** The sender and the look, which are the resume's until they are changed here. */
export function LetterHead({ open }: { open: OpenedLetter }) {
  const words = useWords(en.letter);
  return (
    <Disclosure title={words.head}>
      {open.about.base && <p className="text-muted text-sm">{words.follows}</p>}
      <div className="grid @min-[26rem]:grid-cols-2 items-start gap-4">
        <SenderFields open={open} />
        <LookFields open={open} />
      </div>
    </Disclosure>
  );
}

function SenderFields({ open: { document, snapshot, edit } }: { open: OpenedLetter }) {
  const labelOf = useContactLabel();
  const say = useFormatRule();
  const theirs = snapshot.draft.confirmed.get('contact')?.value;
  const { problems } = validatePart(LETTERS.model, 'contact', document.contact, theirs);
  const isEdited = snapshot.draft.unsaved.has('contact');
  return FIELDS.map((field) => {
    const problem = isEdited ? problems.find((each) => each.field === field) : undefined;
    return (
      <TextField
        key={field}
        id={fieldId('contact', field)}
        label={labelOf(field)}
        error={problem && say(problem.message)}
        maxLength={MAX_LINE}
        value={document.contact[field]}
        onChange={({ target }) => edit({ type: 'set-contact', changes: { [field]: target.value } })}
      />
    );
  });
}

function LookFields({ open: { document, edit } }: { open: OpenedLetter }) {
  const words = useWords(en.letter);
  const { look, letter } = document;
  const designs = useDesignNames();
  const paper = (size: PaperSize) => words.paperName({ paper: size });
  return (
    <>
      <Select
        label={words.design}
        options={designs.map(({ name }) => name)}
        value={designs.find(({ id }) => id === (look.design ?? 'classic'))?.name ?? ''}
        onChange={({ target }) => {
          const design = designs.find(({ name }) => name === target.value)?.id;
          if (design) edit({ type: 'set-look', changes: { design } });
        }}
      />
      <Select
        label={words.fields({ field: 'layout' })}
        options={LETTER_LAYOUTS}
        labelOf={(layout) => words.layoutName({ layout: layout === '' ? 'language' : layout })}
        value={letter.layout}
        onChange={({ target }) => {
          const layout = LETTER_LAYOUTS.find((each) => each === target.value) ?? '';
          edit({ type: 'set-letter', changes: { layout } });
        }}
      />
      <Select
        label={words.paper}
        placeholder={words.asDesign}
        options={PAPER_SIZES.map(paper)}
        value={look.paper ? paper(look.paper) : ''}
        onChange={({ target }) => {
          const chosen = PAPER_SIZES.find((size) => paper(size) === target.value) ?? null;
          edit({ type: 'set-look', changes: { paper: chosen } });
        }}
      />
    </>
  );
}

/** The designs that there are, asked for once this is shown. */
function useDesignNames(): readonly { id: string; name: string }[] {
  const { loaded } = useLoader(designsLoader);
  useEffect(() => designsLoader.request(['all']), []);
  return loaded.get('all')?.all ?? [];
}
