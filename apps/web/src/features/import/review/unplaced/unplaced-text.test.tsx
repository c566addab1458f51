import { entriesOf, textOf } from '@shortlist/model';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  firstOf,
  markedText,
  openReview,
  readLines,
  resumeIn,
  sectionOf,
} from '../review.test-support.tsx';

afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pieces = () =>
  within(sectionOf('Unplaced text'))
    .queryAllByRole('listitem')
    .map(
      (piece) => within(piece).getByRole('button', { name: /Show in the document/ }).textContent,
    );
const firstPiece = () => {
  const [first] = within(sectionOf('Unplaced text')).getAllByRole('listitem');
  if (!first) throw new Error('No text is unplaced.');
  return within(first);
};
const fieldOf = (section: string, name: string) =>
  within(sectionOf(section)).getByRole<HTMLInputElement>('textbox', { name });

describe('[CR4] text that found no place', () => {
  it('is unplaced, with the heading that it stood under, and shows where it stands', async () => {
    const { user } = openReview(await readLines());
    await user.click(button('2 unplaced'));
    expect(document.activeElement?.textContent).toBe('Unplaced text');
    expect(pieces()).toEqual([
      'Show in the document: RudernFrom Anlagen',
      'Show in the document: LesenFrom Anlagen',
    ]);
    await user.tab();
    expect(markedText()).toEqual(['Rudern']);
  });

  it('[RD2] says so of text that nobody sees on the page', async () => {
    const { text } = await readLines();
    const lines = text.lines.map((line) => ({
      ...line,
      pieces: line.pieces.map((piece) =>
        piece.text === 'Rudern' ? { ...piece, hidden: true as const } : piece,
      ),
    }));
    openReview(resumeIn({ ...text, lines }));
    expect(pieces()).toEqual([
      'Show in the document: LesenFrom Anlagen',
      'Show in the document: RudernHidden: not visible on the page',
    ]);
  });

  it('is added to the summary, with the keyboard alone, and the next text takes the focus', async () => {
    const { user, created } = openReview(await readLines());
    await user.click(button('2 unplaced'));
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(fieldOf('Summary', 'Summary').value).toBe(
      'Cook with eight years of experience in the kitchens of large hotels.\nRudern',
    );
    expect(screen.getByText('Moved to Summary.')).toBeTruthy();
    expect(pieces()).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain('Lesen');
    await user.click(button('Create resume'));
    expect(textOf(firstOf(created), 'summary')).toContain('\nRudern');
  });

  it('is moved into a field that is chosen from all there are', async () => {
    const { user } = openReview(await readLines());
    await user.click(firstPiece().getByRole('button', { name: 'Move to a field' }));
    const list = firstPiece().getByRole('combobox', { name: 'Field' });
    expect(document.activeElement).toBe(list);
    const job = within(list).getByRole('group', {
      name: 'Experience: Köchin, Hotel Adler GmbH',
    });
    await user.selectOptions(list, within(job).getByRole('option', { name: 'What you did' }));
    await user.click(firstPiece().getByRole('button', { name: 'Move' }));
    expect(fieldOf('Köchin, Hotel Adler GmbH', 'What you did').value).toBe(
      '• Leitung einer Küche mit acht Personen\n• Einkauf für zwei Häuser\n• Rudern',
    );
    expect(screen.getByText('Moved to What you did of Köchin, Hotel Adler GmbH.')).toBeTruthy();
  });

  it('begins a new entry', async () => {
    const { user, created } = openReview(await readLines());
    await user.click(firstPiece().getByRole('button', { name: 'Move to a field' }));
    await user.selectOptions(firstPiece().getByRole('combobox'), 'New award');
    await user.click(firstPiece().getByRole('button', { name: 'Move' }));
    await user.click(button('Create resume'));
    expect(entriesOf(firstOf(created), 'award').map(({ name }) => name)).toEqual([
      'Goldener Löffel',
      'Rudern',
    ]);
  });

  it('comes back when the move is undone', async () => {
    const { user } = openReview(await readLines());
    await user.click(firstPiece().getByRole('button', { name: 'Add to summary' }));
    await user.click(button('Undo'));
    expect(pieces()).toHaveLength(2);
    expect(fieldOf('Summary', 'Summary').value).not.toContain('Rudern');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/sure, 4 to check$/u);
  });
});

describe('[CR4] an entry', () => {
  it('is removed into the unplaced text, and comes back whole', async () => {
    const { user, created } = openReview(await readLines());
    await user.click(button('Remove Goldener Löffel'));
    expect(screen.queryByRole('region', { name: 'Goldener Löffel' })).toBeNull();
    expect(pieces()).toHaveLength(5);
    expect(document.activeElement).toBe(button('Add award'));
    await user.click(button('Undo'));
    expect(fieldOf('Goldener Löffel', 'Organization').value).toBe('Stadt Berlin');
    await user.click(button('Create resume'));
    expect(entriesOf(firstOf(created), 'award')).toHaveLength(1);
  });

  it('leads to the one beside it once it is removed', async () => {
    const { user } = openReview(await readLines());
    const [first, second] = ['Köchin, Hotel Adler GmbH', 'Posten Rot, Quellgrund'];
    await user.click(button(`Remove ${first}`));
    expect(document.activeElement).toBe(fieldOf(second ?? '', 'Role'));
  });

  it('is added, and its first field takes the focus', async () => {
    const { user, created } = openReview(await readLines());
    await user.click(button('Add project'));
    expect(document.activeElement).toBe(fieldOf('Project 2', 'Project name'));
    await user.keyboard('Menus');
    await user.click(button('Create resume'));
    expect(entriesOf(firstOf(created), 'project').map(({ name }) => name)).toEqual([
      'Kochbuch für Kinder',
      'Menus',
    ]);
  });
});
