/** Version 4: one string of dates, HTML summaries, custom sections by ids, columns of section names. */
export const REACTIVE_4 = {
  basics: {
    name: 'Tomas Reyes',
    headline: 'Pastry chef',
    email: 'tomas@reyes.example',
    phone: '+34 600 555 010',
    location: 'Valencia, Spain',
    url: { label: 'My kitchen', href: 'https://reyes.example' },
    customFields: [{ id: 'f1', icon: 'car', name: 'Permit', value: 'B category' }],
    picture: { url: 'https://pictures.example/tomas.jpg', size: 64, effects: { hidden: false } },
  },
  sections: {
    summary: {
      id: 'summary',
      name: 'Summary',
      columns: 1,
      separateLinks: true,
      visible: true,
      content:
        '<p>Desserts that <strong>travel</strong>. See <a href="https://reyes.example/menu">the menu</a>.</p>',
    },
    experience: {
      id: 'experience',
      name: 'Kitchens',
      columns: 1,
      separateLinks: true,
      visible: true,
      items: [
        {
          id: 'e1',
          visible: true,
          company: 'Casa Azul',
          position: 'Head of pastry',
          location: 'Valencia',
          date: 'March 2021 – Present',
          summary:
            '<ul><li><p>Ran <strong>four</strong> ovens</p></li><li><p>Wrote <em>the book</em> &amp; <a href="https://book.example/x">sold it</a></p></li></ul>',
          url: { label: '', href: 'https://azul.example' },
        },
        {
          id: 'e2',
          visible: false,
          company: 'Horno Viejo',
          position: 'Apprentice',
          location: '',
          date: '2015 - 2018',
          summary: '',
          url: { label: '', href: '' },
        },
      ],
    },
    education: {
      id: 'education',
      name: 'Education',
      columns: 1,
      visible: true,
      items: [
        {
          id: 'd1',
          visible: true,
          institution: 'Escuela del Mar',
          studyType: 'Diploma',
          area: 'Confectionery',
          score: '9 of 10',
          date: '2012 to 2015',
          summary: '',
          url: { label: '', href: '' },
        },
      ],
    },
    profiles: {
      id: 'profiles',
      name: 'Profiles',
      visible: true,
      items: [
        {
          id: 'p1',
          visible: true,
          network: 'LinkedIn',
          username: 'tomasreyes',
          icon: 'linkedin',
          url: { label: '', href: 'https://linkedin.com/in/tomasreyes' },
        },
        {
          id: 'p2',
          visible: false,
          network: 'Fotos',
          username: 'tomas.dulce',
          icon: '',
          url: { label: '', href: 'https://fotos.example/tomas.dulce' },
        },
      ],
    },
    skills: {
      id: 'skills',
      name: 'Skills',
      visible: true,
      items: [
        {
          id: 's1',
          visible: true,
          name: 'Chocolate',
          description: 'Expert',
          level: 5,
          keywords: ['tempering', 'moulds'],
        },
        { id: 's2', visible: false, name: 'Bread', description: '', level: 2, keywords: [] },
      ],
    },
    languages: {
      id: 'languages',
      name: 'Languages',
      visible: false,
      items: [{ id: 'l1', visible: true, name: 'Catalan', description: 'Native', level: 0 }],
    },
    references: {
      id: 'references',
      name: 'References',
      visible: true,
      items: [
        {
          id: 'r1',
          visible: true,
          name: 'Inés Vidal',
          description: 'Owner of Casa Azul',
          summary: '<p>Never late.</p>',
          url: { label: '', href: '' },
        },
      ],
    },
    custom: {
      abc123: {
        id: 'abc123',
        name: 'Television',
        visible: true,
        items: [
          {
            id: 'c1',
            visible: true,
            name: 'Dulce Noche',
            description: '<p>Guest for two seasons</p>',
            date: '2023',
            location: 'Madrid',
            summary: '',
            keywords: ['live'],
            url: { label: 'Clip', href: 'https://tv.example/clip' },
          },
        ],
      },
    },
  },
  metadata: {
    template: 'onyx',
    layout: [
      [
        ['skills', 'experience', 'custom.abc123'],
        ['profiles', 'education', 'languages'],
      ],
    ],
    css: { value: '* { outline: 1px }', visible: false },
    notes: '<p>Ask Inés for a letter</p>',
  },
};
