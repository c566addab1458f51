/** A contact with every field but the region and the town. */
export const ADA = {
  fullName: 'Ada King',
  email: 'ada@example.org',
  phone: '(212) 555-0100',
  linkedin: 'ada-king',
  website: 'ada.example.org',
  country: 'United Kingdom',
};
