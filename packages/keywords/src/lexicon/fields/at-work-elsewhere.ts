/** Certificates and duties of Germany, France and Spain, and what they are called in English. The format is described in ../README.md. */
export const AT_WORK_ELSEWHERE = `
@skill
training apprentices | apprentice training | apprentice supervision
@certificate
electrical safety authorisation | authorised electrical person | electrically skilled person => electrical installation
completed apprenticeship | vocational training certificate | apprenticeship certificate | vocational qualification
master craftsman certificate | master craftsperson | master tradesman
`;
