import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { workerLog } from '#features/keywords/analysis/direct-worker.test-support.ts';
import {
  card,
  chip,
  chips,
  compare,
  field,
  highlighted,
  openWithPanel,
  POSTING,
  panel,
  RESUME,
  score,
  sentences,
  serveKeywordPanel,
} from './keyword-panel.test-support.ts';

serveKeywordPanel();

describe('the keyword panel', () => {
  it('[PV9] says where a job description comes from when there is none, and has a place for one', async () => {
    await openWithPanel(RESUME);
    expect(panel().textContent).toContain(
      'No job description provided. Paste one in the AI builder to see keyword analysis.',
    );
    expect(field()).toBeTruthy();
    expect(workerLog.asked).toBe(0);
  });

  it('[PV10] shows the score in percent, and what it was counted from', async () => {
    await compare();
    expect(score()).toBe('Overall Match Score32% 2 of 8 keywords');
    expect(panel().textContent).not.toMatch(/\bATS\b|chance|No job description/);
  });

  it('[PV10] parts the keywords by status and says what stating a missing one would add', async () => {
    await compare();
    expect(chips('Matching Keywords')).toEqual(['SQL']);
    expect(chips('Indirect Keywords')).toEqual(['Project management']);
    expect(chips('Missing Keywords')).toEqual([
      'dashboards, +14 points if added alone',
      'Tableau, +15 points if added alone',
      'data warehouse, +13 points if added alone',
      'Python, +15 points if added alone',
      'A/B testing, +14 points if added alone',
      'Snowflake, nice to have, +8 points if added alone',
    ]);
  });

  it('[PV10] has the first matching keyword selected, with the sentences of both sides', async () => {
    await compare();
    expect(chip(/^SQL/).getAttribute('aria-pressed')).toBe('true');
    expect(await sentences('SQL', 'Found in your resume')).toEqual([
      'Writes SQL for the sales team.',
      'Tuned SQL in Oracle',
    ]);
    expect(await sentences('SQL', 'Mentioned in the job description')).toEqual([
      'Write SQL against our data warehouse',
    ]);
    const marks = (await card('SQL')).querySelectorAll('mark');
    expect([...marks].map(({ textContent }) => textContent)).toEqual(['SQL', 'SQL', 'SQL']);
  });

  it('[PV10] has the first missing keyword selected where none matches', async () => {
    await compare(POSTING, { summary: 'Bakes bread.' });
    const missing = within(panel()).getByRole('list', { name: 'Missing Keywords' });
    const [first] = within(missing).getAllByRole('button');
    expect(first?.getAttribute('aria-pressed')).toBe('true');
    expect((await card('dashboards')).textContent).toContain('Not in your resume.');
  });

  it('[PV10] gives gap and recommendation, for the posting and for the keyword chosen', async () => {
    const { user } = await compare();
    const terms = within(panel()).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Gap', 'Recommendation']);
    await user.click(chip(/^Python/));
    expect((await card('Python')).textContent).toContain(
      'If you have used it, say where and with what result. If not, leave it out.',
    );
  });

  it('tells the formula and its version on request', async () => {
    const { user } = await compare();
    await user.click(within(panel()).getByText('How this is counted'));
    expect(within(panel()).getByText(/weighs 2, one that is nice to have 1/)).toBeTruthy();
    expect(within(panel()).getByText(/Formula version 3\./)).toBeTruthy();
  });

  it('gives no number under five keywords and says why', async () => {
    await compare('Analyst\nRequirements\n- SQL\n- Python');
    expect(score()).toBe('Overall Match ScoreNo score 1 of 2 keywords');
    expect(panel().textContent).toContain('Too few keywords');
    expect(chip(/^Python/).textContent).toBe('Python');
  });

  it('lights the words of a keyword on the paper while it is pointed at or has the focus', async () => {
    const { user } = await compare();
    await user.hover(chip(/^SQL/));
    await waitFor(() => expect(highlighted()).toHaveLength(2));
    await user.unhover(chip(/^SQL/));
    expect(highlighted()).toHaveLength(0);
    fireEvent.focus(chip(/^Project management/));
    await waitFor(() => expect(highlighted()).toHaveLength(1));
    fireEvent.blur(chip(/^Project management/));
    expect(highlighted()).toHaveLength(0);
  });

  it('brings a sentence of the resume into sight on the paper', async () => {
    const sought = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await compare();
    await user.click(chip(/^Tuned ?SQL ?in Oracle/));
    await waitFor(() => expect(sought.mock.contexts).toContain(highlighted()[0]));
    await user.unhover(chip(/^Tuned ?SQL ?in Oracle/));
    expect(highlighted()).toHaveLength(1);
    fireEvent.focus(chip(/^Python/));
    expect(highlighted()).toHaveLength(0);
  });
});

describe('what a person knows better', () => {
  it('scores another phrase, and takes it back', async () => {
    const { user } = await compare();
    const before = score();
    await user.click(chip(/^Data Analyst, add to score/));
    await waitFor(() => expect(score()).not.toBe(before));
    expect(document.activeElement).toBe(await card('Data Analyst'));
    await user.click(chip(/^Remove from score/));
    await waitFor(() => expect(score()).toBe(before));
  });

  it('hides a keyword that is not true, and brings it back', async () => {
    const { user } = await compare();
    const before = score();
    await user.click(chip(/^Python/));
    await user.click(chip(/^Hide: does not apply/));
    await waitFor(() => expect(chips('Missing Keywords').join()).not.toContain('Python'));
    expect(score()).not.toBe(before);
    await user.click(within(panel()).getByText('Hidden by you (1)'));
    await user.click(chip(/^Show Python again/));
    await waitFor(() => expect(score()).toBe(before));
  });

  it('confirms an indirect match, and takes it back', async () => {
    const { user } = await compare();
    await user.click(chip(/^Project management/));
    await user.click(chip(/^Counts as a match/));
    await waitFor(() => expect(chips('Matching Keywords')).toContain('Project management'));
    await user.click(chip(/^Undo match/));
    await waitFor(() => expect(chips('Indirect Keywords')).toEqual(['Project management']));
  });

  it('shows what of the posting was left aside', async () => {
    const { user } = await compare();
    await user.click(within(panel()).getByText('1 sentence ignored'));
    expect(within(panel()).getByText('Health insurance, dental and vision')).toBeTruthy();
  });
});

describe('a keyword on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });

  it('comes as a sheet, that gives the focus back to its chip', async () => {
    const { user } = await compare();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(chip(/^Python/));
    const sheet = await screen.findByRole('dialog', { name: 'Python' });
    expect(sheet.textContent).toContain('Not in your resume.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(chip(/^Python/));
  });

  it('leads from its sheet to the place on the paper, once the sheet has gone', async () => {
    const { user } = await compare();
    await user.click(chip(/^SQL/));
    const sheet = await screen.findByRole('dialog', { name: 'SQL' });
    await user.click(within(sheet).getByRole('button', { name: /^Tuned ?SQL ?in Oracle/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(highlighted()).toHaveLength(1));
  });
});
