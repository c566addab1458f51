import multipart from '@fastify/multipart';
import { checkApplication, JobId, sendApplication } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '#config/read-config.ts';
import type { ReceivedFile } from '#files/incoming.ts';
import type { Files } from '#files/open-files.ts';
import { storeFiles } from '#files/store-files.ts';
import { AppError } from '#http/errors/errors.ts';
import { readRequestPart } from '#http/errors/validate.ts';
import { limitByAddress } from '#http/limit-by-address.ts';
import { success } from '#http/success.ts';
import { assertCheck, refusePrograms } from '../form-refusal.ts';
import type { SubmissionParts } from '../inquiries/inquiry-routes.ts';
import { APPLICATIONS, UPLOADS } from '../limits.ts';
import { FORM_LIMITS, noRoom, receiveForm } from '../receive-form.ts';
import { storeApplication } from './application-queries.ts';

/** Two files of 10 MB over a slow phone, at 0.3 Mbit/s. */
const LONGEST_UPLOAD_MS = 600_000;

const Fields = sendApplication.schema.body.omit({ resume: true, coverLetter: true });

const MEGABYTE = 1024 * 1024;

type ApplicationParts = SubmissionParts & {
  files: Files;
  limits: Pick<Config, 'uploadsMb' | 'uploadsPerAddressMb'>;
  /** Called with the bytes of files that were taken. */
  onUpload: (bytes: number) => void;
};

const bytesOf = (files: readonly ReceivedFile[]) =>
  files.reduce((total, { size }) => total + size, 0);

/** Applications for a job, with two files each. */
export const applicationRoutes: FastifyPluginAsyncZod<ApplicationParts> = async (
  app,
  { db, secret, now, notify, files, limits, onUpload },
) => {
  const perAddress = { ...UPLOADS, most: limits.uploadsPerAddressMb * 1024 };
  const mostBytes = limits.uploadsMb * MEGABYTE;

  async function countBytes(address: string, received: readonly ReceivedFile[]): Promise<void> {
    const amount = Math.ceil(bytesOf(received) / 1024);
    await limitByAddress(db, { ...perAddress, amount }, { address, secret, now: now() });
  }

  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });

  app.route({
    ...sendApplication,
    config: { bodyMs: LONGEST_UPLOAD_MS },
    // The contract's body describes the form; it is read part by part, and checked below.
    validatorCompiler: () => () => true,
    handler: async (request) =>
      receiveForm(request, files.incoming, {
        begin: () => limitByAddress(db, APPLICATIONS, { address: request.ip, secret, now: now() }),
        use: async (form) => {
          const { submissionId, ...application } = readRequestPart(Fields, form.fields);
          refusePrograms(application);
          const isThere = (kind: string) => form.files.some((file) => file.kind === kind);
          assertCheck(
            checkApplication(application, {
              resume: isThere('resume'),
              coverLetter: isThere('coverLetter'),
            }),
          );
          const { data: jobId } = JobId.safeParse(application.jobId);
          if (!jobId) throw new AppError('not_found', { code: 'company.notOpen' });

          await countBytes(request.ip, form.files);
          const place = { db, store: files.store, mostBytes, now: now(), log: request.log };
          const outcome = await storeFiles(place, form.files, (keys) =>
            storeApplication(db, {
              application,
              jobId,
              submissionId: submissionId || null,
              keys,
              now: now(),
            }),
          );
          if (outcome === 'no_room') throw noRoom();
          if (outcome === 'absent') throw new AppError('not_found', { code: 'company.notOpen' });
          if (outcome === 'stored') {
            onUpload(bytesOf(form.files));
            notify('newApplication', application);
          }
          return success({ code: 'done.resumeUploaded' });
        },
      }),
  });
};
