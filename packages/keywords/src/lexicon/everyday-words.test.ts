import { expect, it } from 'vitest';
import { ENDS, GENERIC, LEADING, TRAILING } from '../candidates/phrases/chunk-words.ts';
import { isVerb } from '../candidates/phrases/is-verb.ts';
import type { Group, Name } from './lexicon.ts';
import { readLexicon } from './read-lexicon.ts';
import { standardLexicon } from './standard-lexicon.ts';

/** The words that English speakers say most (the most frequent 1,500 of subtitles), without those that postings are made of. */
const SAID_MOST = new Set(
  `
  absolutely accept accident acting actually address admit advice afford afraid afternoon again ago agree ahead ain air alive
  allow allowed almost alone amazing angry animal anybody anymore anyone anything anyway anywhere apart apartment apologize
  appreciate aren arm arms army arrest art ask asked asking asleep attack away awful baby bad bag ball band bank bar bathroom
  beach bear beat beautiful beauty became bed beer beg beginning behind belong bet better beyond bigger bird birthday black
  blame blind blood blow blue board boat body bomb book books born boss bother bottle bought box boy boyfriend boys brain break
  breakfast breaking breath breathe bridge bright bringing broke broken brother brothers brought bucks buddy bullshit bunch burn
  bus buy cake call called calling calls calm camera camp cannot career cat catch caught cause cell certain certainly chair
  chance changed charge checked chicken choice choose church city clock closed closer clothes club coffee cold coming command
  completely computer concerned consider continue control conversation cool cop cops copy corner correct couldn couple course
  court cousin crazy cream credit crew crime cross cry crying cup cute dance dancing danger dangerous dare dark darling date
  daughter dead deal dear death decide decided definitely deserve desk destroy didn die died difference difficult dig dinner
  dirty discuss doctor doesn dog dogs dollars double doubt dream dreams dressed drink drinking driver driving dropped drug drugs
  drunk dry dude due dumb dying early earth easy eat eating else emergency empty enemy enough entire escape especially everybody
  everyone everywhere evidence evil exactly except excited fact fair faith fall famous far faster fat father fault favor
  favorite fear feel feeling feelings feels feet fell fellow felt few fight fighting figure figured film finally fine finish
  finished fire fired fish flight flowers fly flying folks following food fool foot force forever forget forgive forgot found
  free fresh friend friends fun funny further future game games gas gave gay gentlemen getting gift girl girlfriend girls given
  giving glad glass goddamn going gold gone gonna gotta gotten government grab grand greatest green guard guess guilty gun guns
  guy guys hair half hall hang hanging happen happened happening happens hard hardly hasn hat hate haven head heads hear heard
  hearing heaven heavy held helped helping hero herself hide hiding him himself history hit holding hole honest honey honor hope
  hoping horrible horse hospital hot hotel house huge huh human hundred hungry hurt husband ice idiot imagine immediately
  impossible innocent inside instead interested interesting involved isn jail joke judge jump jury keeping kept kick kid kidding
  kids kill killed killer killing kinda king kiss kitchen knew knife knock knowing known ladies lady land last late lately later
  laugh laughing law lawyer learned leave leaves leaving leg legs letter lie lied light lights liked listening live lived lives
  living lock locked long longer looked looking lose losing lost loved low luck lucky lunch lying machine mad madam made magic
  making man marriage married marry master match mean means meant meat medical memory men mention mess message met middle milk
  million mine minute minutes missed missing mistake mister moment moon mother motherfucker mouth moved movie movies moving much
  murder music myself named natural neck nervous never next none normal nose nothing notice nurse nuts obviously offer officer
  old ought ourselves outside outta owe paid pain pal pants paper papers pardon park party passed past paying peace perfectly
  personal picked picture pictures piece plane play played playing pleasure police pool poor possible possibly power pregnant
  press pressure pretty prison private probably promise promised proud prove pulled push put putting queen quick quickly quiet
  quit quite race radio rain ran rather reach reading ready realize really reason red relationship relax remember respect rest
  restaurant rid ride ridiculous ring risk river road rock roll round rule running sad said sake same save saved saw say saying
  says scared scene sea search seat secret security seeing seem seemed seems seen send sent serious seriously share shirt shoes
  shooting short shot shouldn showed sick sight sign silly simple simply sing singing single sir sister sit sitting situation
  size skin sky sleep sleeping slow smart smell smile smoke sold somebody somehow someone somewhere son song soon sorry soul
  special spend spent spirit stand standing star stars started starting station staying steal stick stole stop stopped stories
  story straight strange street strike stuck study stupid suddenly suit summer sun suppose supposed sure surprise surprised
  suspect swear sweet sweetheart sweetie table taken taking talk talked talking taste taught tea teacher teeth tell telling
  tells terrible themselves thinking third though thought thousand throw ticket tickets tight till tired told tomorrow tonight
  took totally touch tough town treat tree trial trick tried trip trouble true trust truth try trying turned twice upset
  upstairs used usually victim visit voice wait waiting wake walk walked walking wall wanna wanted war warm wasn waste watch
  watching water weapon wearing wedding weird weren white whoever wife wild win wind window wine wish witness woman women won
  wonder wonderful wondering worked worried worry worse worst worth wouldn writing wrong wrote yesterday young yourself
`.split(/\s+/),
);

