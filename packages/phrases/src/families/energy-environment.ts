import type { RoleFamily } from '../role-family.ts';

export const ENERGY_ENVIRONMENT: readonly RoleFamily[] = [
  {
    field: 'energy',
    name: 'Energy engineer',
    titles: `
      renewable energy engineer, power plant operator, wind turbine technician, solar
      technician, petroleum engineer, drilling engineer, energy manager, energy analyst,
      plant operator, reservoir engineer, nuclear engineer, energy consultant, water
      treatment operator`,
    lines: [
      'Operated [plant or field] of [capacity] with [number]% availability.',
      'Found savings of [number]% in [energy or fuel] at [site] and saw them carried out.',
      'Commissioned [equipment] of [capacity] within [number] weeks and to [standard].',
      'Analyzed [number] months of operating data to settle [problem].',
      'Planned the outage of [unit], finished [number] days [early or on time].',
    ],
  },
  {
    field: 'environment',
    name: 'Environmental scientist',
    titles: `
      environmental engineer, environmental consultant, sustainability manager,
      ecologist, geologist, environmental specialist, sustainability consultant,
      environmental technician, conservation officer, geoscientist, hydrologist,
      sustainability analyst, park ranger`,
    lines: [
      'Sampled [soil, water or air] at [number] sites and reported results to [authority or client].',
      'Secured [permit] for [project] by showing [evidence].',
      'Cut [emissions or waste] at [site] by [number]% through [measure].',
      'Mapped [area or species] with [tool], informing [decision].',
      'Published the [report] on [subject], checked by [auditor] without objection.',
    ],
  },
];
