import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';

const TOWNS = ['Leeds', 'Lima', 'São Paulo', 'Paris', 'Port Louis'];

function Town({ onKeyDown }: { onKeyDown: (key: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      aria-label="Form"
      onKeyDown={({ key }) => onKeyDown(key)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Combobox label="Town" value={value} onValueChange={setValue} suggestions={TOWNS} />
      <button type="submit">Save</button>
    </form>
  );
}

async function open() {
  const heard: string[] = [];
  render(<Town onKeyDown={(key) => heard.push(key)} />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' });
  await user.click(field);
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { user, field, options, heard };
}

it('offers what begins with the typed text before what has it within, whatever its accents', async () => {
  const { user, field, options } = await open();
  await user.type(field, 'pa');
  await screen.findByRole('listbox', { name: 'Town' });
  expect(options()).toEqual(['Paris', 'São Paulo']);
  await user.clear(field);
  await user.type(field, 'sao');
  expect(options()).toEqual(['São Paulo']);
  await user.type(field, 'x');
  expect(options()).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('saox');
});

it('takes a suggestion by arrows and Enter, and goes round', async () => {
  const { user, field, options } = await open();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  expect(options()).toEqual(TOWNS);
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('Leeds');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Port Louis');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field.value).toBe('Lima');
  expect(options()).toEqual([]);
});

it('begins with the last on an arrow up, where none is chosen yet', async () => {
  const { user, field } = await open();
  await user.type(field, 'p');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(field.value).toBe('São Paulo');
});

it('closes by Escape alone, and keeps what was typed; a second Escape is the page’s', async () => {
  const { user, field, options, heard } = await open();
  await user.type(field, 'L');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field.value).toBe('L');
  expect(heard).not.toContain('Escape');
  await user.keyboard('{Escape}');
  expect(heard).toContain('Escape');
});

it('takes a suggestion by a press, which leaves the focus in the field; leaving it closes the list', async () => {
  const { user, field, options } = await open();
  await user.type(field, 'li');
  await user.click(await screen.findByRole('option', { name: 'Lima' }));
  expect(field.value).toBe('Lima');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}');
  expect(options()).toEqual(TOWNS);
  await user.tab();
  expect(options()).toEqual([]);
});
