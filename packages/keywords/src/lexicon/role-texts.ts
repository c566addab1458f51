/** What roles usually ask for, one role a line; the format is told in README.md. */
export const ROLE_TEXTS = `
data analyst | analyst of data : SQL, Python
`;
