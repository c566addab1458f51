import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../apps/server/src/files/file-store.ts';
import type { Outcome } from './visitor.ts';

const FIELDS = {
  ...{ firstName: 'Ada', lastName: 'King', sponsorship: 'No', jobTitle: 'x' },
  gender: 'Decline to self-identify',
  hispanicLatino: 'Decline to self-identify',
  veteranStatus: 'I do not wish to answer',
  disabilityStatus: 'I do not want to answer',
};
const PDF = `%PDF-1.4\n${'%'.repeat(50_000)}\n%%EOF\n`;

/** One of the jobs that every database begins with. */
const JOB = 'customer-care-specialist';

/** Somebody who applies for a job with two files, again and again, from an address of their own each time. */
export class Applicant {
  readonly outcomes: Outcome[] = [];
  readonly #url: string;
  readonly #name: string;
  #sent = 0;

  constructor(url: string, number: number) {
    this.#url = url;
    this.#name = `applicant${number}`;
  }

  /** Addresses from which applications were confirmed. */
  readonly confirmed: string[] = [];

  async apply(): Promise<void> {
    this.#sent += 1;
    const email = `${this.#name}-${this.#sent}@example.org`;
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FIELDS, email, jobId: JOB }))
      form.set(name, value);
    for (const name of ['resume', 'coverLetter'])
      form.set(name, new Blob([PDF], { type: 'application/pdf' }), `${name}.pdf`);
    const at = Date.now();
    const note = (kind: Outcome['kind'], what: string) =>
      this.outcomes.push({ at, ms: Date.now() - at, kind, what: `upload ${what}` });
    try {
      const reply = await fetch(`${this.#url}/api/upload.php`, {
        method: 'POST',
        body: form,
        headers: { 'x-forwarded-for': `10.9.${this.#sent >> 8}.${this.#sent & 255}` },
        signal: AbortSignal.timeout(60_000),
      });
      const answer = (await reply.json().catch(() => undefined)) as
        | { message?: string }
        | undefined;
      if (reply.ok) this.confirmed.push(email);
      const failed = answer?.message ? 'refused' : 'unclear';
      note(reply.ok ? 'confirmed' : failed, `${reply.status} ${answer?.message}`);
    } catch (error) {
      note('cut off', String((error as Error).cause ?? error));
    }
  }
}

/** Rows of `lostApplications`: the address of an application and the names of its files, with spaces between. */
export const APPLICATIONS_WITH_FILES = `select email || ' ' || string_agg(key::text, ' ') as line
  from applications a join files f on f.record_id = a.id::text group by a.id`;

/** Confirmed applications that are not there with two whole files, or more than once; and files that are not there. */
export async function lostApplications(
  lines: readonly string[],
  store: FileStore,
  applicants: readonly Applicant[],
): Promise<string[]> {
  const rows = lines.map((line) => line.split(' '));
  const lost: string[] = [];
  for (const [email = '', ...keys] of rows) {
    for (const key of keys) {
      const file = await store.get(key);
      if (!file || String(await buffer(file)) !== PDF) lost.push(`file ${key} of ${email}`);
    }
  }
  for (const email of applicants.flatMap(({ confirmed }) => confirmed)) {
    const there = rows.filter(([address]) => address === email);
    if (there.length !== 1 || there[0]?.length !== 3) lost.push(`application of ${email}`);
  }
  return lost;
}
