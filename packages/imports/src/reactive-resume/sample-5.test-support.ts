/** Version 5: periods, roles at one company, custom sections with a type, a hidden picture. */
export const REACTIVE_5 = {
  picture: { hidden: true, url: 'data:image/png;base64,AAAA', size: 80 },
  basics: {
    name: 'Wen Zhao',
    headline: 'Hydrologist',
    email: 'wen@example.com',
    phone: '',
    location: 'Austin, TX',
    website: { url: 'https://zhao.example', label: 'zhao.example' },
    customFields: [{ id: 'x', icon: '', text: 'ORCID 0000', link: 'https://orcid.example/0000' }],
  },
  summary: { title: '', columns: 1, hidden: false, content: '<p>Rivers first.</p>' },
  sections: {
    experience: {
      title: '',
      columns: 1,
      hidden: false,
      items: [
        {
          id: '1',
          hidden: false,
          company: 'Delta Survey',
          position: '',
          location: 'Austin',
          period: '2018 - Present',
          website: { url: '', label: '' },
          description: '',
          roles: [
            {
              id: 'a',
              position: 'Lead hydrologist',
              period: '2021 - Present',
              description: '<p>Mapped three basins</p>',
            },
            { id: 'b', position: 'Field hydrologist', period: '2018 - 2021', description: '' },
          ],
        },
      ],
    },
    certifications: {
      title: 'Certification',
      hidden: false,
      items: [
        {
          id: 'c',
          hidden: true,
          title: 'Diver',
          issuer: 'Blue Board',
          date: 'June 2019',
          website: { url: '', label: '' },
          description: '',
        },
      ],
    },
    interests: {
      title: '',
      hidden: false,
      items: [{ id: 'i', hidden: false, icon: '', name: 'Kites', keywords: ['stunt'] }],
    },
  },
  customSections: [
    {
      id: '0192',
      type: 'experience',
      title: 'Freelance',
      columns: 1,
      hidden: true,
      items: [
        {
          id: 'z',
          hidden: false,
          company: 'Own account',
          position: 'Adviser',
          location: '',
          period: '2016',
          website: { url: '', label: '' },
          description: '<p>Two towns</p>',
          roles: [],
        },
      ],
    },
    {
      id: '0193',
      type: 'cover-letter',
      title: 'Letter',
      hidden: false,
      items: [
        { id: 'q', hidden: false, recipient: '<p>To the board</p>', content: '<p>Dear board</p>' },
      ],
    },
  ],
  metadata: {
    template: 'rhyhorn',
    layout: {
      sidebarWidth: 35,
      pages: [
        {
          fullWidth: false,
          main: ['summary', '0192', 'experience'],
          sidebar: ['interests', 'certifications'],
        },
      ],
    },
    notes: 'private words',
  },
};

/** Version 6: dates by parts, and flags about the layout. */
export const REACTIVE_6 = {
  ...REACTIVE_5,
  picture: { hidden: false, url: '', size: 80 },
  sections: {
    education: {
      title: '',
      hidden: false,
      showHeading: true,
      keepTogether: false,
      startOnNewPage: false,
      items: [
        {
          id: 'e',
          hidden: false,
          school: 'Delta College',
          degree: 'BSc',
          area: 'Geology',
          grade: '3.8',
          location: 'Baton Rouge',
          dates: { start: '2010-09', end: '2014', present: false },
          website: { url: 'https://delta.example', label: 'Delta', inlineLink: true },
          description: '',
        },
      ],
    },
    volunteer: {
      title: '',
      hidden: false,
      items: [
        {
          id: 'v',
          hidden: false,
          organization: 'River Watch',
          location: '',
          dates: { start: '2020', end: '', present: true },
          website: { url: '', label: '' },
          description: '<p>Counted otters</p>',
        },
      ],
    },
  },
  customSections: [],
};
