import { hideChanging } from './hide-changing.ts';

export type Answer = { status: number; text: string; body: Record<string, unknown> };

type Sending = {
  body?: object | string | FormData;
  /** The revision that a save is based on; text is sent as it is. */
  ifMatch?: number | string;
  headers?: Record<string, string>;
};

/** One browser at a server: keeps cookies, and writes down all that is said. */
export class Wire {
  readonly #url: string;
  readonly #told: string[] = [];
  cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** All calls so far with status and body as text, in which ids, moments and tokens have stable names. */
  transcript(): string {
    return hideChanging(this.#told.join('\n'));
  }

  /** Begins a part of the transcript. */
  note(title: string): void {
    this.#told.push(`\n# ${title}`);
  }

  /** Sends one call. `quiet` leaves it out of the transcript. */
  async send(
    method: string,
    path: string,
    sending: Sending = {},
    { quiet = false } = {},
  ): Promise<Answer> {
    const body = writeBody(sending.body);
    const tag = asTag(sending.ifMatch);
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        origin: this.#url,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(tag !== undefined && { 'if-match': tag }),
        ...sending.headers,
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const text = await response.text();
    if (!quiet) {
      const asked = [method, path, tag && `If-Match: ${tag}`, shorten(body)].filter(Boolean);
      const answered = `${response.status} ${response.headers.get('content-type') ?? ''}`;
      this.#told.push(asked.join(' '), answered, text, '');
    }
    return { status: response.status, text, body: readBody(text) };
  }

  /** Makes a resume and gives its id; throws when there is none, since all that follows would say nothing. */
  async create(resumeName: string, about: object = {}): Promise<string> {
    const { resume_id } = await this.post('create_resume', { resumeName, ...about });
    if (typeof resume_id !== 'string') throw new Error(`The resume ${resumeName} was not made.`);
    return resume_id;
  }

  /** A call of the spec's `.php`, with its answer's body. */
  async post(name: string, body: object, sending: Sending = {}): Promise<Record<string, unknown>> {
    return (await this.send('POST', `/api/${name}.php`, { body, ...sending })).body;
  }

  /** The whole resume, for the transcript. */
  async details(resumeId: unknown): Promise<Answer> {
    return this.send('GET', `/api/get_resume_details.php?resume_id=${resumeId}`);
  }

  #keep(cookie: string): void {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/su);
    if (/max-age=0(?:;|$)/iu.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function writeBody(body: Sending['body']): string | FormData | undefined {
  return typeof body === 'object' && !(body instanceof FormData) ? JSON.stringify(body) : body;
}

const asTag = (revision: Sending['ifMatch']) =>
  typeof revision === 'number' ? `"${revision}"` : revision;

/** Shortens what was asked, for the transcript: without the length of long runs of one character. */
function shorten(body: string | FormData | undefined): string {
  const text = typeof body === 'object' ? 'a form' : (body ?? '');
  return text.replace(/(.)\1{99,}/gu, '$1…');
}

/** The answer as an object; anything else is none. */
function readBody(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
