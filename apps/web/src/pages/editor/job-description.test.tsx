import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { workerLog } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import {
  card,
  chip,
  chips,
  compare,
  field,
  openWithPanel,
  POSTING,
  panel,
  paste,
  RESUME,
  score,
  sentences,
  serveKeywordPanel,
} from './keyword-panel.test-support.ts';
import { openEditor } from './open-editor.test-support.tsx';

serveKeywordPanel();

describe('the job description', () => {
  it('may be a title, and the keywords are then named as the role’s', async () => {
    await compare('Data Analyst');
    expect(panel().textContent).toContain('This is only a job title');
    expect(chips('Matching Keywords')).toContain('SQL');
    expect((await card('SQL')).textContent).toContain('Not mentioned, but typical for this role.');
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
    expect(panel().textContent).toContain('we have no typical keywords for it');
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
    expect(panel().textContent).toContain('25,000 characters; the limit is 20,000');
    expect(workerLog.asked).toBe(0);
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

  it('is below the answer, and one line when the focus leaves it', async () => {
    await compare(`Data Analyst (Sales)\nAcme\n${POSTING.slice(POSTING.indexOf('What'))}`);
    act(() => field().focus());
    const line = () => within(panel()).queryByText(/^Data Analyst \(Sales\) · Acme/);
    expect(field().compareDocumentPosition(chip(/^Python/))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(line()).toBeNull();
    act(() => field().blur());
    expect(line()?.textContent).toBe('Data Analyst (Sales) · Acme · 243 characters');
    expect(field().closest('[hidden]')).toBeTruthy();
    fireEvent.click(chip(/^Edit job description/));
    expect(document.activeElement).toBe(field());
    expect(line()).toBeNull();
  });

  it('stays open when the focus leaves it with a text that cannot be compared', async () => {
    await openWithPanel(RESUME);
    act(() => field().focus());
    paste('word '.repeat(5_000));
    act(() => field().blur());
    expect(field().closest('[hidden]')).toBeNull();
  });

  it('[PV11] outlives the page with what was decided, and belongs to one resume', async () => {
    const { user, resumeId } = await compare();
    await user.click(chip(/^Hide: does not apply/));
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
    workerLog.isFailing = true;
    await openWithPanel(RESUME);
    paste(POSTING);
    expect((await within(panel()).findByRole('alert')).textContent).toContain(
      'The comparison failed',
    );
    workerLog.isFailing = false;
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
