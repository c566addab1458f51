/** One line of a bench's table. */
export type Result = {
  name: string;
  figure: string;
  /** The bound that the figure must meet; without one it is only shown. */
  target?: string;
  met?: boolean;
};

/** The table, and whether every target is met. */
export function formatResults(results: readonly Result[]): { table: string; met: boolean } {
  const rows = results.map(({ name, figure, target = '', met }) => [
    name,
    figure,
    target,
    verdictOf(met),
  ]);
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { table: lines.join('\n'), met: results.every(({ met }) => met !== false) };
}

function verdictOf(met: boolean | undefined): string {
  if (met === undefined) return '';
  return met ? 'met' : 'MISSED';
}
