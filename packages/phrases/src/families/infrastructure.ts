import type { RoleFamily } from '../role-family.ts';

export const INFRASTRUCTURE: readonly RoleFamily[] = [
  {
    field: 'cloud and operations',
    name: 'DevOps engineer',
    titles: `
      cloud solutions architect, aws architect, azure architect,
      site reliability engineer, sre, platform engineer, cloud engineer, cloud
      architect, =devops, build engineer, release engineer, infrastructure engineer, aws
      engineer, azure engineer`,
    lines: [
      'Automated the release of [number] services with [tool], cutting lead time from [time] to [time].',
      'Described [infrastructure] as code in [tool], so that an environment is rebuilt in [time].',
      'Lowered the cloud bill for [system] by [number]% by [what you changed].',
      'Set up monitoring and alerts for [service], shortening the time to notice an outage to [time].',
      'Led the response to [incident], restored service in [time] and removed its cause.',
    ],
  },
  {
    field: 'security',
    name: 'Security analyst',
    titles: `
      cybersecurity analyst, information security analyst, security engineer, soc
      analyst, penetration tester, cybersecurity engineer, information security manager,
      security consultant, security architect, ethical hacker, infosec analyst`,
    lines: [
      'Investigated [number] alerts a [week or month] in [tool], escalating [number] real incidents.',
      'Found and helped close [number] weaknesses in [system] before [audit or release].',
      'Wrote the response plan for [kind of incident] and rehearsed it with [number] colleagues.',
      'Tightened access to [system], removing [number] unneeded accounts and rights.',
      'Trained [number] colleagues to recognize [threat], reducing failed phishing tests by [number]%.',
    ],
  },
  {
    field: 'networks and systems',
    name: 'Network engineer',
    titles: `
      network administrator, system administrator, systems administrator, sysadmin,
      systems engineer, network technician, linux administrator, windows administrator,
      infrastructure manager, it manager, telecommunications engineer, telecom
      technician, it administrator`,
    lines: [
      'Maintained [number] [servers or network devices] at [number] sites, with [number]% availability.',
      'Upgraded [system or network] for [number] users outside working hours and without loss of data.',
      'Scripted [routine task] in [language], saving [number] hours a [week or month].',
      'Tested restoring from backup every [period], bringing the recovery of [system] down to [time].',
      'Rolled out [technology] to [number] offices within [budget or schedule].',
    ],
  },
  {
    field: 'IT support',
    name: 'IT support technician',
    titles: `
      help desk technician, desktop support technician, it support specialist, service
      desk analyst, it technician, =it support, help desk analyst, desktop support
      engineer, it support engineer, technical support specialist, technical support
      engineer, it specialist, =help desk, computer technician, it assistant`,
    lines: [
      'Answered [number] requests a [day or week] by phone, chat and in person, solving [number]% at first contact.',
      'Prepared and handed over [number] computers and accounts for new colleagues.',
      'Wrote [number] guides for frequent questions, reducing repeat requests about [subject] by [number]%.',
      'Kept the inventory of [number] devices complete and retired old ones safely.',
      'Restored [service] for [number] users after [failure], keeping them informed throughout.',
    ],
  },
];
