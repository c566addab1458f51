/**
 * The place of an item that is to stand directly behind those of `behind` that lead a list. Moves of several items come to the same
 * list in whatever order they are made.
 */
export function leadingPlace<Id>(
  ids: readonly Id[],
  moved: Id,
  behind: readonly Id[],
): number | undefined {
  const from = ids.indexOf(moved);
  const others = ids.filter((id) => id !== moved);
  const end = others.findIndex((id) => !behind.includes(id));
  const to = end < 0 ? others.length : end;
  return from < 0 || to >= from ? undefined : to;
}

/** Items that are to be moved up, each with those that come before it: not one that is led by such items alone. */
export function listMoves<Id>(
  ids: readonly Id[],
  answering: readonly Id[],
): { moved: Id; behind: Id[] }[] {
  return answering.flatMap((moved) => {
    const behind = answering.slice(0, answering.indexOf(moved));
    return leadingPlace(ids, moved, behind) === undefined ||
      ids.slice(0, ids.indexOf(moved)).every((id) => behind.includes(id))
      ? []
      : [{ moved, behind }];
  });
}
