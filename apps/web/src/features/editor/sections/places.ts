/** The values listed first for country, state and city (spec section 3); any other may be typed. */
export const COUNTRIES = ['United States', 'Canada'] as const;
export const STATES = ['Texas', 'California'] as const;
export const CITIES = ['Richardson', 'Dallas'] as const;
