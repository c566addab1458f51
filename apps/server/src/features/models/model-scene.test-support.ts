import { ProposalEvent, type ProposalWanted, propose } from '@shortlist/contracts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { TestServer, type Visitor } from '../../test-server.test-support.ts';
import { ModelServer } from './model-server.test-support.ts';

export const KEY = 'sk-never-seen-by-anybody';

export const WANTED: ProposalWanted = {
  kind: 'point',
  text: 'Served guests and trained 3 colleagues',
  role: 'Barista',
  posting: '',
  resume: 'Barista, Blue Door\n2019 – Present\n• Served guests and trained 3 colleagues',
};

/** The events of an answer that streams. */
export const readEvents = (text: string): ProposalEvent[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ProposalEvent.parse(JSON.parse(line)));

/** Our server beside a model's. */
class Scene {
  readonly upstream: ModelServer;
  readonly server: TestServer;
  /** Somebody with a session, another one for each test. */
  ada: Visitor;

  constructor(upstream: ModelServer, server: TestServer) {
    this.upstream = upstream;
    this.server = server;
    this.ada = server.visitor();
  }

  /** The events of a proposal, with all that came. */
  async ask(wanted: Partial<ProposalWanted> = {}, who = this.ada) {
    const { raw } = await who.call(propose, { body: { ...WANTED, ...wanted } });
    expect(raw.statusCode, raw.body).toBe(200);
    const events = readEvents(raw.body);
    return { events, last: events.at(-1), raw };
  }

  /** The same over a socket, as a browser does, for which the server must listen. */
  async start(who = this.ada, signal?: AbortSignal): Promise<Response> {
    const { app } = this.server;
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const cookies = [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return fetch(`${app.listeningOrigin}${propose.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
      body: JSON.stringify(WANTED),
      ...(signal && { signal }),
    });
  }
}

type Options = { modelMs?: number; logTo?: { write: (line: string) => void } };

/** Opens the scene for the tests of a file. `modelMs` is how long the model may take. */
export function setModelScene({ modelMs, logTo }: Options = {}): () => Scene {
  let scene: Scene;
  beforeAll(async () => {
    const upstream = await ModelServer.open();
    const model = { aiBaseUrl: upstream.url, aiApiKey: KEY, aiModel: 'test-model' };
    const server = await TestServer.open({
      config: { ...model, ...(logTo && { logLevel: 'trace' }) },
      ...(logTo && { logTo }),
      ...(modelMs !== undefined && { modelMs }),
    });
    scene = new Scene(upstream, server);
  });
  beforeEach(async () => {
    scene.upstream.forget();
    scene.ada = scene.server.visitor();
    await scene.ada.addResume();
  });
  afterAll(async () => {
    await scene.server.close();
    await scene.upstream.close();
  });
  return () => scene;
}
