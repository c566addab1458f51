/** Words that kitchens, shops, drivers, farms, fire stations, offices and schools say of their work. ../README.md describes the format. */
export const PEOPLE_AT_WORK = `
@skill
knife skills | knife work | knife handling
grill station | grill cooking | working the grill
saute station | saute cooking | pan work
plating | plate presentation | food presentation
line cooking | working the line | line cook work
running the pass | +expediting | +expo
pre-shift meetings | pre-shift briefings | +line-ups
prime cost | labor cost | labour cost | wage cost
menu costing | recipe costing
health inspections | health inspector visits | EHO visits | environmental health visits
private dining | +functions | wedding catering
cashing up | end-of-day reconciliation | closing the till | z report | -balanced to the penny | -counted out
markdowns | clearance pricing
click and collect | curbside pickup | store pickup
mystery shopping | mystery shops
dry van ; tanker driving | tankers
doubles and triples | doubles/triples | pulling doubles
backing trailers | backing doubles | reversing trailers
snow chains | chaining up | winter driving | mountain driving | -drove in snow | -drove through blizzards | +black ice driving
tank wash | tank cleaning
load tie-down | strapping loads | chaining loads | tarping | -tied down loads | securing loads | load securing | load security | straps and chains
animal feeding | feeding livestock | feed rations
farm fencing repair | gate repair
hay making | baling | silage making
spraying | crop spraying | boom sprayer
egg collection | egg grading
hose lines | hose lays | hose handling
ground ladders | ladder work
pump operations | pumper operation | fire pump
hydraulic rescue tools | extrication tools | spreaders and cutters
SCBA | self-contained breathing apparatus | +air packs
hazmat response | hazardous materials response | hazmat operations
wildland firefighting | wildfire suppression | brush fires
smoke alarm installation | smoke detectors
front counter service | counter enquiries | +public counter
phonics interventions | reading interventions | catch-up interventions
one-to-one support | 1:1 support | one-to-one pupil support | -sat with one pupil
playground duty | lunchtime supervision | recess duty | -watched the playground | +break duty | +lunch duty
classroom displays | wall displays
scaffolding of learning | scaffolded tasks
speech and language support | SALT programmes
school trips | +field trips | educational visits
pay runs | fortnightly pay | end to end payroll | payroll processing cycles
leave accruals | leave balances | accrued leave
bank feeds | bank coding
wills and probate | grant of probate | probate applications
file opening | matter opening | opening files
@certificate
alcohol server permit | RSA certificate | TIPS certified | +personal licence
DOT medical card | DOT physical | medical examiner's certificate
drug screen | drug test | random drug tests
high school diploma | GED | high school diploma or GED
working at heights ticket | EWP ticket
`;
