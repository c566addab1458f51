import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { findReview as findKept, keepReview, listReviews } from '#platform/reviews/kept-reviews.ts';
import { findReview, openList } from './open-import.test-support.tsx';

export const nameField = () => screen.getByLabelText<HTMLInputElement>('Full Name');

/** The reviews that this browser keeps for who has no account. */
export const keptNow = () => listReviews(undefined, Date.now());

type KeptWhole = NonNullable<Awaited<ReturnType<typeof findKept>>>;

/** Returns all that this browser keeps of its only review. */
export async function keptWhole(): Promise<KeptWhole> {
  const [kept] = await keptNow();
  const whole = kept && (await findKept(kept.id));
  if (!whole) throw new Error('Nothing is kept.');
  return whole;
}

/** Puts a review back into the browser as it was. */
export const putBack = ({ read, document, ...review }: KeptWhole) =>
  keepReview(review, { read, document });

/** Types a name into the review, and waits until the browser's disk has it. */
export async function putRight(name: string) {
  await findReview();
  fireEvent.change(nameField(), { target: { value: name } });
  await waitFor(async () => {
    const reviews = await keptNow();
    expect(reviews.some(({ state }) => JSON.stringify(state).includes(name))).toBe(true);
  });
}

/** The page is gone without a word, and loaded again. */
export async function reload() {
  cleanup();
  return openList();
}

type App = Pick<Awaited<ReturnType<typeof openList>>, 'user'>;

/** Goes on with the review of a file, from the list. */
export async function goOn({ user }: App, file = 'ada.doc') {
  await user.click(await screen.findByRole('button', { name: `Continue reviewing ${file}` }));
  return findReview();
}

export const expectNoneKept = () => waitFor(async () => expect(await keptNow()).toEqual([]));
