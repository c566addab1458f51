const nameOf = (id: string) => `shortlist.review ${id}`;

/** The browser's locks, which are there over https and on localhost only; without them a review may be open in two tabs. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Tells the other tabs that a review is open here until the returned function is called, or the page is gone in any way. */
export function holdReview(id: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(nameOf(id), { mode: 'shared' }, () => held);
  return release;
}

/** Resolves to which of these reviews no page has open now. */
export async function withoutOpen<Review extends { id: string }>(
  reviews: readonly Review[],
): Promise<Review[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const open = new Set(held.map(({ name }) => name));
  return reviews.filter(({ id }) => !open.has(nameOf(id)));
}
