import {
  getDocument,
  getJob,
  getModel,
  listDocuments,
  listJobs,
  listPursuits,
  listVersions,
  PAGES,
} from '@shortlist/contracts';
import { BRACKETED, wordsOutside } from '@shortlist/messages/bracketed.test-support';
import { type ResumeId, SECTIONS } from '@shortlist/model';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { documentAnswer, setWindowWidth } from '#pages/editor/open-editor.test-support.tsx';
import { openNetwork } from './network.test-support.ts';
import { closeApp, openAt } from './open-app.test-support.tsx';
import { PAGE_PARTS, routes } from './routes.tsx';
import { JOBS, ONE_JOB } from './site-jobs.test-support.ts';

const RESUME = '0b9c5a1e-3f1d-4c7e-9a00-0000000000aa' as ResumeId;

beforeEach(() => {
  const network = openNetwork();
  network.answer(listDocuments, { status: 'success', message: '', documents: [] });
  network.answer(listPursuits, { status: 'success', message: '', applications: [], next: null });
  network.answer(listJobs, JOBS);
  network.answer(getJob, ONE_JOB);
  network.answer(getModel, { status: 'success', message: '', isOn: false, name: '' });
  network.answer(getDocument, documentAnswer(RESUME, resumeWithoutEntries()));
  const at = '2026-11-20T10:00:00.000Z';
  const versions = [{ version_id: 't1', reason: 'typed' as const, at, keys: ['summary'] }];
  network.answer(listVersions, { status: 'success', message: '', versions, next: null });
  setWindowWidth(false);
});
afterEach(closeApp);

const addressOf = (path: string) =>
  path
    .replace(':releaseId', 'sora')
    .replace(':articleId', 'honest-scores')
    .replace(':jobId', 'bridge-engineer')
    .replace(':resumeId', RESUME)
    .replace(':letterId', RESUME);

/** Pages of long texts, which are content and not words of the interface: what stands around it is looked at. */
const CONTENT =
  /^\/(?:$|how-it-works|research|company\/(?!contact|careers\/jobs)|job_board|faq|company\/careers\/jobs\/[\w-]+$)/u;

/** Texts that are data: names of the product, of designs and of file formats, the job and the resume of the tests, the start of an address, and what the paper of a resume without a name says. */
const DATA =
  /Shortlist|Classic|Harvard|Modern|Compact|Academic|European|Sidebar|Timeline|Bridge Engineer|Engineering|Dallas, Texas|Staff engineer|Your Name|PDF|Word|Plain text|Markdown|JSON Resume|Resume\.pdf|linkedin\.com\/in\//gu;

const SPOKEN = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];

/** Lists the words of a part of the page, and of what it says to those who do not see it, that are none of the catalogue's. */
function foreignWords(root: Element): string[] {
  // The paper says what the resume says, in its own language; dates are written by the browser.
  for (const data of root.querySelectorAll('article, time')) data.remove();
  const attributes = SPOKEN.flatMap((name) =>
    Array.from(root.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ''),
  );
  return [root.textContent ?? '', ...attributes].flatMap((text) =>
    wordsOutside(text.replace(DATA, ' ')),
  );
}

/** The editor is left out: what guides a person there is kept with the kind of section. */
const ADDRESSES = Object.values(PAGES)
  .filter(({ path }) => !path.startsWith('/admin') && !path.includes(':section'))
  .map(({ path }) => addressOf(path));

it.each(ADDRESSES)('[HO10] says nothing at %s that is none of the catalogue', async (address) => {
  openAt(address, routes, { ...PAGE_PARTS, language: BRACKETED });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {});
  const parts = CONTENT.test(address)
    ? [...document.querySelectorAll('header, nav, footer, [role=region]')]
    : [document.body];
  expect(parts.length).toBeGreaterThan(0);
  expect(new Set(parts.flatMap(foreignWords))).toEqual(new Set());
});

it('[HO10] says what was changed in a version in the words of the catalogue', async () => {
  openAt(`/resume/${RESUME}/history`, routes, { ...PAGE_PARTS, language: BRACKETED });
  await screen.findByRole('heading', { level: 3 });
  expect(new Set(foreignWords(document.body))).toEqual(new Set());
});

it('[HO10] names the kinds of section in the words of the catalogue', async () => {
  openAt(`/resume/${RESUME}/awards`, routes, { ...PAGE_PARTS, language: BRACKETED });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.length).toBeGreaterThan(7);
  expect(tabs.flatMap(foreignWords)).toEqual([]);
  expect(foreignWords(screen.getByRole('heading', { level: 1 }))).toEqual([]);
  expect(screen.getAllByRole('button').flatMap(foreignWords)).toEqual([]);
});

it.each(SECTIONS.tabs)(
  '[HO10] labels the fields of %s in the words of the catalogue',
  async (tab) => {
    openAt(`/resume/${RESUME}/${tab}`, routes, { ...PAGE_PARTS, language: BRACKETED });
    await screen.findAllByRole('textbox');
    const labels = [...document.querySelectorAll('label, legend')];
    const hints = Array.from(document.querySelectorAll('[aria-describedby]'), (field) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? ''),
    );
    expect(labels.length).toBeGreaterThan(0);
    expect([...labels, ...hints.filter((hint) => hint !== null)].flatMap(foreignWords)).toEqual([]);
  },
);
