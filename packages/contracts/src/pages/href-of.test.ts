import { SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';
import { hrefOf } from './href-of.ts';

describe('hrefOf', () => {
  it.each([
    { it: 'a page without parameters', href: hrefOf('home'), is: '/' },
    {
      it: 'every parameter of a page',
      href: hrefOf('editor', { resumeId: 'r1', section: 'skills' }),
      is: '/resume/r1/skills',
    },
    {
      it: 'a parameter that is data, escaped',
      href: hrefOf('apply', { jobId: 'a b/c' }),
      is: '/company/careers/jobs/a%20b%2Fc/apply',
    },
    {
      it: 'a query, escaped',
      href: hrefOf('login', {}, { query: { view: 'sign-up', next: '/resume?sort=a b' } }),
      is: '/login?view=sign-up&next=%2Fresume%3Fsort%3Da+b',
    },
    { it: 'a place on a page', href: hrefOf('faq', {}, { hash: 'cost' }), is: '/faq#cost' },
    { it: 'an address that leads on', href: hrefOf('admin'), is: '/admin' },
  ])('writes $it', ({ href, is }) => {
    expect(href).toBe(is);
  });

  it('is found again with the parameters that it was made of', () => {
    const jobId = 'Ingénieur: 100 % "á la carte"?';
    expect(findPage(hrefOf('job', { jobId }), SECTIONS)).toMatchObject({
      name: 'job',
      params: { jobId },
    });
  });
});
