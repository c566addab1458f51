import type { RoleFamily } from '../role-family.ts';

export const COMMERCE: readonly RoleFamily[] = [
  {
    field: 'sales',
    name: 'Sales representative',
    titles: `
      sales team leader,
      account executive, sales executive, sales manager, business development
      representative, sales development representative, business development manager,
      sdr, bdr, sales consultant, inside sales representative, outside sales
      representative, sales specialist, sales director, sales rep, salesperson, sales
      engineer, business development executive, telemarketer, =sales, sales agent,
      territory manager, sales coordinator, field sales executive, =business
      development, sales administrator, medical sales representative, chief revenue
      officer, sales advisor, sales support specialist`,
    lines: [
      'Sold [product or service] worth [amount] a [quarter or year], [number]% of target.',
      'Won [number] new customers in [territory or industry] by [what you did].',
      'Prospected [number] companies a week by [channel], leading to [number] meetings.',
      'Grew [account] from [amount] to [amount] in [period].',
      'Kept the pipeline in [tool] current and forecast within [number]% of the outcome.',
      'Coached [number] colleagues in [skill], who raised [measure] by [number]%.',
    ],
  },
  {
    field: 'sales',
    name: 'Account manager',
    titles: `
      customer success manager, key account manager, client manager, customer success
      specialist, client success manager, client relationship manager, client services
      manager, account coordinator, account director, client partner, client executive,
      customer relationship manager`,
    lines: [
      'Looked after [number] accounts worth [amount] a year, renewing [number]% of them.',
      'Introduced [number] new clients to [product], cutting the time to first use to [time].',
      'Expanded [accounts] by [amount] by noticing [need].',
      'Reviewed results with each client every [period] and acted on [feedback].',
      'Won back [number] clients who had meant to leave.',
    ],
  },
  {
    field: 'customer support',
    name: 'Customer service representative',
    titles: `
      call center agent, customer support specialist, customer service agent, call
      centre agent, customer service advisor, customer service manager, customer support
      representative, customer service associate, contact center agent, =customer
      service, call center representative, customer care representative, customer
      service assistant, customer support agent, call handler, customer advisor,
      customer experience manager, customer service specialist, call centre operator,
      =customer support, customer service supervisor, customer service adviser, customer
      service officer, customer service team leader, customer support engineer, call
      center supervisor, customer support manager, customer assistant`,
    lines: [
      'Helped [number] customers a day by [phone, chat or email], rated [number] out of [number].',
      'Resolved [number]% of questions at first contact.',
      'Turned complaints about [subject] into [change], after which they fell by [number]%.',
      'Wrote [number] help articles that customers opened [number] times a month.',
      'Trained [number] new colleagues in [system or product].',
    ],
  },
  {
    field: 'marketing',
    name: 'Marketing manager',
    titles: `
      digital marketer, marketing specialist, marketing coordinator, marketing
      executive, digital marketing manager, seo specialist, product marketing manager,
      brand manager, marketing assistant, growth manager, digital marketing specialist,
      email marketing specialist, ppc specialist, =marketing, marketing analyst, content
      marketing manager, chief marketing officer, cmo, seo manager, digital marketing
      executive, marketer, growth marketer, ecommerce manager, marketing associate,
      marketing officer, market research analyst, =digital marketing, marketing
      director, performance marketing manager`,
    lines: [
      'Planned and ran [campaign] across [channels], bringing [number] leads at [amount] each.',
      'Increased [visits, orders or sign-ups] from [number] to [number] a month by [what you changed].',
      'Managed a budget of [amount], with a return of [number].',
      'Launched [product or brand] in [market] with [teams].',
      'Tested [number] variants of [page or message], lifting conversion from [number]% to [number]%.',
    ],
  },
  {
    field: 'social media and PR',
    name: 'Social media manager',
    titles: `
      content creator, copywriter, social media specialist, community manager,
      communications manager, pr manager, public relations specialist, content manager,
      content writer, social media coordinator, communications specialist, pr officer,
      communications officer, content strategist, communications coordinator, content
      specialist, social media executive, pr executive, publicist, social media
      marketer, public relations manager, social media assistant, communications
      director, content editor, public affairs specialist, press officer`,
    lines: [
      'Published [number] posts or texts a [week or month] on [channels], growing the audience from [number] to [number].',
      'Developed the voice and calendar of [brand] with [team].',
      'Placed [number] stories in [media], reaching [number] people.',
      'Answered [number] messages a day and calmed [issue] within [time].',
      'Produced [kind of content] that earned [number] [views, clicks or shares].',
    ],
  },
  {
    field: 'events',
    name: 'Event planner',
    titles: `
      event manager, event coordinator, events manager, events coordinator, wedding
      planner, conference manager, event organizer, event specialist, events assistant,
      meeting planner, conference organizer, event organiser, events executive, event
      producer, event assistant`,
    lines: [
      'Organized [number] events a year for up to [number] guests, within budgets of [amount].',
      'Negotiated with [venues or suppliers], saving [amount] or [number]%.',
      'Directed [number] staff and volunteers on the day.',
      'Filled [number]% of places for [event] by [what you did].',
      'Asked guests afterwards and raised satisfaction from [number] to [number].',
    ],
  },
  {
    field: 'retail',
    name: 'Store manager',
    titles: `
      retail manager, shop manager, assistant store manager, department manager, retail
      supervisor, store supervisor, visual merchandiser, retail buyer, merchandiser,
      merchandise planner, shift manager, floor manager, shop supervisor, category
      manager, supermarket manager, retail assistant manager, duty manager, key holder,
      store director`,
    lines: [
      'Managed [store or department] with [number] staff and yearly sales of [amount].',
      'Increased sales by [number]% through [display, range or service].',
      'Lowered stock losses from [number]% to [number]% by [what you changed].',
      'Scheduled staff to match customer flow, saving [number] hours a week.',
      'Hired and trained [number] people, keeping turnover at [number]%.',
    ],
  },
  {
    field: 'retail',
    name: 'Sales associate',
    titles: `
      retail assistant, cashier, shop assistant, sales assistant, retail sales
      associate, store associate, stock clerk, retail associate, grocery clerk, customer
      service cashier, shop worker, checkout operator, retail worker, stocker, store
      clerk, retail sales assistant, stock associate, shelf stacker, store assistant,
      store worker, personal shopper, retail salesperson, retail clerk, beauty advisor,
      optical assistant, =retail`,
    lines: [
      'Advised [number] customers a shift and sold [product] worth [amount] a [week or month].',
      'Handled cash and cards of [amount] a shift without a difference.',
      'Kept shelves and displays of [department] full, priced and tidy.',
      'Recommended matching items, raising the average sale by [number]%.',
      'Taught [number] new colleagues the till, returns and store rules.',
    ],
  },
  {
    field: 'property',
    name: 'Real estate agent',
    titles: `
      property manager, realtor, estate agent, letting agent, leasing agent, leasing
      consultant, real estate broker, property administrator, lettings negotiator, real
      estate manager, appraiser, property consultant, real estate consultant, lettings
      manager, sales negotiator, assistant property manager, leasing manager, real
      estate assistant, real estate analyst, property assistant, valuer, lettings agent`,
    lines: [
      'Sold or let [number] properties a year worth [amount].',
      'Managed [number] units with [number]% occupied and [number]% of rent paid on time.',
      'Showed [number] homes a week and answered every inquiry within [time].',
      'Negotiated [leases or sales] at [number]% of the asking price.',
      'Organized repairs through [number] contractors, lowering cost by [number]%.',
    ],
  },
];
