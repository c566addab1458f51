import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

beforeEach(() => localStorage.clear());
afterEach(closeEditor);

const transfer = (text: string) => ({ getData: () => text });

it.each([
  { section: 'summary', field: 'Summary' },
  { section: 'skills', field: 'Skills' },
  { section: 'experience', field: 'Role' },
  { section: 'experience', field: 'What you did' },
])(
  'a megabyte pasted or dropped into $field is refused, and a text that can be shortened is not',
  async ({ section, field }) => {
    await openEditor({ section });
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: field });
    const before = input.value;
    for (const isRefused of [
      () => !fireEvent.paste(input, { clipboardData: transfer('x'.repeat(1e6)) }),
      () => !fireEvent.drop(input, { dataTransfer: transfer('x'.repeat(1e6)) }),
    ]) {
      expect(isRefused()).toBe(true);
      expect(input.value).toBe(before);
    }
    const said = 'Nothing was pasted: 1,000,000 characters are too many. A text can have 50,000.';
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(fireEvent.paste(input, { clipboardData: transfer('x'.repeat(60_000)) })).toBe(true);
  },
);

it('what is selected makes room for what is pasted', async () => {
  const summary = 'x'.repeat(45_000);
  await openEditor({ section: 'summary', resume: { summary } });
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });
  const paste = () => fireEvent.paste(input, { clipboardData: transfer('x'.repeat(90_000)) });
  input.setSelectionRange(0, 0);
  expect(paste()).toBe(false);
  input.setSelectionRange(0, summary.length);
  expect(paste()).toBe(true);
});
