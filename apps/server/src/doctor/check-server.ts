import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '#config/read-config.ts';
import type { Report } from '#control/protocol.ts';
import { findOwner } from '#db/pglite/folder/single-owner.ts';
import { VERSION } from '#lib/version.ts';
import { advice, type Check, type Finding, fault, ok } from './finding.ts';

/** Looks at the server that runs on the data folder; where none does, whether one could. */
export const checkServer: Check = {
  name: 'server',
  async look({ settings, server }) {
    if (server === undefined) return [await lookForRoom(settings)];
    if ('answer' in server) return [compare(settings, server.answer)];
    return [
      fault(
        server.refused,
        'Where this is its account, read its log (journalctl -u shortlist@PORT), and start it again if that says nothing.',
      ),
    ];
  },
};

function compare({ dataDir, port }: Settings, { pid, version, port: other }: Report): Finding {
  if (port !== 0 && port !== other)
    return fault(
      `Process ${pid} runs a server on ${dataDir} at port ${other}, and PORT is ${port}: no second server may use this folder.`,
      'Give each server a DATA_DIR of its own, or the doctor the variables of the one that runs.',
    );
  if (version !== VERSION)
    return advice(
      `Process ${pid} runs release ${version}; this is ${VERSION}.`,
      'Start the server again, once a backup is made.',
    );
  return ok(`Process ${pid} runs release ${version} at port ${other}.`);
}

async function lookForRoom({ host, port, dataDir, databaseUrl }: Settings): Promise<Finding> {
  const owner = databaseUrl === undefined ? await findOwner(join(dataDir, 'db')) : undefined;
  if (owner !== undefined)
    return fault(
      `Process ${owner} has the database in ${dataDir} open, and takes no commands: it starts, stops or hangs, or cannot make its socket.`,
      `Wait a minute and run this again; then end it (kill ${owner}) and start the server.`,
    );
  const code = port === 0 ? undefined : await whyNotListen(host, port);
  if (code === undefined)
    return ok(`No server runs on ${dataDir}; one could listen at ${host} port ${port}.`);
  return fault(
    `No server runs on ${dataDir}, and none can listen at ${host} port ${port} (${code}).`,
    HOW_TO_LISTEN[code] ?? 'Correct HOST and PORT.',
  );
}

const HOW_TO_LISTEN: Record<string, string> = {
  EADDRINUSE:
    'Another program listens there: end it, or set another PORT. If that is this server, give the doctor its DATA_DIR.',
  EACCES: 'Set a PORT of 1024 or more, and put a proxy before it.',
  EADDRNOTAVAIL: 'Set HOST to an address that this machine has, or to 0.0.0.0.',
};

/** The code of the error of listening there; undefined where that works. */
async function whyNotListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    server.close();
  }
}
