import { type EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import type { FlatResume } from '@shortlist/model/resume.test-support';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { closeEditor, openPreview, setWindowWidth } from './open-editor.test-support.tsx';

/** A posting of six keywords and more. */
export const POSTING = `Data Analyst
Acme, Dallas

What you will do
- Build dashboards in Tableau
- Write SQL against our data warehouse

Requirements
- Python
- A/B testing
- Project management

Nice to have
- Snowflake

Benefits
- Health insurance, dental and vision`;

/** A resume that states one of them in so many words. */
export const RESUME: Partial<FlatResume> = {
  summary: 'Writes SQL for the sales team.',
  experiences: [
    {
      ...emptyFlatEntry('experience', 'x1' as EntryId, SECTIONS),
      role: 'Analyst',
      bullets: '• Managed twelve projects\n• Tuned SQL in Oracle',
    },
  ],
};

export const panel = () => screen.getByRole('complementary', { name: 'AI Keyword Targeting' });
export const field = () => within(panel()).getByLabelText('Job description or job title');
export const paste = (text: string) => fireEvent.change(field(), { target: { value: text } });
export const chips = (group: string) =>
  within(within(panel()).getByRole('list', { name: group }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
export const chip = (name: RegExp) => within(panel()).getByRole('button', { name });
export const card = (keyword: string) => within(panel()).findByRole('region', { name: keyword });
export const sentences = async (keyword: string, list: string) =>
  within(within(await card(keyword)).getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
export const score = () =>
  within(panel()).getByText('Overall Match Score').parentElement?.textContent;
export const highlighted = () => screen.queryAllByTestId('highlight');

/** Gives each test of a file workers that have been asked nothing, and closes its page. */
export function serveKeywordPanel(): void {
  beforeEach(() => {
    serveWorkers();
    setWindowWidth(false);
  });
  afterEach(closeEditor);
}

export async function openWithPanel(...preview: Parameters<typeof openPreview>) {
  const app = await openPreview(...preview);
  await screen.findByRole('complementary', { name: 'AI Keyword Targeting' });
  return app;
}

export async function compare(posting = POSTING, resume = RESUME) {
  const app = await openWithPanel(resume);
  paste(posting);
  await within(panel()).findByRole('heading', { name: 'Analysis & Recommendation' });
  return app;
}
