import {
  changeApplication,
  changeInquiry,
  deleteSubmissions,
  downloadFile,
  getRetention,
  getTotals,
  listActions,
  listApplications,
  listDeletions,
  listInquiries,
  sendApplication,
  sendInquiry,
  setRetention,
  undoDeletion,
} from '@shortlist/contracts';
import type { ServerFeature } from '../server-feature.ts';
import { adminSubmissionRoutes } from './admin-routes.ts';
import { applicationRoutes } from './applications/application-routes.ts';
import { deletionRoutes } from './deletion/deletion-routes.ts';
import { removeDeletedSubmissions, removeOldSubmissions } from './deletion/removal-queries.ts';
import { retentionRoutes } from './deletion/retention-routes.ts';
import { inquiryRoutes } from './inquiries/inquiry-routes.ts';
import { APPLICATIONS, INQUIRIES, UPLOADS } from './limits.ts';
import { createNotifier } from './notify-admin.ts';

/** Messages of the forms of the company's site, and the admins' work with them. All of it is the company's, and no account's. */
export const submissions = {
  name: 'submissions',
  calls: {
    ...{ sendInquiry, sendApplication },
    ...{ listInquiries, changeInquiry, listApplications, changeApplication, downloadFile },
    ...{ getTotals, deleteSubmissions, listDeletions, undoDeletion, listActions },
    ...{ getRetention, setRetention },
  },
  begin: ({ config, database: { db }, files, mailer, metrics, now, origin }) => ({
    async routes(api) {
      const notify = createNotifier({ adminEmail: config.adminEmail, mailer, origin });
      const parts = { db, now, notify, secret: config.sessionSecret };
      const onUpload = (bytes: number) => metrics.uploads.inc(bytes);
      await api.register(inquiryRoutes, parts);
      await api.register(applicationRoutes, { ...parts, files, onUpload, limits: config });
      await api.register(adminSubmissionRoutes, { db, store: files.store, now });
      await api.register(deletionRoutes, { db, now });
      await api.register(retentionRoutes, { db, now, uploadsMb: config.uploadsMb });
    },
  }),
  limits: [INQUIRIES, APPLICATIONS, UPLOADS],
  expire: [
    ({ db, files, now, signal }) => removeDeletedSubmissions(db, files.store, now, signal),
    ({ db, files, now, signal }) => removeOldSubmissions(db, files.store, now, signal),
  ],
} satisfies ServerFeature;
