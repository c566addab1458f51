import type { RoleFamily } from '../role-family.ts';

export const MANUFACTURING: readonly RoleFamily[] = [
  {
    field: 'metalwork',
    name: 'Welder',
    titles: `
      fabricator, metal fabricator, welder fabricator, sheet metal worker, boilermaker,
      pipe welder, ironworker, tig welder, mig welder, =welding`,
    lines: [
      'Welded [kind of parts] by [process] to [code], passing [number]% of inspections at first attempt.',
      'Fabricated [assembly] from drawings, holding tolerances of [number].',
      'Reduced rework on [part] by building [jig or fixture].',
      'Qualified for [position or process] and kept the certificate current.',
      'Maintained [equipment] and work area, with [number] months free of accidents.',
    ],
  },
  {
    field: 'machining',
    name: 'Machinist',
    titles: `
      cnc machinist, cnc operator, cnc programmer, cnc machine operator, tool and die
      maker, toolmaker, lathe operator, cnc setter, mill operator`,
    lines: [
      'Set up and ran [number] [kind of machine], producing [number] parts a shift within [tolerance].',
      'Programmed [part] in [software], shortening its cycle from [time] to [time].',
      'Measured parts with [instruments] and kept scrap under [number]%.',
      'Changed [tooling or fixture] on [machine], cutting set-up from [time] to [time].',
      'Trained [number] operators on [machine] and its safe use.',
    ],
  },
  {
    field: 'production',
    name: 'Production operator',
    titles: `
      production worker, machine operator, assembler, assembly line worker, factory
      worker, manufacturing technician, production technician, production associate,
      =packer, packaging operator, assembly worker, process operator, production
      operative, factory operative`,
    lines: [
      'Assembled [product] at a rate of [number] an hour with [number]% right first time.',
      'Ran [machine or line] for [number] shifts a week and met the target on [number]% of them.',
      'Noticed and reported [fault], preventing [number] faulty units from leaving the line.',
      'Suggested [improvement] that saved [number] minutes a shift.',
      'Followed work instructions and hygiene or safety rules, passing every [audit].',
    ],
  },
  {
    field: 'production',
    name: 'Production manager',
    titles: `
      manufacturing manager, plant manager, production supervisor, manufacturing
      engineer, process engineer, industrial engineer, production engineer, shift
      supervisor, production planner, manufacturing supervisor, continuous improvement
      manager, line leader, factory manager`,
    lines: [
      'Directed [number] people on [number] shifts, raising output of [product] by [number]%.',
      'Removed waste from [process] by [method], shortening lead time from [time] to [time].',
      'Balanced orders, people and material every [period], with [number]% of orders shipped on time.',
      'Introduced [machine or method] worth [amount], which paid for itself in [number] months.',
      'Brought accidents down from [number] to [number] a year by [what you changed].',
    ],
  },
  {
    field: 'quality',
    name: 'Quality engineer',
    titles: `
      quality manager, quality inspector, quality control inspector, quality technician,
      quality assurance manager, qc inspector, quality assurance specialist, quality
      auditor, quality controller, quality assurance inspector, quality control manager`,
    lines: [
      'Inspected [number] [parts or batches] a day against [standard], stopping [number] nonconforming ones.',
      'Investigated [complaint or defect], found its cause with [method] and prevented its return.',
      'Prepared [site] for the audit of [standard], passed with [number] findings.',
      'Worked with [number] suppliers to lower rejected deliveries from [number]% to [number]%.',
      'Rewrote [number] procedures together with those who use them.',
    ],
  },
  {
    field: 'safety',
    name: 'Safety officer',
    titles: `
      health and safety manager, ehs specialist, hse advisor, safety manager, safety
      coordinator, hse manager, ehs manager, health and safety advisor, safety engineer,
      health and safety officer, occupational health specialist`,
    lines: [
      'Lowered recordable accidents at [site] from [number] to [number] a year by [what you changed].',
      'Carried out [number] inspections a [period] and followed [number]% of findings to closure.',
      'Taught [number] people [subject], from new starters to managers.',
      'Investigated [number] accidents and near misses and shared what was learned.',
      'Assessed the risks of [task or substance] and replaced it with [safer choice].',
    ],
  },
];
