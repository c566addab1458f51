import {
  changeLink,
  createLink,
  listLinks,
  type RequestOf,
  unlockLink,
} from '@shortlist/contracts';
import type { TestServer, Visitor } from '../../test-server.test-support.ts';
import { put } from '../documents/put-part.test-support.ts';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

type Asked = Partial<RequestOf<typeof createLink>['body']>;

/** Makes a link to a document, and gives its id, its token and its path. */
export async function addLink([who, documentId]: readonly [Visitor, string], asked: Asked = {}) {
  const body = { name: 'Link 1', ...asked };
  const { link_id, url } = await who.get(createLink, { params: { documentId }, body });
  const path = new URL(url).pathname;
  return { id: link_id, url, path, token: path.slice('/s/'.length) };
}

export const change = (who: Visitor, linkId: string, body: RequestOf<typeof changeLink>['body']) =>
  who.get(changeLink, { params: { linkId }, body });

export const linksOf = async ([who, documentId]: readonly [Visitor, string]) =>
  (await who.get(listLinks, { params: { documentId } })).links;

/** Asks for a path as a person's browser does, with more headers where some are given. */
export async function visit(who: Visitor, url: string, headers: object = {}) {
  const { raw, status } = await who.send({
    ...{ method: 'GET', url },
    headers: { 'user-agent': BROWSER, ...headers },
  });
  const { 'x-request-id': _, date: __, ...rest } = raw.headers;
  return { status, headers: rest, text: raw.payload, bytes: raw.rawPayload };
}

/** Sends a password as the form does. */
export async function unlock(who: Visitor, path: string, password: string, headers: object = {}) {
  const { raw, status } = await who.send({
    ...{
      method: unlockLink.method,
      url: path,
      payload: new URLSearchParams({ password }).toString(),
    },
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', ...headers },
  });
  return { status, headers: raw.headers, text: raw.payload };
}

export const CONTACT = {
  fullName: 'Ada King',
  email: 'ada@example.org',
  phone: '4155507946',
  location: 'London',
};

/** A visitor with a resume that says who they are. */
export async function addResume(server: TestServer, contact: object = {}) {
  const who = server.visitor();
  const id = await who.addResume();
  const { status } = await put([who, id], 'contact', { ...CONTACT, ...contact });
  if (status !== 200) throw new Error('The contact was not saved.');
  return [who, id] as const;
}
