import { createPursuit, getPursuit, listPursuits } from '@shortlist/contracts';
import type { Posting, PursuitState } from '@shortlist/model/pursuit';
import type { Visitor } from '../../test-server.test-support.ts';
import { put } from '../documents/put-part.test-support.ts';

export async function addPursuit(
  who: Visitor,
  posting: Partial<Posting> = { company: 'Acme', title: 'Engineer' },
): Promise<string> {
  return (await who.get(createPursuit, { body: { posting } })).application_id;
}

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
