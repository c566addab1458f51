import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Place = { user: string; name: string; folder: string };

/** Parses the address of a database at a Unix socket. */
function placeOf(address: string): Place {
  const { username, pathname, searchParams } = new URL(address);
  return { user: username, name: pathname.slice(1), folder: searchParams.get('host') ?? '' };
}

/**
 * A way to a PostgreSQL over TCP that can fall silent as a network does: connections stay open, and nothing comes
 * through any more.
 */
export class FreezingProxy {
  readonly #server = createServer((from) => this.#join(from));
  /** Names of the parameters that clients have sent along with their first words. */
  readonly parameters = new Set<string>();
  #database: Place;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isSilent = false;

  private constructor(database: string) {
    this.#database = placeOf(database);
  }

  /** In front of a database at a Unix socket. */
  static async before(database: string): Promise<FreezingProxy> {
    const proxy = new FreezingProxy(database);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    const { user, name } = this.#database;
    return `postgres://${user}@127.0.0.1:${port}/${name}`;
  }

  get databaseName(): string {
    return this.#database.name;
  }

  /** From now on nothing comes through, on connections that are open and on new ones. */
  freeze(): void {
    this.#isSilent = true;
    this.#abandonOpen();
  }

  /** New connections come through again; those of before stay silent for ever. */
  thaw(): void {
    this.#isSilent = false;
  }

  /** Another server takes the address: new connections lead to it, those of before are silent for ever. */
  leadTo(database: string): void {
    this.#abandonOpen();
    this.#database = placeOf(database);
  }

  #abandonOpen(): void {
    for (const [from, to] of this.#pairs) {
      from.unpipe(to);
      to.unpipe(from);
    }
  }

  stop(): void {
    this.#server.close();
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  #join(from: Socket): void {
    const to = connect(`${this.#database.folder}/.s.PGSQL.5432`);
    const pair = [from, to] as const;
    this.#pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined);
    from.once('close', () => {
      to.destroy();
      this.#pairs.delete(pair);
    });
    from.once('data', (words: Buffer) => this.#noteParameters(words));
    if (this.#isSilent) return;
    to.once('close', () => from.destroy());
    from.pipe(to).pipe(from);
  }

  /** A length and a version, then names and values in turn, each ended by a zero (PostgreSQL, "StartupMessage"). */
  #noteParameters(words: Buffer): void {
    const texts = words.toString('latin1', 8).split('\0');
    for (const [index, text] of texts.entries())
      if (index % 2 === 0 && text !== '') this.parameters.add(text);
  }
}
