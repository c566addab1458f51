import { AppError, refusal } from '#http/errors/errors.ts';

export type WaitingBounds = {
  /** Most that wait or are worked on. */
  most: number;
  /** Most of one owner among them. */
  mostOfOwner: number;
};

/** Returns a way to wait for work that is counted owner by owner: what is beyond the bounds is refused at once. */
export function boundWaiting({ most, mostOfOwner }: WaitingBounds) {
  const ofOwner = new Map<string, number>();
  let all = 0;

  function count(owner: string, one: 1 | -1): void {
    const counted = (ofOwner.get(owner) ?? 0) + one;
    if (counted > 0) ofOwner.set(owner, counted);
    else ofOwner.delete(owner);
    all += one;
  }

  return async function wait<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if ((ofOwner.get(owner) ?? 0) >= mostOfOwner)
      throw new AppError('slow_down', { code: 'errors.manyAtOnce' }, { retry_after: 1 });
    if (all >= most) throw refusal('overload');
    count(owner, 1);
    try {
      return await work();
    } finally {
      count(owner, -1);
    }
  };
}
