import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeEditor, openEditor } from './open-editor.test-support.tsx';

beforeEach(() => localStorage.clear());
afterEach(closeEditor);

const refused = (length: string) =>
  `Nothing was added: ${length} characters is over the limit of 50,000.`;
/** Event before a dictation or an input method puts a text in. */
const inputEvent = (data: string) =>
  new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true });
const transfer = (text: string) => ({ getData: () => text });

it.each([
  { section: 'summary', field: 'Summary' },
  { section: 'skills', field: 'Skills' },
  { section: 'experience', field: 'Role' },
  { section: 'experience', field: 'Start date' },
  { section: 'experience', field: 'What you did' },
  { section: 'contact', field: 'Headline' },
  { section: 'contact', field: 'LinkedIn' },
])(
  'a megabyte that comes into $field is refused, and a text that can be shortened is not',
  async ({ section, field }) => {
    await openEditor({ section });
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: field });
    const before = input.value;
    for (const isRefused of [
      () => !fireEvent.paste(input, { clipboardData: transfer('x'.repeat(1e6 - before.length)) }),
      () => !fireEvent(input, inputEvent('x'.repeat(1e6 - before.length))),
      () => !fireEvent.drop(input, { dataTransfer: transfer('x'.repeat(1e6 - before.length)) }),
    ]) {
      expect(isRefused()).toBe(true);
      expect(input.value).toBe(before);
    }
    expect((await screen.findAllByText(refused('1,000,000'))).length).toBeGreaterThan(0);
    // A browser's own filling in, an extension: nothing is heard of it before.
    fireEvent.change(input, { target: { value: 'x'.repeat(2e6) } });
    expect(input.value).toBe(before);
    expect((await screen.findAllByText(refused('2,000,000'))).length).toBeGreaterThan(0);
    expect(fireEvent.paste(input, { clipboardData: transfer('x'.repeat(60_000)) })).toBe(true);
    fireEvent.change(input, { target: { value: `${before}${'x'.repeat(60_000)}` } });
    expect(input.value).toHaveLength(before.length + 60_000);
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
