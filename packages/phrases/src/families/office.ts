import type { RoleFamily } from '../role-family.ts';

export const OFFICE: readonly RoleFamily[] = [
  {
    field: 'accounting',
    name: 'Accountant',
    titles: `
      bookkeeper, staff accountant, accounts payable clerk, accounts receivable clerk,
      accounts assistant, accounting clerk, payroll specialist, payroll clerk, accounts
      payable specialist, accounts receivable specialist, management accountant,
      financial controller, accounting manager, tax accountant, =accounting, payroll
      administrator, accounts clerk, accounting assistant, payroll manager, accounts
      administrator, tax consultant, tax preparer, finance assistant, cost accountant,
      credit controller, tax manager, payroll officer, accounts manager`,
    lines: [
      'Closed the books of [number] [companies or units] within [number] days of month end.',
      'Processed [number] [invoices, payments or payslips] a month with [number]% correct.',
      'Reconciled [number] accounts and cleared [amount] of old differences.',
      'Prepared [statements or returns] for [period], accepted by [auditor or authority] without change.',
      'Replaced [manual step] with [tool], saving [number] hours a month.',
    ],
  },
  {
    field: 'accounting',
    name: 'Auditor',
    titles: `
      internal auditor, audit associate, external auditor, audit manager, it auditor,
      audit senior, forensic accountant, audit assistant`,
    lines: [
      'Audited [number] [companies or processes] a year, with revenue up to [amount].',
      'Tested controls over [process] and reported [number] weaknesses, [number]% closed within [time].',
      'Recovered or saved [amount] by finding [error or pattern].',
      'Led a team of [number] on [engagement], within budgeted hours.',
      'Explained findings to [audience] and agreed on practical remedies.',
    ],
  },
  {
    field: 'finance',
    name: 'Financial analyst',
    titles: `
      finance analyst, fp a analyst, finance manager, investment analyst, investment
      banker, portfolio manager, equity analyst, investment banking analyst, treasury
      analyst, business controller, finance business partner, risk analyst, credit
      analyst, =trader, actuary, cfo, chief financial officer, actuarial analyst,
      research analyst, risk manager, pricing analyst`,
    lines: [
      'Modelled [investment, budget or deal] of [amount], informing [decision].',
      'Forecast [revenue or cash] for [unit] within [number]% of the outcome.',
      'Explained monthly deviations to [managers] and agreed on [corrective steps].',
      'Identified savings of [amount] in [area].',
      'Consolidated reports of [number] units, delivered within [number] days.',
    ],
  },
  {
    field: 'banking',
    name: 'Banker',
    titles: `
      bank teller, teller, loan officer, personal banker, mortgage advisor, financial
      advisor, branch manager, relationship manager, loan processor, mortgage loan
      officer, compliance officer, aml analyst, kyc analyst, financial adviser, wealth
      manager, compliance analyst, compliance manager, bank manager, financial planner,
      mortgage broker, mortgage underwriter, fraud analyst, mortgage adviser, compliance
      specialist`,
    lines: [
      'Served [number] customers a [day or month] and handled [amount] without a difference.',
      'Advised on [accounts, loans or investments], with new business of [amount] a [period].',
      'Checked [number] applications or alerts a [day or week] against [rule].',
      'Kept [number] client relationships worth [amount], losing [number]% in [period].',
      'Shortened the approval of [product] from [time] to [time] by [what you changed].',
    ],
  },
  {
    field: 'insurance',
    name: 'Insurance agent',
    titles: `
      underwriter, claims adjuster, claims handler, insurance broker, insurance advisor,
      claims examiner, insurance underwriter, claims specialist, loss adjuster, claims
      assistant, insurance sales agent, claims manager, insurance account manager,
      claims adviser, claims representative`,
    lines: [
      'Handled [number] [policies or claims] a month, within the authority of [amount].',
      'Assessed risks in [line of business] with a loss ratio of [number]%.',
      'Settled [number]% of claims within [time], after checking cover and evidence.',
      'Won [number] new policies a [period] and renewed [number]% of old ones.',
      'Uncovered [number] doubtful claims worth [amount].',
    ],
  },
  {
    field: 'legal',
    name: 'Lawyer',
    titles: `
      attorney, solicitor, paralegal, legal assistant, legal secretary, legal counsel,
      associate attorney, barrister, general counsel, contract manager, corporate
      counsel, law clerk, contracts manager, legal executive, conveyancer, contract
      administrator, legal intern, legal administrator, contract specialist, judicial
      clerk, patent agent, legal officer, litigation assistant, attorney at law, legal
      analyst`,
    lines: [
      'Handled [number] matters at a time in [area of law], from first advice to close.',
      'Drafted or reviewed [number] [contracts or pleadings] a [week or month].',
      'Researched [question] and set out the answer in [memo or brief], which [result].',
      'Organized [number] documents for [case or deal], ready before the deadline.',
      'Negotiated [agreement] worth [amount] with [counterparty].',
    ],
  },
  {
    field: 'human resources',
    name: 'HR manager',
    titles: `
      hr generalist, human resources manager, hr business partner, hr advisor, hr
      assistant, hr coordinator, hr officer, hr administrator, human resources
      generalist, human resources assistant, people manager, people partner, hr
      specialist, =human resources, hr director, compensation analyst, benefits
      specialist, benefits administrator, people operations manager, human resources
      coordinator, human resources specialist, employee relations specialist, people
      operations specialist, =hr, hr executive, human resources officer`,
    lines: [
      'Supported [number] employees and [number] managers at [number] sites.',
      'Settled [number] employee cases a [period] fairly and on record.',
      'Reworked [process, such as onboarding], lifting [measure] from [number]% to [number]%.',
      'Introduced [system or policy] for [number] people, on schedule.',
      'Reduced [turnover or absence] from [number]% to [number]% through [measure].',
    ],
  },
  {
    field: 'human resources',
    name: 'Recruiter',
    titles: `
      talent acquisition specialist, recruitment consultant, technical recruiter, talent
      acquisition manager, sourcer, recruiting coordinator, staffing specialist,
      headhunter, recruitment manager, talent partner, recruiting manager, talent
      acquisition partner, recruitment coordinator, =talent acquisition, recruitment
      advisor, staffing coordinator, resourcer, recruitment officer`,
    lines: [
      'Filled [number] positions a [quarter or year] in [field], [number] days on average from opening to offer.',
      'Sourced candidates through [channels], with [number]% of hires from direct approach.',
      'Interviewed [number] candidates a [week or month] with questions agreed beforehand.',
      'Advised managers on [pay, market or fair selection], raising accepted offers to [number]%.',
      'Shortened the time to hire from [number] to [number] days by [what you changed].',
    ],
  },
  {
    field: 'administration',
    name: 'Administrative assistant',
    titles: `
      office manager, executive assistant, secretary, receptionist, personal assistant,
      office administrator, administrator, office assistant, data entry clerk,
      administrative coordinator, front desk receptionist, clerk, admin assistant,
      virtual assistant, office clerk, administrative officer, =pa, file clerk, data
      entry operator, administrative specialist, front office assistant, office
      coordinator, data entry specialist, administration officer, administrative
      manager, administration assistant, business administrator, business support
      officer, team assistant`,
    lines: [
      'Managed calendars, travel and correspondence for [number] [managers or colleagues].',
      'Greeted [number] visitors and answered [number] calls a day.',
      'Entered and checked [number] records a [day or week] with [number]% correct.',
      'Arranged [number] meetings or events a [month] for up to [number] people.',
      'Negotiated [supplies or services], saving [amount] a year.',
      'Reorganized [files or process], so that colleagues find [document] in [time].',
    ],
  },
  {
    field: 'projects',
    name: 'Project manager',
    titles: `
      program manager, project coordinator, programme manager, project lead, delivery
      manager, scrum master, agile coach, project administrator, technical project
      manager, it project manager, pmo analyst, project officer, program coordinator,
      pmo manager, =project management, technical program manager, project director,
      programme coordinator, project leader, implementation manager, change manager,
      project assistant`,
    lines: [
      'Led [project] with a team of [number] and a budget of [amount], finished [early, on time or late by how much].',
      'Planned scope, risks and dependencies with [number] stakeholders and reported every [period].',
      'Recovered [project] that was [number] weeks behind by [what you changed].',
      'Facilitated [meetings or workshops] that ended in [decision].',
      'Handed over [result] to [team], with [number]% of goals reached.',
    ],
  },
  {
    field: 'products',
    name: 'Product manager',
    titles: `
      product owner, technical product manager, product lead, =product management, chief
      product officer, product director`,
    lines: [
      'Set the direction of [product], used by [number] customers and earning [amount].',
      'Interviewed [number] customers to learn [question], which changed [plan].',
      'Launched [feature] with [teams], adopted by [number]% of users in [time].',
      'Chose what not to build by [method], freeing [number] weeks for [goal].',
      'Improved [measure] from [number] to [number] by [what you changed].',
    ],
  },
  {
    field: 'business analysis',
    name: 'Business analyst',
    titles: `
      systems analyst, business systems analyst, management consultant, process analyst,
      business consultant, strategy consultant, it business analyst, strategy analyst,
      operations analyst, salesforce administrator, erp consultant, sap consultant, crm
      manager, salesforce developer, management analyst, strategy manager, it consultant`,
    lines: [
      'Gathered the needs of [number] stakeholders for [system or change] and put them into [number] requirements.',
      'Mapped [process] and removed [number] needless steps, saving [time or amount].',
      'Calculated the case for [investment] of [amount], approved by [body].',
      'Prepared acceptance tests for [system] with [number] users.',
      'Translated between [business team] and [technical team], cutting changes after release by [number]%.',
    ],
  },
  {
    field: 'operations',
    name: 'Operations manager',
    titles: `
      general manager, operations director, chief executive officer, ceo, chief
      operating officer, coo, founder, business owner, managing director, business
      manager, co founder, operations coordinator, operations supervisor, =entrepreneur,
      chief of staff, operations executive, area manager, regional manager, district
      manager, =team leader, =team manager, director of operations`,
    lines: [
      'Ran [business or unit] with [number] people and [amount] in yearly [revenue or budget].',
      'Raised [margin, output or satisfaction] by [number]% through [what you changed].',
      'Hired and developed [number] people, of whom [number] were promoted.',
      'Renegotiated [contracts] and saved [amount] a year.',
      'Opened [site or line of business], which covered its cost after [number] months.',
    ],
  },
];
