import { checkInquiry, HIDDEN_FIELD, sendInquiry } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import { limitByAddress } from '#http/limit-by-address.ts';
import { success } from '#http/success.ts';
import { assertCheck, refusePrograms } from '../form-refusal.ts';
import { INQUIRIES } from '../limits.ts';
import type { NotifyAdmin } from '../notify-admin.ts';
import { addInquiry } from './inquiry-queries.ts';

export type SubmissionParts = { db: Db; secret: string; now: () => Date; notify: NotifyAdmin };

/** Inquiries of the contact page. */
export const inquiryRoutes: FastifyPluginAsyncZod<SubmissionParts> = async (app, parts) => {
  const { db, secret, now, notify } = parts;

  app.route({
    ...sendInquiry,
    handler: async ({ body, ip }) => {
      await limitByAddress(db, INQUIRIES, { address: ip, secret, now: now() });
      refusePrograms(body);
      const { [HIDDEN_FIELD]: _, submissionId, ...inquiry } = body;
      assertCheck(checkInquiry(inquiry));
      const isNew = await addInquiry(db, inquiry, {
        submissionId: submissionId || null,
        now: now(),
      });
      if (isNew) notify('newInquiry', inquiry);
      // Spelled as the product spells it.
      return success({ code: 'done.inquirySent' });
    },
  });
};
