import { z } from 'zod';

/** Free text exactly as a person's document has it; rules are applied on saving, never on holding. */
const Text = z.string();

/** Parts of the contact that a person may keep off the paper (spec section 3). */
export const ShownOnResume = z.object({
  phone: z.boolean(),
  linkedin: z.boolean(),
  country: z.boolean(),
  state: z.boolean(),
  city: z.boolean(),
});
export type ShownOnResume = z.infer<typeof ShownOnResume>;

export const Contact = z.object({
  fullName: Text,
  email: Text,
  phone: Text,
  /** The handle only; paper and screen put it behind a fixed profile path. */
  linkedin: Text,
  website: Text,
  country: Text,
  state: Text,
  city: Text,
  /** The person's profession or aim, below the name. */
  headline: Text,
  /** Further addresses, and what else is to be said, each a line with its label (`parseLabelledLines`). */
  links: Text,
  details: Text,
  shown: ShownOnResume,
});
export type Contact = z.infer<typeof Contact>;

/** Names of the texts of a contact. */
export type ContactField = Exclude<keyof Contact, 'shown'>;

const TEXTS = (Object.keys(Contact.shape) as (keyof Contact)[]).filter(
  (member) => member !== 'shown',
);
/** Names of the parts that may be kept off the paper. */
export const SHOWN_PARTS = ShownOnResume.keyof().options;

/** Makes a contact of its texts and of what is shown. */
export function makeContact(
  text: (field: ContactField) => string,
  isShown: (field: keyof ShownOnResume) => boolean,
): Contact {
  const texts = TEXTS.map((field) => [field, text(field)]);
  const shown = SHOWN_PARTS.map((field) => [field, isShown(field)]);
  // Each member by its name, as the schemas have them.
  return { ...Object.fromEntries(texts), shown: Object.fromEntries(shown) } as Contact;
}

/** The members that the spec's calls do not know: they are sent and answered only where they say something. */
export const EXTRA_CONTACT = ['headline', 'links', 'details'] as const;
