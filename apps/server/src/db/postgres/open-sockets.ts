import { Socket } from 'node:net';

/** The sockets of a pool, to be cut all at once: its clients have no method for that. */
export class OpenSockets {
  readonly #open = new Set<Socket>();

  /** A new socket, which is known until it closes. */
  readonly make = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    return socket.once('close', () => this.#open.delete(socket));
  };

  readonly cutAll = (): void => {
    for (const socket of this.#open) socket.destroy();
  };
}
