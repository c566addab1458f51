import { expect, it } from 'vitest';
import { readMatrix } from './access-matrix.test-support.ts';
import { describeAccess } from './describe-access.test-support.ts';
import { FEATURES } from './features/index.ts';
import { describeOnServer } from './test-server.test-support.ts';

const EACH = await readMatrix(FEATURES);

describeAccess('access', { each: EACH, features: FEATURES });

describeOnServer('access of routes', (server) => {
  it('[AC3] has a line for every route under /api/ that the server has', async () => {
    const { body } = await server().visitor().send({ method: 'GET', url: '/api/openapi.json' });
    const served = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = EACH.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.url.replace(/:(\w+)/gu, '{$1}')}`,
    );
    expect(served.sort()).toEqual(listed.sort());
  });

  it('[AC3] guards HEAD as it guards GET', async () => {
    const ada = server().visitor();
    const resumeId = await ada.addResume();
    const url = `/api/get_resume_details.php?resume_id=${resumeId}`;
    const request = { method: 'HEAD', url } as const;
    expect((await ada.send(request)).status).toBe(200);
    expect((await server().visitor().send(request)).status).toBe(401);
  });
});
