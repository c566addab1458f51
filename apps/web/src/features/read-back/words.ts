import { plural } from '@shortlist/messages';

// What the panel says with counts and names in it.

type Counts = { fields: number; same: number };

export const comesBack = ({ name, fields, same }: Counts & { name: string }) =>
  fields === 0
    ? `There is nothing in the ${name} yet.`
    : plural(fields, {
        one: `${same} of 1 field comes back from the ${name}.`,
        other: `${same} of ${fields} fields come back from the ${name}.`,
      });

/** Both readers by name: what ours gets is no promise of what another program gets. */
export const twoReaders = ({ fields, elsewhere }: { fields: number; elsewhere: number }) =>
  `To our reader, that is, which knows our files. A reader that does not know our files gets ${elsewhere} of ${fields}.`;

export const loss = ({ name, fields, same }: Counts & { name: string }) => {
  const lost = fields - same;
  return plural(lost, {
    one: `${name}: 1 of ${fields} fields does not come back when it is read again.`,
    other: `${name}: ${lost} of ${fields} fields do not come back when it is read again.`,
  });
};

export const refused = ({ name, characters }: { name: string; characters: string }) =>
  `The ${name} cannot be written: no font here has ${characters}.`;

export const unread = ({ name, why }: { name: string; why: string }) =>
  `The ${name} cannot be read again. ${why}`;

export const leavesOut = ({ name, traits }: { name: string; traits: readonly string[] }) =>
  traits.length === 0
    ? `Nothing is left out of the ${name}.`
    : `Not in the ${name}: ${new Intl.ListFormat('en').format(traits)}.`;

export const textOf = ({ name }: { name: string }) =>
  `The text of the ${name}, in the order in which a machine sees it`;

type InPlace = { what: 'text' | 'marks'; read: string; readAs: string | undefined };

/** Says what was read in place of what was typed. */
export function readInPlace({ what, read, readAs }: InPlace): string {
  if (what === 'marks') return 'Read without all that is bold, italic or a link.';
  if (readAs !== undefined) return `Read as ${readAs}.`;
  return read === '' ? 'Not read.' : `Read as “${read}”.`;
}
