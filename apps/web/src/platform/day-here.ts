/** The day of a moment where the person is, YYYY-MM-DD; today where none is given. */
export function dayHere(moment = new Date()): string {
  const minutes = moment.getTimezoneOffset();
  return new Date(moment.getTime() - minutes * 60_000).toISOString().slice(0, 10);
}
