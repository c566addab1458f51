import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { Line } from '../text.ts';
import { FORM_REFUSALS, type FormCheck, refuseFields } from './form-check.ts';
import { isListedEmail } from './inquiry.ts';
import { SubmissionExtras } from './submission.ts';

/** Most bytes of an uploaded file: 10 MB, counted as the spec's readers do, 1,048,576 bytes each. */
export const MAX_FILE_BYTES = 10 * 1_048_576;

/** Part of the form under which each file is sent. */
export const FILE_KINDS = ['resume', 'coverLetter'] as const;
export const FileKind = z.enum(FILE_KINDS);
export type FileKind = z.infer<typeof FileKind>;

/** The kinds of file that are taken, each with its media type and the ending of its name. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type FileType = keyof typeof FILE_TYPES;

export const SPONSORSHIPS = ['Yes', 'No'] as const;

const DECLINE = 'Decline to self-identify';

/** The questions whose answers are only counted, never kept with a person, and the answers to each. */
export const SELF_IDENTIFICATION = {
  gender: ['Male', 'Female', 'Non-binary', DECLINE],
  hispanicLatino: ['Yes', 'No', DECLINE],
  veteranStatus: [
    'I am not a protected veteran',
    'I identify as one or more of the classifications of a protected veteran',
    'I do not wish to answer',
  ],
  disabilityStatus: [
    'Yes, I have a disability, or have had one in the past',
    'No, I do not have a disability and have not had one in the past',
    'I do not want to answer',
  ],
} as const;
export type IdentificationQuestion = keyof typeof SELF_IDENTIFICATION;
export const QUESTIONS = Object.keys(SELF_IDENTIFICATION) as IdentificationQuestion[];

/** The form's fields besides the files, as they are sent; a select that is not chosen is empty. */
export const Application = z.object({
  firstName: Line.default(''),
  lastName: Line.default(''),
  email: Line.default(''),
  gender: Line.default(''),
  hispanicLatino: Line.default(''),
  veteranStatus: Line.default(''),
  disabilityStatus: Line.default(''),
  sponsorship: Line.default(''),
  jobTitle: Line.default(''),
  jobId: Line.default(''),
});
export type Application = z.infer<typeof Application>;

type Attached = Record<FileKind, boolean>;

/** The application form's rules, in the order of spec section 5. `attached` says which files are there. */
export function checkApplication(
  application: Application,
  attached: Attached,
): FormCheck<keyof Application | FileKind> {
  const { email } = application;
  const ifEmpty = <Name extends 'firstName' | 'lastName'>(name: Name) =>
    application[name].trim() === '' ? [name] : [];
  const absent = FILE_KINDS.filter((kind) => !attached[kind]);
  return (
    refuseFields(isListedEmail(email) ? [] : ['email'], FORM_REFUSALS.email) ??
    refuseFields(ifEmpty('firstName'), FORM_REFUSALS.firstName) ??
    refuseFields(ifEmpty('lastName'), FORM_REFUSALS.lastName) ??
    refuseFields(listUnanswered(application), FORM_REFUSALS.selections) ??
    refuseFields(absent, FORM_REFUSALS.files) ?? { ok: true }
  );
}

/** The selects that hold none of their options. */
function listUnanswered(application: Application): (IdentificationQuestion | 'sponsorship')[] {
  const offered = { ...SELF_IDENTIFICATION, sponsorship: SPONSORSHIPS };
  return [...QUESTIONS, 'sponsorship' as const].filter(
    (field) => !(offered[field] as readonly string[]).includes(application[field]),
  );
}

const FilePart = z.string().meta({ format: 'binary', description: 'PDF, DOC or DOCX' });

/** A multipart form: the fields, then the two files. What is stored is whole or nothing. */
export const sendApplication = {
  method: 'POST',
  url: '/api/upload.php',
  access: 'public',
  schema: {
    summary: 'Apply for a job, with a resume and a cover letter',
    consumes: ['multipart/form-data'],
    body: Application.extend(SubmissionExtras.shape).extend({
      resume: FilePart,
      coverLetter: FilePart,
    }),
    response: { 200: Success({}) },
  },
} satisfies Endpoint;
