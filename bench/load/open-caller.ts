const JSON_TYPE = { 'content-type': 'application/json' };

export type Caller = Awaited<ReturnType<typeof openCaller>>;
type Answer = { [member: string]: unknown };

/** Somebody who calls a server, by the cookies that its answers bring. */
export async function openCaller(url: string) {
  const cookies = new Map<string, string>();
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const cookie = [...cookies.values()].join('; ');
    const answer = await fetch(url + path, {
      method,
      headers: { origin: url, ...(body && JSON_TYPE), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return { ask };
}
