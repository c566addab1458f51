/** Teaching, training and childcare. ../README.md describes the format. */
export const TEACHING = `
@skill
classroom management | class management | -kept order in class | -settled the class
lesson planning | unit planning | -planned lessons | planning lessons
curriculum development | curriculum design | +course design | syllabus design
instructional design | learning design | +course development
differentiated instruction | +differentiation | adaptive teaching | -adapted tasks | adapting tasks | adapted work | +different abilities | mixed ability
student assessment | formative assessment | summative assessment | -graded work
classroom teaching | whole-class teaching | direct instruction
special education | SEN | =SEND | special needs | specially designed instruction | intervention specialist
IEP | individualized education program | EHCP
inclusive education | co-teaching | team teaching | +push-in
literacy instruction | reading instruction | phonics | guided reading | Orton-Gillingham
ESL | ESOL | EFL | English as a second language | ELL
early childhood education | early years | ECE | preschool teaching | pre-K
Montessori ; play-based learning | learning through play
child development | developmental milestones | child growth
childcare | daycare | caring for children
diapering | potty training | feeding infants | nappy changing
child safety | playground supervision | +safe sleep
positive behavior support | PBIS | +positive discipline | behavior intervention plan | =BIP
parent communication | parent-teacher conferences | family engagement | parents' evenings | -talked to parents | +talking to parents | working with parents
response to intervention | RTI | MTSS
standardized test preparation | SAT prep | exam preparation | test prep
tutoring | one-to-one tuition | academic support | small group instruction
online teaching | distance learning | remote teaching | virtual instruction
educational technology | EdTech | interactive whiteboard | Smart Board
academic advising | student advising | college counseling | +careers guidance
higher education teaching | university teaching | +lecturing | undergraduate teaching
training delivery | training facilitation | train the trainer | -ran courses | +running courses | giving training | delivering training | running workshops | -ran workshops | workshops delivery
adult education | adult learning | andragogy | further education
coaching | mentoring
English language arts | ELA | +language arts
progress monitoring | IEP goals
paraprofessional | instructional aide | teaching assistant | teacher's aide
functional behavior assessment | FBA
@tool
Google Classroom ; Canvas LMS ; Blackboard Learn | =Blackboard ; =Moodle ; Brightspace | D2L => LMS ~
LMS | learning management system | virtual learning environment | VLE
Articulate Storyline | Articulate 360 | Articulate Rise ; Adobe Captivate => instructional design ~
@standard
Common Core | CCSS ; National Curriculum ; NGSS ; EYFS | Early Years Foundation Stage ; GCSE ; International Baccalaureate | IB programme ; Advanced Placement | AP courses
FERPA ; IDEA Act | Individuals with Disabilities Education Act ; Ofsted
ADDIE => instructional design
Section 504 | 504 plan
@certificate
teaching license | teaching certificate | teaching credential | certified teacher ~ teaching-licence
QTS | Qualified Teacher Status | ECT induction ~ teaching-licence
TEFL | TESOL | CELTA | DELTA teaching => ESL
CDA credential | Child Development Associate => early childhood education
pediatric first aid => first aid
PGCE | PGDE => QTS ~ teaching-licence
`;
