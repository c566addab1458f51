import { wordSet } from '../../text/word-key.ts';

/** Words that end a phrase: articles, prepositions, pronouns, conjunctions, auxiliaries. */
export const ENDS = wordSet(`
a an the and or but nor so yet of in on at by for with about into through throughout during before after above below to from up down out
off over under between among against upon toward towards via per within without across as than then that which who whom whose this these
those our your their its his her my we you they it he she i us them me is are was were be been being am do does did done has have had
having will would can could should may might must shall not no if when while where how what why because until unless although whether both
either neither each every any all some such other others also too very just only even more most less least well still already including
include includes included eg ie etc like plus minus versus vs along around near onto once ever always often sometimes please here there using according seeking since corresponding whatever etc another via incl btwn w
now today ll re ve s t e g i.e e.g e.g. i.e. involving regarding concerning weighing requiring containing consisting ranging resulting relating pertaining able least minimum maximum one two three four five six seven eight nine ten
`);

/** Words that only praise, measure or place what follows them. */
export const LEADING = wordSet(`
strong excellent good great solid proven basic advanced deep broad extensive demonstrated hands-on hands prior previous relevant related
similar various several multiple many new current existing general overall key major main primary high-quality quality effective efficient
successful clear working sound thorough comprehensive exceptional outstanding superior intermediate expert professional practical
preferred required ideal complex daily weekly monthly quarterly annual yearly routine assigned appropriate necessary additional common modern best
latest own large small big busy fast exciting dynamic challenging real decent robust rich wide passionate motivated energetic
talented initial careful odd nice lovely happy former little lot lots plenty whole skilled experienced qualified seasoned senior junior mid-level entry-level entry level full part formal active accredited equivalent
comparable familiar comfortable willing proficient knowledgeable fluent responsible recognized first second actual exact total high
positive friendly local national regional global internal external different specific important essential critical timely accurate optimal optimum seamless frictionless maximum meaningful impactful actionable compelling tangible measurable holistic
next-generation mission-critical business-critical high-impact high-performing fast-moving smooth polished crisp thoughtful delightful
detailed daily ongoing day weekly right proper safe valid occasional applicable final some world-class cutting-edge innovative leading growing consistent
ability knowledge understanding experience expertise proficiency familiarity exposure background skills use variety range number
combination mix level years year yrs months month
`);

/** Words that only say what sort of thing the phrase is. */
export const TRAILING = wordSet(`
experience experiences skill skills knowledge ability abilities proficiency familiarity understanding expertise background exposure grasp
required preferred desirable needed level levels environment environments setting settings area areas field fields role roles position
positions duties tasks task activities activity work job jobs needs need time times basis matters purposes purpose capability capabilities
awareness competency record records principles concepts fundamentals usage use practices issues situations efforts opportunities
opportunity matter way ways thing things initiatives style functions function problems support team teams etc accordingly effectively
efficiently daily regularly together best exp end helpful welcome handy counts understood min pref ok plus today alongside
come comes came get gets got go goes went stuff speaking programming software platform platforms technologies certification certifications protocols
`);

/** Words too wide to be a keyword, alone or with each other. */
export const GENERIC = wordSet(`
experience skill skills knowledge ability team teams company business role position job work candidate candidates customer customers client
clients people person employee employees staff user users stakeholder stakeholders partner partners manager managers management leadership
leader leaders member members department departments organization organisation group groups office site location year years month
months week weeks day days hour hours time project projects product products service services solution solutions system systems process
processes procedure procedures policy policies program programs task tasks duty duties responsibility responsibilities requirement
requirements qualification qualifications standard standards quality goal goals target targets result results success growth value values
mission culture environment opportunity opportunities industry market world country state degree field discipline
combination level range variety part end start basis need needs issue issues problem problems question questions idea ideas information
data detail details report reports document documents documentation material materials tool tools technology technologies technique
techniques method methods approach practice practices area areas function functions activity activities initiative initiatives strategy
strategies plan plans planning development design implementation operation operations production performance support maintenance
communication communications collaboration teamwork attitude mindset passion drive attention curiosity creativity flexibility reliability
integrity energy motivation enthusiasm commitment judgment decision decisions deadline deadlines priority priorities language verbal written
interpersonal analytical organizational thing things everything something example list note point line case cases way ways bonus order
orders request requests phone email emails review reviews change changes update updates meeting meetings training education school
college university accordance direction supervision compliance manner license licence certification certificate certifications card
code rules act home store shop room building facility facilities equipment unit units item items hand hands car truck vehicle vehicles
floor counter door money cash sales marketing finance legal engineer engineers developer developers designer designers analyst analysts
specialist specialists technician technicians associate associates assistant assistants coordinator coordinators director directors
executive executives professional professionals lead leads contractor contractors vendor vendors supplier suppliers student students
patient patients family families parent parents guest guests child children adult adults participant participants colleague colleagues
peer peers public community communities guidance feedback insight insights impact scope schedule schedules budget cost costs
price prices rate rates revenue profit kind type types bit number numbers set sets balance base core
foundation interest understanding comfort track shift shifts weekend weekends holiday holidays night nights morning evening overtime travel
pay benefits status age sequence spot step steps path stage stages scale ground top bottom side front back left center
resume portfolio interview interviews application applications applicant applicants life nature flow extra mile mind heart
eye eyes face name names title titles word words sense action actions use usage fast-paced detail-oriented results-oriented
results-driven self-motivated deadline-driven team-oriented points attendance punctuality initiative owner owners class classes session
sessions event events content space resources resource assets asset account accounts sector sectors center lines concerns
equiv gear learnings insight urgency iterate iterates iteration iterations output outputs excellence momentum buy-in clarity direction
purpose trust agility ambition ambitions expectations improvement improvements efficiency story stories voice challenge
challenges obstacle obstacles blocker blockers bottleneck bottlenecks trend trends touchpoint touchpoints deliverable deliverables
milestone milestones timeline timelines touch polish look feel cadence innovation thinking escalation
progress outcome outcomes objective objectives file files form forms record records stack pace ownership
`);

