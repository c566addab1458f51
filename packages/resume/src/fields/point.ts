/** Id of a point, unique among those of its text. */
export type PointId = string & { readonly __brand: 'PointId' };

/** One line of a text of points, without the bullet before it. It may say nothing. */
export type Point = { readonly id: PointId; readonly text: string };

/** The id that a point has where none is stored: that of its position. */
export const idOfPosition = (position: number) => `l${position}` as PointId;
