/** Formats the levels of a language, each from A1 to C2 for what a person understands, says and writes: "C1", or "C1 listening, B2 writing". */
export function formatLevels(levels: readonly { skill: string; level: string }[]): string {
  const said = levels.filter(({ level }) => level !== '');
  const distinct = new Set(said.map(({ level }) => level));
  if (distinct.size < 2) return [...distinct].join('');
  return [...distinct]
    .map((level) => {
      const skills = said.filter((each) => each.level === level).map(({ skill }) => skill);
      return `${level} ${skills.join(', ')}`;
    })
    .join('; ');
}
