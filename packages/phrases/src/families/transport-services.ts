import type { RoleFamily } from '../role-family.ts';

export const TRANSPORT_SERVICES: readonly RoleFamily[] = [
  {
    field: 'logistics',
    name: 'Supply chain manager',
    titles: `
      logistics coordinator, =buyer, procurement manager, procurement specialist,
      purchasing manager, logistics manager, supply chain analyst, inventory manager,
      demand planner, warehouse manager, purchasing agent, warehouse supervisor,
      procurement officer, freight forwarder, transport manager, logistics specialist,
      material planner, supply planner, inventory specialist, =purchaser, import export
      coordinator, supply chain coordinator, inventory controller, =supply chain,
      =logistics, dispatcher, supply chain planner, fleet manager, transport planner,
      =procurement, procurement analyst, distribution manager, logistics analyst,
      purchasing assistant, category buyer, sourcing manager, freight broker, shipping
      coordinator, stock controller, transport coordinator`,
    lines: [
      'Planned [number] shipments or orders a [day or week], with [number]% on time.',
      'Negotiated with [number] suppliers or carriers, saving [amount] a year.',
      'Lowered stock of [goods] by [number]% without shortages.',
      'Led [number] people in [warehouse or team] of [size].',
      'Introduced [system] at [number] sites, raising stock accuracy to [number]%.',
    ],
  },
  {
    field: 'warehouse',
    name: 'Warehouse worker',
    titles: `
      warehouse operative, warehouse associate, picker packer, forklift operator,
      forklift driver, order picker, warehouse clerk, material handler, shipping clerk,
      warehouse assistant, =warehouse, =picker, shipping and receiving clerk,
      fulfillment associate, stores person, =loader, warehouse team leader, package
      handler, receiving clerk, warehouseman, storekeeper, storeman, warehouse person,
      warehouse technician, =sorter, freight handler`,
    lines: [
      'Picked and packed [number] orders a shift with [number]% correct.',
      'Loaded and unloaded [number] trucks a day with [equipment].',
      'Counted stock of [number] items every [period] and cleared differences.',
      'Rearranged [area], shortening the walk for each order by [number]%.',
      'Drove [kind of truck] for [number] months free of accidents or damage.',
    ],
  },
  {
    field: 'driving',
    name: 'Truck driver',
    titles: `
      delivery driver, hgv driver, driver, cdl driver, bus driver, lorry driver,
      courier, van driver, taxi driver, chauffeur, delivery associate, train driver,
      delivery person, coach driver, delivery courier, owner operator, truck operator,
      heavy equipment operator, crane operator, excavator operator, plant operative`,
    lines: [
      'Drove [number] miles a [week or year] in [vehicle] without an accident at fault.',
      'Delivered to [number] stops a day, [number]% of them on time.',
      'Inspected the vehicle before each trip, with [number] months free of breakdowns on the road.',
      'Planned routes around [conditions], saving [number] miles or liters a week.',
      'Secured and documented loads of [goods] by [rule].',
    ],
  },
  {
    field: 'aviation and sea',
    name: 'Pilot',
    titles: `
      airline pilot, flight attendant, cabin crew, aircraft mechanic, aviation
      technician, aircraft technician, first officer, cabin crew member, flight
      instructor, air traffic controller, aircraft maintenance technician, aircraft
      maintenance engineer, deck officer, marine engineer, deckhand, seafarer, ship
      captain, ramp agent, aircraft engineer, avionics technician, drone pilot, baggage
      handler, airport agent, second officer, =sailor, gate agent, flight dispatcher,
      commercial pilot, airport operations manager, able seaman, helicopter pilot`,
    lines: [
      'Logged [number] hours on [aircraft or vessel], [number] of them as [position].',
      'Followed [rules] on every [flight, voyage or job], with [number] findings in inspections.',
      'Served or carried [number] passengers or tons of cargo a [period] safely.',
      'Handled [unusual event] by procedure and reported it fully.',
      'Instructed [number] colleagues in [skill].',
    ],
  },
  {
    field: 'kitchen',
    name: 'Chef',
    titles: `
      kitchen team leader,
      cook, line cook, sous chef, kitchen manager, head chef, kitchen assistant, baker,
      pastry chef, executive chef, kitchen porter, commis chef, chef de partie, prep
      cook, dishwasher, butcher, kitchen helper, catering assistant, catering manager,
      kitchen supervisor, fast food worker, food service worker, pizza maker, chef de
      cuisine, kitchen hand, kitchen staff, short order cook, food preparation worker,
      kitchen team member, =culinary`,
    lines: [
      'Prepared [number] meals a service at [station or kitchen].',
      'Developed [number] dishes for [menu], [number] of which became best sellers.',
      'Lowered food cost from [number]% to [number]% by [what you changed].',
      'Kept hygiene records complete, with a rating of [result] at inspection.',
      'Taught [number] cooks [skill] and led shifts of [number].',
    ],
  },
  {
    field: 'restaurants',
    name: 'Waiter',
    titles: `
      waitress, bartender, barista, =server, restaurant manager, =host, hostess, food
      server, sommelier, bar manager, food and beverage manager, restaurant supervisor,
      waiting staff, assistant restaurant manager, bar staff, restaurant server, =front
      of house, cocktail waitress, banquet server, mixologist, bar supervisor, cafe
      manager, busser, waitstaff, front of house manager, food runner, banquet manager,
      pub manager, restaurant assistant manager`,
    lines: [
      'Served [number] tables or guests a shift in [kind of restaurant].',
      'Recommended dishes and drinks, raising the average bill by [number]%.',
      'Balanced takings of [amount] a shift without a difference.',
      'Answered complaints so that [number]% of guests came back.',
      'Trained [number] new colleagues in [menu, service or till].',
    ],
  },
  {
    field: 'hotels and travel',
    name: 'Hotel manager',
    titles: `
      front desk agent, hotel receptionist, guest service agent, concierge, night
      auditor, travel agent, travel consultant, tour guide, front office manager, guest
      services representative, guest relations officer, hotel front desk agent, front
      desk manager, front desk clerk, guest service representative, front desk
      supervisor, hospitality manager, reservations agent, front office executive, hotel
      general manager, bellman, =porter, front desk associate, revenue manager, guest
      service associate, hotel assistant manager, travel advisor`,
    lines: [
      'Welcomed [number] guests a day at a [number]-room [hotel or resort].',
      'Raised guest ratings from [number] to [number] by [what you changed].',
      'Managed bookings in [system], with [number]% of rooms or places sold.',
      'Solved [kind of problem] on the spot within a limit of [amount].',
      'Led [number] colleagues in [department] across [number] shifts.',
    ],
  },
  {
    field: 'cleaning',
    name: 'Cleaner',
    titles: `
      housekeeper, janitor, custodian, room attendant, housekeeping supervisor, cleaning
      operative, hotel housekeeper, cleaning supervisor, laundry attendant, house
      cleaner, domestic assistant, office cleaner, housekeeping attendant, housekeeping
      manager, window cleaner, =maid, executive housekeeper, =housekeeping, cleaning
      staff, waste collector, domestic cleaner, pest control technician`,
    lines: [
      'Cleaned [number] [rooms, offices or floors] a shift to [standard].',
      'Used and stored chemicals by the safety rules, with no accident in [number] months.',
      'Reported [repairs and lost property] the same day.',
      'Planned supplies for [site], reducing cost by [number]%.',
      'Inspected the work of [number] colleagues and raised scores from [number] to [number].',
    ],
  },
  {
    field: 'public safety',
    name: 'Security guard',
    titles: `
      security officer, police officer, firefighter, correctional officer, loss
      prevention officer, prison officer, security supervisor, detective, door
      supervisor, loss prevention associate, sheriff deputy, police constable, security
      manager, bouncer, emergency dispatcher, deputy sheriff, 911 dispatcher, cctv
      operator, border force officer, asset protection specialist, emergency management
      coordinator, fire inspector, police sergeant, private investigator, corrections
      officer, customs officer, patrol officer, =police`,
    lines: [
      'Protected [site or district] of [size], alone or in a team of [number].',
      'Responded to [number] incidents a [month or year], from [kind] to [kind].',
      'Calmed tense situations with words, using force in [number]% of cases.',
      'Wrote reports that stood up in [court or review].',
      'Trained [number] people in [first aid, fire safety or another skill].',
    ],
  },
  {
    field: 'government and defense',
    name: 'Policy officer',
    titles: `
      policy analyst, civil servant, government officer, policy advisor, soldier, army
      officer, infantryman, military officer, legislative assistant, public
      administrator, intelligence analyst, =infantry, noncommissioned officer, squad
      leader, platoon sergeant, platoon leader, policy manager, public policy analyst,
      government relations manager, city planner, council officer, legislative aide,
      naval officer, policy adviser, combat medic`,
    lines: [
      'Led or supported [unit or program] of [number] people with [amount] in [budget or equipment].',
      'Briefed [leaders] on [subject], leading to [decision].',
      'Drafted [policy, order or plan] after consulting [number] parties.',
      'Accounted for [equipment or funds] worth [amount] without loss.',
      'Prepared [number] people for [mission or duty] to [standard].',
    ],
  },
  {
    field: 'agriculture',
    name: 'Farm worker',
    titles: `
      farmer, farm manager, gardener, landscaper, agronomist, groundskeeper,
      horticulturist, farmhand, greenhouse worker, forestry worker, arborist,
      groundsman, landscape gardener, tractor driver, fruit picker, agricultural worker,
      landscape technician, rancher, tree surgeon, stockman, herdsman, nursery worker,
      farm assistant, farm operative, landscape foreman, fish farmer, groundskeeping
      worker, forester, farm laborer, agricultural technician, herd manager, landscape
      laborer, greenhouse manager`,
    lines: [
      'Worked [number] acres of [crop] or cared for [number] animals.',
      'Operated and serviced [machines], keeping them ready through [season].',
      'Raised yield of [crop or herd] by [number]% through [what you changed].',
      'Managed a crew of [number] during [season].',
      'Applied [treatment] by the rules and kept records for inspection.',
    ],
  },
  {
    field: 'beauty and fitness',
    name: 'Personal trainer',
    titles: `
      fitness instructor, hairdresser, hair stylist, barber, beautician, esthetician,
      nail technician, makeup artist, yoga instructor, yoga teacher, beauty therapist,
      cosmetologist, fitness trainer, sports coach, gym instructor, =stylist, swimming
      instructor, swimming teacher, =coach, fitness coach, spa therapist, salon manager,
      gym manager, aesthetician, soccer coach, football coach, pilates instructor, group
      fitness instructor, spa manager, basketball coach, swim instructor`,
    lines: [
      'Looked after [number] clients a week, [number]% of them regulars.',
      'Tailored [program or treatment] to each client after asking about [needs].',
      'Sold [products or courses] worth [amount] a month.',
      'Taught [class or skill] to groups of [number].',
      'Kept equipment and workplace clean and safe by [rule].',
    ],
  },
];
