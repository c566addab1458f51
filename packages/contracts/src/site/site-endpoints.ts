import { listActions } from '../admin/admin-actions.ts';
import { listBackups } from '../admin/admin-backups.ts';
import { deleteSubmissions, listDeletions, undoDeletion } from '../admin/admin-deletions.ts';
import {
  changeJob,
  createJob,
  deleteJob,
  getJobToEdit,
  getTotals,
  listJobsToEdit,
} from '../admin/admin-jobs.ts';
import { getRetention, setRetention } from '../admin/admin-retention.ts';
import { getStatus } from '../admin/admin-status.ts';
import {
  changeApplication,
  changeInquiry,
  listApplications,
  listInquiries,
} from '../admin/admin-submissions.ts';
import type { Endpoint } from '../endpoint.ts';
import { sendApplication } from './application.ts';
import { sendInquiry } from './inquiry.ts';
import { getJob, listJobs } from './job.ts';

/** The company site's operations that are open to everybody. */
export const SITE_ENDPOINTS = {
  listJobs,
  getJob,
  sendInquiry,
  sendApplication,
} satisfies Record<string, Endpoint>;

/** Endpoints for admins only. All of it answers in the envelope; `downloadFile` and `downloadBackup` stand alone. */
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
  deleteSubmissions,
  listDeletions,
  undoDeletion,
  getRetention,
  setRetention,
  getStatus,
  listBackups,
  listActions,
} satisfies Record<string, Endpoint>;