/** Verbs that postings begin their duties with, in their base form. */
export const VERBS = wordSet(`
steward cheer thank flag cannulate weigh debrief prepare perform maintain manage support assist develop design build create lead own run drive conduct coordinate administer handle process
review analyze analyse monitor ensure provide deliver implement execute establish identify track report write draft edit update document
record file complete submit collect gather plan schedule organize organise oversee supervise train coach mentor teach educate instruct
facilitate present communicate collaborate partner work liaise serve act answer respond resolve troubleshoot diagnose repair install
configure test inspect check verify validate calibrate operate set load unload move lift pick pack ship receive order purchase source
negotiate sell upsell promote market advise consult recommend counsel assess evaluate screen interview hire recruit onboard enter reconcile
audit research investigate interpret translate produce shoot publish craft contribute participate attend help keep make take utilize
leverage apply integrate migrate automate optimize optimise improve enhance streamline reduce increase grow achieve meet exceed define
shape champion greet welcome stock prep cook plate fabricate cut bend pull read lay summarize proofread explain host arrange place expedite
cover elicit map transform refine demonstrate show learn understand know bring hold possess pass obtain carry solve debug program deploy
release scale secure protect model forecast close invoice bill count measure dispense pair give get comply follow adhere engage interact
influence persuade renew retain thrive join want love enjoy come go see find look think speak listen care bring believe become begin
start stay travel report return require involve include focus communicate escalate guide direct allocate determine propose select
turn frame revise rebuild rework retire replace shift drive own generate compile distribute sort clean sanitize label escort transport administer observe foster
preserve render wear don raise settle instruct spot profile prototype fix expect climb grease splice adjust administrate allocate approve authorise
authorize bake bathe brief calculate carve chase collate commission communicate compile compose conceive configure contact convert dismantle dispose
document drain dress ensure erect expand explore familiarise feed fill fit flag gather groom grind harvest inform insert inspire issue keep
liquidate liaise mend mount negotiate notify obtain organise perfect pilot plaster procure proof propose pursue react recover refer refine
reinforce relay remove replenish restock retrieve rotate safeguard sand sew shelve solder sort sow stack steer sterilise sterilize submit suggest
supply swap paint open construct patch forward rebuild assemble adapt equip log remit reply restart route shred spray stain strip sweep tape test unpack varnish wipe wrap tackle tend tender trim upload update vet wash weld use uses using do does doing mind host dispatch drop tie wire cultivate nurture strengthen guarantee
`);

/** Last words of phrases that name no skill: people, the employer, clothes and places. */
export const HEADS_OF_NO_SKILL = wordSet(`
people persons person engineer engineers developer developers manager managers leader leaders leadership colleague colleagues employee
employees staff member members nurse nurses analyst analysts owner owners planner planners supervisor supervisors director directors
officer officers institution institutions authority agency department departments county counties convictions assistant controller graduates graduate candidates users agencies contractors players professionals workers adults
company companies organization organisation culture atmosphere boots shoes uniform car tires tyres truck vehicle laptop phone
years months weeks minutes questions challenges deadlines hands eye role roles
`);
