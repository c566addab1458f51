import type { RoleFamily } from '../role-family.ts';

export const SCIENCE: readonly RoleFamily[] = [
  {
    field: 'laboratory',
    name: 'Laboratory technician',
    titles: `
      lab technician, chemist, laboratory analyst, lab assistant, laboratory assistant,
      analytical chemist, medical laboratory technician, medical laboratory scientist,
      biomedical scientist, microbiologist, lab analyst, laboratory scientist, qc
      chemist, laboratory manager, lab manager`,
    lines: [
      'Analyzed [number] samples a [day or week] by [method], with results inside [time].',
      'Validated [method] for [substance], now used in routine work.',
      'Calibrated and maintained [instruments], keeping downtime under [number] hours a month.',
      'Recorded and reviewed data by [standard], passing [number] audits.',
      'Shortened the preparation of [sample] from [time] to [time] by [what you changed].',
    ],
  },
  {
    field: 'research',
    name: 'Research scientist',
    titles: `
      researcher, research associate, research assistant, =scientist, postdoctoral
      researcher, postdoc, research fellow, biologist, biochemist, molecular biologist,
      phd researcher, research technician, physicist, doctoral researcher`,
    lines: [
      'Investigated [question] with [method], leading to [number] publications.',
      'Designed and ran [number] experiments on [subject], reproducible by [team].',
      'Won [amount] in funding for [project] from [funder].',
      'Presented results at [number] conferences and to [audience].',
      'Supervised [number] students, of whom [number] completed [degree or project].',
    ],
  },
  {
    field: 'pharma and devices',
    name: 'Clinical research associate',
    titles: `
      clinical research coordinator, cra, clinical trial manager, clinical trials
      coordinator, clinical data manager, clinical research manager, pharmacovigilance
      specialist, drug safety associate, medical writer, clinical project manager`,
    lines: [
      'Coordinated [number] studies in [field of medicine] with [number] participants.',
      'Monitored [number] sites, resolving [number]% of queries within [time].',
      'Opened [site or study] in [number] weeks, from submission to the first participant.',
      'Recruited [number]% of the participants planned for [study] by [what you did].',
      'Prepared records for inspection by [authority], closed with [number] findings.',
    ],
  },
  {
    field: 'pharma and devices',
    name: 'Regulatory affairs specialist',
    titles: `
      regulatory affairs manager, regulatory affairs associate, regulatory specialist,
      regulatory manager, validation engineer, gmp specialist, validation specialist,
      =regulatory affairs, document control specialist`,
    lines: [
      'Submitted [kind of file] for [product] to [authority], approved in [time].',
      'Validated [process or system] under [rule], from plan to report.',
      'Advised [team] on [rule], so that [product] needed no later change of design.',
      'Reviewed [number] labels and documents a [period] and returned them within [time].',
      'Closed [number] deviations and corrective actions on time.',
    ],
  },
];
