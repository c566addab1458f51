/** The outcome of a request: confirmed, refused with a clear sentence, or cut off, its moment, and the time that it took. */
export type Outcome = {
  at: number;
  ms: number;
  kind: 'confirmed' | 'refused' | 'cut off' | 'unclear';
  what: string;
};

type Answer = { status?: string; message?: string } & Record<string, unknown>;

/** A guest who writes to a resume of the server at `url`, and remembers what was confirmed. */
export class Guest {
  readonly outcomes: Outcome[] = [];
  /** The words of each project, by its temporary id: as confirmed, and as last sent, which may have been kept or not. */
  readonly projects = new Map<string, { confirmed?: string; sent: string; id: string }>();
  readonly summary = { confirmed: '', sent: '' };
  readonly #url: string;
  #cookie = '';
  #resume = '';
  #edit = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async #send(path: string, body: object): Promise<Answer | undefined> {
    const at = Date.now();
    try {
      const reply = await fetch(`${this.#url}/api/${path}.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.#cookie },
        body: JSON.stringify({ ...(this.#resume && { resume_id: this.#resume }), ...body }),
        signal: AbortSignal.timeout(60_000),
      });
      const [cookie] = reply.headers.getSetCookie();
      if (cookie) this.#cookie = String(cookie.split(';')[0]);
      const answer = await readAnswer(reply);
      this.#note(
        at,
        reply.ok ? 'confirmed' : kindOf(answer),
        `${path} ${reply.status} ${answer?.message ?? ''}`,
      );
      return reply.ok ? answer : undefined;
    } catch (error) {
      this.#note(at, 'cut off', `${path} ${String((error as Error).cause ?? error)}`);
      return undefined;
    }
  }

  #note(at: number, kind: Outcome['kind'], what: string): void {
    this.outcomes.push({ at, ms: Date.now() - at, kind, what });
  }

  get hasBegun(): boolean {
    return this.#resume !== '';
  }

  /** Creates the resume; false when that was not confirmed. */
  async begin(): Promise<boolean> {
    const answer = await this.#send('create_resume', { resumeName: 'Soaked' });
    this.#resume = String(answer?.resume_id ?? '');
    return this.hasBegun;
  }

  /** Saves something: a new project, a change of one, or the summary. */
  async writeOnce(): Promise<void> {
    this.#edit += 1;
    const words = `edit ${this.#edit}`;
    if (this.#edit % 3 === 0) {
      this.summary.sent = words;
      if (await this.#send('save_summary', { summary: words })) this.summary.confirmed = words;
      return;
    }
    const known = [...this.projects.keys()];
    const key = this.#edit % 3 === 1 && known.length < 40 ? `new ${this.#edit}` : known.at(-1);
    if (key === undefined) return;
    const project = this.projects.get(key) ?? { sent: words, id: key };
    project.sent = words;
    this.projects.set(key, project);
    const answer = await this.#send('save_project', { id: project.id, name: words });
    if (!answer) return;
    project.confirmed = words;
    project.id = String(answer.project_id);
  }

  /** Lists what the server lacks of what it confirmed, or has twice. */
  async listLost(): Promise<string[]> {
    if (!this.hasBegun) return [];
    const url = `${this.#url}/api/get_resume_details.php?resume_id=${this.#resume}`;
    const reply = await fetch(url, { headers: { cookie: this.#cookie } });
    const { data } = (await reply.json()) as {
      data?: {
        summary: { summaries_description: string };
        projects: { id: string; name: string }[];
      };
    };
    if (!data) return [`resume ${this.#resume}`];
    const isKept = (
      found: string | undefined,
      { confirmed = '', sent }: { confirmed?: string; sent: string },
    ) => found === confirmed || found === sent;
    const names = new Map(data.projects.map(({ id, name }) => [id, name]));
    const lost = [...this.projects.values()]
      .filter((project) => project.confirmed && !isKept(names.get(project.id), project))
      .map(
        ({ id, confirmed, sent }) =>
          `project ${id}: confirmed ${confirmed}, sent ${sent}, there ${names.get(id)}`,
      );
    const known = new Set(
      [...this.projects.values()].flatMap(({ confirmed, sent }) => [confirmed, sent]),
    );
    const words = data.projects.map(({ name }) => name).filter((name) => name !== '');
    const doubled = words.filter((name, at) => words.indexOf(name) !== at || !known.has(name));
    const summary = data.summary.summaries_description;
    return [
      ...lost,
      ...doubled.map((name) => `doubled: ${name}`),
      ...(isKept(summary, this.summary)
        ? []
        : [`summary: confirmed ${this.summary.confirmed}, there ${summary}`]),
    ];
  }
}

const kindOf = (answer: Answer | undefined): Outcome['kind'] =>
  answer?.status === 'error' && answer.message ? 'refused' : 'unclear';

async function readAnswer(reply: Response): Promise<Answer | undefined> {
  try {
    return (await reply.json()) as Answer;
  } catch {
    return undefined;
  }
}
