import { wordKey } from '../../text/word-key.ts';

/**
 * Words that say the same of a task, in most trades: one meaning a line. They only ever count beside the
 * other words of a name (`reworded.ts`): "taught patients" is patient education, "taught" alone is nothing.
 */
const MEANINGS = `
lead manage supervise oversee direct head coordinate handle command chair
run operate drive
teach educate instruct train coach tutor mentor
create develop build design implement establish engineer construct
write author draft compose prepare
assess evaluate analyze appraise
inspect check examine audit
improve optimize enhance streamline
reduce cut lower decrease minimize save control
cost spend expense expenditure
buy purchase procure source order acquire
invoice bill
roster rota schedule timetable calendar
hire recruit staffing
repair fix mend troubleshoot fault
install mount hang fit
watch monitor track follow trace
document record chart log
resolve solve settle
restore recover
complaint grievance dispute unhappy dissatisfied upset
assist support help aid
administer give pass dispense
insert place start
convert migrate move
tidy clean sanitize disinfect
prevent avoid
receive unload
sell sale
speak present
meet conference
call phone telephone dial
exceed beat surpass
target goal objective quota
employee staff personnel worker associate crew team colleague workforce
customer client guest patron shopper
student pupil learner
child kid
supplier vendor
doctor physician provider
resident citizen
attorney lawyer counsel
medicine medication drug
illness disease
elderly aged older geriatric
car vehicle automobile truck lorry van
plane aircraft airplane
freight cargo
store shop
money cash fund
wage salary pay payroll
contract agreement
statute law
blueprint drawing schematic
machine equipment machinery
part component
stock inventory
photo picture image
website site
defect bug error
hazard danger
accident incident
graph chart
questionnaire survey
correspondence letter
metric kpi indicator
annual yearly
monthly month
weekly week
daily day
electronic digital online
laptop notebook
respond answer reply
explain describe clarify
arrange organize plan
collect gather
research investigate explore
transport haul
restock replenish shelf
building facility premises property
garden landscape grounds
road highway street
wire cable
electric electrical electrician
waste garbage trash refuse
tenant renter lessee
rent lease
parent family caregiver guardian
class lesson course
university college
baby infant newborn neonatal
mental psychological behavioral psychiatric
prison jail correctional
military army
city municipal town
nonprofit charity
donor sponsor
press media
article blog
secure protect
threat attack
outage downtime
predict forecast project
negotiate haggle bargain
replace swap substitute
dental tooth
radiograph radiography xray
program campaign
guideline guide manual handbook book
booth stand stall
upload import
onboard induct orientation
dismiss terminate
vaccine vaccination immunization immunize jab
harvest pick
lawn grass turf
decorate paint
glaze glass
ship vessel boat
port harbor dock
rail railway train
warehouse depot
parcel package packet
label tag
price quote estimate
tender bid
arrears debt
loan mortgage
fraud suspicious
prisoner inmate offender
tribunal court
interpret translate
proofread copyedit
newsletter bulletin
footage film
typeface font typography
wireframe mockup prototype
deploy release rollout
experiment trial
specimen sample
ulcer sore wound
cannula catheter
phlebotomy venipuncture blood
hygiene bathe wash
mobility walk ambulate
bereavement grief
addiction substance
refugee asylum
conduct behavior
grade mark score
syllabus curriculum
room ward unit
tool equipment
haul tow
chop fell
till register
menu dish
meal food
guest visitor
party event function
wedding bride
animal livestock
calf cattle cow
horse equine
junior trainee apprentice
visit traffic
detect spot identify recognize
sight eye vision
certification certificate license accreditation diploma qualification credential
count tally stocktake
reconcile balance tick
dig excavate trench
paint coat
greet welcome
merge combine consolidate
verify confirm validate
calculate compute
discuss consult
find locate search
launch begin initiate
grow cultivate
breed rear
travel trip journey
dress bandage
kidney renal
heart cardiac
lung pulmonary respiratory
brain neurological
skin dermal dermatology
bone orthopedic
ear hearing audiology
liver hepatic
stomach gastric
cancer oncology tumor
childbirth maternity obstetric
foot podiatry
law legal
sea marine maritime ocean
clothes garment apparel clothing
shoe footwear
rubbish litter
toilet bathroom restroom washroom lavatory
sickness absence sick
mail post
revenue income takings
profit margin
overdue outstanding late unpaid
theft steal stealing stole shoplifting
weapon firearm gun
young youth teenager adolescent
disabled disability
spreadsheet excel
computer pc desktop workstation
password login
wifi wireless
bacteria microbial microbiology
pest rodent insect vermin
dog canine
cat feline
poultry chicken hen
pig swine hog
sheep ewe lamb
milk dairy
wine vineyard viticulture
beer ale
music musical
museum gallery
funeral burial cremation
pipe pipework
brick masonry
wood timber lumber wooden
concrete cement
drain sewer drainage
lamp luminaire light
bicycle bike
passenger traveler rider
midwife midwifery
pallet skid
booking reservation
holiday vacation
`;

const CONCEPTS: ReadonlyMap<string, string> = readMeanings(MEANINGS);

function readMeanings(text: string): Map<string, string> {
  const concepts = new Map<string, string>();
  for (const line of text.trim().split('\n')) {
    const [head = '', ...others] = line.split(' ').map(wordKey);
    for (const key of [head, ...others]) {
      if (!concepts.has(key)) concepts.set(key, `${head}=`);
    }
  }
  return concepts;
}

/** Endings that a stem may still bear: "supervisor", "supervisory", "supervision" are one thing done. */
const ENDING = /(?:ator|atori|ation|or|er|ori|ion|ment|ant|ent|ship|al|iv|ist|anc|enc|abl|ibl)$/;
/** A shorter rest says too little. */
const REST_AT_LEAST = 5;

/** Returns what a word stands for beside others: its meaning where we know it, else its stem without any ending. */
export function conceptOf(key: string): string {
  const known = CONCEPTS.get(key);
  if (known !== undefined) return known;
  const bare = /^[a-z]+$/.test(key) ? key.replace(ENDING, '') : key;
  return bare.length >= REST_AT_LEAST ? (CONCEPTS.get(bare) ?? bare) : key;
}
