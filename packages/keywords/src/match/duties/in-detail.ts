/** How single tasks of many trades are told. */
export const IN_DETAIL = `
consolidation | group consolidation | consolidated accounts : subsidiaries group/accounts/roll/eliminate, eliminations, group accounts/results entities
revenue recognition : defer income/revenue, ASC 606, IFRS 15, recognise revenue/income
tax planning : tax save/structure/reliefs/estate
intercompany reconciliations | intercompany : intercompany agree/balances/mismatches, group companies balances
credit checks | creditworthiness : credit limits/references, Experian, Creditsafe
payslips | wage slips : payslip, payslips
starters and leavers : joiners/starters/leavers process/set/P45
stock valuation : value stock
chargebacks | card disputes : chargeback, disputed card/transactions
fact-finds | suitability reports : sat clients, risk appetite/attitude
reference requests | pre-employment checks | employment checks : references take/chase, right to work, DBS chase/apply
return-to-work interviews : return to work, back after sickness
interview scheduling | job adverts : adverts wrote/post, interviews book/arrange
exit interviews : leavers interview/ask why
job descriptions : wrote job role profiles/specs
farm machinery maintenance | workshop repairs on farm : tractors/combine/baler service/grease/fix/repair
grain handling | grain drying : dryer, grain store, corn dry
grading and packing produce : grade/sort/pack fruit/apples/potatoes/carrots/eggs
stock fencing | farm fencing : posts wire/knocked, electric fence, fences mend/repair
farm records : movement book, passports cattle, BCMS, medicine book
invasive species control | invasive weeds : balsam, knotweed, rhododendron
trail maintenance : paths/trails clear/repair/gravel, boardwalk
treatment planning | care planning in therapy : goals treatment/plan/set patient/client
outcome measures : berg, outcome scores, SF-36, goal attainment
home exercise programs : exercises sheet/home/handout/video
wheelchair assessment | seating assessment : wheelchair/seating measure/assess/fit/clinic/cushions
fatigue management | energy conservation : pacing, energy conserve/save
return-to-work programs | vocational rehabilitation : phased return, back to work
upper limb rehabilitation | hand therapy : hand/arm/shoulder/grip exercises/splint/therapy
smoking cessation : stop smoking, quit smoking, patches smokers
travel vaccines : yellow fever, travel clinic/jabs
local anesthesia : numb/numbed, infiltration, blocks local
admissions and discharges : admit discharge patients/residents
patient care reports | ePCR : run reports/sheets
RFIs | requests for information : RFI, RFIs, queries architect/engineer
change orders | variations : variation/extras price/agree/instruct, change order
site inspection | site visits : walk/visit site weekly/check/inspect
site induction : induct men/subbies/contractors/visitors/everyone
site diary | site records | daily reports on site : diary site/daily/kept, daily log site
progress meetings with contractors | progress meetings : weekly meeting subbies/site/contractor, chair progress
handover packs | O&M manuals : O&M, handover file/folder/manuals
pointing and repointing : point, repointed, lime mortar
concrete pouring : pour, slabs, readymix, wagons concrete
erosion control : silt fence, straw wattles
waterproofing | tanking : membrane, tanked, damp proof
suspended ceilings : grid ceiling, ceiling tiles
fire stopping : intumescent, fire seal/collars
asbestos removal | asbestos awareness : asbestos
compaction testing | concrete testing : cubes/slump, nuclear gauge
feature engineering : features build/select/model
regression analysis : regression, logistic regression
restorative dentistry : fillings, crowns
prior authorization : prior auth, authorisations insurer
denial management : denials, denied claims
medical records | health records : charts/notes patients file/pull/scan, records release
information architecture : sitemap/sitemaps, card sort, navigation redesigned/tree
typography : fonts, typefaces, lettering
illustration : illustrated, illustrations, drawings children's/book/editorial
storyboards : storyboard, boards frames film
mood boards : moodboard, moodboards
signal processing : filter/FFT signals, Kalman
functional safety : ISO 26262, SIL, IEC 61508
power systems : load flow, fault level/studies, ETAP, relays
mergers and acquisitions | due diligence | M&A : acquisitions, buy-side/sell-side, data room, bought/acquired companies, deal team
credit risk | credit analysis : loan book/assess/default, borrowers accounts/score, PD LGD
commercial lending : business/SME loans/lend, lent companies
regulatory reporting : returns regulator/FCA/Bank/quarterly, COREP, FR Y
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
kitchen management | running a kitchen | back of house : run/led kitchen/brigade/section, head/sous chef, chefs under/team
portioning | portion control : portions, weigh portion
recipe cards | recipe costing : recipes cost/wrote/spec
fridge temperatures | temperature checks : fridges/freezers/probe check/log/twice
food labelling | date labelling : label dates/tubs, day dots
cross-contamination : colour boards, raw cooked
sauce making : sauces, stocks, reductions
fish preparation : fillet fish, shuck/oysters
meat preparation : bone/trim/butcher meat/lamb/beef
pizza making : pizzas, pizza oven
room service : trays rooms, breakfast rooms
room turnover | servicing rooms | making up rooms : rooms day/shift/clean/turn
taking orders : orders took/take tables/iPad/pad
carrying plates : three plates
bar stock | cellar stock : bottles count/order
revenue management | yield management : rates set/raise/nights/room, RevPAR, occupancy up/percent
tour guiding | guiding : tours led/gave/guide/visitors, guide groups/walks
candidate screening : CVs sift/screen, phone screens
employer branding : careers page/site, Glassdoor
organizational development | organisational design : restructure/reorganise teams/departments, org chart
HR business partnering : managers advise/partner HR/people
redundancy consultation | redundancies : redundancy, at-risk, layoffs
clinical laboratory testing : bloods/urine/samples run/analysers, hematology analyzer
histology : sections/blocks cut/stain, H&E, microtome
litigation : court claims/cases/trials, sued/defended/lawsuits
employment law : tribunal/dismissal claims
personal injury : accident claims/clients injured, RTA claims
criminal law : magistrates, crown court, defendants, prosecuted
document review : reviewed documents/thousand privilege
NDAs | confidentiality agreements : NDA, confidentiality agreements
witness depositions | witness statements : statements witnesses took/draft
warehouse operations | warehousing : warehouse, shed, DC, depot pick/pallets
on-time delivery : on time percent/deliveries/98/99, late deliveries down/cut
freight audit | freight invoices : haulier/carrier/freight invoices/bills check
dock scheduling : dock/bay slots/booking/appointments
truckload | LTL : loads, trailers full
accident-free driving | safe driving record | clean driving record : no/without/zero points/accidents/crashes/claims, million miles, accident-free
fare collection : fares, tickets passengers/checked
wheelchair passengers : ramp/wheelchair lift/passengers/secure
oil changes | basic servicing : oil filters changed
clutch replacement | gearbox removal : clutches, gearboxes
timing belts : cambelts, timing belt
suspension repair : shocks, bushes, wishbones, springs
service advising : customers booked/explained repairs/work/workshop
warranty claims : warranty claim/submit
parts counter | parts sales : parts sold/look/garage/trade/counter
valeting : valet, wash cars/vans, hoover cars
kitting : kits build/pick line
date rotation | FIFO : oldest first, rotate/rotated
operations management : run/managed operations/day-to-day/depot/plant/site, ops manager/director
backlog management | user stories : backlog groom/prioritise, stories wrote
risk and issue management : RAID, risks issues log
local SEO : google business/maps/profile
remarketing : retarget/retargeting
webinars : webinar, online talks/sessions hosted
thought leadership : keynote, opinion pieces, bylined
list segmentation | list hygiene | email deliverability : segment list, bounces, DKIM/SPF, clean list
subject line tests : subject lines
landing page tests : landing test/variants
lead scoring | lead qualification | lead nurturing : leads score/qualify/warm/nurture
customer personas : personas
marketing collateral | sales collateral : brochures, leaflets, flyers, one-pagers
booth management | exhibition stands : stand trade/show/fair
heuristic evaluation : heuristics, Nielsen
variance commentary : variances explain/wrote
inventory observation : stock counts attend/watched
scenario analysis | sensitivity analysis : scenarios, what if, best worst
DCF models : DCF
pitch books : pitch decks/book
visual inspection | checking for defects | sorting defects : look/check/sort/inspect cracks/scratches/chips/flaws/defects/parts/rejects
first article inspection | first-off checks : first off/piece/article
receiving inspection | incoming inspection | goods-in inspection : incoming/delivered/goods parts/material/inspect/check
weighing and batching | weighing ingredients | recipe mixing | mixing batches : weigh/mix ingredients/batches/powders/recipe/kilos
oven operation in plants : ovens, kiln
error proofing | poka-yoke : poka, jig stops/wrong
bottleneck analysis : bottleneck, slowest station/step
just in time : JIT, line-side
`;
