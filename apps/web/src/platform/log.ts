/**
 * Writes a failure to the browser's console, where the spec's "please check the console" sends people.
 * `what` never contains a person's words; the cause is the error object itself.
 */
export function logError(what: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one door to the console
  console.error(what, cause ?? '');
}
