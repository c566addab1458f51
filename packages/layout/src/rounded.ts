/** One number for the screen and the PDF: thousandths of a point. */
export const rounded = (points: number) => Math.round(points * 1000) / 1000;
