import { Agent, request } from 'node:http';
import { uploadOf } from './upload.ts';

/** The content of a call, and its kind. */
type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: object | Buffer;
  headers?: Record<string, string>;
};

/** The times of a run of calls: each call's in ms, all of it in s; and what was answered instead of 200. */
export type Run = { times: number[]; seconds: number; failed: string[] };

/** A resume of a guest, and the cookie that opens it. */
export type Guest = { cookie: string; resumeId: string };

/** In ten calls of a person who edits: four saves, three lists, and the resume opened twice; the last is something else, seldom. */
const MIX = 'slsdslsdlx';
/** Of ten of the last, one creates a resume, so that nobody gets more than one may have, one applies, and eight are lists. */
const SELDOM = 'c----u----';

/** A summary, of which a save changes the last word, as typing does: where many words go at once the server keeps what they were as a version, and the bare program keeps none. */
const SUMMARY = 'Bridges, boats and ships. '.repeat(20);

/** The nth call of the traffic, the same in every run. */
function callOf(nth: number, { resumeId }: Guest): Call {
  const kind = MIX[nth % MIX.length];
  if (kind === 's') {
    const body = { resume_id: resumeId, summary: `${SUMMARY}${nth}` };
    return { method: 'POST', path: '/api/save_summary.php', body };
  }
  if (kind === 'd') {
    return { method: 'GET', path: `/api/get_resume_details.php?resume_id=${resumeId}` };
  }
  const seldom = kind === 'x' ? SELDOM[Math.floor(nth / MIX.length) % SELDOM.length] : '-';
  if (seldom === 'u') return uploadOf();
  if (seldom === 'c') {
    return { method: 'POST', path: '/api/create_resume.php', body: { resumeName: 'Bridges' } };
  }
  return { method: 'GET', path: '/api/get_resumes.php' };
}

/** Sends `count` calls over a kept connection for each guest, each call as soon as the one before is answered. */
export async function send(url: string, guests: readonly Guest[], count: number): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: guests.length });
  const times: number[] = [];
  const failed: string[] = [];
  let next = 0;
  async function work(guest: Guest): Promise<void> {
    while (next < count) {
      const call = callOf(next++, guest);
      const began = performance.now();
      const { status, text } = await ask(url, { ...call, cookie: guest.cookie, agent });
      times.push(performance.now() - began);
      if (status !== 200) failed.push(`${call.path} ${status} ${text}`);
    }
  }
  const began = performance.now();
  await Promise.all(guests.map(work));
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  return { times: times.sort((one, other) => one - other), seconds, failed };
}

type Asked = Call & { cookie?: string; agent?: Agent };
type Answer = { status: number | undefined; cookies: string[]; text: string };

/** One call and its whole answer. */
export function ask(
  url: string,
  { method, path, body, cookie, agent, ...asked }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const payload = body instanceof Buffer ? body : body && JSON.stringify(body);
    const headers = {
      ...(cookie && { cookie }),
      ...(payload && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...asked.headers,
    };
    const sent = request(`${url}${path}`, { method, headers, agent }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.once('end', () =>
        resolve({
          status: reply.statusCode,
          cookies: reply.headers['set-cookie'] ?? [],
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.once('error', reject).end(payload);
  });
}

/** Entries of a new guest's resume, and the words of each: with them it is as long as most. */
const ENTRIES = 8;
const WORDS = 'Led the team that built the bridge, on time and below its price. '.repeat(8);

/** A new guest with one resume. */
export async function newGuest(url: string): Promise<Guest> {
  const made = await ask(url, {
    method: 'POST',
    path: '/api/create_resume.php',
    body: { resumeName: 'Bridges' },
  });
  const { resume_id: resumeId } = JSON.parse(made.text) as { resume_id: string };
  const cookie = made.cookies.map((each) => each.split(';', 1)[0]).join('; ');
  for (let entry = 1; entry <= ENTRIES; entry += 1) {
    const body = { resume_id: resumeId, id: `entry ${entry}`, name: 'Bridge', relevance: WORDS };
    const saved = await ask(url, { method: 'POST', path: '/api/save_project.php', body, cookie });
    if (saved.status !== 200) throw new Error(`A guest could not be made: ${saved.text}`);
  }
  return { cookie, resumeId };
}
