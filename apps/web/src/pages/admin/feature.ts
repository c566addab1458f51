import { pageOf, type WebFeature } from '../web-feature.ts';

const load = () => import('./admin-pages.tsx');

/** The pages of admins, which nobody else is shown: their addresses have that access. */
export const admin: WebFeature = {
  name: 'admin',
  pages: {
    adminInquiries: pageOf(load, 'InquiriesPage'),
    adminApplications: pageOf(load, 'ApplicationsPage'),
    adminJobs: pageOf(load, 'JobsPage'),
    adminNewJob: pageOf(load, 'NewJobPage'),
    adminJob: pageOf(load, 'EditJobPage'),
    adminRetention: pageOf(load, 'RetentionPage'),
    adminStatus: pageOf(load, 'StatusPage'),
  },
};
