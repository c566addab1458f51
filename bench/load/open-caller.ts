const JSON_TYPE = { 'content-type': 'application/json' };

export type Caller = Awaited<ReturnType<typeof openCaller>>;
type Answer = { [member: string]: unknown };

/** Somebody who calls a server, by the cookie that the first answer brings. */
export async function openCaller(url: string) {
  let cookie = '';
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(url + path, {
      method,
      headers: { origin: url, ...(body && JSON_TYPE), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return { ask };
}
