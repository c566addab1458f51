/** Creates a function that finds a line by its key, each line once where there are several of that key. */
export function takeByKey<Line>(lines: readonly Line[], keyOf: (line: Line) => string) {
  const byKey = new Map<string, Line[]>();
  for (const line of lines) byKey.set(keyOf(line), [...(byKey.get(keyOf(line)) ?? []), line]);
  return (key: string): Line => {
    const [first, ...more] = byKey.get(key) as [Line, ...Line[]];
    if (more.length > 0) byKey.set(key, more);
    return first;
  };
}
