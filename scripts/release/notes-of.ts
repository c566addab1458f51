/** Finds what a changelog says of a version, without its heading; undefined where it says nothing. */
export function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /mu).slice(1);
  const section = sections.find((each) => each.split(/[\s,]/u)[0] === version);
  const notes = section?.slice(section.indexOf('\n')).trim();
  return notes === '' ? undefined : notes;
}
