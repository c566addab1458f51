import { getSession, getToken, signOut } from '@shortlist/contracts';
import { call } from '#platform/server/call.ts';

// What is to be done with the answer, in the part that is there by then.
export {
  eraseCopiesOfEnded,
  eraseCopiesOfOthers,
  erasePersonalCopies,
} from '#platform/storage/personal-copies.ts';

/** A fresh token of the session that this browser has. */
export const fetchToken = async (): Promise<string> => (await call(getToken, {})).token;

/** Asks for the session by which the server knows this browser; null where it knows nobody. */
export const fetchSession = (signal: AbortSignal) => call(getSession, {}, { signal });

/** Ends the session on the server. */
export const endSession = () => call(signOut, {});
