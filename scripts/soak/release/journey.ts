import { strictEqual } from 'node:assert/strict';
import { CALLED_SECTIONS } from '../../../packages/model/src/index.ts';
import { ADA } from '../../compare-trees/ada.ts';
import { type Answer, Wire } from '../../compare-trees/wire.ts';

/** Kinds of entry that servers of either release save, with the list of each and the field that names an entry. */
const KINDS = CALLED_SECTIONS.map(({ kind, list, naming: [name] }) => ({ kind, list, name }));

const PASSWORD = 'correct horse battery';

type Entry = { id: string; revision: number } & Record<string, unknown>;

/** Somebody whose requests go to one of two servers, with the same cookies at both. */
export class Traveller {
  readonly name: string;
  #cookies = new Map<string, string>();

  constructor(name: string) {
    this.name = name;
  }

  get email(): string {
    return `${this.name}@example.org`;
  }

  at(url: string): Wire {
    const wire = new Wire(url);
    wire.cookies = this.#cookies;
    return wire;
  }

  forgetCookies(): void {
    this.#cookies.clear();
  }
}

/** A call that must go well. */
async function must(answer: Promise<Answer>): Promise<Record<string, unknown>> {
  const { status, text, body } = await answer;
  strictEqual(status, 200, `${status} ${text}`);
  return body;
}

const save = (wire: Wire, name: string, body: object, ifMatch?: number) =>
  wire.send('POST', `/api/${name}.php`, { body, ...(ifMatch !== undefined && { ifMatch }) });

/** A resume with something in every section, as one server makes it. Answers its id. */
export async function makeResume(wire: Wire): Promise<string> {
  const resume_id = await wire.create('Bridges', { experienceLevel: 'Senior Level' });
  await must(save(wire, 'save_contact', { resume_id, ...ADA }));
  await must(save(wire, 'save_summary', { resume_id, summary: 'Builds bridges.' }));
  await must(save(wire, 'save_skill', { resume_id, skills: 'Steel\nTimber' }));
  for (const { kind, name } of KINDS)
    for (const id of ['First', 'Second', 'Third'])
      await must(save(wire, `save_${kind}`, { resume_id, id, [name]: id }));
  return resume_id;
}

const listResumes = async (wire: Wire) =>
  (await must(wire.send('GET', '/api/get_resumes.php'))).resumes as { resume_id: string }[];

const partOf = (resume_id: string, key: string) =>
  `/api/documents/${resume_id}/parts/${encodeURIComponent(key)}`;

const savePart = (wire: Wire, resume_id: string, key: string, content: object) =>
  wire.send('PUT', partOf(resume_id, key), { body: { content } });

const readResume = async (wire: Wire, id: string) =>
  (await must(wire.details(id))).data as Record<string, unknown>;

/**
 * Does with that resume what another server does: changes every section and one entry of each kind from the revision
 * that it reads, adds one, deletes one, orders them, is refused a stale save, renames. Throws where an answer is wrong.
 */
export async function changeResume(wire: Wire, resume_id: string, words: string): Promise<void> {
  const found = await readResume(wire, resume_id);
  const revisions = found.revisions as { summary: number; skills: number };
  await must(save(wire, 'save_contact', { resume_id, ...ADA, fullName: words }));
  await must(save(wire, 'save_summary', { resume_id, summary: words }, revisions.summary));
  const stale = await save(
    wire,
    'save_summary',
    { resume_id, summary: 'Stale' },
    revisions.summary + 5,
  );
  strictEqual(stale.status, 409, stale.text);
  await must(save(wire, 'save_skill', { resume_id, skills: words }));
  for (const kind of KINDS) await changeEntries(wire, resume_id, kind, words);
  const ids = ['skills', 'education', 'experience'];
  await must(savePart(wire, resume_id, 'section_order', { ids }));
  await must(wire.send('PATCH', `/api/documents/${resume_id}`, { body: { title: words } }));
}

async function changeEntries(
  wire: Wire,
  resume_id: string,
  { kind, list, name }: (typeof KINDS)[number],
  words: string,
) {
  const listEntries = async () =>
    (await readResume(wire, resume_id))[list] as [Entry, Entry, Entry];
  const [first, second, third] = await listEntries();
  const changed = { ...first, resume_id, [name]: words };
  await must(save(wire, `save_${kind}`, changed, first.revision));
  await must(wire.send('DELETE', partOf(resume_id, `${kind}:${second.id}`)));
  const added = await must(save(wire, `save_${kind}`, { resume_id, [name]: `${words} too` }));
  const ids = [third.id, String(added[`${kind}_id`]), first.id];
  await must(savePart(wire, resume_id, `order:${kind}`, { ids }));
  const names = (await listEntries()).map((entry) => entry[name]);
  strictEqual(String(names), String([third[name], `${words} too`, words]));
}

/** Deleted by one server, gone from the list of the other, restored there, and back in the list of the first. */
export async function deleteAndRestore(one: Wire, other: Wire, resume_id: string): Promise<void> {
  const isListed = async (wire: Wire) =>
    (await listResumes(wire)).some((listed) => listed.resume_id === resume_id);
  await must(save(one, 'delete_resume', { resume_id }));
  strictEqual(await isListed(other), false, 'a deleted resume is listed');
  await must(other.send('POST', `/api/documents/${resume_id}/restore`));
  strictEqual(await isListed(one), true, 'a restored resume is not listed');
}

/** An account made by one server from a guest; the other knows its session, ends it, and logs in anew. */
export async function signUpAndLogIn(who: Traveller, one: string, other: string): Promise<void> {
  const { email } = who;
  const credentials = { email, password: PASSWORD };
  const isKnown = async (url: string) =>
    JSON.stringify((await who.at(url).send('GET', '/api/auth/get-session')).body).includes(email);
  await must(
    who.at(one).send('POST', '/api/auth/sign-up/email', { body: { name: 'Ada', ...credentials } }),
  );
  strictEqual(await isKnown(other), true, 'the session of a new account is not known');
  await must(who.at(other).send('POST', '/api/auth/sign-out', { body: {} }));
  strictEqual(await isKnown(one), false, 'a session is known after it was ended');
  who.forgetCookies();
  await must(who.at(other).send('POST', '/api/auth/sign-in/email', { body: credentials }));
  strictEqual(await isKnown(one), true, 'a session of the other server is not known');
}
