import {
  deleteSubmissions,
  type Inquiry,
  listApplications,
  listInquiries,
  sendInquiry,
} from '@shortlist/contracts';
import {
  asAdmin,
  asAnybody,
  nothing,
  type Rows,
  type Scene,
} from '../../access-rows.test-support.ts';
import type { submissions } from './feature.ts';
import { ADA, apply, asMultipart } from './sent-form.test-support.ts';

const INQUIRY: Inquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '+1 (214) 555-0199',
  details: 'How do you read two columns?',
};

async function newInquiry({ server }: Scene) {
  await server.visitor().get(sendInquiry, { body: INQUIRY });
  const { inquiries } = await (await server.admin()).get(listInquiries, { querystring: {} });
  return { id: inquiries[0]?.id ?? '' };
}

async function newApplication({ server }: Scene) {
  await apply(server.visitor());
  const admin = await server.admin();
  const { applications } = await admin.get(listApplications, { querystring: {} });
  return { id: applications[0]?.id ?? '' };
}

async function newDeletion(scene: Scene) {
  const { id } = await newInquiry(scene);
  const admin = await scene.server.admin();
  const { deletion } = await admin.get(deleteSubmissions, { body: { kind: 'inquiry', ids: [id] } });
  return deletion.id;
}

export const ROWS: Rows<typeof submissions> = {
  sendInquiry: asAnybody(() => ({ body: INQUIRY })),
  sendApplication: asAnybody(async () => {
    const { payload, headers } = await asMultipart();
    return { body: payload, headers };
  }),
  listInquiries: asAdmin(nothing),
  changeInquiry: asAdmin(async (scene) => ({
    params: await newInquiry(scene),
    body: { status: 'read' },
  })),
  listApplications: asAdmin(nothing),
  changeApplication: asAdmin(async (scene) => ({
    params: await newApplication(scene),
    body: { status: 'read' },
  })),
  downloadFile: asAdmin(async (scene) => ({
    params: { ...(await newApplication(scene)), kind: 'resume' },
  })),
  getTotals: asAdmin(() => ({ params: { jobId: ADA.jobId } })),
  deleteSubmissions: asAdmin(async (scene) => ({
    body: { kind: 'inquiry', ids: [(await newInquiry(scene)).id] },
  })),
  listDeletions: asAdmin(nothing),
  undoDeletion: asAdmin(async (scene) => ({ params: { id: await newDeletion(scene) } })),
  listActions: asAdmin(nothing),
  getRetention: asAdmin(nothing),
  setRetention: asAdmin(() => ({ params: { kind: 'inquiry' }, body: { months: 12 } })),
};
