import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../../test-server.test-support.ts';

const REFUSED = 500;

describe('the log of a server that has no time for what is asked', () => {
  const written: string[] = [];
  const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
  let server: TestServer;
  beforeAll(async () => {
    const logTo = { write: (line: string) => void written.push(line) };
    server = await TestServer.open({ logTo, config: { logLevel: 'info', requestsAtOnce: 0 } });
  });
  afterAll(() => server.close());

  it('[TR3] has a line a second for all that it refuses, with their number', async () => {
    const began = performance.now();
    for (let asked = 0; asked < REFUSED; asked += 1) {
      const { status } = await server
        .visitor()
        .send({ method: 'GET', url: '/api/get_resumes.php' });
      expect(status).toBe(503);
    }
    const seconds = Math.ceil((performance.now() - began) / 1_000);
    await server.app.close();
    expect(lines().reduce((sum, { refused = 0 }) => sum + Number(refused), 0)).toBe(REFUSED);
    expect(lines()[0]).toMatchObject({
      ...{ level: 40, code: 'overload', refused: 1 },
      err: { stack: expect.stringContaining('shed-overload') },
    });
    expect(lines().length).toBeLessThanOrEqual(seconds + 2);
  });
});
