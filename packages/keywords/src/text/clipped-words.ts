/** Words as people cut them, and the words they stand for. What also means something else is left out. */
const CLIPPED = `
acctg accounting
acct account
accts accounts
admin administration
adv advanced
advert advertisement
adverts advertisements
app application
apps applications
asst assistant
biz business
calcs calculations
cert certification
certs certifications
comms communications
config configuration
coord coordinator
demo demonstration
demos demonstrations
dept department
docs documents
engr engineer
equip equipment
eval evaluation
evals evaluations
exec executive
execs executives
exp experience
fab fabrication
govt government
info information
infra infrastructure
intl international
iso isometric
isos isometrics
lab laboratory
labs laboratories
maint maintenance
math mathematics
maths mathematics
mech mechanical
meds medications
mfg manufacturing
mgmt management
mgr manager
mktg marketing
ops operations
ortho orthopedic
peds pediatrics
photo photograph
photos photographs
prep preparation
promo promotion
promos promotions
psych psychiatric
recs reconciliations
regs regulations
rehab rehabilitation
reno renovation
renos renovations
reps representatives
reqs requirements
repo repository
specs specifications
stats statistics
supv supervisor
tele telemetry
transpo transportation
whse warehouse
yr year
yrs years
`;

const FULL: ReadonlyMap<string, string> = new Map(
  CLIPPED.trim()
    .split('\n')
    .map((line): [string, string] => {
      const [clipped = '', full = ''] = line.split(' ');
      return [clipped, full];
    }),
);

/** The word that a clipped one stands for, in lower case; other words come back as they are. */
export const unclipped = (word: string): string => FULL.get(word) ?? word;
