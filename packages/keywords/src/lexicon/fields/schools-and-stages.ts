/** Skills that schools, nurseries, gyms, theatres, museums and studios are asked for. ../README.md describes the format. */
export const SCHOOLS_AND_STAGES = `
@skill
lesson delivery | delivering lessons | taking lessons | teaching lessons => classroom teaching
schemes of work | medium-term plans | long-term planning in school => lesson planning
marking and feedback | marking work | marking books | grading papers | grading assignments | +written feedback | moderation of marking => student assessment
preparing pupils for exams ; GCSE preparation ; revision sessions ; mock exams ; SATs => standardized test preparation
exam invigilation | invigilating | proctoring exams | exam arrangements
behaviour management | managing behaviour | behaviour policy | classroom behaviour | restorative practice => classroom management
pastoral care | form tutor | tutor group | +head of year | +homeroom | student wellbeing | student welfare
parent conferences | +meeting parents | +home-school communication | reports to parents => parent communication
special educational needs | =SENCO | education health and care plans | SEN support => special education
teaching assistant work | supporting the teacher | classroom assistant | learning support assistant | classroom support | LSA => paraprofessional
small group work | small group interventions | group interventions | booster groups | +pull-out groups
reading support | hearing readers | listening to children read | +reading groups | reading recovery => literacy instruction
systematic synthetic phonics | Read Write Inc | RWI | +letters and sounds | Fundations => literacy instruction
numeracy | maths interventions | maths teaching | math instruction | teaching mathematics
science teaching | teaching science | science practicals => classroom teaching
physics teaching ; chemistry teaching ; biology teaching => science teaching
history teaching ; geography teaching ; humanities teaching | social studies ; religious education => classroom teaching
modern foreign languages | MFL teaching | language teaching => classroom teaching
physical education | PE teaching | PE lessons | school sport | swimming lessons
art teaching | teaching art ; drama teaching ; music teaching ; design and technology => classroom teaching
computing teaching | ICT teaching | teaching coding | computer science teaching
reception class | +foundation stage | nursery class | pre-kindergarten => EYFS
Key Stage 1 | KS1 ; Key Stage 2 | KS2 => primary teaching
primary teaching | elementary teaching | primary school teaching | elementary school teaching => classroom teaching
Key Stage 3 | KS3 ; Key Stage 4 | GCSE teaching | KS4 ; A-level teaching | sixth form teaching => secondary teaching
secondary teaching | high school teaching | middle school teaching => classroom teaching
key person in nursery | +key children | key worker for children | +room leader | nursery room
observations of children | learning journeys | Tapestry | child observations | +two-year checks => child development
changing nappies | toilet training | feeding babies | bottle feeding => diapering
messy play | arts and crafts with children | sensory play | outdoor play | forest school | +story time | circle time | +free play => play-based learning
sleep routines | nap times => child safety
after-school clubs | breakfast clubs | wraparound care | holiday clubs | after-school care | +summer camps | camp counseling
nannying | babysitting | au pair | childminding | child minder
adult-child ratios | staff-to-child ratios | headcounts of children
Ofsted inspections | state licensing of childcare | inspection readiness in schools | ISI inspection
attendance monitoring | taking the register | attendance registers | truancy | school attendance
school admissions | admissions and enrolment | student enrolment | pupil admissions | +student records | +registrar
school administration
school office ; school secretary ; school reception ; dinner money => school administration
PowerSchool ; Infinite Campus ; Skyward ; Bromcom ; SIMS school database => student information system
student information system
English as an additional language | EAL | English language learners => ESL
gifted education | gifted and talented | stretch and challenge | enrichment activities
cover supervision | cover lessons | substitute teaching | supply teaching | relief teaching
head of department | subject leadership | curriculum lead | leading a department in school | +middle leadership
teacher training | initial teacher training | mentoring teachers | ECT mentoring | NQT | instructional coaching
professional learning communities | CPD | continuing professional development | =INSET | +staff training days | inservice training
safeguarding lead | designated safeguarding lead | DSL | =CPOMS | Keeping Children Safe in Education | =KCSIE => safeguarding
module leadership => higher education teaching
dissertation supervision | PhD supervision | supervising students | supervising theses
academic research | +research papers | +peer review | conference papers
student recruitment | +open days | campus tours | student outreach | widening participation | student ambassadors
careers advice | career counselling | CV workshops | employability training => academic advising
apprenticeship assessment | NVQ assessing | workplace assessment | internal verification | IQA | end-point assessment
functional skills | adult literacy | basic skills teaching | GED preparation => adult education
driving instruction | driving lessons | teaching learners to drive
swimming teaching | swim instruction | teaching swimming | learn to swim
librarianship
library services ; cataloguing ; issuing books ; library desk ; shelving books ; Dewey ; MARC records => librarianship
reference enquiries | information literacy | library events | rhyme time
curriculum mapping | backward design | standards alignment | learning objectives | learning outcomes => curriculum development
e-learning authoring | e-learning development | =SCORM | course authoring | video lessons | online course creation => instructional design
teaching on Zoom | virtual classroom | blended learning | hybrid teaching | flipped classroom => online teaching
learner engagement | active learning | cooperative learning | project-based learning | PBL | inquiry-based learning
assessment for learning | AfL | exit tickets => student assessment
individual tuition | private lessons | 1:1 tutoring | home tuition => tutoring
music lessons | instrumental teaching
piano lessons ; guitar lessons ; voice coaching => music lessons
sports coaching | team coaching in sport | youth coaching
football coaching ; tennis coaching ; swimming coaching => sports coaching
gym instruction | gym inductions | exercise classes | group exercise | spin classes | boot camps => personal training
yoga teaching | yoga classes ; Pilates teaching | Pilates ; meditation classes
fitness assessment | fitness testing | exercise programming | S&C | programme design for clients => personal training
lifeguarding
pool lifeguard ; poolside supervision ; water rescue => lifeguarding
leisure centre duties | sports hall set-up | leisure attendant | facility set-up in leisure | pool plant operation
sports event organisation
fixtures and leagues ; match officiating ; refereeing ; umpiring => sports event organisation
outdoor education | outdoor activities
climbing instruction ; canoeing instruction ; expedition leading | Duke of Edinburgh ; ski instruction => outdoor education
sports development
community sport ; grassroots sport ; participation programmes => sports development
performance analysis in sport
match analysis ; sport science ; athlete monitoring => performance analysis in sport
stage acting | +auditions | +voice-over | voiceover | screen acting
stage management | prompt book | calling cues
stage lighting
lighting desk ; rigging lights ; lighting design for stage ; followspot => stage lighting
live sound ; front-of-house sound ; FOH sound ; mixing desk ; PA systems ; sound checks => audio production
set construction
scenic painting ; set design ; prop making ; stage carpentry => set construction
costume making | costume maintenance | dressing performers
theatre front of house | ushering | +box office | +ticket sales | +ticketing
choreography ; dance teaching ; ballet ; contemporary dance
music performance
session musician ; gigging ; orchestral playing ; choir conducting => music performance
composition of music
songwriting ; arranging music ; music production ; beat making ; Ableton Live ; Logic Pro => composition of music
curating
exhibition curation ; exhibitions installation ; hanging exhibitions ; art handling ; collections care ; condition reports of objects => curating
archiving
digitisation of archives ; conservation of objects ; museum collections => archiving
arts administration
arts funding bids ; Arts Council bids ; venue programming => arts administration
fine art | painting in oils ; sculpture ; printmaking ; ceramics | pottery ; glassblowing
film crew
first AD ; boom operating ; clapper loader => film crew
script supervision
production coordination ; call sheets ; location scouting ; production assistant => script supervision
broadcasting
radio presenting ; podcasting ; podcast production ; live broadcast ; vision mixing => broadcasting
photo shoots ; product photography ; wedding photography ; portrait photography ; studio lighting => photography
@certificate
Level 3 early years educator | NVQ Level 3 childcare | CACHE Level 3 | Level 3 childcare | =NNEB ; Level 2 childcare ; Level 3 teaching assistant ; Level 2 teaching assistant | CACHE teaching assistant ; =HLTA | higher level teaching assistant
Diploma of Early Childhood Education ; Certificate III in Early Childhood | Cert III childcare
Award in Education and Training | =PTLLS | Level 3 AET ; =DTLLS | Level 5 DET ; Cert Ed
=TAQA | =CAVA | D32/33 ; V1 verifier
=DELTA ; Trinity CertTESOL | TESOL certificate => TEFL
paraprofessional certificate | ParaPro | ParaPro assessment
National Pool Lifeguard Qualification | =NPLQ | =RLSS | Red Cross lifeguard => lifeguarding
Level 2 gym instructor | Level 2 fitness instructing ; Level 3 personal trainer | REPs Level 3 ; CIMSPA ; =ISSA => personal training
FA Level 1 ; FA Level 2 ; UEFA B licence ; UEFA C licence ; Level 2 coaching award | UKCC Level 2 => sports coaching
yoga alliance | RYT 200 | 200-hour yoga teacher training
Mountain Leader award ; =PADI | PADI divemaster ; BCU coaching
ADI licence | approved driving instructor
`;
