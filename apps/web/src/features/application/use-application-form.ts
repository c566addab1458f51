import {
  type Application,
  checkApplication,
  FILE_KINDS,
  type FileKind,
  HIDDEN_FIELD,
  type Job,
} from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { useSubmissionId } from '#platform/storage/submission-id.ts';
import { useFormAdvice, useFormatForm } from '#platform/text/format-form.ts';
import { useOneAtATime } from '#platform/use-one-at-a-time.ts';
import { useOverlayEnd } from '#ui/dialogs/use-overlay-end.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { CalledBack, NoAnswer, type Sending, upload } from './upload.ts';

export type ApplicationFields = Omit<Application, 'jobTitle' | 'jobId'> & {
  [HIDDEN_FIELD]: string;
  resume: File | undefined;
  coverLetter: File | undefined;
};

type Refusal = Exclude<ReturnType<typeof checkApplication>, { ok: true }>;

const EMPTY: ApplicationFields = {
  firstName: '',
  lastName: '',
  email: '',
  gender: '',
  hispanicLatino: '',
  veteranStatus: '',
  disabilityStatus: '',
  sponsorship: '',
  [HIDDEN_FIELD]: '',
  resume: undefined,
  coverLetter: undefined,
};

/** Called with the id of the submission once the server has it; `said` resolves once the person has confirmed the notice of that. */
export type OnSent = (submissionId: string, said: Promise<void>) => Promise<void>;

/**
 * The application form for `job`, and what sending it does. What is wrong is shown in a notice and at
 * each field that it is about. A failure is shown in place and keeps everything, chosen files
 * included; after a success the form starts over.
 */
export function useApplicationForm(job: Job, onSent?: OnSent) {
  const words = useWords(en.application);
  const form = useForm<ApplicationFields>({ defaultValues: EMPTY, shouldFocusError: false });
  const notify = useNotice();
  const sayForm = useFormatForm();
  const adviceOnForm = useFormAdvice();
  const submissionIdOf = useSubmissionId();
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<string>();
  const failureBanner = useRef<HTMLDivElement>(null);
  const { handleClosed, untilClosed } = useOverlayEnd();

  async function send(fields: ApplicationFields) {
    setFailure(undefined);
    const check = checkApplication(
      { ...fields, jobTitle: job.title, jobId: job.id },
      { resume: fields.resume !== undefined, coverLetter: fields.coverLetter !== undefined },
    );
    if (!check.ok) return showRefusal(check, fields.email);
    const submissionId = submissionIdOf(contentOf(fields));
    try {
      await upload(formDataOf(fields, job, submissionId), setSending);
    } catch (cause) {
      setSending(undefined);
      if (cause instanceof CalledBack) return;
      await untilClosed();
      logError('An application could not be sent.', cause);
      setFailure(reasonOf(words, cause));
      failureBanner.current?.focus();
      return;
    }
    setSending(undefined);
    const said = untilClosed().then(() => notify({ text: words.sent }));
    // The next application does not wait for it, and it does not wait for a press.
    void onSent?.(submissionId, said);
    await said;
    form.reset(EMPTY);
  }
  async function showRefusal({ field, fields, title, message }: Refusal, email: string) {
    const text = sayForm(message);
    const advice = field === 'email' ? adviceOnForm(field, email) : undefined;
    await notify({ title: sayForm(title), text, advice });
    // The job's own fields are never refused.
    const refused = fields as readonly (keyof ApplicationFields)[];
    for (const each of refused) form.setError(each, { message: text });
    document.getElementById(fieldId(field))?.focus();
  }

  const sendOnce = useOneAtATime(send);

  return {
    form,
    sending,
    failure,
    failureBanner,
    handleClosed,
    handleSubmit: form.handleSubmit(sendOnce),
  };
}

/** Id of a field's control, which takes the focus when the field is refused. */
export const fieldId = (field: string) => `application-${field}`;

/** The fields stand before the files, so that the server can refuse without reading those. */
function formDataOf(fields: ApplicationFields, job: Job, submissionId: string): FormData {
  const { resume, coverLetter, ...texts } = fields;
  const form = new FormData();
  const all = { ...texts, jobTitle: job.title, jobId: job.id, submissionId };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const [kind, file] of Object.entries({ resume, coverLetter })) {
    if (file) form.append(kind, file, file.name);
  }
  return form;
}

function contentOf(fields: ApplicationFields): string {
  const files = FILE_KINDS.map((kind: FileKind) => {
    const file = fields[kind];
    return file && [file.name, file.size, file.lastModified];
  });
  return JSON.stringify([fields, files]);
}

function reasonOf(words: WordsOf<'application'>, cause: unknown): string {
  if (cause instanceof NoAnswer) return words.noAnswer({ why: cause.why });
  return cause instanceof ApiError && cause.message !== ''
    ? words.notSent({ reason: cause.message })
    : words.notReached;
}
