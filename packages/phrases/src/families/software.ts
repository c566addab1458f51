import type { RoleFamily } from '../role-family.ts';

export const SOFTWARE: readonly RoleFamily[] = [
  {
    field: 'software',
    name: 'Software engineer',
    titles: `
      software architect, solutions architect, solution architect, enterprise architect,
      technical architect, systems architect, application architect, it architect,
      software developer, =programmer, =software engineering, application developer,
      =developer, sde, swe`,
    lines: [
      'Designed and shipped [feature or service], used by [number] [customers or colleagues].',
      'Cut [response time or processing time] of [system] from [number] to [number] [seconds or minutes] by [what you changed].',
      'Wrote automated tests for [module], raising coverage from [number]% to [number]% and catching [kind of defect] before release.',
      'Reviewed the code of [number] colleagues and agreed on [standard or practice] that reduced rework.',
      'Replaced [old component] with [new component] without downtime, retiring [number] lines of legacy code.',
      'Traced and fixed [defect or outage] that had affected [number] [users or transactions].',
    ],
  },
  {
    field: 'software',
    name: 'Front-end developer',
    titles: `
      front end engineer, web developer, ui developer, ui engineer, javascript
      developer, react developer`,
    lines: [
      'Built [page or component] in [framework], bringing the design to life on phones, tablets and desktops.',
      'Reduced the load time of [page] by [number]% by [what you changed].',
      'Made [feature] usable by keyboard and screen reader, resolving [number] accessibility findings.',
      'Set up a shared library of [number] components, so that teams stopped rebuilding the same [elements].',
      'Measured how visitors used [page] and reworked it, lifting [conversion or completion] by [number]%.',
    ],
  },
  {
    field: 'software',
    name: 'Back-end developer',
    titles: `
      back end engineer, api developer, java developer, python developer, php developer,
      node developer, net developer, golang developer`,
    lines: [
      'Developed [service or API] in [language], handling [number] requests a [minute or day].',
      'Modelled the [database] behind [product] and tuned its slowest queries, saving [number]% of [time or cost].',
      'Split [part of a system] into services that teams release independently, shortening releases from [time] to [time].',
      'Secured [endpoint or data] with [method], closing [number] findings of [audit or test].',
      'Documented [number] endpoints, so that [team or partner] could integrate without support.',
    ],
  },
  {
    field: 'software',
    name: 'Full-stack developer',
    titles: `
      full stack web developer, full stack software engineer, full stack software developer,
      full stack engineer, mern developer`,
    lines: [
      'Delivered [feature] from database to screen, taking it from idea to release in [number] weeks.',
      'Connected [product] to [outside service], sparing [team] [number] hours of manual work a [week or month].',
      'Moved [application] to [framework or platform], which halted [problem] and eased later changes.',
      'Planned the work of [number] developers on [project] and demonstrated progress to [stakeholders] every [period].',
      'Resolved [number] reports from customers in [period], writing a test for each.',
    ],
  },
  {
    field: 'software',
    name: 'Mobile developer',
    titles: `
      ios developer, android developer, mobile engineer, ios engineer, android engineer,
      mobile app developer, flutter developer, app developer`,
    lines: [
      'Released [app] to [store], where it reached [number] downloads and a rating of [number].',
      'Lowered the crash rate of [app] from [number]% to [number]% by [what you changed].',
      'Added offline use to [feature], so that people could [task] without a connection.',
      'Automated building and publishing of [app], shortening a release from [time] to [time].',
      'Shrank [app] by [number]% and sped up its start on older devices.',
    ],
  },
  {
    field: 'software',
    name: 'Quality assurance engineer',
    titles: `
      qa automation engineer, test automation engineer, automation tester, qa lead, test lead,
      qa engineer, qa analyst, qa tester, test engineer, software tester, =tester, sdet,
      test analyst, =qa`,
    lines: [
      'Planned and ran tests for [release], finding [number] defects before customers did.',
      'Automated [number] regression tests with [tool], cutting a test cycle from [time] to [time].',
      'Reproduced defects reported by [customers or team] and described them so that [number]% were fixed at first attempt.',
      'Introduced [checks] into the build, stopping faulty changes before they reached [environment].',
      'Led acceptance testing with [number] users of [system] and tracked every finding to closure.',
    ],
  },
  {
    field: 'software',
    name: 'Engineering manager',
    titles: `
      software engineering manager, software development manager, development manager, tech lead,
      technical lead, cto, chief technology officer, software manager, technology manager`,
    lines: [
      'Led [number] engineers in [number] teams building [product].',
      'Hired [number] engineers and brought turnover down to [number]%.',
      'Agreed on goals with [departments] every [period] and met [number]% of them.',
      'Shortened the time from idea to release of [product] from [time] to [time] by [what you changed].',
      'Mentored [number] engineers, of whom [number] were promoted.',
    ],
  },
];