/** Words that are said in one trade only, or mean the same in all: they need no neighbour. */
const OF_ONE_TRADE = new Set(
  `
  accruals affidavits airfreight airworthiness aliquoting allergens andragogy angiography annuities anodising arboriculture
  architrave artworking asphalt autism autoclave babysitting backend backhoe backlinks baling banksman banquets barbicide
  baseboards bedpans bellhop beveling bioassays biosafety biostatistics bitewings blacktop blocklaying blockwork blogging
  bodywork bricklaying bulldozer calipers calving canapes cannulation canvassing capex cardiology carvery cattery chainsaw
  checkweighers childminding chillers chiropody chlorination clienteling cobbling cobots cocktails confectionery conveyancing
  conveyors coppicing copyediting copyright corrugator cpp crimping crutching culinary custodial cybersecurity dagging
  dashboards daycare deboning deburring deckhand defibrillation deliverability depanning depreciation dermaplaning devanning
  dielines dilapidations dipsticks divorce docketed dosettes dosimetry dotnet drainage earthmoving echocardiography
  electrocardiogram electrolysis emulsioning encryption endodontics espresso esthetics ethnography evictions excavation
  exterminating fettling filming firearms fireproofing flagger flowcharting fondant forecasting forklift franking freight
  frontend fryers furnaces galvanising gardening gauges genomics geoinformatics gerontology glanding glucometer goniometer
  goniometry greasing greenkeeping gritting groundworks guarding haircutting hairdressing handcuffing haulage hemodialysis
  hoovering hydroelectric hydroponics hypercare hypervisor immunizations immunoassay immunoblot infographics infosec insolvency
  intercompany intercoms interrogation interrogatories intumescent invigilating invoicing ironworker joinery keyholder keyworker
  kubectl lakehouse lambing landscaping laundry leaflets legionella liftgate livestock lobbying longshore luminaires mailroom
  marksmanship maxiprep megging mentoring merchandising methadone microblading microcopy micrometers microneedling
  microprocessors microtomy milking millwork millwrighting minibar minibus mixology moffett mopping mouldings mowing
  multilingual multimeter multithreading newsletters nucleofection nutrition obstetrics offboarding oncology orthotics
  oscilloscope packhouse paediatrics palletizing paperhanging pastry patisserie peacekeeping pelleting periodontics
  perioperative petrochemical pharmacodynamics phonics photocopying photolithography photovoltaic physio physiotherapy pizzaiolo
  planograms plasmids plastering pneumatics podiatry policing porterage postmortems postpartum pottery preceptorship prefab
  prefabrication prepayments prepress probate proofreading prophies prophys prospecting prosthetics prosthodontics protobuf
  pruning psql psychoeducation questionnaires radiators rafters redlining refactoring reforecasts reforestation refraction regex
  regexp rehab remeasurement repointing repricing restocking resuscitation retail retargeting retouching roadworks rostering
  rota rulemaking sashimi screenwriting seafaring sealants secretarial shaders shoplifting shoring shotfiring shunter shuttering
  silviculture sitemaps sklearn slabbing slating snedding sommelier sonography sourdough spectrophotometry splinting statistics
  steamfitting steerco stevedoring stockmanship stonemasonry streetworks strimming subcooling submittals subnetting superheat
  switchboard switchgear sysadmin tachograph tankers tarping telecoms telehandler telemarketing telemedicine telesales tendering
  thermography thermostats thrombolysis tiling toiles toileting toolmaking torqueing towing transcription troweling truancy
  trusses tuckpointing turfing typesetting underwriting upholstery urinalysis ushering varnishing venipuncture videography
  viennoiserie voiceover wages waitressing warehousing washrooms watchmaking waxing weighbridge winemaking workover
`.split(/\s+/),
);

const isEveryday = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some((each) => SAID_MOST.has(each) || isOfPostings(each));

/** The words that postings of all trades are made of. */
const isOfPostings = (word: string): boolean =>
  [ENDS, GENERIC, LEADING, TRAILING].some((words) => words.has(word)) || isVerb(word);

/** More words than this say what they mean. */
const WORDS_AT_MOST = 3;

function isPlain({ text }: Name): boolean {
  const words = text.split(/[\s/-]+/);
  return words.length <= WORDS_AT_MOST && words.every(isEveryday);
}

/** Lists the other names of groups that postings take for the group wherever they stand, though they are everyday words. */
function listUnproven(groups: readonly Group[]): string[] {
  return groups
    .filter(({ kind }) => kind !== 'weak')
    .flatMap(({ canonical, names }) => {
      const own = new Set(names[0]?.keys);
      const isUnlike = ({ keys }: Name) => !keys.some((key) => own.has(key));
      return names
        .slice(1)
        .filter(
          ({ exact, isLocal, resumeOnly, everyday }) =>
            !(exact || isLocal || resumeOnly || everyday),
        )
        .filter((name) =>
          name.keys.length === 1 && /^[a-z]+$/.test(name.text)
            ? !OF_ONE_TRADE.has(name.text)
            : /^[a-z]/.test(name.text) && isUnlike(name) && isPlain(name),
        )
        .map(({ text }) => `${text}: ${canonical}`);
    });
}

it('takes no everyday words for the name of something in a trade without a name of the trade beside them', () => {
  expect(listUnproven(standardLexicon().groups)).toEqual([]);
});

it.each([
  'deviation management | deviations',
  'team leadership | direct reports',
  'product roadmaps | roadmap',
])('finds the everyday words of "%s", and none once they are marked', (line) => {
  const groupsOf = (text: string) => readLexicon([{ field: 'test', text }]).groups;
  expect(listUnproven(groupsOf(line))).toHaveLength(1);
  expect(listUnproven(groupsOf(line.replace(' | ', ' | +')))).toEqual([]);
});
