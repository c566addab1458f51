import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';

/** The column of a table that holds what `searchedWords` makes of its texts. */
export const words = () => text('words').notNull();

/**
 * The words of these texts, as they are compared: in small letters, without accents, with one space
 * between them. Made here and not in SQL, where small letters depend on how a database was set up,
 * and "a@b.c" or "555-0199" would stay in one piece.
 */
export function searchedWords(texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Returns the expression that is indexed of such a column, which its queries have to ask for. */
export const indexed = (column: PgColumn): SQL => sql`to_tsvector('simple', ${column})`;

/**
 * Holds where each word of `wanted` begins a word of the column; undefined, which holds everywhere,
 * where `wanted` has no words.
 */
export function matchesWords(column: PgColumn, wanted: string): SQL | undefined {
  const found = searchedWords([wanted]);
  if (found === '') return undefined;
  const query = found
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');
  return sql`${indexed(column)} @@ to_tsquery('simple', ${query})`;
}
