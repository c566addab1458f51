import { type EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import type { FlatResume } from '@shortlist/model/resume.test-support';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { closeEditor, openEditor, openPreview } from './open-editor.test-support.tsx';

const POSTING = `Data Analyst
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

const RESUME: Partial<FlatResume> = {
  summary: 'Writes SQL for the sales team.',
  experiences: [
    {
      ...emptyFlatEntry('experience', 'x1' as EntryId, SECTIONS),
      role: 'Analyst',
      bullets: '• Managed twelve projects\n• Tuned SQL in Oracle',
    },
  ],
};

let workers: ReturnType<typeof serveWorkers>;
beforeEach(() => {
  workers = serveWorkers();
});
afterEach(closeEditor);

const panel = () => screen.getByRole('complementary', { name: 'AI Keyword Targeting' });
const field = () => within(panel()).getByLabelText('Job description or job title');
const paste = (text: string) => fireEvent.change(field(), { target: { value: text } });
const chips = (group: string) =>
  within(within(panel()).getByRole('list', { name: group }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const chip = (name: RegExp) => within(panel()).getByRole('button', { name });
const card = (keyword: string) => within(panel()).findByRole('region', { name: keyword });
const sentences = async (keyword: string, list: string) =>
  within(within(await card(keyword)).getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const score = () => within(panel()).getByText('Overall Match Score').parentElement?.textContent;
const highlighted = () => screen.queryAllByTestId('highlight');

async function openWithPanel(...preview: Parameters<typeof openPreview>) {
  const app = await openPreview(...preview);
  await screen.findByRole('complementary', { name: 'AI Keyword Targeting' });
  return app;
}

async function compare(posting = POSTING, resume = RESUME) {
  const app = await openWithPanel(resume);
  paste(posting);
  await within(panel()).findByRole('heading', { name: 'Analysis & Recommendation' });
  return app;
}

describe('the keyword panel', () => {
  it('[PV9] says where a job description comes from when there is none, and has a place for one', async () => {
    await openWithPanel(RESUME);
    expect(panel().textContent).toContain(
      'No job description provided. Paste one in the AI builder to see keyword analysis.',
    );
    expect(field()).toBeTruthy();
    expect(workers.asked).toBe(0);
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
      'dashboards, +14 points if stated',
      'Tableau, +15 points if stated',
      'data warehouse, +13 points if stated',
      'Python, +15 points if stated',
      'A/B testing, +14 points if stated',
      'Snowflake, nice to have, +8 points if stated',
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
    expect((await card('dashboards')).textContent).toContain('Your resume does not state it.');
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
    await user.click(chip(/^Data Analyst, score it/));
    await waitFor(() => expect(score()).not.toBe(before));
    expect(document.activeElement).toBe(await card('Data Analyst'));
    await user.click(chip(/^Do not score it/));
    await waitFor(() => expect(score()).toBe(before));
  });

  it('hides a keyword that is not true, and brings it back', async () => {
    const { user } = await compare();
    const before = score();
    await user.click(chip(/^Python/));
    await user.click(chip(/^Not true for me, hide it/));
    await waitFor(() => expect(chips('Missing Keywords').join()).not.toContain('Python'));
    expect(score()).not.toBe(before);
    await user.click(within(panel()).getByText('Hidden by you (1)'));
    await user.click(chip(/^Bring back Python/));
    await waitFor(() => expect(score()).toBe(before));
  });

  it('confirms an indirect match, and takes it back', async () => {
    const { user } = await compare();
    await user.click(chip(/^Project management/));
    await user.click(chip(/^Yes, that is the same/));
    await waitFor(() => expect(chips('Matching Keywords')).toContain('Project management'));
    await user.click(chip(/^Not the same after all/));
    await waitFor(() => expect(chips('Indirect Keywords')).toEqual(['Project management']));
  });

  it('shows what of the posting was left aside', async () => {
    const { user } = await compare();
    await user.click(within(panel()).getByText('1 sentence of the posting left aside'));
    expect(within(panel()).getByText('Health insurance, dental and vision')).toBeTruthy();
  });
});

describe('the job description', () => {
  it('may be a title, and the keywords are then named as the role’s', async () => {
    await compare('Data Analyst');
    expect(panel().textContent).toContain('This is a job title');
    expect(chips('Matching Keywords')).toContain('SQL');
    expect((await card('SQL')).textContent).toContain('Not mentioned: it is typical of the role.');
  });

  it('is named as one in a language that is not read, without a number', async () => {
    await compare(
      'Cuoco\nCerchiamo un cuoco con esperienza che sappia gestire la linea e il personale della cucina.\nRequisiti: SQL, Excel, SAP, Word, HACCP, e la patente di guida.',
    );
    expect(panel().textContent).toContain(
      'This posting is in Italian. Keywords are found in English, German, French and Spanish postings only.',
    );
    expect(within(panel()).queryByText('Overall Match Score')).toBeNull();
    expect(within(panel()).queryByRole('list', { name: 'Missing Keywords' })).toBeNull();
  });

  it('is told to be an unknown title where it is one', async () => {
    await compare('Chief Happiness Wizard');
    expect(panel().textContent).toContain('it is none we have typical keywords for');
    expect(within(panel()).queryByText('Overall Match Score')).toBeNull();
  });

  it('is shown as text, whatever it holds', async () => {
    const { user } = await compare(
      POSTING.replace('- Python', '- <img src=x onerror=alert(1)> 🧵 Kubernetes שלום'),
    );
    await user.click(chip(/^Kubernetes ?, ?\+/));
    expect(await sentences('Kubernetes', 'Mentioned in the job description')).toEqual([
      'Kubernetes שלום',
    ]);
    expect(panel().querySelector('img')).toBeNull();
  });

  it('is not compared when it is too long, and says so at the field', async () => {
    await openWithPanel(RESUME);
    paste('word '.repeat(5_000));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(panel().textContent).toContain('25,000 characters; at most 20,000');
    expect(workers.asked).toBe(0);
  });

  it('shows nothing of an earlier text beside one that is too long', async () => {
    await compare();
    paste('word '.repeat(5_000));
    expect(within(panel()).queryByText('Overall Match Score')).toBeNull();
    expect(panel().textContent).not.toContain('Analysis & Recommendation');
    paste(POSTING);
    expect(await within(panel()).findByText('Overall Match Score')).toBeTruthy();
  });

  it('is edited in place, and taken away with what came of it', async () => {
    const { user } = await compare();
    await user.click(chip(/^Done/));
    expect(field().closest('[hidden]')).toBeTruthy();
    await user.click(chip(/^Edit job description/));
    paste(POSTING.replace('- Python', '- Python\n- Kubernetes'));
    await waitFor(() => expect(score()).toContain('of 9 keywords'));
    await user.click(chip(/^Remove/));
    expect(document.activeElement).toBe(field());
    expect(panel().textContent).toContain('No job description provided.');
    expect(within(panel()).queryByText('Overall Match Score')).toBeNull();
  });

  it('[PV11] outlives the page with what was decided, and belongs to one resume', async () => {
    const { user, resumeId } = await compare();
    await user.click(chip(/^Not true for me, hide it/));
    await within(panel()).findByText('Hidden by you (1)');
    cleanup();
    await openWithPanel(RESUME);
    expect(panel().textContent).toContain('No job description provided.');
    cleanup();
    await openWithPanel(RESUME, resumeId);
    expect(await within(panel()).findByText('Hidden by you (1)')).toBeTruthy();
    expect(score()).toContain('of 7 keywords');
    expect(Object.keys(localStorage).filter((name) => !name.startsWith('shortlist.'))).toEqual([]);
  });

  it('says so when it cannot be compared, and tries again', async () => {
    expectPrinted(
      'The resume could not be compared with the job description. Error: The worker could not be started.',
    );
    workers.isFailing = true;
    await openWithPanel(RESUME);
    paste(POSTING);
    expect((await within(panel()).findByRole('alert')).textContent).toContain('could not be made');
    workers.isFailing = false;
    fireEvent.click(chip(/^Retry/));
    await waitFor(() => expect(score()).toContain('of 8 keywords'));
    expect(within(panel()).queryByRole('alert')).toBeNull();
  });
});

describe('the panel in the editor', () => {
  const toggle = () => screen.getByRole('button', { name: /^Keywords/ });

  async function openAtSkills() {
    const app = await openEditor({ section: 'skills', resume: RESUME });
    await app.user.click(toggle());
    await screen.findByLabelText('Job description or job title');
    paste(POSTING);
    await waitFor(() => expect(toggle().textContent).toBe('Keywords, match score 32%'));
    return app;
  }

  it('[PV10] follows each edit of the resume, also where only the score is in sight', async () => {
    const { user } = await openAtSkills();
    await user.click(toggle());
    await user.type(screen.getByLabelText('Skills'), 'Python');
    await waitFor(() => expect(toggle().textContent).toBe('Keywords, match score 47%'));
    await user.click(toggle());
    await waitFor(() => expect(chips('Matching Keywords')).toContain('Python'));
  });

  it('goes from a sentence of the resume to its field', async () => {
    const { user, address } = await openAtSkills();
    await user.click(chip(/^Tuned ?SQL ?in Oracle/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What you did')));
    expect(address()).toMatch(/experience$/);
  });

  it('gives way to the form when a person goes to a section', async () => {
    const { user } = await openAtSkills();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    await user.click(screen.getByRole('tab', { name: /Skills/ }));
    expect(await screen.findByRole('tabpanel')).toBeTruthy();
    expect(screen.getByRole('tab', { name: /Skills/, selected: true })).toBeTruthy();
    const views = within(screen.getByRole('group', { name: 'Editor views' }));
    expect(views.getAllByRole('button', { pressed: true })).toEqual([
      views.getByText('Write').parentElement,
    ]);
  });
});
