/** Points as twentieths of a point, Word's usual unit. */
export const twips = (points: number): number => Math.round(points * 20);

/** Points as halves, the unit of sizes of letters. */
export const halfPoints = (points: number): number => Math.round(points * 2);

/** Points as eighths, the unit of the thickness of lines. The thinnest line is a quarter of a point. */
export const eighths = (points: number): number => Math.max(2, Math.round(points * 8));

/** Points as English metric units, the unit of drawings. */
export const emus = (points: number): number => Math.round(points * 12_700);
