/** A keyword that was pressed: a value of its own for every press, also of the same one. */
export type ChosenKeyword = { id: string };
