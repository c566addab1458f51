import { fc, test } from '@fast-check/vitest';
import { SECTIONS } from '@shortlist/model';
import { SECTIONS_WITH_PATENTS } from '@shortlist/model/patent.test-support';
import { describe, expect, it } from 'vitest';
import { findPage, PAGES, type PageName, REDIRECTS } from '../index.ts';
import { hrefOf } from './href-of.ts';
import type { Page } from './pages.ts';

const NAMES = Object.keys(PAGES) as PageName[];

describe('findPage', () => {
  it.each([
    { path: '/', name: 'home', params: {} },
    { path: '/resume', name: 'resumes', params: {} },
    { path: '/resume/r1/final', name: 'preview', params: { resumeId: 'r1' } },
    { path: '/research/gpt-4.5', name: 'researchRelease', params: { releaseId: 'gpt-4.5' } },
    { path: '/research/overview', name: 'researchOverview', params: {} },
    { path: '/company/careers/jobs/a%20b', name: 'job', params: { jobId: 'a b' } },
    { path: '/company/careers/jobs/7/apply', name: 'apply', params: { jobId: '7' } },
  ])('finds $name at $path', ({ path, name, params }) => {
    expect(findPage(path, SECTIONS)).toMatchObject({ kind: 'page', name, params });
  });

  it.each(SECTIONS.tabs)('finds the editor section %s', (section) => {
    expect(findPage(`/resume/r1/${section}`, SECTIONS)).toMatchObject({
      name: 'editor',
      params: { section },
    });
  });

  it('[HO1] finds a section that a test adds only with the registry that has it', () => {
    expect(findPage('/resume/r1/Patents', SECTIONS_WITH_PATENTS)).toEqual({
      kind: 'moved',
      to: '/resume/r1/patents',
    });
    expect(findPage('/resume/r1/patents', SECTIONS_WITH_PATENTS)).toMatchObject({
      name: 'editor',
      params: { section: 'patents' },
    });
    expect(findPage('/resume/r1/patents', SECTIONS)).toBeUndefined();
  });

  it('[OC2] finds sections that only some resumes have, also those of a person', () => {
    const section = (name: string) => findPage(`/resume/r1/${name}`, SECTIONS);
    expect(section('languages')).toMatchObject({ params: { section: 'languages' } });
    expect(section('custom-talks')).toMatchObject({ params: { section: 'custom-talks' } });
    expect(section('custom-')).toBeUndefined();
  });

  const REDIRECTED = Object.values(REDIRECTS).map(({ path, to }) => ({
    from: path,
    to: hrefOf(to),
  }));
  it.each(REDIRECTED)('[SH7] sends $from on to $to, which is a page', ({ from, to }) => {
    expect(findPage(from, SECTIONS)).toEqual({ kind: 'redirect', to });
    expect(findPage(`${from}/`, SECTIONS)).toEqual({ kind: 'redirect', to });
    expect(findPage(from.toUpperCase(), SECTIONS)).toEqual({ kind: 'redirect', to });
    expect(findPage(to, SECTIONS)?.kind).toBe('page');
  });

  it.each([
    { path: '/Resume', to: '/resume' },
    { path: '/resume/', to: '/resume' },
    { path: '/JOB_BOARD/', to: '/job_board' },
    { path: '/Research/GPT-4.5', to: '/research/gpt-4.5' },
    { path: '/Resume/aB%20c/Contact', to: '/resume/aB%20c/contact' },
    { path: '/company/Careers/jobs/Ab', to: '/company/careers/jobs/Ab' },
    { path: '/%4Cogin', to: '/login' },
  ])('[SH7] sends $path to its own address, and leaves data as it is', ({ path, to }) => {
    expect(findPage(path, SECTIONS)).toEqual({ kind: 'moved', to });
    expect(findPage(to, SECTIONS)?.kind).toBe('page');
  });

  it.each([
    '',
    '//',
    '/resume//final',
    '/resume/r1',
    '/resume/r1/skill',
    '/research/gpt-5',
    '/company/jobs',
    '/%E0%A4%A',
    '/company/careers/jobs/%2',
  ])('[SH7] finds nothing at %j', (path) => {
    expect(findPage(path, SECTIONS)).toBeUndefined();
  });

  test.prop([fc.constantFrom(...NAMES), fc.string({ minLength: 1 }).filter(isEncodable)])(
    'finds every page at its own path, whatever its free parameters say',
    (name, text) => {
      const page: Page = PAGES[name];
      const firstOf = (known: NonNullable<Page['params']>[string] | undefined) =>
        (typeof known === 'function' ? known(SECTIONS, text) : known)?.[0];
      const path = page.path.replace(/:(\w+)/gu, (_, param) =>
        encodeURIComponent(firstOf(page.params?.[param]) ?? text),
      );
      expect(findPage(path, SECTIONS)).toMatchObject({ kind: 'page', name });
      if (name !== 'home')
        expect(findPage(`${path}/`, SECTIONS)).toEqual({ kind: 'moved', to: path });
    },
  );
});

/** Halves of characters have no address, and dots alone are steps in one. */
function isEncodable(text: string): boolean {
  return !/\p{Surrogate}|^\.+$/u.test(text);
}
