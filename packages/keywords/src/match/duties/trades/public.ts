/** The words with which people in security, rescue, cleaning, beauty, public offices, aviation and energy tell what they do. */
export const PUBLIC = `
security patrols | patrolling | site patrols | mobile patrols | foot patrols | guarding | security guarding | manned guarding | security officer duties : walk/drove site/floors/perimeter/mall/building/grounds/round/hour, rounds night/hourly/site, check doors/gates/fences/locks/windows, mobile patrol/unit, patrol/patrolled, guard gate/site/door, =SIA
access control of people | gatehouse | visitor management | gate control | searching | bag searches | entry control : sign/log/check/book visitors/lorries/contractors/drivers/vehicles/passes/badges/in, barrier, search bags/vehicles/visitors/lockers, gatehouse/gate, passes/badges issue, turnstile, metal detector/wand
CCTV monitoring | CCTV operation | surveillance | control room | CCTV surveillance | camera monitoring : cameras/screens/monitors watch/monitor/wall/bank/sixty, control room, footage review/burn/police/download/pull, =CCTV, PSS licence, =VMS
SIA licence | SIA | door supervisor | door security | SIA door supervisor licence : bouncer, door work club/bar/nightclub, ejected, frontline badge/licence
crowd control | event security | stewarding | crowd safety | event stewarding : crowd/queue/fans/stadium/gig/match/barrier steward/control/managed/pit, eject/ejected, steward/stewarded, wristbands
alarm response | alarm monitoring | key holding response | emergency response in security | responding to alarms : alarm answer/respond/reset/went/attend/panel/activations
report writing in security | incident logs | daily occurrence book | occurrence reports | security reports : daily occurrence, incident book/log/report wrote/statement, statements police/court
conflict management in security | use of force | physical intervention | restraint | handcuffing | control and restraint : talk/calm drunk/angry/aggressive/shoplifter/down, restrain/restrained, handcuff/handcuffs, arrest/arrests/arrested, baton/taser
law enforcement | policing | criminal investigation | investigations | evidence handling | evidence collection | interviewing suspects | statement taking : arrest/arrests/arrested, statement witness/took/victims, evidence bag/log/chain/exhibits, warrants/warrant, suspects/witnesses interview, beat/patrol car, detective, =PACE, chain custody
firefighting | fire suppression | fire service | fire fighting | structural firefighting | emergency response services | fire rescue | wildland firefighting : fires house/fought/hose/put out/attack/crew, pump/ladder/engine crew/operator/drove, breathing apparatus, =BA, =SCBA, cut out/free cars, station 24/watch, hydrant/hydrants, hose lines, interior attack
vehicle extrication | extrication : cut/jaws cars/wreck/crash/roof, trapped casualties/drivers/people
water rescue | swift water rescue : swift water, lifeboat
rescue | technical rescue | search and rescue | rope rescue : cut/cutters/jaws cars/wreck/crash/roof, trapped casualties/drivers/people, swift water, rope/water/mountain rescue, lost walkers, lifeboat
hazmat response | hazardous materials response | HAZWOPER | hazmat operations | spill response : =HAZMAT, =HazMat, spill/leak/chemical contain/clean/suits/dike, decon
EMT | emergency medical care | EMS | paramedic | ambulance care | emergency medicine | emergency medical services | patient care in ambulance : =EMT-B, =NREMT, ambulance calls/shift/truck/rode, splints/splint, defib/defibrillator, trauma patients, =NAEMT
emergency dispatch | 911 dispatch | call taking | emergency call handling | radio communication | radio dispatch | two-way radio | radio communications | control room operations : radio speak/call/code/procedure/channel/pilot/net/base/crews, 999/911 calls/answer/took, =CAD dispatch, dispatch police/units/crews/ambulance/vans, air wave, walkie
military leadership | military service | armed forces | military operations | army | naval service : squad/platoon/section/troops led/command, deploy Iraq/Afghanistan/overseas/tour, corporal/sergeant/lieutenant, =NCO, regiment/battalion, infantry
security clearance | SC clearance | DV clearance | vetting | top secret clearance | BPSS | clearance | security vetting : =SC, =DV, =TS/SCI, cleared/clearance secret/active/SC, vetted, =CTC
planning policy | public policy | policy analysis | policy advice | policy research | policy development in government | legislative analysis | policy work | policy briefs : brief/advice ministers/councillors/MPs/committee, white paper, consult responses/ran/public, bill committee/draft/amendments, options paper, freedom of information, policy paper/memo wrote
case processing in government | benefits administration in government | eligibility determination | licensing administration | permit processing | application processing | casework in government | eligibility assessment : applications/claims/permits/licences/forms/files process/decide/check/approve/assess/week/day, eligible/eligibility, passport/passports, planning/licence applications, backlog cut/cleared
constituency casework | citizen services | public enquiries | public services | civic services : residents/citizens/constituents/public/taxpayers answer/letters/help/complaints/counter/calls, council tax, town hall, one-stop
environmental health inspections | food inspections | licensing inspections | enforcement | regulatory inspections | trading standards | compliance inspections | code enforcement : inspect/visit restaurants/premises/shops/takeaways/food/sites/kitchens, notices served/issue, prosecut, fines/tickets issue, enforcement notice
elections | electoral services | democratic services | polling : polling station, ballots/votes count, electoral roll/register
cleaning | commercial cleaning | office cleaning | janitorial | janitorial services | contract cleaning | general cleaning | cleaning duties | domestic cleaning | cleaning services | building cleaning | domestic assistant : clean/mop/hoover/vacuum/dust/scrub/polish/wipe offices/floors/toilets/desks/schools/houses/stairs/kitchens/shops/wards/rooms/bins/washrooms, bins emptied, buff/buffed, toilets, janitor, soap/paper refill/towels
deep cleaning | carpet cleaning | floor care | floor maintenance | floor polishing | floor stripping | hard floor care | end of tenancy cleaning | specialist cleaning | pressure washing : strip/buff/buffed/seal/wax/burnish floors, carpets/upholstery shampoo/clean/extract, scrubber dryer, rotary machine, steam clean, jet wash, pressure wash/washer
window cleaning | high-level cleaning | facade cleaning : windows/glass squeegee/wash/clean/pole, reach and wash, water fed
COSHH | COSHH awareness | chemical safety | use of cleaning chemicals | chemical handling in cleaning | safety data sheets | hazardous substances : =SDS, =MSDS, data sheets, dilut/mix chemicals/bleach/products, colour coded cloths/mops
laundry | linen management | ironing | laundry operations | garment care | dry cleaning | laundry service : wash/dry/iron/press/fold linen/sheets/uniforms/shirts/towels/clothes/bedding/robes, laundry, tumble dryer, stain removal/treat/out, calender, dry cleaner
hairdressing | hair cutting | haircutting | hair styling | barbering | hair colouring | colour | salon experience | cutting and styling : cut/colour/foils/highlights/blow/perm/style/fade hair/clients/women/men/dry/bob/beard/balayage, balayage, foils, blow-dry/blow-dries, fades skin/beard, scissors clippers, up-dos/updo/updos, roots/toner/tints/bleach, =Wella, =L'Oréal, =Schwarzkopf, shampoo/shampooed
colour correction | balayage and highlights | hair colour theory | colour matching for hair : toner/banding/brassy/box dye/colour fix/correct/lift, balayage, colour wrong/gone/removal
patch testing | skin tests | allergy tests before colour : patch test, 48 hours test/before, behind ear
beauty therapy | facials | waxing | skincare treatments | nail treatments | manicure and pedicure | beauty treatments | nails | lash extensions | facial treatments | spa treatments : facials/facial, waxing legs/bikini/brows, manicures/manicure/pedicures/pedicure/gels/acrylics/shellac, lashes/brows/lash, microneedling/dermaplaning/peels, massage hot stones, =VTCT, =CIBTAC, threading
make-up artistry | makeup | make-up : make-up/makeup brides/film/shoots/faces/counter, bridal make-up, =MAC, airbrush, prosthetics
retail of beauty products | retailing products | home care advice | aftercare advice | salon retail | retail sales in salons : sold/recommend shampoo/products/serums/aftercare/retail, aftercare, take-home
salon booking systems | salon software | booking software | appointment software | booking systems : =Phorest, =Fresha, =Treatwell, =Salon IQ, =iSalon, =Mindbody, =Shortcuts, =Booksy, =Timely, =Vagaro, =Zenoti, =Square Appointments, =Calendly, =Acuity
rebooking | client retention in salons | client rebooking | building a clientele | client base | column building | clientele : rebook/rebooked/rebooking, regulars/clientele built/own/follow/column/full, loyal clients/regulars, full column, own clients/clientele
funeral directing | funeral arranging | embalming | funerals | bereavement support : funeral, coffin, embalm/embalmed, bereaved/grieving families, hearse, pall
fitness programming | gym management | leisure centre | leisure operations : gym/leisure/pool centre/floor/members/ran/opened, plant room pool, members joined/sold
aircraft maintenance | line maintenance | aircraft inspection | base maintenance | airframe | aircraft repair | heavy maintenance | A&P | aviation maintenance : aircraft/737/A320/engines/helicopters/airframe/Boeing/Airbus/turboprop/landing check/inspect/fix/change/rig/release/sign/overhaul/gear, =EASA Part 145, =Part-145, =B1, =B2, =AMM, borescope/borescoped, C-check/checks, =Part 145, hangar, rivet skin/doublers
flight operations | flying | pilot | flight planning | flight instruction : hours pic/command/type/multi/flown/total, =ATPL, =CPL, =IFR, fly/flew/flown, captain/first officer, =PPL, dispatch flights, NOTAM/NOTAMs
cabin crew | cabin service | in-flight service | passenger safety | cabin safety : cabin, trolley passengers, safety demo, evacuat slide/drill, passengers briefed/seated/served, galley
air traffic control | airside operations | aerodrome operations | airfield operations : tower/approach radar, runway inspections, airside, =ATC, wildlife/bird runway/hazard
power generation | power plant operations | turbine operation | power station operation | plant operation in energy | generation : turbine/boilers/generator/megawatt/MW start/run/rounds/operate/synchronise, control room rounds, outage/outages, switch yard, =DCS
wind turbine maintenance | wind turbines | wind turbine service | turbine maintenance | wind energy : =GWO, nacelle, turbine climb/blade/service/wind/yaw/pitch, =Vestas, =Siemens Gamesa
high voltage | HV switching | HV | substations | HV operations | switching operations | substation maintenance | power distribution | transmission lines | overhead lines | line work : switch substation/ring/11kV/33kV/plans/feeders, 11kV/33kV/132kV/kV, =SAP HV, transformers/breakers test/maintain/oil, poles climb/set, lineman, jointing, bucket truck
renewable energy | solar energy | solar design | energy storage | battery storage | renewables : solar/wind/battery/PV farm/design/MW/megawatts/park/arrays, =PVsyst, =Helioscope, =Aurora, =BESS, net metering
oil and gas | drilling operations | well operations | offshore operations | rig operations | drilling : rig/offshore/platform/FPSO weeks/worked/rotation/hitch, =BOSIET, =FOET, drill floor, tripped pipe, mud, wells/wellhead/completions, roustabout/roughneck, =H2S, pipeline pigs
energy trading | energy management | energy procurement | energy monitoring | utilities management : meter readings/data half/half-hourly, energy/gas/electricity bills/contracts/bought/spend/cut/use, =BMS savings, degree days, power purchase
meter reading | smart meters | meter installation | smart meter installation : meters read/fit/swap/change, dual fuel, =MOCOPA
mining operations | blasting | quarrying | quarry operations | mining | explosives : quarry, blast/blasted, crusher/crushers, haul/dump truck, underground mine/coal, =MSHA, shotfirer
vehicle repair | automotive repair | vehicle servicing | mechanical repair of vehicles | car maintenance | automotive maintenance | motor vehicle repair | light vehicle servicing : brakes/clutch/exhaust/engine/gearbox/timing/suspension/cambelt/tyres/pads/discs/cars/vans/trucks/alternator fit/change/replace/swap/rebuilt/repair/strip/service/fixed, cars serviced/MOT, oil changes filters, =ASE, workshop cars/garage, ramp/ramps/lift, head gasket, bay cars/trucks
vehicle diagnostics | diagnostic equipment | automotive diagnostics | engine diagnostics | diagnostic tools for vehicles | fault diagnosis of vehicles : =OBD, =OBD-II, =Snap-on, fault codes, diagnos scan/laptop/tool, =Bosch, scan tool, plug in laptop/reader, engine/warning light
MOT testing | MOT | vehicle testing | roadworthiness : =MOTs, =DVSA, class 4/7, emissions test, brake rollers
bodywork | panel beating | vehicle body repair | vehicle refinishing | auto body repair | collision repair : dents/panels/wings/bumpers/scratches pull/beat/fill/paint/spray/blend, jig/chassis straighten, filler primer lacquer, smart repair
tyre fitting | wheel alignment | tyres | tire service : tyres fit/balance/puncture/swap, tracking/alignment/four-wheel set/adjust/wheel
bicycle repair | cycle maintenance | bike mechanics | motorcycle repair : bikes/wheels/gears build/true/trued/service/index, =Cytech, chains/forks/hubs
EV maintenance | hybrid vehicles | electric vehicles | high voltage vehicles | EV qualification : hybrid/electric/EV cars/vehicles/level/battery/trained, =IMI Level 3 EV
public procurement : OJEU, framework tenders/council, public tenders
freedom of information requests | FOI : FOI, freedom of information
ministerial correspondence : ministers letters/replies
parking enforcement : tickets parking/cars, PCNs
noise complaints | statutory nuisance : noise, nuisance
tenancy sign-ups : sign tenants/tenancies up
anti-social behaviour cases : ASB, noisy neighbours, neighbour disputes
rent arrears : arrears, tenants behind/owe rent
incident command : gold silver, command fires/incident, officer in charge
crime scene examination | forensic evidence : scenes, fingerprints, swabs scene, exhibits bag
patrol duties : beat, patrol
traffic stops | traffic policing : speeding, stopped drivers/cars
pump operations : pump panel, drove engine
ground ladders : ladders raise/pitch/throw
hose lines : hose, hoses
hydraulic rescue tools : jaws, spreaders, cutters
emptying bins : bins, rubbish
floor buffing | buffing | burnishing : buff, burnish
litter picking : litter
snow removal : snow, gritted/plow
perimeter checks | guard tours | rounds of the building : perimeter, rounds, fence line, patrolled
security screening | baggage screening : x-ray bags, scanner bags, screened passengers
balayage | highlights and foils : balayage, foils, highlights
blow-drying : blow dry, blow-dries
hair extensions : extensions hair/fit
braiding : braids, cornrows
manicures | pedicures | gel nails | nail technician : nails, gels, shellac, acrylics
hair removal : waxing, threading, laser
lash lifts | eyelash extensions | brow shaping : lashes, brows
deep tissue massage | Swedish massage : massage
key control | key register : keys sign/issue/register/cabinet
hair up | updos | bridal hair | occasion hair : up-dos, wedding hair, brides hair, chignon, plaits
train the juniors : teach/show/train/bring apprentice/juniors/trainee/saturday
scheduling appointments for clients | diary bookings : book appointments/clients
waste | waste management | wastage | waste reduction | food waste : waste cut/down/halved/log/reduced/less/bins/skips, wastage, binned/threw less, skips, recycling, yield
recycling : recycle, recycled, cardboard bale/baler
chemicals | hazardous chemicals | chemical handling : acid, acids, bleach, solvents, chlorine, caustic, COSHH
cleaning chemicals : bleach, sanitiser, descaler, COSHH
funerals : funeral, wreaths, coffins
weddings : brides, wedding
hairdressing qualification | NVQ hairdressing | NVQ Level 3 in hairdressing | NVQ Level 2 hairdressing | cosmetology license : hairdressing/barbering/cosmetology NVQ/level/diploma/license/college, City & Guilds hair
GIS | spatial analysis : =ArcGIS, =QGIS, layers parcels/maps/spatial
web mapping | web maps : story map/maps, dashboards =AGOL/map, =Experience Builder, web map/maps
GNSS | GPS surveying : =Trimble, =RTK, rover, =Leica GS
coordinate systems | map projections | projections : state plane, =NAD83, =UTM, datum, =WGS84
public records requests | freedom of information : answer/handle/request/requests citizens/public/records data/information, =FOIA, =FOI
`;
