import { PORTS } from './processes.ts';
import type { Outcome } from './visitor.ts';

const FIELDS = {
  ...{ firstName: 'Ada', lastName: 'King', sponsorship: 'No', jobTitle: 'x' },
  gender: 'Decline to self-identify',
  hispanicLatino: 'Decline to self-identify',
  veteranStatus: 'I do not wish to answer',
  disabilityStatus: 'I do not want to answer',
};
const PDF = `%PDF-1.4\n${'%'.repeat(50_000)}\n%%EOF\n`;

/** Somebody who applies for a job with two files, again and again, from an address of their own each time. */
export class Applicant {
  readonly outcomes: Outcome[] = [];
  readonly #jobId: string;
  #sent = 0;

  readonly #name: string;

  constructor(jobId: string, number: number) {
    this.#jobId = jobId;
    this.#name = `applicant${number}`;
  }

  /** Addresses from which applications were confirmed. */
  readonly confirmed: string[] = [];

  async apply(): Promise<void> {
    this.#sent += 1;
    const email = `${this.#name}-${this.#sent}@example.org`;
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FIELDS, email, jobId: this.#jobId }))
      form.set(name, value);
    for (const name of ['resume', 'coverLetter'])
      form.set(name, new Blob([PDF], { type: 'application/pdf' }), `${name}.pdf`);
    const at = Date.now();
    const note = (kind: Outcome['kind'], what: string) =>
      this.outcomes.push({ at, ms: Date.now() - at, kind, what: `upload ${what}` });
    try {
      const reply = await fetch(`http://127.0.0.1:${PORTS.proxy}/api/upload.php`, {
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
