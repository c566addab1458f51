import { MAX_LINE } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  bodyText,
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  formatLetterDate,
  type LetterLines,
  type Recipient,
  usualClosing,
} from '@shortlist/model';
import { type ReactNode, useId } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { languageName } from '#platform/text/language-names.ts';
import { useSayTooLong } from '#platform/text/longest-text.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { countWords, isUsualLength, USUAL_WORDS } from './count-words.ts';
import { fieldId, useGoToPlace } from './go-to-field.ts';
import { LetterHead } from './letter-head.tsx';
import type { OpenedLetter } from './opened-letter.tsx';

type FormProps = { open: OpenedLetter };

/** All that a letter says, in the order of the page; its head last, which mostly is the resume's. */
export function LetterForm({ open }: FormProps) {
  useGoToPlace(open.document);
  return (
    <form
      className="@container flex min-w-0 flex-col gap-8"
      onSubmit={(event) => event.preventDefault()}
    >
      <RecipientFields open={open} />
      <OpeningFields open={open} />
      <BodyField open={open} />
      <ClosingFields open={open} />
      <LetterHead open={open} />
      <PagesField open={open} />
    </form>
  );
}

const loadPages = () => loadChunk('letter-pages', () => import('./fit/letter-pages.tsx'));

function PagesField({ open }: FormProps) {
  const words = useWords(en.fit);
  const { part } = useLoaded(loadPages);
  return (
    <section aria-label={words.pages} className="min-h-9">
      {part && <part.LetterPages open={open} />}
    </section>
  );
}

/** A group of fields below its heading. */
function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="font-semibold text-base">
        {title}
      </h2>
      <div className="grid @min-[26rem]:grid-cols-2 items-start gap-4">{children}</div>
    </section>
  );
}

/** Returns how a field is bounded: a line ends at its limit, of several lines it is said that they are too long. */
function useLimits() {
  const sayTooLong = useSayTooLong();
  return (isLong: boolean, value: string) =>
    isLong ? { value, error: sayTooLong(value) } : { value, maxLength: MAX_LINE };
}

function RecipientFields({ open: { document, edit } }: FormProps) {
  const words = useWords(en.letter);
  const limitOf = useLimits();
  const bind = (field: keyof Recipient) => ({
    id: fieldId('recipient', field),
    label: words.recipientFields({ field }),
    ...limitOf(field === 'address', document.recipient[field]),
    onChange: ({ target }: { target: { value: string } }) =>
      edit({ type: 'set-recipient', changes: { [field]: target.value } }),
  });
  return (
    <FieldGroup title={words.recipient}>
      <TextField {...bind('name')} />
      <TextField {...bind('title')} />
      <TextField {...bind('company')} />
      <TextArea {...bind('address')} rows={3} />
    </FieldGroup>
  );
}

/** Binds fields of the lines around the text. */
function useLines({ document, edit }: OpenedLetter) {
  const words = useWords(en.letter);
  const limitOf = useLimits();
  return (field: Exclude<keyof LetterLines, 'layout'>) => ({
    id: fieldId('letter', field),
    label: words.fields({ field }),
    hint: words.hints({ field }) || undefined,
    ...limitOf(field === 'enclosures', document.letter[field]),
    onChange: ({ target }: { target: { value: string } }) =>
      edit({ type: 'set-letter', changes: { [field]: target.value } }),
  });
}

function OpeningFields({ open }: FormProps) {
  const words = useWords(en.letter);
  const bind = useLines(open);
  const day = dayHere();
  return (
    <FieldGroup title={words.lines}>
      <TextField
        {...bind('date')}
        placeholder={formatLetterDate(day, languageOf(open.document))}
        end={<TakeButton open={open} field="date" value={day} label={words.today} />}
      />
      <TextField {...bind('subject')} />
      <TextField {...bind('salutation')} placeholder={words.salutationExample} />
      <LanguageField open={open} />
    </FieldGroup>
  );
}

