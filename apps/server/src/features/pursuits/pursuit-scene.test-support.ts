import { createPursuit, getPursuit, listPursuits, savePart } from '@shortlist/contracts';
import type { Posting, PursuitState } from '@shortlist/model/pursuit';
import type { Visitor } from '../../test-server.test-support.ts';

export async function addPursuit(
  who: Visitor,
  posting: Partial<Posting> = { company: 'Acme', title: 'Engineer' },
): Promise<string> {
  return (await who.get(createPursuit, { body: { posting } })).application_id;
}

/** Saves a part of an application, on a revision of it where one is named. */
export const put = (
  [who, documentId]: readonly [Visitor, string],
  key: string,
  content: object,
  revision?: number,
) =>
  who.call(savePart, {
    params: { documentId, key },
    body: { content: { ...content } },
    ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
  });

export const putState = (
  whose: readonly [Visitor, string],
  state: Partial<PursuitState>,
  revision?: number,
) => put(whose, 'state', state, revision);

/** A page of the list, all of it where no other is asked for. */
export const list = (who: Visitor, querystring: { after?: string; most?: string } = {}) =>
  who.get(listPursuits, { querystring });

/** The row of an application in the list of its owner. */
export async function rowOf([who, id]: readonly [Visitor, string]) {
  const { applications } = await list(who);
  const row = applications.find((each) => each.application_id === id);
  if (!row) throw new Error(`The list does not have ${id}.`);
  return row;
}

export const read = async ([who, id]: readonly [Visitor, string]) =>
  (await who.get(getPursuit, { params: { applicationId: id } })).data;
