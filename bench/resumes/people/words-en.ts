/** Words of English resumes, in the form that `readLexicon` reads. */
export const ENGLISH = `
tails: , which cut waste by {p}% | , saving {n} hours a week | for {n} people a day | across {n} sites | without a single complaint in {few} years
 , ahead of the {season} deadline | , in a team of {n} | under tight deadlines | , now used in every branch | , raising satisfaction to {p}%
summaries: {Label} with {few} years in the trade, most of them in {town}. I like calm mornings, clear instructions and work that can be checked.
 | Practical, punctual and hard to upset. After {few} years as {label} I am looking for a place where I can grow and pass on what I know.
 | Hands-on {label} who enjoys the details nobody else has time for. Used to shifts, to {n}-person teams and to explaining things twice. Known for careful handovers.
 | Looking back on {few} years of steady work, I want to bring my experience to a smaller house with high standards.
job summaries: A family-run house with {n} staff. | Maternity cover, later extended. | Seasonal post, four days a week, responsible for the late shift.
 | Largest employer of its kind in the county. | Joined as the {few}th member of the team.
schools: {Family} College | {town} Technical College | University of {town} | {town} Polytechnic | St {Given}'s School | {Family} Institute of Applied Studies | {town} Community College | The {Family} Academy
courses: Bookkeeping for Beginners | Materials and Methods | Statistics II | Written Communication | Health and Safety Law | Human Anatomy | Soil Science | Rhetoric | Colour Theory | Control Loops
awards: Apprentice of the Year ~ {town} Chamber of Trades | Golden Ladle ~ {Family} Foundation | Best Newcomer ~ Guild of {town} | Quiet Hero Prize ~ Rotary Club {town} | Travel Bursary ~ {Family} Trust | Silver Rosette ~ {town} County Show
projects: Harvest Calendar ~ A wall planner and a small program that tells {n} growers when to pick | Night Bus Map ~ Drew and printed a map of late services, given away at {n} stops
 | Repair Saturday ~ A monthly meeting where neighbours mend toasters, bicycles and coats | Tidewatch ~ Sensors on {few} piers that warn of high water | Second Shelf ~ Lending library of tools run by {n} volunteers
 | Seedling ~ Growing kit for classrooms, tried in {few} schools
skill groups: On the job | Tools | Paperwork | With people | Machines | Computers | Everyday | Methods | Safety
common: Driving licence class B | Spreadsheets | First aid | Night shifts | Stocktaking | Cash handling | Rota planning | Touch typing | Customer care | Written English
languages: English | Polish | Welsh | Urdu | Portuguese | Tagalog | Swahili | French | Somali | Danish
fluencies: Native speaker | Fluent | Good | Basic | Professional working proficiency | C1 | B2
interests: Fell running | Brass band | Sourdough | Old radios | Allotment | Chess by post | Cold-water swimming | Quilting
fill Family: Hartwell | Penhaligon | Ormsby | Cartmell | Vosper | Ludgrove | Brannigan | Tweddle | Ashworth-Lyle | McCrindle | Yardley | Quennell
fill season: spring | summer | autumn | Christmas

# nurse
roles: Healthcare Assistant | Ward Nurse | Charge Nurse | Sister, Ward {n} | Palliative Care Nurse | Night Sister
employers: {town} Cottage Hospital | St {Given}'s Hospice | {Family} House Care Home | Riverbank Surgery | {town} and District Infirmary
did: Looked after {n} patients a shift on a mixed surgical ward | Changed dressings and kept wound charts | Taught relatives how to lift and turn safely | Ran the vaccination morning on Thursdays | Wrote the handover sheet that the ward still uses | Took bloods and ran the ECG trolley | Sat with the dying and with those they left behind
skills: Cannulation | Wound care | Manual handling | Drug rounds | Triage | Catheter care | Hoists | End-of-life care
studies: BSc ~ Adult Nursing | Diploma of Higher Education ~ Nursing Studies | NVQ Level 3 ~ Health and Social Care
certificates: Immediate Life Support ~ Resuscitation Council | Non-medical Prescribing V300 ~ {town} School of Health | Tissue Viability Link Nurse ~ {Family} Trust

# welder
roles: Apprentice Fabricator | Plate Welder | Coded Welder | Leading Hand, Welding Shop | Pipe Fitter and Welder
employers: {Family} & Sons Fabrications | {town} Dry Dock | {Family} Steel | Northern Girder Works | Caulder Boilers Ltd
did: Welded pressure vessels up to {n} mm plate | Read isometrics and marked off spools | Repaired trawler hulls between tides | Trained {few} apprentices in TIG on stainless | Ground and dressed seams to class B | Kept the stores of rod, wire and gas | Rebuilt the rotator for long seams
skills: MIG | TIG | Stick welding | Oxy-fuel cutting | Plasma cutting | Reading drawings | Overhead crane | Grinding
studies: City & Guilds ~ Fabrication and Welding | Apprenticeship ~ Plating
certificates: ASME IX 6G ~ {Family} Inspection | EN ISO 9606-1 ~ TWI | Slinger Banksman ~ {town} Training Centre

# cook
roles: Kitchen Porter | Commis Chef | Chef de Partie, Sauce | Breakfast Cook | Sous Chef | Head of Kitchen
employers: The Crooked Billet | {Family}'s Brasserie | Hotel Bellwether | The Tidemill | {town} Primary School Kitchens | Café Ondine
did: Cooked lunch for {n} guests from a kitchen of nine square metres | Made stocks, sauces and all bread in house | Wrote the winter menu with three growers | Ordered fish daily from the quay | Kept the allergen book | Broke down whole lambs and used every part | Ran the pass on Saturdays
skills: Butchery | Pastry | Stocks | Menu costing | Allergens | Larder | Knife work | HACCP
studies: NVQ Level 2 ~ Professional Cookery | Diploma ~ Patisserie and Confectionery
certificates: Food Hygiene Level 3 ~ Chartered Institute of Environmental Health | WSET Level 2 Spirits ~ Wine & Spirit Education Trust

# teacher
roles: Teaching Assistant | Newly Qualified Teacher | Teacher of Geography | Head of Year {few} | Deputy Head | Form Tutor, Lower School
employers: {town} Grammar School | {Family} Road Primary | Holy Trinity Infants | {town} High | Saltmarsh Academy
did: Taught {n} lessons a week to classes of thirty | Rewrote the scheme of work for rivers and coasts | Took {n} pupils to the moors each June | Mentored {few} trainees through their first year | Led phonics in Reception | Ran the chess club and the school newspaper | Sat on the safeguarding panel
skills: Behaviour management | Phonics | Marking | Lesson planning | SEN support | Parents' evenings | Trips | Timetabling
studies: PGCE ~ Secondary Geography | BEd ~ Primary Education | BA (Hons) ~ Geography
certificates: Qualified Teacher Status ~ Department for Education | Forest School Leader Level 3 ~ {town} Outdoor Trust

# driver
roles: Van Driver | Class 1 Driver | Bus Driver, Route {n} | Tanker Driver | Transport Planner | Depot Supervisor
employers: {Family} Haulage | {town} Omnibus | Greenlane Parcels | {Family} Brothers Removals | Milkround Dairies
did: Drove {n} thousand miles a year without a claim | Loaded and lashed mixed freight | Carried schoolchildren and pensioners with equal patience | Planned routes for {n} vans | Did the daily walk-round checks | Delivered heating oil to farms above the snow line
skills: Tachographs | Load securing | Forklift | Route planning | Tail-lift | ADR | Vehicle checks | Reversing
studies: GCSE ~ Eight subjects | BTEC ~ Transport Operations
certificates: CPC ~ Joint Approvals Unit | ADR Tanks ~ {Family} Training | Moffett ~ RTITB

# lawyer
roles: Paralegal | Trainee Solicitor | Associate, Private Client | Solicitor | Partner | Notary
employers: {Family}, {Family} & Moss LLP | {Family} Chambers | {town} Law Centre | {Family} Conveyancing
did: Drafted wills and lasting powers for {n} clients a year | Argued {n} cases before the county court | Bought and sold farmland and cottages | Advised on boundary quarrels | Took statements in three prisons | Sorted an estate with heirs on four continents
skills: Probate | Conveyancing | Advocacy | Drafting | Mediation | Due diligence | Land law | Client interviews
studies: LLB ~ Law | Legal Practice Course ~ Private Client | LLM ~ Maritime Law
certificates: Full Membership ~ Society of Trust and Estate Practitioners | Accredited Mediator ~ {town} Dispute Service

# developer
roles: Trainee Programmer | Programmer | Backend Engineer | Software Craftsman | Principal Engineer, Billing | Site Reliability Lead
employers: {Family}soft | Lantern & Loom | Quillpad Ltd | Bitumen Labs | {town} Data Works | Oxbow Systems
did: Moved {n} cron jobs to one queue | Rewrote the billing run in Go | Halved the time of the nightly build | Answered the pager one week in {few} | Took the search page from seconds to {n} ms | Wrote the style guide and then followed it | Removed {n} thousand lines nobody called
skills: Go | PostgreSQL | Terraform | React | Kafka | Python | gRPC | Grafana | Elixir | Nix
studies: BSc ~ Computing | MEng ~ Software Engineering | MSc ~ Distributed Systems
certificates: Certified Kubernetes Administrator ~ CNCF | Terraform Associate ~ HashiCorp

# farmer
roles: Seasonal Picker | Relief Milker | Stockman | Shepherd | Farm Manager | Orchard Foreman
employers: {Family} Farm | Long Acre Orchards | {town} Estate | Upper Thorp Dairy | {Family} Growers
did: Milked {n} cows twice a day | Lambed {n} ewes indoors | Laid hedges and mended walls | Sprayed, drilled and combined {n} acres | Sold cider at {few} markets | Kept passports and movement books | Planted a shelter belt of native trees
skills: Tractor driving | Lambing | Hedge laying | Chainsaw | Spraying | Foot trimming | Dry stone walling | Milking
studies: National Diploma ~ Agriculture | HNC ~ Land Management
certificates: PA1 and PA2 ~ NPTC | DIY AI ~ Genus

# shopkeeper
roles: Saturday Assistant | Sales Assistant | Keyholder | Visual Merchandiser | Shop Manager | Area Manager, South
employers: {Family} Hardware | Thimble & Thread | Cobb's Newsagents | Pageturner Books | {town} Garden Centre | Larder Deli
did: Opened up, cashed up and banked | Dressed the windows each month | Served {n} customers on market days | Cut shrinkage by {p}% with better counts | Chose stock at {few} trade fairs | Hired and trained {n} weekend staff | Set up click and collect
skills: Till | Merchandising | Buying | Returns | Window dressing | Upselling | Loss prevention | Rotas
studies: BTEC National ~ Retail | A Levels ~ Art, Business, French
certificates: Personal Licence ~ {town} Borough Council | Fire Marshal ~ {Family} Safety

# artist
roles: Studio Assistant | Printmaker | Illustrator | Scenic Painter | Artist in Residence | Exhibition Curator
employers: {Family} Gallery | {town} Playhouse | Kiln Yard Studios | Freelance | Museum of {town}
did: Cut and printed an edition of {n} linocuts | Painted backcloths for {few} pantomimes | Hung {n} works in an empty mill | Ran life drawing on Tuesday evenings | Designed the poster for the fishing museum | Restored a fairground organ front
skills: Linocut | Etching | Gouache | Typesetting | Framing | Screen print | Scenic art | Bookbinding
studies: BA (Hons) ~ Illustration | Foundation Diploma ~ Art and Design | MA ~ Print
certificates: Mountmaking ~ {Family} Museum Service | IPAF 3a ~ {town} Access Training

# professor
roles: Doctoral Researcher | Postdoctoral Fellow | Lecturer in Palaeobotany | Reader | Professor of Earth History | Visiting Scholar
employers: University of {town} | {Family} Museum of Natural History | Institute for Quaternary Studies | {town} Marine Station
did: Published {n} papers on pollen in lake mud | Supervised {few} doctoral students | Cored {n} lakes from rafts | Won {few} grants of more than a million | Taught first-year geology to {n} students | Edited the journal of the society
skills: Microscopy | R | Radiocarbon dating | Grant writing | GIS | Field camps | Peer review | Bayesian models
studies: PhD ~ Palaeoecology | MSc ~ Quaternary Science | BSc ~ Geology
certificates: Fellow ~ Higher Education Academy | Day Skipper ~ Royal Yachting Association

# electrician
roles: Electrical Improver | Journeyman Electrician | Maintenance Electrician | Approved Electrician | Site Foreman
employers: {Family} Electrical | Brightwire Ltd | {town} Water Board | {Family} Lifts | Sparrow Contracting
did: Wired {n} new flats from consumer unit to doorbell | Found faults in panels older than me | Fitted {n} kW of solar on barns | Tested and certified {n} circuits a month | Kept {few} lifts running | Swapped every lamp in the hospital for LED
skills: Inspection and testing | Conduit | Three-phase | PLC | Fault finding | Solar PV | Fire alarms | Cable jointing
studies: NVQ Level 3 ~ Electrotechnical Technology | HND ~ Electrical Engineering
certificates: 18th Edition BS 7671 ~ City & Guilds | 2391 Inspection ~ {town} College | ECS Gold Card ~ JIB

# student
roles: Tutor | Barista | Summer Intern, Hydrology | Library Shelver | Camp Leader
employers: {town} Public Library | The Copper Pot | {Family} Engineering Consultants | Camp {Family} | Homework Hub
did: Helped {n} pupils with fractions and confidence | Pulled {n} coffees an hour | Measured flow in {few} streams | Shelved {n} books a shift | Led hikes and sang off key | Built a spreadsheet that the office kept
skills: MATLAB | Tutoring | Latte art | QGIS | Public speaking | CAD | Lab reports | Python
studies: BEng ~ Civil Engineering | High School Diploma ~ Sciences | BA ~ Philosophy
certificates: Lifeguard ~ Red Cross | IELTS 8.0 ~ British Council
`;
