/** Skills that marketing, sales, finance, projects, trials and therapists are asked for, in the words they use. ../README.md describes the format. */
export const BUSINESS_AT_WORK = `
@skill
drip campaigns => marketing automation
lead scoring ; MQLs | MQL to SQL | lead lifecycle => marketing automation
email deliverability | deliverability | inbox placement | sender reputation | -inbox rate ; list hygiene => email marketing
IP warming ; =DKIM | SPF and DKIM => email deliverability
dynamic content | email personalisation | merge tags ; email templates ; subject line tests | A/B subject lines => email marketing
preference center | subscription centre | unsubscribe management | consent management | opt-in management
list uploads | list imports | CSV uploads
deduplication | +dedupe | duplicate merging
list segmentation
landing page tests => conversion rate optimization
schema markup ; organic traffic ; local SEO | Google Business Profile => SEO
Google Ads campaigns | bid management | search campaigns | Bing Ads => SEM
remarketing | DV360 | media buying => programmatic advertising
content calendar | editorial calendar
blog posts | blogging ; newsletter writing ; whitepapers ; thought leadership => content marketing
Instagram content | short-form video | +community replies | follower growth => social media marketing
brand guidelines | brand book | brand identity | visual identity ; rebranding ; tone of voice ; logo design => brand management
press coverage | journalists' enquiries | +press office | pitching stories => public relations
spokesperson
webinars ; roadshows ; venue sourcing ; booth management => event planning
marketing collateral | +brochures | +flyers | leaflets | sales enablement materials | print collateral
marketing dashboards => marketing analytics
marketing attribution | +attribution ; UTM tracking ; CAC ; cost per lead => marketing analytics
partner marketing | co-marketing | field marketing | channel marketing
customer personas | customer journey mapping => customer segmentation
questionnaire design | +customer research => qualitative research
print-ready artwork | print-ready PDFs | artworking | +preflight | prepress | mechanicals for print | packaging artwork | dielines => print design
storyboards ; explainer videos | animated stories ; Cinema 4D => motion graphics
icon design | infographics | presentation design | slide design => graphic design
moderated tests | unmoderated tests => usability testing
tree testing ; heuristic evaluation ; contextual inquiry ; diary studies => user research
low-fidelity mockups | mock-ups | hi-fi designs | screens designed => UX prototyping
design handoff | developer handoff | redlines for developers | spec hand-off
mood boards | +material boards ; FF&E | finishes selection => interior design
3D rendering | architectural visualisation
design development ; planning drawings ; tender drawings ; RIBA stages => architectural design
contract administration in architecture => construction management
sales cycle | +sales process | pipeline reviews | +forecast calls | commit forecast => sales pipeline management
discovery and demos | +demoing | solution selling | value selling | needs analysis | -showed the product => consultative selling
RFP responses | tender responses | -wrote tenders | -answered tenders => proposal writing
over target | 120% of quota | above quota | beat quota | -exceeded target | -hit target => quota attainment
book of business | +portfolio of clients | +client portfolio | +existing customers | +client accounts | QBRs | +quarterly business reviews | -looked after clients => account management
onboarding customers | implementation of software for clients | +kick-off calls | +go-live support | +time to value => customer onboarding
renewals and upsell | expansion revenue | NRR | net revenue retention | health scores | adoption of product => renewals
haggling | negotiating terms | negotiating prices | commercial negotiation | -bargained => sales negotiation
accrued liabilities | accrued expenses | accrual accounting => journal entries
period end | close calendar | +hard close => month-end close
variance commentary | price-volume analysis | -explained variances | -explained margin => variance analysis
FASB Codification | =FASB | ASC guidance | ASC 205 => GAAP
tests of controls | control testing ; walkthroughs | process walkthroughs ; substantive testing ; audit sampling | sampling in audit ; workpapers | +audit working papers ; analytical procedures | +analytical review ; inventory observation | -counted stock for audit => external audit
process flowcharts | flowcharting | swim lanes | +process documentation => business process mapping
DCF models => financial modelling
LBO models ; scenario analysis ; sensitivity analysis | +what-if models => financial modelling
pitch books | information memoranda | +data rooms | deal sourcing => investment banking
working capital | cash conversion | liquidity management | bank covenants | covenant reporting => treasury
capital expenditure | capex | capex appraisal | investment appraisal | NPV | payback analysis => corporate finance
fixed asset register | asset tagging => fixed assets
budget cycle | annual budget | annual operating plan | reforecasts | rolling forecasts | budget setting | -set the budget => budgeting
board papers | investor relations | shareholder reporting | investor updates | earnings releases
=RAID | +risk logs | +issue logs | mitigation plans => enterprise risk management
Gantt charts | Gantt ; critical path => project planning
steering committees | steerco | +project boards | governance reporting | +weekly status reports | RAG status => status reporting
scope management | scope creep | change requests on projects | +scope changes | variations on projects
resource planning | resource allocation | workload management | workload planning | capacity of team | -balanced the workload
benefits realisation | options appraisal => business case development
project closure | lessons learned | handover to operations | post-implementation review
PMO | +project office | +project support | project coordination | project administration | document control for projects
stage gate | hybrid delivery | V-model
training end users | end-user training | super users | +training guides | +user guides | -trained users => training delivery
coaching staff | mentoring juniors | developing people | supervising juniors | -brought on juniors | -trained new starters => staff training on the job
line management | managing a team | +staff supervision | -headed a team | -ran a team of => team leadership
growing the team | +building a team => competency-based interviews
cross-functional collaboration | working with other departments | matrix organisation | -worked across teams
executive presentations | presenting to executives | presenting to the board | presenting findings | -presented to
vendor selection | supplier selection | vendor evaluation | -chose suppliers => procurement
savings delivered | budget savings | cutting costs | -saved money | -cut spend => cost reduction
investigator site file | regulatory binder | ISF | -kept the site file ; trial master file | TMF | eTMF ; essential documents => Good Clinical Practice
investigational product accountability | IP accountability | drug accountability | study drug accountability | -counted study tablets
randomization | IRT | =IWRS | =IVRS | interactive response technology
=CTMS | clinical trial management system | study management database
CRF completion => clinical data management
subject recruitment | patient recruitment for trials | screening subjects | enrolling patients ; screening visits ; source documents ; query resolution in trials => clinical trials
protocol deviations
adverse event reporting | SAEs | serious adverse events | AE reporting
ethics submissions | IRB submissions | REC submissions | ethics committee | amendments submissions => research ethics
site initiation visits | close-out visits => clinical monitoring
Phase II trials | Phase 1 trials | Phase III trials | +first-in-human | phase 2 trials => clinical trials
toxicology ; preclinical studies ; dose-ranging studies => drug discovery
cytotoxicity assays | killing assays ; cell viability assays | MTT assay ; reporter assays => assay development
panel design | flow panels | spectral panels ; spectral flow ; FACS sorting => flow cytometry
guide RNAs | sgRNAs ; gene knockouts | =knock-outs | +knock-ins => CRISPR
electroporation | nucleofection
single-cell sequencing | scRNA-seq | 10x Genomics ; library preparation => next-generation sequencing
statistical modelling | mixed models ; =ANOVA ; survival analysis ; Bayesian statistics => statistical analysis
literature searches | PubMed => literature review
conference posters | posters at conferences | oral presentations | scientific presentations => scientific writing
JSA | task risk assessment => method statements
stop work authority | stop-work | stopping unsafe work => workplace safety
wire rope inspection | wire rope | rope checks ; slings and shackles | below-the-hook ; lifting gear checks => rigging
boom assembly | jib assembly ; lattice boom ; crane set-up | +outriggers | crane mats => crane operation
swing radius | swing radius barricade | tail swing
exclusion zones | drop zones | -taped off the area => site safety
crane log | operator log | +machine log
interim payment claims | payment claims | payment claim notice | payment certificates ; subcontract accounts => valuation of works
final accounts in construction | -settled final accounts
delay notices | delay notifications | delay claims ; extension of time | EOT ; loss and expense => contract administration in construction
measurement of quantities | +take-off | remeasurement => bills of quantities
earned value | +cost to complete
cost value reconciliation | CVR | cost reports in construction
functional assessments ; kitchen assessment | +kitchen practice | washing and dressing assessment => occupational therapy
caseload | -carry a caseload => caseload management
SMART goals | goal-setting with patients | +goal planning | patient goals => treatment planning
audits of care | +record-keeping audit | +documentation audit | audit cycles => healthcare quality improvement
transfer practice | bed transfers | chair transfers
single-handed care | reducing double-up care
falls groups for older people | Otago exercise | Tai Chi group | strength and balance classes => fall prevention
neuromuscular re-education ; motor control exercises ; gait analysis | treadmill training | -walking practice => gait training
post-surgical rehabilitation | post-op rehab | ACL rehab | rotator cuff | joint replacement rehab => rehabilitation
Berg balance scale ; TUG | timed up and go ; =COPM ; Barthel index ; 6-minute walk ; DASH score ; FIM scores => outcome measures
measuring range of motion | goniometry | goniometer | range of motion | ROM testing | manual muscle testing => patient assessment
reassuring patients | -calmed anxious patients | bedside manner | compassionate care | -held hands => patient advocacy
patient care | +direct patient care | bedside care | hands-on patient care
radiology certification | radiologic proficiency | x-ray licence => dental radiography
ultrasonic scaling | ultrasonic scalers ; hand scaling | scalers and curettes ; instrument sharpening | -sharpened scalers ; desensitizing => dental hygiene
oral cancer screening | soft tissue exam
intraoral exam
periodontal probing | pocket depths => periodontal charting
creams and suspensions | -non-sterile compounding | making creams | capsule filling by hand => medication compounding
supervising technicians | supervising pharmacy technicians | checking technician | accuracy checking | final checks of prescriptions => clinical check
professional liability insurance | personal liability insurance | malpractice insurance | liability cover | indemnity insurance
@tool
V-Ray ; Enscape ; Lumion => 3D rendering
ARM4 ; NRM2 ; CostX => measurement of quantities
@tool
Unbounce => landing page tests
Instapage => landing page tests
Zeplin => design handoff
Visio => process flowcharts
Lucidchart => process flowcharts
`;
