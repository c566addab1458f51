/** Texts that a form, a file or an older client has sent: each must come back as it was sent. */
export const UNUSUAL_TEXTS: readonly string[] = [
  '',
  ' ',
  '• ',
  '• • x',
  '•',
  '•  two spaces',
  '- a hyphen\n* an asterisk',
  '• one\n• two',
  '• one\n\n• three\n',
  '• one\r\n• two\r\n',
  'no bullet\n• one',
  '\n\n• late',
  '• a\v• b\f• c\u2028• d\u2029• e\u0085• f',
  '• [number] of [things], [number] again',
  '• Zürich · Łódź · Ελλάδα · Москва · 東京 · हिन्दी · עברית · العربية',
  '• e\u0301 \u00e9 \u{1f600} \u200b\u00ad\u202e.',
  '• <b>bold</b> & "quoted" \\ /* **stars** */ \t tab',
  'a\u0000b\ud800c',
];

/** Dates as people and files write them. */
export const UNUSUAL_DATES: readonly string[] = [
  '',
  'Jan 2024',
  ' Jan 2024',
  'jan 2024',
  '2024',
  '0000',
  '2019 – 2021',
  'Present',
  'present',
  'Spring 2019',
];

const POINTS = UNUSUAL_TEXTS.filter((text) => !/[\0\ud800]/u.test(text));

const work = POINTS.map((text, index) => ({
  name: index % 3 === 0 ? '' : `Company ${index}`,
  position: index % 4 === 0 ? '' : `Role ${index}`,
  location: index % 2 === 0 ? 'Zürich' : '',
  startDate: '2019-03',
  ...(index % 2 === 0 && { endDate: '2021' }),
  highlights: [text, 'second line'],
}));

/** Resumes that the project's samples are not: nameless entries, odd texts and dates, placeholders, hidden parts. */
export const UNUSUAL_RESUMES: Readonly<Record<string, unknown>> = {
  'unusual-work': {
    basics: { name: 'Ada [Name]', summary: POINTS.join('\n'), phone: '212 555 0100' },
    work,
    skills: [{ name: 'SQL', keywords: ['joins', ''] }, { name: '• [skill]' }],
  },
  'unusual-kinds': {
    basics: {
      name: 'Ada',
      location: { city: 'Zürich', region: 'ZH', countryCode: 'CH' },
      profiles: [{ network: 'LinkedIn', username: 'ada', url: 'https://linkedin.com/in/ada' }],
    },
    volunteer: [{ organization: 'Shelter', position: 'Cook', summary: 'Cooked [number] meals.' }],
    education: [{ institution: '', area: '', studyType: '', score: '3.9', courses: ['Maths'] }],
    awards: [{ title: '', awarder: 'City', date: '2020', summary: 'For [reason].' }],
    certificates: [{ name: 'ECDL', issuer: '', date: '2019-05-04', url: 'https://example.org' }],
    projects: [{ name: '', description: 'Only words.', highlights: ['• • x', ''] }],
    publications: [{ name: 'A paper', publisher: 'Press', releaseDate: '2021-01' }],
    languages: [{ language: 'German', fluency: 'native' }],
    interests: [{ name: 'Chess', keywords: ['openings'] }],
    references: [{ name: 'Bob', reference: 'Good.' }],
  },
  nameless: {
    basics: { name: 'Ada' },
    work: [{ name: '', position: '', highlights: ['Cooked [number] meals.'] }],
    education: [{ institution: 'MIT', courses: ['[topic]'] }],
    awards: [{ title: 'Medal', summary: 'For [reason].' }],
    certificates: [{ name: '', issuer: 'Issued', date: '2020' }],
    projects: [{ name: 'Bridge', description: '[length] of it.\n[length]' }],
  },
  nothing: {},
};