/** Chooses the language of dates and other printed words, and with it the layout where none is chosen. */
function LanguageField({ open: { document, edit } }: FormProps) {
  const words = useWords(en.letter);
  const { tag } = useLanguage();
  return (
    <Select
      label={words.language}
      hint={words.languageHint}
      options={DOCUMENT_LANGUAGES}
      labelOf={(language) => {
        const [own, name] = [languageName(language, language), languageName(language, tag)];
        return own === name ? own : words.languageOption({ own, name });
      }}
      value={languageOf(document)}
      onChange={({ target }) => {
        const language = DOCUMENT_LANGUAGES.find((each) => each === target.value);
        if (language) edit({ type: 'set-look', changes: { language } });
      }}
    />
  );
}

/** The language in which a letter is printed. */
const languageOf = ({ look }: OpenedLetter['document']): DocumentLanguage => look.language ?? 'en';

type TakeButtonProps = FormProps & { field: 'date' | 'closing'; value: string; label: string };

/** Fills an empty field with its placeholder. */
function TakeButton({ open, field, value, label }: TakeButtonProps) {
  const words = useWords(en.letter);
  function handleTake() {
    open.edit({ type: 'set-letter', changes: { [field]: value } });
    // The button is removed, and its focus would be lost.
    document.getElementById(fieldId('letter', field))?.focus();
  }
  return (
    open.document.letter[field] === '' && (
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={handleTake}
        className="flex h-10 pointer-coarse:h-11 w-11 items-center justify-center rounded-md font-medium text-accent text-sm hover:bg-hairline"
      >
        {words.use}
      </button>
    )
  );
}

const loadClaims = () => loadChunk('letter-claims', () => import('./claims/letter-claims.tsx'));

const focusText = () => document.getElementById(fieldId('body', 'text'))?.focus();

const loadBegin = () =>
  loadChunk('begin-from-resume', () => import('./begin/begin-from-resume.tsx'));

function BodyField({ open: { document, edit, about } }: FormProps) {
  const words = useWords(en.letter);
  const limitOf = useLimits();
  const text = bodyText(document.body);
  const isEmpty = text.trim() === '';
  const { part: claims } = useLoaded(loadClaims, !isEmpty && about.base !== undefined);
  const { part: begin } = useLoaded(loadBegin, isEmpty && about.base !== undefined);
  return (
    <div className="flex flex-col gap-1">
      {isEmpty && begin && about.base && (
        <begin.BeginFromResume
          resumeId={about.base}
          onBegin={(begun) => {
            edit({ type: 'set-body-text', text: begun });
            // The button is removed, and its focus would be lost.
            focusText();
          }}
        />
      )}
      <TextArea
        id={fieldId('body', 'text')}
        label={words.text}
        hint={words.textHint}
        rows={12}
        {...limitOf(true, text)}
        onChange={({ target }) => edit({ type: 'set-body-text', text: target.value })}
      />
      <WordCount text={text} />
      {claims && <claims.LetterClaims letter={document} resumeId={about.base} />}
    </div>
  );
}

/** Counts the words of a text, and says how many there mostly are. */
function WordCount({ text }: { text: string }) {
  const words = useWords(en.letter);
  const count = countWords(text);
  if (count === 0) return null;
  return (
    <p className="text-muted text-sm">
      {words.words({ count })}
      {!isUsualLength(count) && ` ${words.usualLength(USUAL_WORDS)}`}
    </p>
  );
}

function ClosingFields({ open }: FormProps) {
  const words = useWords(en.letter);
  const bind = useLines(open);
  const closing = usualClosing(languageOf(open.document));
  return (
    <div className="grid @min-[26rem]:grid-cols-2 items-start gap-4">
      <TextField
        {...bind('closing')}
        placeholder={closing}
        end={
          <TakeButton
            open={open}
            field="closing"
            value={closing}
            label={words.useClosing({ closing })}
          />
        }
      />
      <TextField {...bind('name')} />
      <TextArea {...bind('enclosures')} rows={3} />
    </div>
  );
}
