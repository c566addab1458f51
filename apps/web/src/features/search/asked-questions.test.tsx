import { listDocuments, listJobs } from '@shortlist/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { listSiteDocuments, readAskedAs } from '../../site-index/site-documents.ts';
import { ASKED_QUESTIONS, SEEDED_JOBS } from './asked-questions.test-support.ts';
import { SiteSearch } from './site-search.tsx';

/** So many of the questions have to find a right answer among the first `FIRST`. */
const ENOUGH = 95;
const FIRST = 3;

beforeEach(() => {
  const network = openNetwork();
  network.answer(listJobs, SEEDED_JOBS);
  network.answer(listDocuments, { status: 'success', message: '', documents: [] });
});
afterEach(closeApp);

const field = () => screen.getByRole('combobox');
const firstAnswers = () =>
  screen
    .queryAllByRole('option')
    .slice(0, FIRST)
    .map((option) => option.getAttribute('href') ?? '');

async function ask(question: string): Promise<string[]> {
  fireEvent.change(field(), { target: { value: question } });
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  return firstAnswers();
}

it(`[WS1] answers ${ENOUGH} of 100 questions as people ask them among the first three`, async () => {
  openAt('/', [{ path: '/', element: <SiteSearch label="What can I help with?" /> }]);
  fireEvent.focus(field());
  await ask('site reliability');
  await waitFor(() => expect(firstAnswers()[0]).toContain('site-reliability-engineer'));

  const questions = Object.values(ASKED_QUESTIONS).flat();
  expect(questions).toHaveLength(100);
  const offenders: string[] = [];
  for (const [question, right] of questions) {
    const found = await ask(question);
    if (!found.some((href) => right.includes(href)))
      offenders.push(`“${question}” finds ${found.join(', ') || 'nothing'}`);
  }
  expect(offenders.length, offenders.join('\n')).toBeLessThanOrEqual(100 - ENOUGH);
});

it('[WS1] expects and describes only what there is', async () => {
  const there = new Set((await listSiteDocuments()).map(({ href }) => href));
  for (const { id } of SEEDED_JOBS.jobs) there.add(`/company/careers/jobs/${id}`);
  const right = Object.values(ASKED_QUESTIONS).flatMap((asked) => asked.flatMap(([, to]) => to));
  const unknown = [...right, ...Object.keys(await readAskedAs())].filter(
    (href) => !there.has(href),
  );
  expect(unknown).toEqual([]);
});
