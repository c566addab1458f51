import type { RoleFamily } from '../role-family.ts';

export const CREATIVE: readonly RoleFamily[] = [
  {
    field: 'design',
    name: 'Graphic designer',
    titles: `
      visual designer, creative director, art director, illustrator, web designer, brand
      designer, motion designer, digital designer, packaging designer, animator, graphic
      artist, =graphic design, multimedia designer, creative designer, 3d artist, print
      designer, production artist, game artist, motion graphics designer, 3d designer,
      fashion designer, industrial designer`,
    lines: [
      'Designed [number] [brands, campaigns or publications] a year for [clients].',
      'Developed the identity of [brand] and set out its rules in a guide.',
      'Prepared files for [print or screen], with no reprint in [period].',
      'Redesigned [material], raising [response or sales] by [number]%.',
      'Directed [number] designers, photographers or printers on [project].',
    ],
  },
  {
    field: 'design',
    name: 'UX designer',
    titles: `
      information architect,
      product designer, ui designer, ux researcher, user experience designer, ui ux
      designer, ux ui designer, interaction designer, user researcher, service designer,
      ux writer, =ux, user interface designer, ux architect, =ux design, content
      designer, experience designer, ux lead, ux manager, design lead, design manager`,
    lines: [
      'Designed [feature] from research to finished screens, used by [number] people.',
      'Tested prototypes with [number] users and corrected [problem] before development.',
      'Simplified [flow] from [number] to [number] steps, raising completion by [number]%.',
      'Created a design system of [number] components with [developers].',
      'Interviewed [number] users about [need] and shared the findings with [team].',
    ],
  },
  {
    field: 'media',
    name: 'Video editor',
    titles: `
      videographer, photographer, film editor, camera operator, video producer, sound
      engineer, audio engineer, photo editor, filmmaker, cinematographer, multimedia
      producer, production assistant, podcast producer, =video production, media
      producer, sound designer, film director, studio manager, tv producer, media
      assistant`,
    lines: [
      'Shot, edited or produced [number] [films, shows or photo series] for [clients].',
      'Delivered [kind of material] within [time] of filming.',
      'Organized shoots with crews of [number] and budgets of [amount].',
      'Created [series] that reached [number] viewers or listeners.',
      'Archived [number] recordings so that they are found by [subject or date].',
    ],
  },
  {
    field: 'media',
    name: 'Journalist',
    titles: `
      editor, writer, reporter, technical writer, freelance writer, news editor, copy
      editor, author, proofreader, editorial assistant, managing editor, news reporter,
      blogger, correspondent, publishing assistant, broadcast journalist, technical
      author, documentation specialist, sub editor, screenwriter, staff writer, editor
      in chief, news anchor`,
    lines: [
      'Wrote [number] [articles or documents] a [week or month] on [subject].',
      'Edited the work of [number] authors to [style] and deadline.',
      'Investigated [subject], leading to [change or reaction].',
      'Verified facts with [number] sources before publishing.',
      'Built [section or manual] that drew [number] readers a month.',
    ],
  },
  {
    field: 'languages',
    name: 'Translator',
    titles: `
      interpreter, localization specialist, subtitler, transcriptionist, translation
      project manager, linguist, language specialist, sign language interpreter,
      localization manager, court interpreter, transcriber`,
    lines: [
      'Translated [number] words a [week or month] from [language] into [language], in [field].',
      'Interpreted at [number] [hearings, visits or meetings] a month.',
      'Built a glossary of [number] terms for [client].',
      'Revised the work of [number] translators to [standard].',
      'Delivered [number]% of orders on time.',
    ],
  },
];
