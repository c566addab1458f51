import { nameKeys } from '../../text/words.ts';

/** Abbreviations of the trades and what each stands for; `/` parts two things that one may stand for. */
const ABBREVIATIONS = `
ABG arterial blood gas
AC air conditioning
ADL activities of daily living
AE adverse event
AHU air handling unit
ALS advanced life support
AM account manager/asset management
AOI automated optical inspection
AP accounts payable/advanced placement
AR accounts receivable/augmented reality
ARM application rationalization
ASD autism spectrum disorder
ASN advance shipping notice
ATS applicant tracking system
AV audio visual
B2B business to business
B2C business to consumer
BA business analysis
BAU business as usual
BC business continuity
BD business development
BGL blood glucose level
BI business intelligence
BIM building information modelling
BLS basic life support
BMI body mass index
BMS building management system
BOD biochemical oxygen demand
BOH back of house
BOL bill of lading
BOM bill of materials
BOQ bill of quantities
BP blood pressure
BPM business process management
C&S culture and sensitivity
CA corrective action
CAD computer aided design
CAPA corrective and preventive action
CAPEX capital expenditure
CBC complete blood count
CBT cognitive behavioural therapy
CCTV closed circuit television
CFD computational fluid dynamics
CHF congestive heart failure
CI continuous improvement/continuous integration
CIP cleaning in place/clean in place
CM case management/construction management/change management
CMM coordinate measuring machine
CMMS computerised maintenance management system
CMS content management system
CNC computer numerical control
COA chart of accounts/certificate of analysis
COB coordination of benefits
COD chemical oxygen demand
COGS cost of goods sold
COPD chronic obstructive pulmonary disease
CP child protection
CPD continuing professional development
CPI consumer price index
CPR cardiopulmonary resuscitation
CR change request
CRM customer relationship management
CRO conversion rate optimisation
CS customer service/customer success
CSAT customer satisfaction
CSM customer success management
CSR corporate social responsibility/customer service
CT computed tomography
CTA call to action
CVA cerebrovascular accident
CX customer experience
D&I diversity and inclusion
DB database
DBA database administration
DC distribution centre/direct current
DD due diligence
DFM design for manufacture
DM direct mail/digital marketing
DO dissolved oxygen
DOE design of experiments
DQ data quality
DR disaster recovery
DSO days sales outstanding
DVT deep vein thrombosis
DWH data warehouse
E2E end to end
EA executive assistance
EAM enterprise asset management
EBP evidence based practice
ECG electrocardiogram
ED emergency department
EDA exploratory data analysis
EDI electronic data interchange/equality diversity inclusion
EEG electroencephalogram
EHR electronic health record
EHS environment health safety
EMG electromyography
EMR electronic medical record
ENT ear nose throat
EOL end of life
EOM end of month
EOD end of day
EP event planning
EPA enduring power of attorney
EPC energy performance certificate
EPOS electronic point of sale
ER employee relations/emergency room
ERP enterprise resource planning
ESD electrostatic discharge
EVM earned value management
EYFS early years foundation stage
F&B food and beverage
FA fixed assets/fire alarm/first aid
FAT factory acceptance testing
FEA finite element analysis
FEM finite element modelling
FIFO first in first out
FM facilities management
FMEA failure mode effects analysis
FOH front of house
FP&A financial planning and analysis
FTTH fibre to the home
FX foreign exchange
G&A goods and administration
GD&T geometric dimensioning tolerancing
GI gastrointestinal
GL general ledger
GMP good manufacturing practice
GP gross profit/general practice
GRN goods received note
GTM go to market
H&S health and safety
HAI hospital acquired infection
HCA health care assistant
HF high frequency/heart failure
HIIT high intensity interval training
HR human resources
HRIS human resources information system
HT heat treatment
HV high voltage
I&D incision and drainage
I&E instrumentation and electrical
IA internal audit/information architecture
IAQ indoor air quality
IC internal communications/internal controls
ICP infection control
ICU intensive care unit
IM instant messaging
IO input output
IP intellectual property
IPC infection prevention control
IPM integrated pest management
IT information technology
ITB invitation to bid
ITT invitation to tender
IV intravenous
JIT just in time
JV joint venture
KPI key performance indicator
KYC know your customer
L&D learning and development/labour and delivery
LFT liver function test
LL lessons learned
LMS learning management system
LOS length of stay
LP loss prevention
LTC long term care
LTL less than truckload
LV low voltage
M&A mergers and acquisitions
M&E mechanical and electrical/monitoring and evaluation
MAR medication administration record
MDM master data management/mobile device management
MDT multidisciplinary team
ME month end
MEP mechanical electrical plumbing
MH mental health/manual handling
MI management information/myocardial infarction/motivational interviewing
MICU medical intensive care unit
ML machine learning
MoC management of change
MOC management of change
MRI magnetic resonance imaging
MRO maintenance repair operations
MRP material requirements planning
MS mass spectrometry
MSDS material safety data sheet
MSK musculoskeletal
MTO material take off
NCR nonconformance report
NDE nondestructive examination
NDT nondestructive testing
NG nasogastric
NICU neonatal intensive care unit
NPD new product development
NPI new product introduction
NVOCC non vessel operating common carrier
O&M operation and maintenance
OB obstetrics
OD organisational development/organizational development
OH occupational health
OOH out of hours
OPEX operational expenditure
OR operating room/operations research
OSS open source software
OT occupational therapy/overtime
OTC over the counter
OTIF on time in full
OTD on time delivery
P&C property and casualty
P&ID piping and instrumentation diagram
P&L profit and loss
P2P procure to pay/purchase to pay
PA personal assistance/public address
PAT portable appliance testing
PCI percutaneous coronary intervention
PD product development/professional development/pupillary distance
PE physical education/pulmonary embolism
PEEP positive end expiratory pressure
PFD process flow diagram
PIR passive infrared/post implementation review
PLM product lifecycle management
PM preventive maintenance/project management/product management
PMO project management office
PMS property management system
PO purchase order
POC proof of concept/point of care
POD proof of delivery
POS point of sale
PPE personal protective equipment
PPM planned preventive maintenance
PR public relations/pull request
PSA prostate specific antigen
PT physical therapy/personal training
PTW permit to work
PV photovoltaic
PX patient experience
QA quality assurance
QC quality control
QI quality improvement
QMS quality management system
QS quantity surveying
R&D research and development
R&R repeatability and reproducibility
RA risk assessment/regulatory affairs
RAMS risk assessments and method statements
RBT registered behaviour technician
RCA root cause analysis
RFI request for information
RFP request for proposal
RFQ request for quotation
RLS row level security
RO reverse osmosis
ROI return on investment
ROM range of motion
RPA robotic process automation
RT respiratory therapy/radiographic testing
RTA road traffic accident
RTLS real time location systems
RTW right to work/return to work
S&OP sales and operations planning
SCM supply chain management
SDLC software development life cycle
SEM search engine marketing/scanning electron microscopy
SEN special educational needs
SEO search engine optimisation
SI systems integration
SICU surgical intensive care unit
SLA service level agreement
SLP speech language pathology
SLT speech and language therapy
SMM social media marketing/social media management
SMS safety management system
SMT surface mount technology
SNF skilled nursing facility
SOP standard operating procedure
SOW statement of work/scope of work
SPC statistical process control
SRE site reliability engineering
SSO single sign on
SWMS safe work method statement
T&A time and attendance
T&D training and development/transmission and distribution
T&E travel and expenses
TA teaching assistance/talent acquisition
TB tuberculosis/trial balance
TCP traffic control plan
TDD test driven development
TIA transient ischaemic attack
TM traffic management/trade mark
TMS transport management system/transportation management system
TNA training needs analysis
TPM total productive maintenance/third party maintenance
TPN total parenteral nutrition
TQM total quality management
TSS total suspended solids
UA urinalysis/user acceptance
UAT user acceptance testing
UPS uninterruptible power supply
USP unique selling point
UT ultrasonic testing
UTI urinary tract infection
UX user experience
VAT value added tax
VC video conferencing/venture capital
VE value engineering
VFD variable frequency drive
VM virtual machine/visual merchandising/vendor management
VO variation order
VOC voice of customer/volatile organic compounds
VR virtual reality
VSD variable speed drive
VSM value stream mapping
WBS work breakdown structure
WFM workforce management
WIP work in progress
WMS warehouse management system
WO work order
WTP water treatment plant
WWTP wastewater treatment plant
YE year end
YOY year on year
`;

export type Abbreviation = { short: string; long: readonly string[] };

const TABLE: readonly Abbreviation[] = ABBREVIATIONS.trim()
  .split('\n')
  .flatMap((line) => {
    const [short = '', ...words] = line.split(' ');
    return words
      .join(' ')
      .split('/')
      .map((long) => ({ short, long: nameKeys(long) }));
  });

/** Lists what an abbreviation in capitals may stand for. */
export const longFormsOf = (short: string): readonly Abbreviation[] =>
  TABLE.filter((each) => each.short === short);

/** The abbreviations whose long form is among the words of a name. */
export const abbreviationsIn = (keys: readonly string[]): readonly Abbreviation[] =>
  TABLE.filter(({ long }) => long.every((key) => keys.includes(key)));
