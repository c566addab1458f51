/** What a navigation to the log-in page takes along when the person has logged out in another tab of the browser. */
export const LOGGED_OUT_ELSEWHERE = { loggedOutElsewhere: true };

export const isLoggedOutElsewhere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'loggedOutElsewhere' in state;
