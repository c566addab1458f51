import { savePart } from '@shortlist/contracts';
import { experienceWith, type FlatResume } from '@shortlist/model/resume.test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { closeEditor, openEditor, openSavingNetwork } from './open-editor.test-support.tsx';

beforeEach(serveWorkers);
afterEach(closeEditor);

const POSTING = `Platform Engineer
Requirements
- Kubernetes
- Terraform
- PostgreSQL
- Python
- Kafka`;

const RESUME = {
  summary: 'Runs K8s.',
  skills: 'Docker, Python, Terraform',
  experiences: [
    experienceWith({ role: 'Platform Engineer', bullets: '• Cleaned up\n• Tuned Postgres' }),
  ],
};

async function openSuggestions(resume: Partial<FlatResume> = RESUME) {
  serveFonts();
  const fonts = globalThis.fetch;
  const network = openSavingNetwork();
  const calls = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).startsWith('/api/') ? calls(input, init) : fonts(input, init);
  const app = await openEditor({ section: 'summary', resume, network });
  fireEvent.click(screen.getByRole('button', { name: /Keywords/ }));
  const posting = await screen.findByLabelText('Job description or job title');
  fireEvent.change(posting, { target: { value: POSTING } });
  fireEvent.click(await screen.findByRole('button', { name: 'Suggest changes' }));
  return app;
}

const changes = () => screen.getByRole('list', { name: 'Suggested changes' });
const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

async function changeHere() {
  fireEvent.click(await screen.findByRole('button', { name: 'Change this resume' }));
  await screen.findByRole('list', { name: 'Suggested changes' });
}

describe('[EV1] suggestions in the editor', () => {
  it('offers to tailor a resume first, and lists the changes with their grounds', async () => {
    await openSuggestions();
    expect(screen.getByRole('button', { name: 'Tailor a resume' })).toBeTruthy();
    await changeHere();
    expect(namesOf(changes())).toEqual([
      'Use “Platform Engineer” as the headline',
      'Write “Kubernetes” instead of “K8s”',
      'Write “PostgreSQL” instead of “Postgres”',
      'List the skills this job asks for first',
      'Move this point up',
    ]);
    const item = within(changes()).getByRole('listitem', { name: /Kubernetes/ });
    expect(item.textContent).toContain('Required: Kubernetes');
    expect(item.textContent).toMatch(/BeforeRuns K8s\.AfterRuns Kubernetes\./);
    expect(item.textContent).toMatch(/\+\d+ points by exact wording/);
    expect(screen.getByText('Kafka: have you done this? Where?')).toBeTruthy();
  });

  it('accepts one, says so, and keeps the focus; Ctrl+Z takes it back', async () => {
    const { network } = await openSuggestions();
    await changeHere();
    fireEvent.click(
      screen.getByRole('button', { name: 'Accept: Write “Kubernetes” instead of “K8s”' }),
    );
    expect(screen.getAllByText('1 change accepted.').length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(namesOf(changes())).not.toContain('Write “Kubernetes” instead of “K8s”'),
    );
    expect(document.activeElement?.textContent).toBe('Suggested changes');
    await waitFor(() =>
      expect(JSON.stringify(network.sentTo(savePart))).toContain('Runs Kubernetes.'),
    );
    fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true });
    await waitFor(() =>
      expect(namesOf(changes())).toContain('Write “Kubernetes” instead of “K8s”'),
    );
  });

  it('accepts all as one step', async () => {
    await openSuggestions();
    await changeHere();
    fireEvent.click(screen.getByRole('button', { name: 'Accept all 5 changes' }));
    expect(await screen.findByText(/No changes to suggest/)).toBeTruthy();
    fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(namesOf(changes())).toHaveLength(5));
  });

  it('skips one, and shows it again', async () => {
    await openSuggestions();
    await changeHere();
    fireEvent.click(screen.getByRole('button', { name: 'Skip: Move this point up' }));
    expect(namesOf(changes())).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: /1 skipped/ }));
    expect(namesOf(changes())).toHaveLength(5);
  });

  it('says what to hide for a page less: what answers nothing, as one change', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => `• Wrote a letter to person ${at}`);
    const bullets = ['• Cleaned up', ...lines, '• Tuned Postgres'].join('\n');
    await openSuggestions({
      ...RESUME,
      experiences: [experienceWith({ role: 'Platform Engineer', bullets })],
    });
    await changeHere();
    fireEvent.click(await screen.findByRole('button', { name: 'What to hide for one page' }));
    const hide = await screen.findByRole('button', { name: /^Accept: Hide \d+ parts$/ });
    const item = within(changes()).getByRole('listitem', { name: /^Hide/ });
    expect(item.textContent).toContain('Wrote a letter to person 59');
    expect(item.textContent).not.toContain('Tuned Postgres');
    fireEvent.click(hide);
    await waitFor(() => expect(screen.queryByText(/takes 2 pages/)).toBeNull());
  });
});
