import { wordKey } from '../../text/word-key.ts';

/** Words that are different things in different trades: a word, and the company that each of its senses keeps. */
const SENSES = `
ventilation : duct fan hood smoke roof hvac extract building fire forcible heating / mask valve patient airway cpap ventilator respiratory icu bag
transfer transfers : hoist patient resident bed wheelchair gait / bank wire fund payment money / file data ssis ftp / warehouse stock store pallet
casting : metal mould sand foundry die iron / actor film theatre talent show / plaster fracture splint limb
charting : patient nursing vitals tooth perio ehr / data graph excel tableau
drafting : cad drawing autocad plan detail / contract legal letter clause agreement policy brief
coding : medical icd cpt billing claim diagnosis / software python java javascript developer program app
billing : medical claim insurance cpt payer / hours client legal matter
imaging : mri ct x-ray ultrasound radiology patient / laptop desktop image windows pc sccm deployment
triage : patient nurse emergency clinic ward / bug ticket alert issue incident
dispatch : police fire ambulance 911 emergency radio / truck driver parcel warehouse load courier / prescription pharmacy
dispensing : pharmacy prescription medication tablet / beer drink adhesive fuel
registration : patient hospital clinic admission / vehicle car plate / event delegate attendee / nurse council
cells cell : culture assay stem t-cell antibody gene / phone mobile tower / prison inmate / excel spreadsheet / battery solar
culture : cell tissue bacteria agar microbiology blood / team company organisation people
cultures : cell tissue bacteria agar microbiology blood wound urine / team company organisation people
plating : metal zinc chrome nickel electroplating / dessert dish kitchen garnish plate chef / agar bacteria colony
bonding : adhesive composite joint glue / tooth dental orthodontic / team child / electrical earth
bridge bridges : crane overhead hoist / road river structural span beam concrete / dental crown tooth implant / data network
crowns crown : dental tooth bridge implant / tree pruning lift
crane : lift hoist rigging load tower / bird wader
seals seal : food tank trailer container security kosher / gasket pump shaft hydraulic ram / softball team club wildlife beach
tablets tablet : medicine pharmacy dose press granulation / ipad android device laptop
claims : insurance policy liability settlement adjuster / expense receipts / contract delay
grafting : skin bone tissue / tree plant bud nursery
scaling : tooth dental polish / kubernetes cloud server / fish
cleaning : data dataset duplicates records / office house mop toilet room / teeth dental
mapping : gis arcgis spatial / process bpmn swimlane / data field etl
modelling modeling : financial excel dcf / 3d cad revit blender / fashion photo catwalk / statistical machine learning
networking : lan wan cisco switch router / event business contacts
security : cyber siem firewall information / guard patrol door sia premises
drivers driver : hgv truck van bus licence delivery / kernel device printer firmware / nail tool
nurses : ward hospital patient / tree
python : code pandas django scripts / snake reptile
java : spring code jvm / island coffee bean
swift : ios xcode apple app / bird nest / bank payment
ruby : rails gem code / ring jewellery stone
rust : code cargo tokio memory / metal paint corrosion car
spring : boot java microservice / cleaning season summer term
go : golang goroutine grpc / pub
spark : hadoop pyspark data databricks / plug engine gap
kafka : topic stream event broker / novel author
chef : puppet cookbook ansible infrastructure / kitchen menu restaurant cook
puppet : ansible chef infrastructure / theatre children show
unity : game c# engine / team church
outlook : email calendar microsoft / positive weather economic
access : database sql microsoft / disabled ramp door road
word : excel powerpoint microsoft / mouth keep
oracle : database sql ebs / delphi
sage : accounting payroll invoice ledger / herb stuffing
canvas : lms course moodle / paint painting tent oil
teams : microsoft zoom sharepoint / football led sales
drift : chat marketing leads hubspot / car cycling racing
blender : 3d mock-up model render animation / smoothie kitchen bar
lighthouse : performance audit web chrome / museum sea
segment : analytics data cdp / customer market
ladder : plc logic siemens / roof climb
pitch : investor deck client / football sports grass line / roof
bass : fishing / guitar band
bar : drinks cocktail pub / law legal attorney / steel rebar
court : law legal judge / tennis basketball
board : director trustee governance / pcb circuit solder / plaster
reservations : hotel table guest / doubts
coaching : sales team staff leadership / football netball sport / driver bus
boilers boiler : steam heating gas / egg
stock : warehouse shelf inventory / share equity trading / soup bone kitchen / cattle
bonds : equity fund investment / brick
`;

type Sense = ReadonlySet<string>;

const BY_WORD: ReadonlyMap<string, readonly Sense[]> = new Map(
  SENSES.trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', companies = ''] = line.split(' : ');
      const senses = companies.split(' / ').map((sense) => new Set(sense.split(' ').map(wordKey)));
      return words.split(' ').map((word): [string, readonly Sense[]] => [word, senses]);
    }),
);

/** Checks whether the words around a word tell of another sense of it than those around it elsewhere. */
export function isOtherSense(
  word: string,
  here: readonly string[],
  there: readonly string[],
): boolean {
  const senses = BY_WORD.get(word.toLowerCase()) ?? [];
  const own = wordKey(word);
  const sensesOf = (keys: readonly string[]) =>
    senses.filter((sense) => keys.some((key) => key !== own && sense.has(key)));
  const [one, other] = [sensesOf(here), sensesOf(there)];
  return one.length > 0 && other.length > 0 && !one.some((sense) => other.includes(sense));
}
