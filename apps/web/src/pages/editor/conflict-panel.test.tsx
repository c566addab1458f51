import { saveSummary } from '@shortlist/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeEditor, openEditor, openSavingNetwork } from './open-editor.test-support.tsx';

afterEach(closeEditor);

it('[TR1] Escape in the choices closes them, and changes nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const network = openSavingNetwork();
  const current = { summaries_description: 'Words of theirs' };
  const stale = { status: 'error', code: 'stale', message: 'Changed.', revision: 5, current };
  network.answerRaw(saveSummary, 409, JSON.stringify(stale));
  const { user } = await openEditor({ section: 'summary', network });
  const area = screen.getByLabelText<HTMLTextAreaElement>('Summary');
  await user.type(area, 'Mine');
  await user.keyboard('{Control>}s{/Control}');
  const notice = within(await screen.findByRole('region', { name: 'Changed in two places' }));
  const toggle = notice.getByRole('button', { name: 'Compare' });
  await user.click(toggle);
  notice.getByRole('button', { name: 'Keep mine: Summary' }).focus();

  await user.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
  expect(notice.queryByRole('button', { name: 'Keep mine: Summary' })).toBeNull();
  expect(area.value).toBe('Mine');

  // Whoever types elsewhere has the key for themselves.
  await user.click(toggle);
  await user.click(area);
  await user.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});
