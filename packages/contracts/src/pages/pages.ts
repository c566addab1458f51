import { type EditorSection, isOwnKey, type Sections } from '@shortlist/model';
import { ARTICLE_IDS } from './article-ids.ts';

/**
 * A page of the web app. A word of `path` after a colon is a parameter; `params` lists the values that a
 * parameter may have, where it may not have any, by the kinds of section that the program knows and what is written in
 * the address. `server` pages are public reading, which the server renders and search engines index. The others belong to one person: of a
 * `loading` page the server renders what stands there until that person's resumes have come, the same for everybody; of a `client` page nothing.
 * `isDesk` pages are for work at one document: the shell's menu is narrow by itself, and in a wide window the head of the page
 * has the row of the top bar.
 */
export type Page = {
  path: `/${string}`;
  rendered: 'server' | 'loading' | 'client';
  params?: Readonly<
    Record<string, readonly string[] | ((sections: Sections, written: string) => readonly string[])>
  >;
  /** The jobs that the page is about: all open ones, or the one it names, without which it is no page. */
  reads?: 'jobs' | 'job';
  /** The role whose page it is, where it is not everybody's: to all others its address leads nowhere. */
  access?: 'admin';
  isDesk?: true;
};

/** The sections that some resume has; which of them this one has is known once it is open. */
function sectionPaths({ kinds }: Sections, written: string): EditorSection[] {
  const paths: EditorSection[] = ['contact', ...kinds.map(({ path }) => path)];
  // An own section's key is its address.
  return isOwnKey(written) ? [...paths, written as EditorSection] : paths;
}

/** Every page of the product: the web app routes by it, the server tells 200 from 404 by it. */
export const PAGES = {
  home: { path: '/', rendered: 'server' },
  howItWorks: { path: '/how-it-works', rendered: 'server' },
  researchIndex: { path: '/research/index', rendered: 'server' },
  researchOverview: { path: '/research/overview', rendered: 'server' },
  researchResidency: {
    path: '/research/residency',
    rendered: 'server',
  },
  researchRelease: {
    path: '/research/:releaseId',
    rendered: 'server',
    params: { releaseId: ['openai-o3', 'gpt-4.5', 'sora'] },
  },
  article: {
    path: '/research/articles/:articleId',
    rendered: 'server',
    params: { articleId: ARTICLE_IDS },
  },
  about: { path: '/company/about-us', rendered: 'server' },
  careers: { path: '/company/careers', rendered: 'server' },
  jobSearch: {
    path: '/company/careers/search',
    rendered: 'server',
    reads: 'jobs',
  },
  job: { path: '/company/careers/jobs/:jobId', rendered: 'server', reads: 'job' },
  apply: {
    path: '/company/careers/jobs/:jobId/apply',
    rendered: 'client',
    reads: 'job',
  },
  contactUs: { path: '/company/contact', rendered: 'server' },
  terms: {
    path: '/company/terms-and-privacy',
    rendered: 'server',
  },
  jobBoard: { path: '/job_board', rendered: 'server', reads: 'jobs' },
  pursuits: { path: '/job_board/applications', rendered: 'client' },
  newPursuit: { path: '/job_board/applications/new', rendered: 'client' },
  pursuit: { path: '/job_board/applications/:applicationId', rendered: 'client', isDesk: true },
  faq: { path: '/faq', rendered: 'server' },
  login: { path: '/login', rendered: 'client' },
  adminInquiries: {
    path: '/admin/inquiries',
    rendered: 'client',
    access: 'admin',
  },
  adminApplications: {
    path: '/admin/applications',
    rendered: 'client',
    access: 'admin',
  },
  adminJobs: { path: '/admin/jobs', rendered: 'client', access: 'admin' },
  adminNewJob: { path: '/admin/jobs/new', rendered: 'client', access: 'admin' },
  adminRetention: {
    path: '/admin/retention',
    rendered: 'client',
    access: 'admin',
  },
  adminStatus: { path: '/admin/status', rendered: 'client', access: 'admin' },
  adminJob: { path: '/admin/jobs/:jobId', rendered: 'client', access: 'admin' },
  resetPassword: { path: '/reset-password', rendered: 'client' },
  verifyEmail: { path: '/verify-email', rendered: 'client' },
  endReminders: { path: '/reminders/end', rendered: 'client' },
  account: { path: '/account', rendered: 'client' },
  resumes: { path: '/resume', rendered: 'loading' },
  preview: { path: '/resume/:resumeId/final', rendered: 'loading', isDesk: true },
  designs: { path: '/resume/:resumeId/designs', rendered: 'loading', isDesk: true },
  resumeHistory: { path: '/resume/:resumeId/history', rendered: 'client', isDesk: true },
  compare: { path: '/resume/:resumeId/compare', rendered: 'client', isDesk: true },
  editor: {
    path: '/resume/:resumeId/:section',
    rendered: 'loading',
    params: { section: sectionPaths },
    isDesk: true,
  },
  letter: { path: '/letter/:letterId', rendered: 'client', isDesk: true },
  letterPreview: { path: '/letter/:letterId/final', rendered: 'client', isDesk: true },
  letterHistory: { path: '/letter/:letterId/history', rendered: 'client', isDesk: true },
  letterCompare: { path: '/letter/:letterId/compare', rendered: 'client', isDesk: true },
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof PAGES;

/** The pages that the admin area leads to, in their order. */
export const ADMIN_AREAS = [
  'adminInquiries',
  'adminApplications',
  'adminJobs',
  'adminRetention',
  'adminStatus',
] as const satisfies readonly PageName[];

/** Addresses that stand for a page's. */
export const REDIRECTS = {
  research: { path: '/research', to: 'researchIndex' },
  company: { path: '/company', to: 'about' },
  admin: { path: '/admin', to: 'adminInquiries' },
} as const satisfies Record<string, { path: `/${string}`; to: PageName }>;
export type RedirectName = keyof typeof REDIRECTS;
