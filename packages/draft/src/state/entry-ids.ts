/** The id that an entry bears now: a form may still hold the temporary one. */
export function currentId<Id extends string>(aliases: ReadonlyMap<Id, Id>, id: Id): Id {
  let current = id;
  for (let next = aliases.get(current); next !== undefined; next = aliases.get(current)) {
    current = next;
  }
  return current;
}

/** The first id that an entry had while the document was open: the same before and after its save. */
export function firstId<Id extends string>(aliases: ReadonlyMap<Id, Id>, id: Id): Id {
  const earlier = [...aliases].find(([, to]) => to === id);
  return earlier ? firstId(aliases, earlier[0]) : id;
}
