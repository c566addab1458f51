/** The name of a member as a label: "FamilyName" and "family_name" are "Family name"; a name of several words stays. */
export function nameInWords(name: string): string {
  const bare = name.replace(/^@/, '').trim();
  if (/\s/u.test(bare)) return bare;
  const words = bare
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.]+/gu, ' ')
    .trim();
  const said = /\p{Lu}{2}/u.test(words) ? words : words.toLowerCase();
  return said.charAt(0).toUpperCase() + said.slice(1);
}
