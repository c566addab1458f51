/** The fields of a contact, as their form calls them. */
const CONTACT = {
  fullName: 'Full Name',
  headline: 'Headline',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  website: 'Website',
  country: 'Country',
  state: 'State',
  city: 'City',
  links: 'Links',
  details: 'Further lines',
};

type Entry = { section: string; entry: string };

/** The place of a field in a resume: its section, its entry, and what it is called there. */
export const readBack = {
  contact: ({ field }: { field: keyof typeof CONTACT }) => `Contact, ${CONTACT[field]}`,
  entry: ({ section, entry, field }: Entry & { field: string }) => `${section}, ${entry}, ${field}`,
  dates: ({ section, entry }: Entry) => `${section}, ${entry}, Dates`,
  point: ({ section, entry, number }: Entry & { number: number }) =>
    `${section}, ${entry}, Point ${number}`,
  line: ({ section, number }: { section: string; number: number }) => `${section}, Line ${number}`,
};
