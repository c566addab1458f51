/** The outcome of `work`, a failure too, but not before `ms` milliseconds have passed. */
export async function atLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  await Promise.all([work.catch(() => {}), new Promise((resolve) => setTimeout(resolve, ms))]);
  return work;
}
