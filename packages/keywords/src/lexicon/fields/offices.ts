/** Skills that accounts offices, payrolls, law firms, letting agents and secretaries are asked for. ../README.md describes the format. */
export const OFFICES = `
@skill
invoice processing ; processing invoices ; purchase invoices ; supplier invoices ; invoice matching ; coding invoices ; posting invoices => accounts payable
supplier statements | supplier statement reconciliation | statement reconciliations | vendor statements => accounts payable
payment runs ; BACS runs ; =BACS ; payment batches ; cheque runs ; check runs ; supplier payments => accounts payable
sales invoices | raising invoices | invoicing customers => accounts receivable
cash allocation | allocating cash | +cash application | applying receipts | unallocated cash => accounts receivable
chasing debt | chasing late payers | chasing overdue invoices | debtor days | aged debt | collections calls | DSO => credit control
credit checks | credit limits | credit applications | opening accounts for customers
expense claims | staff expenses | checking expenses | mileage claims | travel expenses => expense reports
company credit cards | purchasing cards | P-cards | corporate cards | card reconciliation
petty cash handling | petty cash reconciliation
bank statements | reconciling the bank | matching bank lines | control account reconciliations | balance sheet reconciliations | account reconciliations => bank reconciliation
intercompany reconciliations | intercompany balances
accruals and prepayments | month-end journals | reversing journals => journal entries
VAT return preparation | Making Tax Digital | MTD | GST returns | BAS statements | sales tax filings => sales tax
trial balance | +final accounts | accounts preparation | +annual accounts | accounts to trial balance => financial statements
sole trader accounts | limited company accounts | self-assessment | self assessment tax returns | partnership accounts
personal tax returns | 1040s | individual tax returns ; 1120s | corporate tax returns | 1065 | partnership returns => tax preparation
CIS returns | construction industry scheme | subcontractor payments
R&D tax claims
capital allowances ; inheritance tax ; capital gains tax ; trusts taxation => R&D tax claims
weekly payroll | monthly payroll | payroll for staff | processing payroll | +paying staff => payroll
timesheets | timesheet processing | +hours worked | overtime calculations | clocking in data | +time and attendance
statutory payments
statutory sick pay ; SSP ; maternity pay ; SMP ; statutory maternity => statutory payments
pension auto-enrolment | auto-enrolment | pension contributions | pensions administration | pension uploads
payslips | P45s | P60s | RTI submissions | year-end payroll | W-2s | W-2 processing | 1099s | payroll taxes | 941s
garnishments | attachment of earnings | salary sacrifice | deductions from pay
starters and leavers | new starter paperwork | new starters set-up
management reports pack | board reporting packs | monthly reporting pack | flash reports | +management packs => management accounts
13-week cash flow | +cash positions => cash flow management
cost centre reporting | cost centres | departmental budgets | budget holders | +budget vs actual | budget monitoring | tracking spend => budgeting
stock valuation | margin analysis => cost accounting
audit support | +audit files | +audit schedules | PBC lists | auditors' queries | audit fieldwork | +working papers => external audit
charity accounts | =SORP | Charities SORP => grants management
lease accounting | IFRS 16 | ASC 842 => revenue recognition
financial controls testing | SOX testing | control walkthroughs => internal controls
FX hedging ; currency payments => foreign exchange
cheque processing | check processing | =CHAPS | ACH payments => payments processing
opening bank accounts | account opening | new account opening | teller transactions | cash vault => retail banking
mortgage applications | mortgage advice | loan closings => mortgage lending
suspicious activity reports ; alert handling in AML ; sanctions screening ; PEP screening => anti-money laundering
enhanced due diligence | identity checks for onboarding => KYC
chargebacks ; dispute handling for cards ; card disputes ; fraud alerts => fraud prevention
claims assessing ; loss adjusting ; claims notification ; first notice of loss ; =FNOL ; claims settlement ; subrogation ; motor claims ; home claims => claims handling
policy administration
mid-term adjustments ; MTAs ; endorsements on policies ; insurance renewals => policy administration
insurance quotes | quoting policies | binding policies | rating risks | risk rating => insurance underwriting
pension advice ; ISA advice ; protection advice ; fact-finds ; suitability reports => financial planning
paraplanning | cash flow modelling for clients | investment research for advisers
fund administration
NAV calculation ; transfer agency ; corporate actions ; trade settlement ; custody operations => fund administration
actuarial reserving | pricing models in insurance | Solvency II
diary management | managing diaries | booking meetings | meeting scheduling | diary keeping | arranging meetings => calendar management
travel arrangements for staff | booking travel | booking flights and hotels | business travel booking
briefing packs | meeting briefs | meeting packs
taking minutes | meeting minutes | +action logs => minute taking
audio typing | copy typing | touch typing | +dictation | transcription | digital dictation
filing system | scanning documents | document scanning | photocopying | archiving documents | filing and photocopying => document filing
incoming post | outgoing post | post and couriers | franking machine | mail distribution | opening post
answering telephones | telephone calls | telephone manner | +taking messages | +phone calls => reception duties
welcoming visitors | meeting visitors | front desk reception | visitor reception => reception duties
ordering stationery | +office supplies | stationery orders | ordering office supplies => office management
cleaning data | data checking | updating records | updating databases | database entry | maintaining spreadsheets | inputting data => data preparation
letters and emails | drafting letters | +correspondence | drafting correspondence | email correspondence | business correspondence
mail merge | document formatting | formatting documents | proofreading documents | document preparation | slide decks | making presentations
meeting room bookings | room bookings | event logistics | catering orders for meetings | hospitality for meetings
personal assistant duties | PA duties | PA to directors | EA to the CEO | executive assistant duties | inbox management => executive support
virtual assistance
facilities coordination | +contractors on site | +building contractors | liaising with contractors | vendor coordination => facilities management
health and safety in offices | display screen assessments | DSE assessments | first aid officer | fire marshal
invoice queries | supplier queries | resolving invoice queries
database administration for charities | membership administration | membership renewals
HR administration ; personnel files ; employee files ; employee records ; HR records ; contracts of employment ; offer letters ; reference requests => human resources
job adverts | writing job adverts | posting jobs | advertising vacancies | vacancy posting | +job boards | screening CVs => recruitment
interview scheduling | arranging interviews | interview coordination | panel interviews | telephone screening => recruitment
pre-employment checks => background checks
return-to-work interviews ; absence monitoring ; sick leave management ; occupational health referrals => absence management
disciplinary hearings ; grievance hearings ; investigations of staff ; grievance investigations => employee relations
restructures ; settlement agreements ; consultation meetings => redundancy consultation
one-to-ones | 1:1s with staff | goal setting with staff => performance management
training needs analysis | TNA | training matrix | +training records | arranging training | training administration | +training plans => learning and development
job evaluation | pay benchmarking | salary surveys | +pay reviews => compensation management
benefits enrollment | health insurance administration | 401(k) administration | =COBRA => benefits administration
employee surveys | staff wellbeing | wellbeing programmes | recognition schemes => employee engagement
temporary staffing
temp desk ; placing temps ; agency recruitment ; recruitment consultancy ; placing candidates ; contractor recruitment ; 360 recruitment => temporary staffing
headhunting | LinkedIn sourcing | passive candidates => sourcing candidates
union negotiations | collective agreements | collective bargaining agreements | works council => labor relations
legal secretarial work
legal secretary ; legal typing ; legal administration ; court bundles ; preparing bundles => legal secretarial work
client intake in law | conflict checks | engagement letters | client care letters | file closing
residential conveyancing | property searches | Land Registry | +title checks | post-completion => real estate law
closing documents in real estate | HUD-1 | closing disclosures | settlement statements => escrow
child arrangements ; financial remedy ; ancillary relief ; custody matters => family law
police station representation ; magistrates' court ; crown court ; plea hearings => litigation
small claims ; particulars of claim ; drafting motions => litigation
discovery requests ; requests for production ; disclosure exercise => written discovery
client interviews in law
advising clients on law ; case preparation ; legal opinions ; advocacy in court => client interviews in law
will drafting | lasting powers of attorney | LPA | trusts and estates | administration of estates => estate planning
time recording | billable hours | time entry in law | legal billing | chargeable hours | WIP billing
debt recovery law
county court judgments ; enforcement of judgments ; bailiff instructions => debt recovery law
housing law
possession proceedings ; welfare law ; legal aid ; legal aid applications => housing law
data protection requests ; data protection officer ; records of processing ; privacy notices => data privacy
company secretarial ; Companies House filings ; annual returns ; share registers ; board minutes => corporate records
terms and conditions drafting ; supply agreements ; SLAs drafting ; contract markups => contract drafting
conducting viewings | tenant referencing | letting properties => leasing
inventory check-in | check-out inspections | inventories of property | mid-term inspections | routine inspections of property => move-in inspections
arranging repairs | +maintenance requests | +contractors for repairs | organising repairs | work orders for tenants => property management
service charges | service charge budgets | leasehold management | Section 20 | estate management => property management
valuations of property | market appraisals | valuing homes | valuing properties | RICS valuations => property appraisal
sales progression | chasing solicitors | +vendor calls | buyer registration | negotiating offers on property => real estate sales
MLS listings | listing appointments | buyer tours => buyer representation
@tool
Sage Line 50 => Sage
FreeAgent ; KashFlow ; =MYOB ; Wave Accounting ; Zoho Books => accounting software
TaxCalc ; Iris accounting ; CCH ; ProSeries ; Lacerte ; UltraTax ; Drake Tax ; Alphatax => tax preparation
Dext | Receipt Bank ; AutoEntry ; Hubdoc ; Expensify ; Bill.com ; Pleo ; Coupa
Sage Payroll ; BrightPay ; Paychex ; Gusto ; Paylocity ; Paycom ; Ceridian Dayforce | Dayforce ; Moorepay => payroll
SAP SuccessFactors ; iTrent ; Cornerstone OnDemand ; Personio ; HiBob ; Breathe HR => HRIS
Lever ATS ; SmartRecruiters ; JobAdder ; Jobvite => ATS
LEAP legal ; Proclaim legal ; PracticePanther ; MyCase ; iManage ; NetDocuments ; Elite 3E ; Aderant ; =PACER
Reapit ; Alto property ; Jupix ; Rightmove ; Zoopla ; Buildium ; MRI Software ; Fixflo
Guidewire ; Applied Epic ; Acturis ; Duck Creek ; AMS360 => insurance brokerage
Calyx Point ; Encompass mortgage ; Finastra ; Temenos ; FIS banking ; Fiserv ; Jack Henry
Calendly ; Doodle polls ; DocuWare ; Laserfiche ; OnBase ; Dragon dictation ; Adobe Acrobat | Acrobat
@certificate
AAT Level 2 ; AAT Level 3 ; AAT Level 4 => AAT
part-qualified accountant ; newly qualified accountant
ACCA part qualified ; CIMA part qualified => part-qualified accountant
Enrolled Agent ; CTA tax | chartered tax adviser ; ATT tax => tax preparation
CIPP payroll ; Certified Payroll Professional | CPP payroll ; FPC payroll => payroll
QuickBooks ProAdvisor => QuickBooks
Xero certified | Xero adviser certified => Xero
mortgage adviser qualification => NMLS
DipPFS | Diploma in Regulated Financial Planning ; chartered financial planner => financial planning
DipCII ; =AINS ; adjuster license | claims adjuster license
CIPD Level 3 ; CIPD Level 5 ; CIPD Level 7 => CIPD
aPHR ; SHRM certified
CILEX Level 3 ; legal secretary diploma | legal secretarial diploma ; legal practice course ; SQE1
licensed conveyancer | CLC licensed => conveyancing
ARLA Level 3 | NFoPP => ARLA
=ECDL | =ICDL ; =CLAIT ; OCR text processing | RSA typing | Pitman typing
`;
