import type { RoleFamily } from '../role-family.ts';

export const DATA: readonly RoleFamily[] = [
  {
    field: 'data',
    name: 'Data analyst',
    titles: `
      bi analyst, business intelligence analyst, reporting analyst, insights analyst,
      analytics analyst, =data analytics, bi developer, analytics manager`,
    lines: [
      'Analyzed [data set] to answer [question], leading [team] to [decision].',
      'Built a dashboard in [tool] that [number] colleagues use to follow [measure].',
      'Automated [report], saving [number] hours a [week or month] and ending copying by hand.',
      'Checked and cleaned [number] records from [source], raising the share of usable data to [number]%.',
      'Presented findings on [subject] to [audience], who [what they did with them].',
    ],
  },
  {
    field: 'data',
    name: 'Data scientist',
    titles: `
      machine learning engineer, ml engineer, ai engineer, machine learning scientist,
      applied scientist, statistician, =data science, nlp engineer`,
    lines: [
      'Trained a model that predicts [outcome] with [measure] of [number], in use by [team] since [date].',
      'Ran [number] experiments on [product], of which [number] led to lasting changes.',
      'Turned [raw data] into features for [model], improving [measure] by [number]%.',
      'Put [model] into production with [tool] and watched it for drift.',
      'Explained the results and limits of [model] to [audience] in plain language.',
    ],
  },
  {
    field: 'data',
    name: 'Data engineer',
    titles: `
      etl developer, analytics engineer, =data engineering, data warehouse developer,
      database administrator, dba, database developer, data architect, big data engineer`,
    lines: [
      'Constructed pipelines that bring [number] [records or gigabytes] a day from [sources] to [warehouse].',
      'Shortened the nightly run of [job] from [time] to [time] by [what you changed].',
      'Introduced tests for [tables], catching [number] faults before they reached reports.',
      'Migrated [database] to [platform] with [number] minutes of downtime.',
      'Agreed on names and definitions for [subject] with [teams], so that figures match everywhere.',
    ],
  },
];
