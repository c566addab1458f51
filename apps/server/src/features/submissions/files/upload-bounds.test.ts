import { ADMIN_ENDPOINTS } from '@shortlist/contracts';
import { describe, expect, it } from 'vitest';
import { seedJobs } from '#features/jobs/seed-jobs.ts';
import { removeExpired } from '../../../remove-expired.ts';
import { TestServer } from '../../../test-server.test-support.ts';
import { FULL, leftIn } from '../deletion/left-files.test-support.ts';
import { apply } from '../sent-form.test-support.ts';
import { samplePdf } from './sample-files.test-support.ts';

const { deleteSubmissions, getRetention, listApplications } = ADMIN_ENDPOINTS;

const HALF = 800_000;
const half = { name: 'half.pdf', bytes: samplePdf(HALF) };
const large = { resume: half, coverLetter: half };

describe('[ST4] uploads are bounded', () => {
  it('for each address, which may send again when a day has passed', async () => {
    let now = new Date();
    const bounded = await TestServer.open({
      config: { uploadsPerAddressMb: 2 },
      now: () => now,
    });
    await seedJobs(bounded.database.db, now);
    const ada = bounded.visitor();
    expect((await apply(ada, large)).status).toBe(200);
    const refused = await apply(ada, large);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'slow_down',
        message:
          'Too many large files have come from your network today, so nothing was stored. Please try again tomorrow, or write to us with Contact Us.',
        retry_after: 86_400,
      },
    });
    expect(await leftIn(bounded)).toEqual({ applications: 1, rows: 2, stored: 2, incoming: 0 });
    expect((await apply(bounded.visitor(), large)).status).toBe(200);
    now = new Date(now.getTime() + 86_400_000);
    expect((await apply(ada, large)).status).toBe(200);
    await bounded.close();
  });

  it('in sum, also when many come at once; what is removed makes room again', async () => {
    const bounded = await TestServer.open({ config: { uploadsMb: 4 } });
    const { db } = bounded.database;
    await seedJobs(db, new Date());
    const sends = Array.from({ length: 4 }, () => apply(bounded.visitor(), large));
    const replies = await Promise.all(sends);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 507, 507]);
    const refused = replies.find(({ status }) => status === 507);
    expect(refused).toMatchObject(FULL);
    expect(refused?.raw.headers['retry-after']).toBe('600');
    expect(await leftIn(bounded)).toEqual({ applications: 2, rows: 4, stored: 4, incoming: 0 });

    const admin = await bounded.admin();
    const { uploads } = await admin.get(getRetention, {});
    expect(uploads).toEqual({ bytes: 4 * HALF, mostBytes: 4 * 1024 * 1024 });
    const { applications } = await admin.get(listApplications, { querystring: {} });
    const ids = applications.map(({ id }) => id);
    await admin.get(deleteSubmissions, { body: { kind: 'application', ids } });
    expect((await apply(bounded.visitor(), large)).status).toBe(507);
    await removeExpired({ db, files: bounded.files, now: new Date(Date.now() + 180_000) });
    expect((await apply(bounded.visitor(), large)).status).toBe(200);
    await bounded.close();
  });
});
