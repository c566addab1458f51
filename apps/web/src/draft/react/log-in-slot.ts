import type { ReactNode } from 'react';

/**
 * The log-in form, which belongs to the account: given by the page. `email` is filled in where it is known;
 * `onDone` is called once anybody has logged in.
 */
export type RenderLogIn = (slot: { email: string | undefined; onDone: () => void }) => ReactNode;
