import type { RoleFamily } from '../role-family.ts';

export const CONSTRUCTION: readonly RoleFamily[] = [
  {
    field: 'civil engineering',
    name: 'Civil engineer',
    titles: `
      structural engineer, geotechnical engineer, transportation engineer, site
      engineer, water engineer, highway engineer, surveyor, land surveyor, civil
      engineering technician, bridge engineer`,
    lines: [
      'Designed [road, structure or drainage] for [project] to [code], within a budget of [amount].',
      'Inspected work at [number] sites and had [number] defects put right before handover.',
      'Prepared drawings, calculations and quantities for [project], approved by [authority] at first submission.',
      'Coordinated [number] contractors and utilities to keep [project] on schedule.',
      'Proposed [change of design or method] that saved [amount] in [materials or time].',
    ],
  },
  {
    field: 'construction',
    name: 'Construction manager',
    titles: `
      site manager, construction superintendent, construction supervisor, site
      supervisor, construction project manager, foreman, general foreman, construction
      foreman, clerk of works, superintendent`,
    lines: [
      'Managed [kind of building project] worth [amount], handed over [number] weeks [early or on time].',
      'Supervised [number] workers and [number] subcontractors on [site].',
      'Held a safety talk every [period] and finished [project] with [number] reportable accidents.',
      'Negotiated changes with [client or architect], keeping extra cost to [number]% of the contract.',
      'Closed out [number] snags within [time] of inspection.',
    ],
  },
  {
    field: 'construction',
    name: 'Estimator',
    titles: `
      quantity surveyor, cost estimator, construction estimator, cost engineer, cost
      manager, bid manager`,
    lines: [
      'Priced [number] tenders a [month or year] for [kind of work], winning [number]% of them.',
      'Measured quantities from drawings of [project] with [tool], within [number]% of final cost.',
      'Compared offers of [number] suppliers and subcontractors, saving [amount] on [trade].',
      'Valued work done and agreed payments of [amount] a month with [client].',
      'Tracked variations on [project] and recovered [amount] from [claims].',
    ],
  },
  {
    field: 'architecture',
    name: 'Architect',
    titles: `
      architectural designer, architectural technologist, architectural technician,
      architectural assistant, interior designer, interior architect, landscape
      architect, urban planner, town planner, bim coordinator, bim manager`,
    lines: [
      'Designed [kind of building or space] of [number] [square feet or square meters], from brief to completion.',
      'Modelled [project] in [tool] and coordinated it with [number] engineers.',
      'Obtained [permit or planning approval] for [project] after consulting [authority and neighbors].',
      'Specified materials for [project] that reduced [cost or energy use] by [number]%.',
      'Presented [number] design options to [client] and guided them to a decision.',
    ],
  },
  {
    field: 'building trades',
    name: 'Carpenter',
    titles: `
      joiner, cabinet maker, =framer, bricklayer, mason, roofer, plasterer, painter,
      decorator, painter and decorator, tiler, drywall installer, construction worker,
      construction laborer, construction labourer, laborer, labourer, general laborer,
      =builder, scaffolder, concrete finisher, flooring installer`,
    lines: [
      'Completed [kind of work] on [number] [homes or buildings] to drawing and on schedule.',
      'Measured, cut and fitted [material], keeping waste under [number]%.',
      'Worked with [number] other trades on [site] so that nobody waited for the next step.',
      'Set up and checked [tools or scaffolding] before each shift, with [number] months free of accidents.',
      'Taught [number] apprentices [skill].',
    ],
  },
  {
    field: 'building trades',
    name: 'Electrician',
    titles: `
      journeyman electrician, master electrician, electrical technician, electrical
      fitter, electrical installer, lineman, industrial electrician, solar installer`,
    lines: [
      'Installed wiring, panels and fittings in [number] [homes or commercial buildings] to [code].',
      'Found and repaired faults in [system], restoring power within [time].',
      'Read drawings for [project] and ordered materials worth [amount] with little waste.',
      'Tested and certified [number] installations, passing inspection at first visit.',
      'Supervised [number] apprentices and checked their work against [code].',
    ],
  },
  {
    field: 'building trades',
    name: 'Plumber',
    titles: `
      pipefitter, steamfitter, plumbing technician, journeyman plumber, drainage
      engineer, sprinkler fitter, gas fitter`,
    lines: [
      'Installed [piping or fixtures] in [number] [homes or buildings], passing inspection at first visit.',
      'Answered [number] service calls a week and solved [number]% on the first visit.',
      'Located [leak or blockage] with [method], sparing customers needless demolition.',
      'Estimated jobs up to [amount] and kept actual cost within [number]%.',
      'Replaced [old system] with [new system], reducing water use by [number]%.',
    ],
  },
];
