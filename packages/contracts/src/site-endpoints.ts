import {
  changeJob,
  createJob,
  deleteJob,
  getJobToEdit,
  getTotals,
  listJobsToEdit,
} from './admin-jobs.ts';
import {
  changeApplication,
  changeInquiry,
  listApplications,
  listInquiries,
} from './admin-submissions.ts';
import { sendApplication } from './application.ts';
import type { Endpoint } from './endpoint.ts';
import { sendInquiry } from './inquiry.ts';
import { getJob, listJobs } from './job.ts';

/** The company site's operations that are open to everybody. */
export const SITE_ENDPOINTS = {
  listJobs,
  getJob,
  sendInquiry,
  sendApplication,
} satisfies Record<string, Endpoint>;

/** What only an admin may do. All of it answers in the envelope; `downloadFile` stands alone. */
export const ADMIN_ENDPOINTS = {
  listJobsToEdit,
  getJobToEdit,
  createJob,
  changeJob,
  deleteJob,
  getTotals,
  listInquiries,
  changeInquiry,
  listApplications,
  changeApplication,
} satisfies Record<string, Endpoint>;
