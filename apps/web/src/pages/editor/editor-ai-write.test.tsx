import { recordAiUse } from '@shortlist/contracts';
import { EntryId, SAMPLE_LINES, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry, type FlatEntry } from '@shortlist/model/flat-entry.test-support';
import { nextLine } from '@shortlist/phrases';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { contentsSent } from '#network.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { closeEditor, closeNotice, noticeText, openEditor } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const area = () => screen.getByLabelText('What you did') as HTMLTextAreaElement;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const selected = () => area().value.slice(area().selectionStart, area().selectionEnd);

const experienceWith = (parts: Partial<FlatEntry<'experience'>>) => ({
  ...emptyFlatEntry('experience', EntryId.parse('x1'), SECTIONS),
  ...parts,
});
const openWith = (parts: Partial<FlatEntry<'experience'>>) =>
  openEditor({ section: 'experience', resume: { experiences: [experienceWith(parts)] } });

/** Uses AI Write once, of `left` uses. */
async function writeOne(left: number) {
  press(`AI Write (${left} left)`);
  await screen.findByRole('button', { name: `AI Write (${left - 1} left)` });
}

/** The line for a role at its first, second or third use. */
const lineFor = (role: string, use: number) =>
  `• ${nextLine({ role, bullets: '', usesLeft: 4 - use })}`;

it('[ED17] writes three lines in order, counts 3 2 1 0, and then says why not', async () => {
  expectPrinted('A use of AI Write could not be counted. NetworkError');
  await openWith({ role: 'Astronaut' });
  for (const left of [3, 2, 1]) await writeOne(left);
  const lines = SAMPLE_LINES.map((line) => `• ${line}`).join('\n');
  expect(area().value).toBe(lines);
  const spent = button('AI Write (0 left)');
  expect(spent.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('AI suggestion limit reached for this item.')).toBeTruthy();
  fireEvent.click(spent);
  expect(area().value).toBe(lines);
});

it('[HO3] writes lines for the role, also when it changes, and records each use', async () => {
  expectPrinted('A use of AI Write could not be counted. NetworkError');
  const { network } = await openWith({ role: '' });
  expect(screen.getByText(/Fill in the role first/)).toBeTruthy();
  type('Role', 'Senior Welder');
  // It keeps its place, so that nothing below moves.
  expect(screen.getByText(/Fill in the role first/).className).toContain('invisible');
  await writeOne(3);
  type('Role', 'Registered Nurse');
  await writeOne(2);
  const lines = [lineFor('Welder', 1), lineFor('Registered Nurse', 2)];
  expect(area().value).toBe(lines.join('\n'));
  press('SAVE EXPERIENCE');
  await waitFor(() =>
    expect(contentsSent(network, 'experience:').at(-1)).toMatchObject({
      bullets: { points: lines.map((line) => ({ text: line.replace('• ', '') })) },
    }),
  );
  // Nobody answers: each is sent again under its own id.
  const calls = () => new Set(network.sentTo(recordAiUse).map(({ url }) => url));
  await waitFor(() => expect(calls().size).toBe(2));
  expect(network.sentTo(recordAiUse)[0]?.body).toEqual({ entryId: 'x1' });
});

it('[ED18] [HO3] gives back the text when a line is undone, but not the use nor the line', async () => {
  expectPrinted('A use of AI Write could not be counted. NetworkError');
  await openWith({ role: 'Welder', bullets: '• Led a team' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await writeOne(3);
  expect(area().value).toBe(`• Led a team\n${lineFor('Welder', 1)}`);
  press('Undo');
  expect(area().value).toBe('• Led a team');
  expect(button('AI Write (2 left)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await writeOne(2);
  expect(area().value).toBe(`• Led a team\n${lineFor('Welder', 2)}`);
});

it('[ED18] offers no undo that would take more than the line', async () => {
  expectPrinted('A use of AI Write could not be counted. NetworkError');
  await openWith({ role: 'Welder' });
  await writeOne(3);
  type('What you did', `${area().value}\n• And more`);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('[ED18] selects the first blank of the new line, and goes round the blanks', async () => {
  expectPrinted('A use of AI Write could not be counted. NetworkError');
  await openWith({ role: 'Astronaut', bullets: '• Flew [number] hours' });
  await writeOne(3);
  await waitFor(() => expect(selected()).toBe('[process or product]'));
  expect(document.activeElement).toBe(area());
  for (const placeholder of ['[number]', '[what you did]', '[number]', '[process or product]']) {
    press('Next blank (4)');
    expect(selected()).toBe(placeholder);
  }
  type('What you did', '• Flew 900 hours');
  expect(screen.queryByRole('button', { name: /Next blank/ })).toBeNull();
});

it('[ED18] does not move the caret of a person who types elsewhere by then', async () => {
  expectPrinted('A use of AI Write could not be counted. NetworkError');
  await openWith({ role: 'Welder' });
  screen.getByLabelText('Company').focus();
  await writeOne(3);
  expect(area().value).toBe(lineFor('Welder', 1));
  expect(document.activeElement).toBe(screen.getByLabelText('Company'));
});

it('[ED18] spends no use where every line stands there already', async () => {
  const bullets = SAMPLE_LINES.map((line) => `• ${line}`).join('\n');
  const { user } = await openWith({ role: 'Astronaut', bullets });
  press('AI Write (3 left)');
  expect(await noticeText()).toContain('You already have every line');
  await closeNotice(user);
  expect(button('AI Write (3 left)')).toBeTruthy();
  expect(area().value).toBe(bullets);
});
