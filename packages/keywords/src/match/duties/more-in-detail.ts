/** More single tasks, and how they are told. */
export const MORE_IN_DETAIL = `
heat treatment : harden/hardened/temper/anneal/annealed/quench, furnace
foundry work : mould sand/poured metal, foundry, ladle
electroplating : plating, zinc, chrome
composites | carbon fibre lay-up : carbon, prepreg, lay-up, resin infusion
bottling line | bottling : bottles filler/line/capper
hand packing : packed hand/boxes/tins/jars
predictive maintenance | condition monitoring : vibration, thermal camera/imaging, oil samples/analysis
demand generation : leads/pipeline campaigns, MQLs
product marketing : launch/positioning/messaging product, battlecards
go-to-market | product launches to market : launched market/product
direct mail : mailings, mailshots, postal
storage administration : SAN, NAS, NetApp
data center | data centre operations : racks, racked, data hall
patient advocacy : speak up patients, stood patient
medical-surgical nursing | acute nursing | ward nursing : ward, med-surg, beds ward/acute/bay
charge nurse : charge shift/ward/nurse
pain management | pain assessment : pain score/relief/ladder/clinic/control
central lines | PICC lines : PICC, hickman, port
chest drains : chest tubes/drain
pre-operative assessment : pre-op, before surgery/operation
post-operative care : post-op, after surgery/operation, recovery
cervical screening : smears, smear
ear syringing : ear wax/irrigation
leg ulcer management : leg ulcers, compression bandage
contraception advice | sexual health | family planning : contraception, coils, implants, pill
sharps disposal | clinical waste : sharps, yellow bags
outbreak management : norovirus, outbreak, covid ward
practice nursing : GP surgery/practice nurse
psychiatric nursing : psychiatric, RMN, sectioned
community nursing | district nursing : patients homes visit, district
long-term care : nursing home, care home, residents
telehealth | telemedicine : video consultations/visits/appointments, phone consultations
aseptic manufacturing : sterile filling, isolator, cleanroom
product complaints : complaint investigate/samples/lot
epidemiology | outbreak investigation : contact tracing, outbreak, incidence
leasing : lease let/sign/negotiate
property listings : listings, wrote particulars
property appraisal | property valuation : value houses/homes/property
B2B sales | field sales | outside sales : companies/offices/factories/dealers/trade visit/sold, on the road customers/sales
closing deals : close deals/sales, signed contracts worth
territory management | territory sales : patch, territory, postcode
customer success : adoption, renewals, churn, onboarded accounts, health scores
pre-sales | presales | technical sales : demos, solution/proof sales, RFP answers
price changes | markdowns | price labelling : labels price/sale/change, reduced stickers
facing up : faced up
queue busting : queues, queue short/wait
winning new business : won new, new accounts/clients
mobile phone sales : phones/contracts/SIM sold
deli counter : deli, slice ham/cheese/meats
call-backs : rang/called/ring back
average handling time : AHT, handle time
digital forensics : disk image, EnCase, FTK
multi-factor authentication : MFA, 2FA, two-factor
privileged access management : CyberArk, BeyondTrust
security audit : pen test, audit security/access
third-party risk | vendor risk : supplier/vendor questionnaires/security
trauma-informed care : trauma, ACEs
suicide prevention : suicide, suicidal, ASIST
foster care : foster
harm reduction : needle, naloxone
court reports : court report wrote
refugee resettlement : refugees, asylum
performance testing | load testing : JMeter, k6, Gatling, Locust, load tests
state management : Redux, Zustand, MobX, Vuex, Pinia, NgRx
ORM : Hibernate, Entity Framework, Sequelize, Prisma, SQLAlchemy, ActiveRecord
legacy modernization | legacy migration : monolith, legacy rewrite/rewrote/moved, VB6/COBOL/old rewrote/moved/replaced
post-mortems | postmortems | blameless postmortems : postmortem, incident review wrote
canary deployments | staged rollouts | blue-green deployments | progressive delivery : canary, blue green, percent users/traffic first
feature flags | feature toggles : flags, LaunchDarkly, toggles, Unleash
failover | high availability clusters : failed over, standby, replica/replicas, active passive
autoscaling : scale load/up/nodes/pods automatically, HPA, Karpenter
distributed tracing : traces, Jaeger, Zipkin, OpenTelemetry
toil reduction : scripted/automated away manual/tickets, manual steps/work gone/automated
schema migrations | database migrations : Flyway, Liquibase, Alembic, migrations
backfills : backfill, backfilled, reload history
schema evolution | schema registry : Avro, Protobuf, new columns/fields arrived/break
data lineage | data catalog : DataHub, Amundsen, OpenLineage, Collibra, catalogue
data lake : S3 parquet, ADLS, lakehouse, Delta Lake
data quality checks : tests dbt/data/rows, null/duplicates check/alert
churn models | churn prediction : churn, leave/cancel predict/model
fraud models : fraud score/model/detect
anomaly detection : anomalies, outliers, unusual spot/flag
recommender systems | recommendation engines : recommendations, recommender
technical debt | refactoring : refactor, refactored, clean/tidied old code/codebase
code splitting | bundle size | lazy loading : bundle, chunks, lazily/lazy load
progressive web apps : PWA, offline web/app, service worker
server-side rendering : SSR, Next.js, Nuxt
WebSockets : socket.io, live updates/websocket, SignalR
keyboard navigation | screen readers : NVDA, VoiceOver, TalkBack, keyboard only/alone
design patterns : SOLID, factory, MVVM, MVC
concurrency | multithreading : threads, goroutines, coroutines, locks, async
mentoring engineers | mentoring juniors | mentoring junior developers : juniors/interns/engineers/developers/graduates mentor/taught/pair/coach/grew
technical leadership | tech lead | technical lead : led engineers/team/migration/rewrite, lead developer/engineer, tech lead
preparing pupils for exams | revision sessions | mock exams : revision, mocks, past papers
exam invigilation : invigilate, exam hall
parent conferences | parents' evenings : parents evening/met, parent teacher
cover supervision : cover lessons/classes, supply
reading support : readers hear/heard, paired reading
primary teaching | Key Stage 1 | Key Stage 2 : year 1/2/3/4/5/6, KS1, KS2, infants, juniors class
secondary teaching | Key Stage 3 : year 7/8/9/10/11, KS3, KS4, GCSE
science teaching : physics/chemistry/biology/science taught/lessons
after-school clubs | extracurricular activities : club ran/after/lunchtime/chess/coding/football/drama
school reception | school secretary : school office/desk/phones
safeguarding lead : DSL, designated safeguarding
sleep routines : nap/naps/nap-time, slept
nannying | private childcare : nanny, au pair
school trips organisation : trip, trips
library desk | issuing books | shelving books : books issue/shelve/return, library
professional development of teachers : INSET, CPD led/ran staff
drain clearing | drain unblocking : drains unblock/rod/jet/clear/snake
leak repair | leak tracing | burst pipes : leak/burst find/found/fix/stop/trace/pipe
radiator installation : radiators
distribution boards : boards, consumer units
emergency lighting : emergency lights
data cabling installation : cat6, data points, cat5e
lighting installation | LED lighting : lights/lighting/LEDs fit/install/swap/changed, downlights
insulation resistance testing | loop impedance testing | earthing and bonding : megger, earth/bonding test/check, loop
generator maintenance | UPS systems : generator/UPS service/test/run
appliance repair : washing machines, ovens/fridges/dishwashers repair/fix
door hanging : doors hung/plane
stud walls : studs, partition
roof framing : rafters, trusses
brake repair : brakes, pads, discs
lift planning : lift plan
load charts : chart crane/lift/radius
pre-use checks | pre-start checks : before start/shift/use check truck/crane/machine, daily check sheet
non-destructive testing | NDT : dye pen/penetrant, mag particle, ultrasonic
weld inspection : welds inspect/check/visual, CSWIP, CWI
pressure testing : hydro/pressure test/bar
backflow prevention : backflow
septic tanks : septic
ductwork : duct, ducting
mini splits | heat pump installation : heat pumps, ductless
running the pass : pass, expedite
menu costing : dishes/menu/plates cost
pre-shift meetings : before service/shift brief
backing trailers : reverse/back trailer/doubles/dock
tank wash : washed tanks/tankers
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
`;
