import { savePart } from '@shortlist/contracts';
import { experienceWith } from '@shortlist/model/resume.test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { closeEditor } from './open-editor.test-support.tsx';
import {
  changeHere,
  changes,
  namesOf,
  openSuggestions,
  RESUME,
} from './open-suggestions.test-support.tsx';

beforeEach(() => serveWorkers());
afterEach(closeEditor);

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

  it('[EV2] lets the words be edited first: they are the person’s own', async () => {
    const { network } = await openSuggestions();
    await changeHere();
    const name = 'Write “PostgreSQL” instead of “Postgres”';
    fireEvent.click(screen.getByRole('button', { name: `Edit: ${name}` }));
    const field = screen.getByLabelText('Your words');
    expect(field).toHaveProperty('value', 'Tuned PostgreSQL');
    fireEvent.change(field, { target: { value: 'Tuned PostgreSQL for years' } });
    fireEvent.click(screen.getByRole('button', { name: `Use my words: ${name}` }));
    await waitFor(() =>
      expect(JSON.stringify(network.sentTo(savePart))).toContain('Tuned PostgreSQL for years'),
    );
    fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(namesOf(changes())).toContain(name));
  });

  it('[EV2] says that nothing changed where the words are those that are there', async () => {
    await openSuggestions();
    await changeHere();
    const name = 'Write “PostgreSQL” instead of “Postgres”';
    fireEvent.click(screen.getByRole('button', { name: `Edit: ${name}` }));
    fireEvent.change(screen.getByLabelText('Your words'), { target: { value: 'Tuned Postgres' } });
    fireEvent.click(screen.getByRole('button', { name: `Use my words: ${name}` }));
    expect(
      screen.getAllByText('Nothing changed: your resume already says this.').length,
    ).toBeGreaterThan(0);
    expect(namesOf(changes())).toContain(name);
  });

  it('[EV2] keeps a point as it is, until that is undone', async () => {
    await openSuggestions();
    await changeHere();
    const name = 'Write “PostgreSQL” instead of “Postgres”';
    fireEvent.click(screen.getByRole('button', { name: `Keep as it is: ${name}` }));
    expect(
      screen.getAllByText('Kept as it is. No suggestion will change it.').length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(namesOf(changes())).not.toContain(name));
    expect(namesOf(changes())).not.toContain('Move this point up');
    fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(namesOf(changes())).toContain(name));
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
