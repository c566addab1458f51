/** Words for a kind of thing, and what is of that kind or shows it, in all trades. */
export const KINDS = `
rodents : rats, mice, rat, mouse, squirrels
pests : wasps, ants, cockroaches, bedbugs, rats, mice, moths, fleas, termites, aphids
livestock | farm animals : cattle, cows, sheep, pigs, goats, lambs, calves, ewes, heifers, hens, poultry, herd, flock
poultry : hens, chickens, broilers, turkeys, eggs collect/grade
small animals | companion animals : dogs, cats, rabbits, hamsters, puppies, kittens
large animals : horses, cattle, cows, sheep
crops : wheat, barley, maize, potatoes, oilseed, oats, soybeans, vegetables grow
fresh produce | produce : fruit vegetables/veg, salads, apples, berries
pesticides | biocides | insecticides : bait lay/boxes, spray insecticide/weeds, rodenticide, knapsack, weedkiller
hoof trimming | foot trimming | lameness : trim feet/hooves, lame, foot bath/footbath
grass management | grass measuring | grazing management | grazing | paddock management | rotational grazing : grass walk/measure/plate, plate meter, paddocks, grazing wedge, strip graze, electric fence, strip grazing
tractor licence : tractor drove/test/ticket/since
antenatal | prenatal | antenatal care : pregnancy, pregnant, booking appointments mums, bump
intrapartum | intrapartum care | labour ward | birth | deliveries of babies : labour women/ward/births/care/suite, births, waterbirths, birth partner/pool, delivery suite
postnatal | postpartum : weeks/days after birth, new mothers/mums, after the birth
perineal suturing : suture/stitch tears/perineum
breastfeeding | infant feeding | lactation : breastfeed, latch, help mothers feed
fetal monitoring | CTG interpretation : CTG, CTGs, doptone/sonicaid
practice supervisor | mentorship | student supervision | practice assessor | preceptorship | clinical supervision of students : mentor students/juniors, student nurses/midwives/placement, sign off students
aftercare | follow-up care | patient follow-up | follow-up appointments : check/call/rang after/weeks later/fit, follow up patients/clients/calls/visits, recall/recalls
visual fields | visual field testing | perimetry : Humphrey, field test/plots
referral letters | onward referral : letter hospital/GP/consultant/ophthalmologist/specialist, refer hospital/GP/consultant
glaucoma : pressures, glaucoma
diabetic care | diabetes : insulin, diabetic, diabetics, HbA1c
hypertension | cardiovascular disease : blood pressure clinic
asthma | COPD | respiratory disease | respiratory conditions : inhaler, inhalers, spirometry, asthma
stroke rehabilitation | stroke | neurological rehabilitation | neurology | neurological conditions : after stroke, stroke patients/ward/survivors, parkinson's, MS clinic, brain injury
orthopaedics | musculoskeletal | orthopaedic rehabilitation | MSK : knee/hip/shoulder replacements/surgery/pain, fractures, ACL
paediatrics | children's services | paediatric care : children ward/clinic/patients/hospital/nurse, babies
oncology : chemo, chemotherapy, cancer, radiotherapy
surgery | surgical procedures | minor surgery : theatre, theatres, operations assist, spays, neuters, excisions
chronic conditions | long-term conditions | chronic disease management : asthma diabetes/clinic, diabetic clinic, COPD clinic
key control | key register : keys sign/issue/register/cabinet
cartographic products | map production | cartography : maps made/make/print/drew/produce/atlas/layers
GPS | GNSS | GPS surveying : =RTK, rover, Trimble
spatial databases : PostGIS, geodatabase
glossaries | terminology management | termbases : word lists, termbase, glossary, terms list/database
translates documents | written translation : translate letters/contracts/manuals/certificates/leaflets/reports
hair up | updos | bridal hair | occasion hair : up-dos, wedding hair, brides hair, chignon, plaits
train the juniors : teach/show/train/bring apprentice/juniors/trainee/saturday
RFPs | RFQs | tendering process | sourcing events | tenders : tenders, tender ran/evaluate/issue, invited bids, bids compare/evaluate, three quotes
e-auctions | reverse auctions | online auctions : auctions, auction ran
savings | cost savings | cost optimisation : cut/saved/down/took/reduce/lowered cost/spend/price/bill, saved £/$/€/k/percent/year/thousand, cheaper, costs by/down percent
indirect spend | indirect procurement | indirect categories : facility/IT/marketing/travel/cleaning services/buyer/category/contracts/spend
direct procurement | direct materials : steel/raw/components/castings/parts/resin buy/source/suppliers
framework agreements | contracts negotiation frameworks : framework contracts/agreements
supplier performance management | supplier scorecards | supplier evaluation : scorecard, rate suppliers, supplier audits/reviews
redirects | URL redirects : 301, 301s
structured data | schema markup : schema.org, JSON-LD, rich snippets/results, schema
site migration : move/migrate site/shop/domain/CMS/platform, new domain, relaunch
content briefs | briefing writers : brief writers/authors/copywriters/freelancers
digital PR | outreach for links : links earned/newspapers/press/won, coverage links/newspapers/sites
Search Console | Google Search Console : =GSC
crawl budget | log file analysis | crawling : crawl, Screaming Frog, server logs
backlinks | link profile : links, Ahrefs, disavow
landing pages | landing page optimisation : landing pages/page
newsletter | mailing lists : bulletin, mailing list
scheduling appointments for clients | diary bookings : book appointments/clients
overtime management : overtime
shift work | night shifts | flexible hours : nights, shifts, rotating shifts, weekends work
weekend work : weekends, saturdays, sundays
lone working | working alone | independent working : alone, on my own, single-handed, lone
travel | willingness to travel | site travel : travel week/month/sites/abroad/across/customers, on the road
physical fitness | heavy lifting | lifting heavy loads : lift/carry kg/sacks/heavy/boxes/bags/25/50, on my feet
night work : nights
drawings | technical drawing reading | plans reading : drawings, prints read/from, blueprints
hand tools | power tools | hand and power tools | use of hand tools | use of power tools : drill/drills/grinder/grinders/saw/saws/spanners/screwdriver/router/nailer/hammer, own tools, torque wrench
measuring tools | tape measure | measuring : calipers, micrometer, tape measure, laser level
cutting equipment | saws : saw, guillotine, chop saw, bandsaw
machinery | heavy machinery | plant and machinery : lathe, mill, press, excavator, digger, forklift, tractor, loader, telehandler, dumper
lifting | lifting gear | slings : slings, chain block/hoist, shackles, crane
pumps : pump, impeller/impellers, packed glands/pumps
valves : valve, actuator/actuators
bearings | gearboxes : bearing, gearbox
compressors | compressed air : compressor, compressed air
boilers | steam | steam systems : boiler, steam traps
refrigeration | chillers | cold rooms : chiller, fridges service/fix/gas/repair, walk-in coolers, compressors racks
electrics | electrical work | electrical maintenance | electrical repairs | electrical systems : wired, wiring, rewired, sockets, fuse boards, contactors, motors wire/change, panels wire, circuits
mechanical | mechanical maintenance | mechanical repairs | mechanical fitting : bearings, gearboxes, pumps, chains sprockets, belts, conveyors fix, shafts
lubrication | greasing : grease, greased, oiled, lube
filters : filter, filters change
scaffolds | ladders : scaffold, ladders, towers
waste | waste management | wastage | waste reduction | food waste : waste cut/down/halved/log/reduced/less/bins/skips, wastage, binned/threw less, skips, recycling, yield
recycling : recycle, recycled, cardboard bale/baler
chemicals | hazardous chemicals | chemical handling : acid, acids, bleach, solvents, chlorine, caustic, COSHH
cleaning chemicals : bleach, sanitiser, descaler, COSHH
food service : served food/meals/lunch/dinners, plates, waiter, waitress, buffet
breakfast service | breakfasts : breakfast, breakfasts
catering | mass catering | large-scale catering | batch cooking : meals/covers/lunches/dinners hundred/day/school/children/residents/cook
special diets | dietary requirements | therapeutic diets : gluten-free, vegan, halal, pureed, coeliac, soft diets, diabetic meals
vegetarian cooking | plant-based menus : vegan, vegetarian
sauces | stocks : sauce, sauces, jus, gravy
grill | fryer : grill, fryers, charcoal
desserts | pastry section : desserts, cakes, tarts, puddings
knife skills | butchery | fishmongery : fillet, filleted, butchered, debone/boned, chop/chopped/julienne
beverages | drinks : cocktails, wine, beer, coffee
flowers | floral arrangements | bouquets : bouquets, roses, arrangements, hand-ties
funerals : funeral, wreaths, coffins
weddings : brides, wedding
corporate clients | business clients | corporate accounts | B2B : business customers/clients, companies sold, trade accounts/customers, firms
B2C | consumer sales : shoppers, public sell, householders
high-value customers | VIP clients | VIP service : VIP, VIPs, celebrities
high-volume environment | fast-paced environment | busy environment : busy, rush, peak, hundred calls/orders/covers day, covers
multi-site | multiple sites | regional responsibility : sites/stores/branches/shops/depots/clinics three/four/five/six/seven/eight/nine/ten/12/all/between/across
remote work | hybrid working : from home, remotely
international experience | global teams | international teams | cross-cultural : countries, abroad, overseas, offshore team, time zones
languages | foreign languages | bilingual | multilingual : French, German, Spanish, Polish, Arabic, Portuguese, Italian, Urdu, Punjabi, Mandarin, Welsh, Romanian, Hindi, Turkish, Russian
written English | writing skills | written communication : wrote reports/letters/articles/guides/copy, author
statistics software | survey tools : SPSS, Qualtrics, Stata
CAD packages | CAD tools | CAD systems : AutoCAD, SolidWorks, Revit, Inventor, Creo, CATIA, MicroStation
office suites | spreadsheets and word processing : Excel, Word
scripting languages : Python, Bash, PowerShell, Perl, Ruby, JavaScript, Lua
programming language | object-oriented language | OO languages : Java, C#, C++, Python, Kotlin, TypeScript, Ruby
frontend framework | JavaScript library | modern frontend framework | JS framework | UI frameworks : React, Vue, Angular, Svelte
backend framework | web framework | MVC framework : Django, Rails, Laravel, Express, Spring Boot, Flask, FastAPI, ASP.NET, NestJS
mobile frameworks | cross-platform development : Flutter, React Native, Xamarin, Ionic
testing tools | test frameworks : Selenium, Cypress, Playwright, Jest, JUnit, pytest
relational database | SQL database : PostgreSQL, MySQL, Oracle, SQL Server, MariaDB, Postgres, SQLite
cloud provider | cloud platform | major cloud provider : AWS, Azure, GCP, Google Cloud
config management tools | automation tools : Ansible, Puppet, Chef, SaltStack
message broker | queueing : Kafka, RabbitMQ, SQS, ActiveMQ
search engines technology | full-text search : Elasticsearch, Solr, OpenSearch, Algolia
identity provider | single sign-on | SSO | authentication : Okta, OAuth, SAML, Keycloak, OpenID, Auth0, JWT, Azure AD
e-signature | electronic signatures : DocuSign, Adobe Sign, HelloSign
survey platforms : SurveyMonkey, Qualtrics, Typeform
learning platforms : Moodle, Canvas, Blackboard
design tool | UI tools | interface design tools : Figma, Sketch, Adobe XD
video editing software | editing software | NLE : Premiere, Final Cut, Avid, DaVinci Resolve
music software | DAW | audio software : Pro Tools, Logic Pro, Ableton, Reaper, Cubase
3D software | 3D modelling software | 3D tools : Blender, Maya, 3ds Max, Cinema 4D, ZBrush, Houdini
project tracking | issue trackers | issue tracking tools | task management tools : Jira, Trello, Asana, Linear, ClickUp
helpdesk software | support software : Zendesk, Freshdesk, Intercom, Freshservice
telephony | phone systems | VoIP | contact centre platforms | telephony systems : Avaya, Genesys, Five9, 3CX, Cisco Call Manager, SIP, RingCentral, Amazon Connect, NICE, switchboard
payroll software | payroll systems : ADP, Sage Payroll, Paychex, Gusto, Xero Payroll, Iris, Ceridian, MYOB, KeyPay
expense systems : Concur, Expensify
procurement systems | e-procurement | procure-to-pay systems | P2P systems : Coupa, Ariba, Jaggaer, Ivalua, Oracle Procurement, Proactis
BIM tools : Revit, Navisworks
estimating software | takeoff software : CostX, Bluebeam, PlanSwift, ProEst, Causeway, Sage Estimating, Buildsoft
construction management software : Procore, PlanGrid, Viewpoint, Fieldwire, Buildertrend, Aconex, Asite
scheduling software | planning software | project scheduling software : Primavera, MS Project, P6, Asta Powerproject, Microsoft Project
legal databases : Westlaw, LexisNexis
reference management : EndNote, Zotero, Mendeley
patient monitoring | monitoring equipment : ECG, sats, monitors, telemetry
infusion devices | syringe drivers : syringe driver, pumps IV, infusion pump
ultrasound equipment : doppler, probe
sterile technique | aseptic non-touch technique | ANTT | asepsis : ANTT, sterile field, aseptic
mandatory training : fire manual handling/safeguarding, yearly refresher
NMC registration | nursing registration | RN licence : NMC PIN, NMC, RGN, RMN, RN
HCPC registration : HCPC
GDC registration : GDC
GPhC registration : GPhC
teaching qualification | QTS | PGCE | qualified teacher status : QTS, PGCE, BEd, PGDE, licensed teacher
accounting qualification | ACCA | CIMA | ACA | part-qualified accountant | qualified accountant | CPA or equivalent : =CPA, =CA, =FCCA, =ACMA
bookkeeping qualification | AAT qualification | AAT | AAT Level 3 | AAT Level 4 : AAT advanced/diploma/foundation/level/qualified
procurement qualification : CIPS, MCIPS
CIPS : MCIPS
HR qualification | CIPD | CIPD Level 5 | SHRM : =PHR, =SPHR
project management qualification | PMP | PRINCE2 | APM : =CAPM
marketing qualification | CIM : Google Ads certified, HubSpot certified
health and safety qualification : NEBOSH, IOSH
trade qualification | City and Guilds : NVQ, journeyman, time served, red seal, C&G, =City & Guilds, indentured
hairdressing qualification | NVQ hairdressing | NVQ Level 3 in hairdressing | NVQ Level 2 hairdressing | cosmetology license : hairdressing/barbering/cosmetology NVQ/level/diploma/license/college, City & Guilds hair
childcare qualification | Level 3 in Early Years | NVQ Level 3 childcare | Level 3 childcare | early years qualification | Level 3 early years educator : CACHE, childcare/early/nursery level/diploma/NVQ/BTEC, NNEB, early years diploma
care qualification | NVQ Level 3 in Health and Social Care | Level 3 health and social care | NVQ Level 2 care | Level 2 health and social care | QCF Level 3 : QCF diploma/level, NVQ care, diploma care/adult, care certificate
teaching assistant qualification | Level 3 teaching assistant | Level 2 teaching assistant : supporting teaching learning, TA level/diploma
food hygiene certificate | food handler certificate | food safety certificate | food handler card | food hygiene level 3 : food hygiene/safety/handler level/certificate/card/passed/2/3, ServSafe
personal licence | alcohol licence : APLH, personal licence holder
first aid qualification | First Aid at Work | FAW : first aider, FAW, EFAW
driving | own transport | vehicle access | own car | clean driving record | car owner : own car/van/vehicle/transport, clean licence/record, drive, full licence
degree | bachelor's | university degree | relevant degree | numerate degree | STEM degree | science degree : BSc, MSc, BEng, MEng, MMath, BA, PhD
numerate degree | quantitative degree | mathematics degree : mathematics/statistics/physics/economics/actuarial/engineering BSc/MSc/degree/BA/MMath/science/hons
high school diploma | GED | GCSEs | school leaving certificate : GED, GCSEs, diploma high, leaving certificate, A levels
`;
