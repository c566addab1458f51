import { evenMargins } from '@shortlist/document';
import { moveSection, type PaperSection, SECTIONS } from '@shortlist/model';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiftStatus } from '#ui/reorder/lift-status.tsx';
import { useLift } from '#ui/reorder/use-lift.ts';
import { SectionHandles } from './section-handles.tsx';
import type { SectionPlace } from './section-places.ts';

const SHEET = { width: 612, height: 792, margins: evenMargins(72) };

/** Three sections, each 100 points (here: pixels) high, beginning at 100. */
const placesOf = (order: readonly PaperSection[]): SectionPlace[] =>
  order.map((section, index) => ({
    section,
    head: { page: 0, y: 100 + index * 100 },
    middle: { page: 0, y: 108 + index * 100 },
    foot: { page: 0, y: 190 + index * 100 },
    column: { left: 72, right: 540 },
  }));

function Desk() {
  const [order, setOrder] = useState<PaperSection[]>(['summary', 'experience', 'skills']);
  const lifted = useLift({
    ids: order,
    nameOf: (section) => SECTIONS.titleOf(section),
    onReorder: (moved, target) => setOrder(moveSection(order, moved, target)),
  });
  return (
    <main>
      <p data-testid="order">{order.join(' ')}</p>
      <button type="button" onClick={() => setOrder(['skills', 'summary', 'experience'])}>
        Another window
      </button>
      <p data-testid="dimmed">{lifted.lift?.id ?? 'none'}</p>
      <SectionHandles
        sections={order}
        places={placesOf(order)}
        sheet={SHEET}
        lifted={lifted}
        sectionUnder={({ clientY }) => order[Math.floor(clientY / 100) - 1]}
      />
      <LiftStatus lifted={lifted} />
    </main>
  );
}

const order = () => screen.getByTestId('order').textContent;
const dimmed = () => screen.getByTestId('dimmed').textContent;
const said = () => screen.getByRole('status').textContent;
const handle = (name: string) => screen.getByRole('button', { name: `Reorder ${name}` });

beforeAll(() => {
  // jsdom captures no pointer; here every event goes to the handle anyway.
  Element.prototype.setPointerCapture = () => {};
});
afterEach(cleanup);

function press(name: string, clientY: number) {
  fireEvent.pointerDown(handle(name), { clientX: 10, clientY, button: 0, isPrimary: true });
}
function drag(name: string, clientY: number) {
  fireEvent.pointerMove(handle(name), { clientX: 10, clientY });
}
function letGo(name: string) {
  fireEvent.pointerUp(handle(name));
  // A pointer's click counts its presses; a key's has none.
  fireEvent.click(handle(name), { detail: 1 });
}

describe('section handles', () => {
  it('[PV4] gives every shown section a handle titled "Drag to reorder"', () => {
    render(<Desk />);
    expect(screen.getAllByTitle('Drag to reorder')).toHaveLength(3);
  });

  it('[PV4] reorders by dragging, dims what is dragged and draws where it would fall', () => {
    render(<Desk />);
    press('Summary', 110);
    drag('Summary', 250);
    expect(dimmed()).toBe('summary');
    expect(screen.getByTestId('drop-line')).toBeTruthy();
    expect(said()).toBe('Summary lifted at position 1 of 3');
    drag('Summary', 350);
    letGo('Summary');
    expect(order()).toBe('experience skills summary');
    expect(dimmed()).toBe('none');
    expect(said()).toBe('Summary dropped at position 3 of 3');
  });

  it.each([
    { it: 'on itself', y: 130 },
    { it: 'above every section', y: 20 },
    { it: 'beyond the paper', y: 900 },
  ])('[PV4] does nothing when dropped $it', ({ y }) => {
    render(<Desk />);
    press('Summary', 110);
    drag('Summary', 250);
    drag('Summary', y);
    expect(screen.queryByTestId('drop-line')).toBeNull();
    letGo('Summary');
    expect(order()).toBe('summary experience skills');
    expect(said()).toBe('Summary put back at position 1 of 3');
  });

  it('[PV4] puts a dragged section back when the system takes the pointer away, or on Escape', () => {
    render(<Desk />);
    press('Skills', 310);
    drag('Skills', 150);
    fireEvent.pointerCancel(handle('Skills'));
    expect(order()).toBe('summary experience skills');

    press('Skills', 310);
    drag('Skills', 150);
    fireEvent.keyDown(handle('Skills'), { key: 'Escape' });
    drag('Skills', 160);
    letGo('Skills');
    expect(order()).toBe('summary experience skills');
    expect(dimmed()).toBe('none');
  });

  it('[PV4] keeps what is lifted by keyboard where another window changes the order, on its way to the same neighbour', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    handle('Summary').focus();
    await user.keyboard(' {ArrowDown}');
    expect(said()).toBe('Summary moved to position 2 of 3');
    // skills, summary, experience: Experience, whose place it was to take, is the third now.
    fireEvent.click(screen.getByRole('button', { name: 'Another window' }));
    expect(dimmed()).toBe('summary');
    expect(said()).toBe('The order was changed elsewhere. Summary moved to position 3 of 3');
    expect(document.activeElement).toBe(handle('Summary'));
    await user.keyboard(' ');
    expect(order()).toBe('skills experience summary');
    expect(dimmed()).toBe('none');
  });

  it('[PV4] puts what is dragged back where another window changes the order', () => {
    render(<Desk />);
    press('Summary', 110);
    drag('Summary', 250);
    fireEvent.click(screen.getByRole('button', { name: 'Another window' }));
    expect(dimmed()).toBe('none');
    letGo('Summary');
    expect(order()).toBe('skills summary experience');
  });

  it('[PV4] reorders by keyboard: Space lifts, arrows move, Space drops; all of it is announced', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    handle('Skills').focus();
    await user.keyboard(' ');
    expect(said()).toBe('Skills lifted at position 3 of 3');
    await user.keyboard('{ArrowUp}');
    expect(said()).toBe('Skills moved to position 2 of 3');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(order()).toBe('summary experience skills');
    await user.keyboard(' ');
    expect(order()).toBe('summary skills experience');
    expect(said()).toBe('Skills dropped at position 2 of 3');
    expect(document.activeElement).toBe(handle('Skills'));
  });

  it('[PV4] moves sections by keyboard right after one was dragged', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    press('Summary', 110);
    drag('Summary', 250);
    letGo('Summary');
    expect(order()).toBe('experience summary skills');
    expect(document.activeElement).toBe(handle('Summary'));
    await user.keyboard(' {ArrowDown} ');
    expect(order()).toBe('experience skills summary');
  });

  it('[PV4] puts a lifted section back on Escape and when the focus leaves it', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    handle('Summary').focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(said()).toBe('Summary put back at position 1 of 3');
    await user.keyboard(' {ArrowDown}{Tab}');
    expect(dimmed()).toBe('none');
    expect(order()).toBe('summary experience skills');
  });

  it('[PV4] needs no dragging: a click lifts, two buttons move, a click drops', async () => {
    const user = userEvent.setup();
    render(<Desk />);
    await user.click(handle('Summary'));
    await user.click(screen.getByRole('button', { name: 'Move Summary down' }));
    expect(said()).toBe('Summary moved to position 2 of 3');
    await user.click(handle('Summary'));
    expect(order()).toBe('experience summary skills');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});
