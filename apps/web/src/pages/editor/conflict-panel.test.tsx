import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { savingOf } from '#network.test-support.ts';
import { closeEditor, openEditor, openSavingNetwork } from './open-editor.test-support.tsx';

afterEach(closeEditor);

it('[TR1] Escape in the choices closes them, and changes nothing', async () => {
  const network = openSavingNetwork();
  const theirs = { key: 'summary', schema: 1, revision: 5, current: { text: 'Words of theirs' } };
  network.refuse(savingOf('summary'), 'stale', 'Changed.', theirs);
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

  // A person who types elsewhere has the key for themselves.
  await user.click(toggle);
  await user.click(area);
  await user.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});
