import { beforeAll, expect, it } from 'vitest';
import { seedJobs } from '#features/jobs/seed-jobs.ts';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { apply } from '../sent-form.test-support.ts';
import { samplePdf } from './sample-files.test-support.ts';

/** Below this many ms of the processor a form is not told from what else the process does. */
const NOISE_MS = 150;

describeOnServer('a form', (server) => {
  beforeAll(() => seedJobs(server().database.db, new Date()));

  it.each(['.', ' ', '. ', 'x.', '\u202E', '.pdf', '. .'])(
    '[TR3] costs no more than in proportion to the name of its file, made of %j',
    async (unit) => {
      const cost = async (characters: number) => {
        const name = `a${unit.repeat(characters / unit.length)}b`;
        const before = process.cpuUsage();
        const { status } = await apply(server().visitor(), {
          resume: { name, bytes: samplePdf() },
        });
        const { user, system } = process.cpuUsage(before);
        expect(status).toBe(200);
        return (user + system) / 1_000;
      };
      await cost(100);
      const [once, twice] = [await cost(35_000), await cost(70_000)];
      expect(twice).toBeLessThan(Math.max(2.5 * once, NOISE_MS));
    },
  );
});
