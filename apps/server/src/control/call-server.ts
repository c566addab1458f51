import { StartRefused } from '#config/start-refused.ts';
import { connectControl } from './connect-control.ts';
import { type Command, controlFolder, Outcome, readLine } from './protocol.ts';
import { readFirstLine } from './read-first-line.ts';

const LONGEST_MS = 30_000;

/**
 * Has the server that runs on `dataDir` carry out a command, and gives its answer; undefined when none
 * runs. Throws `StartRefused` when it cannot be reached or does not answer.
 */
export async function callServer(
  dataDir: string,
  command: Command,
  longestMs = LONGEST_MS,
): Promise<Outcome | undefined> {
  const socket = await connectControl(dataDir).catch((cause: unknown) => {
    throw new StartRefused(
      `The running server cannot be reached in ${controlFolder(dataDir)} (${String(cause)}). \
Run this as the account that the server runs as.`,
      { cause },
    );
  });
  if (!socket) return undefined;
  socket.setTimeout(longestMs, () => socket.destroy());
  try {
    socket.end(`${JSON.stringify(command)}\n`);
    const outcome = readLine(Outcome, (await readFirstLine(socket)) ?? '');
    if (outcome) return outcome;
  } catch {
    // Cut off; said below.
  } finally {
    socket.destroy();
  }
  throw new StartRefused('The running server did not answer. Its log may say why; try again.');
}
