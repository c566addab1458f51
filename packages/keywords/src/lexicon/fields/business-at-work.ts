/** What marketing, sales, finance, projects, trials and therapists are asked for, in the words they use. The format is described in ../README.md. */
export const BUSINESS_AT_WORK = `
@skill
drip campaigns | MQLs | lead lifecycle | MQL to SQL | lead scoring => marketing automation
email deliverability | inbox placement | IP warming | sender reputation | =DKIM | SPF and DKIM | list hygiene | -inbox rate => email marketing
dynamic content | email personalisation | merge tags | email templates | subject line tests | A/B subject lines => email marketing
preference center | subscription centre | unsubscribe management | consent management | opt-in management
list uploads | list imports | CSV uploads | deduplication | dedupe | duplicate merging | list segmentation => CRM
landing page tests | Unbounce | Instapage => conversion rate optimization
site audits | schema markup | organic traffic | local SEO | Google Business Profile => SEO
Google Ads campaigns | bid management | search campaigns | Bing Ads => SEM
remarketing | DV360 | media buying => programmatic advertising
content calendar | editorial calendar | blog posts | blogging | articles for the website | newsletter writing | whitepapers | case studies | thought leadership => content marketing
scheduling posts | Instagram content | reels | short-form video | community replies | follower growth => social media marketing
brand guidelines | brand book | tone of voice | brand identity | rebranding | visual identity | logo design => brand management
press coverage | journalists' enquiries | press office | pitching stories | spokesperson => public relations
webinars | roadshows | venue sourcing | booth management | trade show stands => meeting room bookings
marketing collateral | brochures | flyers | leaflets | sales enablement materials | pitch decks | print collateral => marketing strategy
attribution | marketing attribution | UTM tracking | =ROAS | CAC | cost per lead | marketing dashboards => marketing analytics
partner marketing | co-marketing | field marketing | channel marketing
customer personas | customer journey mapping => customer segmentation
questionnaire design | customer research => qualitative research
print-ready artwork | print-ready PDFs | artworking | preflight | prepress | mechanicals for print | packaging artwork | dielines => print design
storyboards | explainer videos | animated stories | reel edits | Cinema 4D | video captions => motion graphics
icon design | infographics | presentation design | slide design => graphic design
moderated tests | unmoderated tests | tree testing | heuristic evaluation | contextual inquiry | diary studies => usability testing
low-fidelity mockups | mock-ups | hi-fi designs | screens designed => UX prototyping
design handoff | developer handoff | Zeplin | redlines for developers | spec hand-off
mood boards | FF&E | finishes selection | material boards | 3D renders | V-Ray | Enscape | Lumion => interior design
design development | planning drawings | tender drawings | RIBA stages | contract administration in architecture => architectural design
sales cycle | sales process | pipeline reviews | forecast calls | commit forecast => sales pipeline management
discovery and demos | demoing | solution selling | value selling | needs analysis | -showed the product => consultative selling
RFP responses | tender responses | bid management in sales | PQQ | -wrote tenders | -answered tenders => proposal writing
over target | 120% of quota | above quota | beat quota | -exceeded target | -hit target => quota attainment
book of business | portfolio of clients | client portfolio | existing customers | client accounts | QBRs | quarterly business reviews | -looked after clients => account management
onboarding customers | implementation of software for clients | kick-off calls | go-live support | time to value => customer onboarding
renewals and upsell | expansion revenue | NRR | net revenue retention | health scores | adoption of product => renewals
haggling | negotiating terms | negotiating prices | commercial negotiation | -bargained => sales negotiation
accrued liabilities | accrued expenses | accrual accounting => journal entries
period end | close calendar | hard close => month-end close
variance commentary | price-volume analysis | -explained variances | -explained margin => variance analysis
ASC guidance | =FASB | FASB Codification | ASC 842 leases | ASC 205 => GAAP
tests of controls | walkthroughs | control testing | substantive testing | sampling in audit | audit sampling | workpapers | analytical procedures | inventory observation | -counted stock for audit => external audit
process flowcharts | flowcharting | swim lanes | process documentation | Visio | Lucidchart => business process mapping
LBO models | DCF models | scenario analysis | sensitivity analysis | what-if models | -built models in Excel => financial modelling
pitch books | information memoranda | data rooms | deal sourcing => investment banking
working capital | cash conversion | liquidity management | bank covenants | covenant reporting => treasury
capital expenditure | capex | capex appraisal | investment appraisal | NPV | payback analysis => corporate finance
fixed asset register | capitalisation | asset tagging => fixed assets
budget cycle | annual budget | annual operating plan | reforecasts | rolling forecasts | budget setting | -set the budget => budgeting
board papers | investor relations | shareholder reporting | investor updates | earnings releases
=RAID | risk logs | issue logs | mitigation plans => enterprise risk management
Gantt charts | Gantt | critical path | dependencies tracking => project planning
steering committees | steerco | project boards | governance reporting | weekly status reports | RAG status => status reporting
scope management | scope creep | change requests on projects | scope changes | variations on projects
resource planning | resource allocation | workload management | workload planning | capacity of team | -balanced the workload
benefits realisation | options appraisal => business case development
project closure | lessons learned | handover to operations | post-implementation review
PMO | project office | project support | project coordination | project administration | document control for projects
waterfall | stage gate | hybrid delivery | V-model
training end users | end-user training | super users | training guides | user guides | -trained users => training delivery
coaching staff | mentoring juniors | developing people | supervising juniors | mentorship | -brought on juniors | -trained new starters => staff training on the job
line management | managing a team | staff supervision | -headed a team | -ran a team of => team leadership
growing the team | building a team => competency-based interviews
cross-functional collaboration | working with other departments | matrix organisation | -worked across teams
executive presentations | presenting to executives | presenting to the board | presenting findings | -presented to
vendor selection | supplier selection | vendor evaluation | scoring suppliers | -chose suppliers => procurement
savings delivered | budget savings | cutting costs | -saved money | -cut spend => cost reduction
juggling priorities | working under pressure | deadline-driven | tight deadlines
regulatory binder | investigator site file | ISF | trial master file | TMF | eTMF | essential documents | -kept the site file => Good Clinical Practice
investigational product accountability | IP accountability | drug accountability | study drug accountability | -counted study tablets
randomization | IRT | =IWRS | =IVRS | interactive response technology
=CTMS | clinical trial management system | study management database
subject recruitment | patient recruitment for trials | screening subjects | study visits | screening visits | enrolling patients | source documents | CRF completion | query resolution in trials => clinical trials
protocol deviations | adverse event reporting | SAEs | serious adverse events | AE reporting
ethics submissions | IRB submissions | REC submissions | ethics committee | amendments submissions => research ethics
site initiation visits | close-out visits => clinical monitoring
Phase II trials | Phase 1 trials | Phase III trials | first-in-human | phase 2 trials => clinical trials
toxicology | preclinical studies | dose-ranging studies => drug discovery
cytotoxicity assays | killing assays | cell viability assays | MTT assay | reporter assays => assay development
flow panels | panel design | spectral flow | FACS sorting | gating => flow cytometry
guide RNAs | sgRNAs | knockouts | knock-outs | knock-ins | electroporation | nucleofection => CRISPR
single-cell sequencing | scRNA-seq | 10x Genomics | bulk RNA-seq | library preparation => next-generation sequencing
statistical modelling | mixed models | =ANOVA | survival analysis | Bayesian statistics | t-tests => statistical analysis
literature searches | PubMed => literature review
conference posters | posters at conferences | oral presentations | scientific presentations => scientific writing
JSA | task risk assessment => method statements
stop work authority | stop-work | stopping unsafe work => workplace safety
wire rope inspection | wire rope | rope checks | slings and shackles | below-the-hook | lifting gear checks => rigging
boom assembly | lattice boom | jib assembly | crane set-up | outriggers | crane mats => crane operation
swing radius | exclusion zones | drop zones | -taped off the area => site safety
crane log | operator log | machine log
interim payment claims | payment claims | payment claim notice | payment certificates | subcontract accounts | -settled final accounts => valuation of works
delay notices | extension of time | EOT | delay claims | delay notifications | loss and expense | contractual notices => contract administration in construction
measurement of quantities | take-off | remeasurement | ARM4 | NRM2 | CostX => bills of quantities
earned value | cost reports | CVR | cost value reconciliation | commercial reports | cost to complete
functional assessments | kitchen assessment | kitchen practice | washing and dressing assessment => occupational therapy
caseload | -carry a caseload => caseload management
SMART goals | goal-setting with patients | goal planning | patient goals => treatment planning
audits of care | record-keeping audit | documentation audit | audit cycles => healthcare quality improvement
transfer practice | bed transfers | chair transfers | single-handed care | reducing double-up care => patient transfers
falls groups for older people | Otago exercise | Tai Chi group | strength and balance classes => fall prevention
neuromuscular re-education | proprioception | motor control exercises | gait analysis | treadmill training | -walking practice => gait training
post-surgical rehabilitation | post-op rehab | ACL rehab | rotator cuff | joint replacement rehab => rehabilitation
Berg balance scale | TUG | timed up and go | =COPM | Barthel index | 6-minute walk | DASH score | FIM scores => outcome measures
measuring range of motion | goniometry | goniometer | range of motion | ROM testing | manual muscle testing => patient assessment
reassuring patients | -calmed anxious patients | bedside manner | compassionate care | -held hands => patient advocacy
patient care | direct patient care | bedside care | hands-on patient care
radiology certification | radiologic proficiency | x-ray licence => dental radiography
ultrasonic scaling | ultrasonic scalers | hand scaling | scalers and curettes | instrument sharpening | desensitizing => dental hygiene
oral cancer screening | soft tissue exam | intraoral exam | periodontal probing | pocket depths => periodontal charting
non-sterile compounding | creams and suspensions | making creams | capsule filling by hand => medication compounding
supervising technicians | supervising pharmacy technicians | checking technician | accuracy checking | final checks of prescriptions => clinical check
professional liability insurance | personal liability insurance | malpractice insurance | liability cover | indemnity insurance
`;
