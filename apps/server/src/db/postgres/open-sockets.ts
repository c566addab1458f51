import { once } from 'node:events';
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

  /** Resolves when the sockets that are open now are closed, in order or not. */
  async whenClosed(): Promise<void> {
    await Promise.all(Array.from(this.#open, (socket) => once(socket, 'close').catch(() => {})));
  }
}
