/** So far from what is in sight, rows and cards are drawn. */
export const AHEAD = '1200px';
