import { type EditorSection, isOwnKey, type Sections } from '@shortlist/resume';
import { ARTICLE_IDS } from './article-ids.ts';

/**
 * A page of the web app. A word of `path` after a colon is a parameter; `params` lists the values that a
 * parameter may have, where it may not have any, by the kinds of section that the program knows and what is written in
 * the address. `server` pages are public reading, which the server renders and search engines index. The others belong to one person: of a
 * `loading` page the server renders what stands there until that person's resumes have come, the same for everybody; of a `client` page nothing.
 */
export type Page = {
  path: `/${string}`;
  title: string;
  rendered: 'server' | 'loading' | 'client';
  params?: Readonly<
    Record<string, readonly string[] | ((sections: Sections, written: string) => readonly string[])>
  >;
  /** The jobs that the page is about: all open ones, or the one it names, without which it is no page. */
  reads?: 'jobs' | 'job';
  /** The role whose page it is, where it is not everybody's: to all others its address leads nowhere. */
  access?: 'admin';
};

/** The sections that some resume has; which of them this one has is known once it is open. */
function sectionPaths({ kinds }: Sections, written: string): EditorSection[] {
  const paths: EditorSection[] = ['contact', ...kinds.map(({ path }) => path)];
  // An own section's key is its address.
  return isOwnKey(written) ? [...paths, written as EditorSection] : paths;
}

/** Every page of the product: the web app routes by it, the server tells 200 from 404 by it. */
export const PAGES = {
  home: { path: '/', title: 'Resumes read correctly by people and machines', rendered: 'server' },
  howItWorks: { path: '/how-it-works', title: 'How it works', rendered: 'server' },
  researchIndex: { path: '/research/index', title: 'Research', rendered: 'server' },
  researchOverview: { path: '/research/overview', title: 'Research Overview', rendered: 'server' },
  researchResidency: {
    path: '/research/residency',
    title: 'Research Residency',
    rendered: 'server',
  },
  researchRelease: {
    path: '/research/:releaseId',
    title: 'Latest Advancements',
    rendered: 'server',
    params: { releaseId: ['openai-o3', 'gpt-4.5', 'sora'] },
  },
  article: {
    path: '/research/articles/:articleId',
    title: 'Article',
    rendered: 'server',
    params: { articleId: ARTICLE_IDS },
  },
  about: { path: '/company/about-us', title: 'About Us', rendered: 'server' },
  careers: { path: '/company/careers', title: 'Careers', rendered: 'server' },
  jobSearch: {
    path: '/company/careers/search',
    title: 'Job Search',
    rendered: 'server',
    reads: 'jobs',
  },
  job: { path: '/company/careers/jobs/:jobId', title: 'Job', rendered: 'server', reads: 'job' },
  apply: {
    path: '/company/careers/jobs/:jobId/apply',
    title: 'Apply',
    rendered: 'client',
    reads: 'job',
  },
  contactUs: { path: '/company/contact', title: 'Contact Us', rendered: 'server' },
  terms: {
    path: '/company/terms-and-privacy',
    title: 'Terms & Privacy',
    rendered: 'server',
  },
  jobBoard: { path: '/job_board', title: 'Job Board', rendered: 'server', reads: 'jobs' },
  faq: { path: '/faq', title: 'FAQ', rendered: 'server' },
  login: { path: '/login', title: 'Log in', rendered: 'client' },
  adminInquiries: {
    path: '/admin/inquiries',
    title: 'Inquiries',
    rendered: 'client',
    access: 'admin',
  },
  adminApplications: {
    path: '/admin/applications',
    title: 'Applications',
    rendered: 'client',
    access: 'admin',
  },
  adminJobs: { path: '/admin/jobs', title: 'Jobs', rendered: 'client', access: 'admin' },
  adminNewJob: { path: '/admin/jobs/new', title: 'New job', rendered: 'client', access: 'admin' },
  adminRetention: {
    path: '/admin/retention',
    title: 'Retention',
    rendered: 'client',
    access: 'admin',
  },
  adminStatus: { path: '/admin/status', title: 'Status', rendered: 'client', access: 'admin' },
  adminJob: { path: '/admin/jobs/:jobId', title: 'Job', rendered: 'client', access: 'admin' },
  resetPassword: { path: '/reset-password', title: 'Set a new password', rendered: 'client' },
  verifyEmail: { path: '/verify-email', title: 'Confirm your email address', rendered: 'client' },
  account: { path: '/account', title: 'Your account', rendered: 'client' },
  resumes: { path: '/resume', title: 'Resumes', rendered: 'loading' },
  preview: { path: '/resume/:resumeId/final', title: 'Final preview', rendered: 'loading' },
  designs: { path: '/resume/:resumeId/designs', title: 'Designs', rendered: 'loading' },
  editor: {
    path: '/resume/:resumeId/:section',
    title: 'Editor',
    rendered: 'loading',
    params: { section: sectionPaths },
  },
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
