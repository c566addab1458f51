/** The level of a style by its name: "heading 1" to "heading 9" are Word's own, and headings though the style gives no level. */
export function headingNamed(name: string): number | undefined {
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
}
