import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

// Loaded before a server: writes down to whom it connects, a line for each. Every client of Node's goes through here, fetch too.
const { RECORD_CONNECTIONS: file = '' } = process.env;
const { connect } = Socket.prototype;

Socket.prototype.connect = function record(this: Socket, ...args: never[]) {
  const [given] = args.flat() as { host?: string; port?: number; path?: string }[];
  appendFileSync(file, `${given?.path ?? `${given?.host}:${given?.port}`}\n`);
  return Reflect.apply(connect, this, args);
} as typeof connect;
