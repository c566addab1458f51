/**
 * Words whose family a stemmer does not see: each line is one family, its first word stands for all.
 * Single words only, lower case, American spelling.
 */
const FAMILIES = `
weld welds welding welded welder welders weldment weldments
paint paints painting painted painter painters
teach teaches teaching taught teacher teachers
drive drives driving drove driven driver drivers
write writes writing wrote written writer writers
bake bakes baking baked baker bakers bakery
train trains training trained trainer trainers
coach coaches coaching coached
test tests testing tested tester testers
clean cleans cleaning cleaned cleaner cleaners
roof roofs roofing roofer roofers
plumb plumbing plumber plumbers
nurse nurses nursing
tie ties tied tying
sweep sweeps swept sweeping sweeper
hang hangs hung hanging
dig digs dug digging digger
feed feeds fed feeding feeder
meet meets met meeting meetings
win wins won winning winner
lay lays laid laying
bind binds bound binding binder
sew sews sewed sewn sewing
grow grows grew grown growing grower
fly flies flew flown flying flyer
ride rides rode ridden riding rider
speak speaks spoke spoken speaking speaker
shoot shoots shot shooting
fight fights fought fighting fighter
bring brings brought bringing
seek seeks sought seeking
tooth teeth
calf calves
hoof hooves hoofs
leaf leaves
knife knives
shelf shelves
loaf loaves
dry dries drys dried drying
exclude excludes excluded excluding exclusion exclusions
include includes included including inclusion
terminology term terms terminologies
foot feet
register registers registered registering registration registrations
anesthesia anesthetic anesthetics anesthetize anesthetized anesthetist
observe observes observed observing observation observations observer
maintain maintains maintained maintaining maintenance
retain retains retained retaining retention
receive receives received receiving receipt receipts
describe describes described description descriptions
prescribe prescribes prescribed prescribing prescription prescriptions prescriber
transcribe transcribes transcribed transcribing transcription transcriptions
convert converts converted converting conversion conversions
resolve resolves resolved resolving resolution resolutions
inspect inspects inspected inspecting inspection inspections inspector inspectors
apply applies applied applying application applications
comply complies complied complying compliance compliant
sharpen sharpens sharpened sharpening
forecast forecasts forecasted forecasting forecaster
weave weaving woven weaver
build builds building built builder builders
sell sells selling sold seller sellers
lead leads leading led
buy buys buying bought buyer buyers
keep keeps keeping kept
run runs running ran
teller tellers
observability
localization localize localizes localizing localized
draw draws drawing drawn drawings
grind grinds grinding ground
analyze analyzes analyzing analyzed analysis analyses analyst analysts analytic analytical analytics
diagnose diagnoses diagnosing diagnosed diagnosis diagnostic diagnostics
prescribe prescribing prescribed prescription prescriptions
maintain maintains maintaining maintained maintenance
negotiate negotiates negotiating negotiated negotiation negotiations negotiator
administer administers administering administered administration administrator administrators administrative
budget budgets budgeting budgeted
recruit recruits recruiting recruited recruiter recruiters recruitment
forecast forecasts forecasting forecasted
invoice invoices invoicing invoiced
bill bills billing billed biller
audit audits auditing audited auditor auditors
cook cooks cooking cooked
butcher butchers butchering butchery
garden gardens gardening gardener
survey surveys surveying surveyed surveyor surveyors
translate translates translating translated translation translations translator translators
interpret interprets interpreting interpreted interpretation interpreter interpreters
photograph photographs photography photographer photographers photographic
edit edits editing edited editor editors editorial
fundraise fundraising fundraiser fundraisers
pick picks picking picked picker pickers
summary summaries summarize summarizes summarized summarizing summarization
reconcile reconciles reconciled reconciling reconciliation reconciliations
comply complies complied complying compliance compliant
certify certifies certified certifying certification certifications
classify classifies classified classifying classification classifications
verify verifies verified verifying verification verifications
specify specifies specified specifying specification specifications
identify identifies identified identifying identification
resolve resolves resolved resolving resolution resolutions
plan plans planned planning planner planners
program programs programmed programming programmer programmers
retain retains retained retaining retention
deliver delivers delivered delivering delivery deliveries
assemble assembles assembled assembling assembly assemblies assembler assemblers
synthesize synthesizes synthesized synthesizing synthesis syntheses
quote quotes quoted quoting quotation quotations
refer refers referred referring referral referrals
acquire acquires acquired acquiring acquisition acquisitions
produce produces produced producing production productions
reduce reduces reduced reducing reduction reductions
describe describes described describing description descriptions
apply applies applied applying
pack packs packing packed packer packers packaging
ship ships shipping shipped shipment shipments
precept precepting precepted preceptor preceptors preceptorship
accrue accrues accrued accruing accrual accruals
rig rigs rigging rigged rigger riggers
brazing brazed brazes brazer
supervise supervises supervised supervising supervision supervisor supervisors supervisory
inspect inspects inspected inspecting inspection inspections inspector inspectors
instruct instructs instructed instructing instruction instructions instructor instructors instructional
counsel counsels counseled counseling counselor counselors
transcribe transcribes transcribed transcribing transcription transcripts
archive archives archived archiving archival
submit submits submitted submitting submission submissions submittal submittals
broker brokers brokered brokering brokerage
cater caters catered catering caterer
bartend bartends bartended bartending bartender bartenders
farm farms farmed farming farmer farmers
drill drills drilled drilling driller drillers
publish publishes published publishing publication publications
purify purifies purified purifying purification
quantify quantifies quantified quantifying quantification
notify notifies notified notifying notification notifications
modify modifies modified modifying modification modifications
dose doses dosed dosing dosage dosages
sterilize sterilizes sterilized sterilizing sterilization sterile
give gives giving gave given
begin begins beginning began
speak speaks speaking spoke spoken
grow grows growing grew grown
know knows knowing knew known
therapy therapies therapist therapists
transmit transmits transmitted transmitting transmission
`;

/** Words that a stemmer would throw together with a word of another meaning; each stays itself. */
const APART = `
accounting accountancy accountant accountants
marketing marketer marketers
networking
staffing
banking banker bankers
housing
lighting
news
medical medically
university universities
universal
organ organs
general generals
generic generics
generation
policing
scripting scripts script
windows
workday
teams
pages
numbers
operations
operating
communications
excellent excellence
ration rations
rational
relational
mobile
mobility
posting
human
humane
practice practices
practitioner practitioners
secure securing secured
security
securities
engine engines
capacity capacities
capability
patent patents
animation animate animated
animal animals
`;

/** The key that stands for a word in place of its stem; undefined where the stemmer does well. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...readFamilies(FAMILIES),
  ...readFamilies(APART),
]);

function readFamilies(text: string): [string, string][] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', ...others] = line.trim().split(' ');
      // The mark keeps a family's name from meeting the stem of an unlisted word.
      return [head, ...others].map((word): [string, string] => [word, `${head}~`]);
    });
}
