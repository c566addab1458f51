/** The keywords that roles usually ask for, one role a line; README.md has the format. */
export const ROLE_TEXTS = `
software engineer | software developer | programmer : software development, Git, SQL, REST APIs, unit testing, CI/CD, data structures, code review, debugging
front-end developer | frontend engineer | web developer | UI developer : JavaScript, TypeScript, React, HTML, CSS, responsive design, web accessibility, Git
back-end developer | backend engineer | API developer : API development, SQL, Node.js, Java, microservices, relational databases, Docker, unit testing, message queues
full-stack developer | full stack engineer : full-stack development, JavaScript, React, Node.js, SQL, REST APIs, Git, CI/CD
mobile developer | iOS developer | Android developer : mobile development, Swift, Kotlin, iOS, Android, React Native, Flutter, REST APIs
QA engineer | software tester | test engineer | QA analyst : test plans, manual testing, test automation, Selenium, regression testing, performance testing, defect tracking, Jira, SQL
data analyst | reporting analyst | BI analyst : SQL, Excel, data analysis, data visualization, Power BI, Tableau, management reporting, statistical analysis, data quality
data scientist | machine learning scientist : machine learning, Python, statistical analysis, SQL, predictive modelling, scikit-learn, A/B testing, deep learning, data visualization
data engineer | ETL developer | analytics engineer : data engineering, SQL, Python, ETL, data warehousing, Spark, Airflow, Snowflake, AWS
machine learning engineer | ML engineer | AI engineer : machine learning, Python, PyTorch, TensorFlow, MLOps, deep learning, LLMs, Docker, SQL
DevOps engineer | site reliability engineer | SRE | platform engineer | cloud engineer : DevOps, CI/CD, AWS, Kubernetes, Docker, Terraform, Linux, system monitoring, infrastructure as code, Python
security analyst | cybersecurity analyst | information security analyst | SOC analyst : information security, SIEM, incident response, vulnerability management, security monitoring, firewalls, identity and access management, ISO 27001
network engineer | network administrator : network administration, routing and switching, TCP/IP, firewalls, VPN, VLAN, Cisco, CCNA, DNS
system administrator | sysadmin | systems engineer : system administration, Windows Server, Linux, Active Directory, VMware, PowerShell, backup and recovery, patch management
IT support technician | help desk technician | desktop support technician | IT support specialist : IT support, help desk, ticketing system, Active Directory, Microsoft 365, hardware troubleshooting, CompTIA A+, customer service
database administrator | DBA : database administration, SQL, SQL Server, Oracle Database, PostgreSQL, query optimization, backup and recovery, stored procedures
embedded engineer | embedded software engineer | firmware engineer : embedded systems, C, C++, firmware, microcontrollers, RTOS, electronic test equipment, Python
electrical engineer | electronics engineer : circuit design, PCB design, Altium, electrical schematics, electronic test equipment, power systems, MATLAB
automation engineer | controls engineer | PLC programmer : PLC programming, SCADA, HMI, industrial automation, Allen-Bradley, motor control, process instrumentation, electrical schematics
mechanical engineer | design engineer : mechanical design, CAD, SolidWorks, GD&T, FEA, prototyping, bill of materials, root cause analysis
maintenance technician | maintenance mechanic | maintenance engineer : preventive maintenance, equipment maintenance, CMMS, hydraulics, electrical troubleshooting, pumps, blueprint reading, lockout/tagout
HVAC technician | refrigeration technician : HVAC, refrigeration, EPA 608, preventive maintenance, electrical troubleshooting, boilers, building management systems
automotive technician | mechanic | auto mechanic | vehicle technician : automotive repair, vehicle diagnostics, engine repair, ASE certified, preventive maintenance, hybrid and electric vehicles
civil engineer | structural engineer : civil engineering, structural engineering, AutoCAD, Civil 3D, Revit, construction documents, building codes, site inspection, Professional Engineer
construction manager | site manager | construction superintendent : construction management, subcontractor management, site safety, blueprint reading, change orders, RFIs, Procore, OSHA 30, construction estimating
estimator | quantity surveyor : construction estimating, construction bidding, bills of quantities, Bluebeam, blueprint reading, project budget management, Excel
architect | architectural designer : architectural design, Revit, BIM, AutoCAD, construction documents, building codes, SketchUp, LEED
carpenter | joiner : carpentry, blueprint reading, hand and power tools, site safety, construction documents, OSHA 10
welder | fabricator : welding, MIG welding, TIG welding, stick welding, blueprint reading, sheet metal fabrication, Certified Welder, plasma cutting
electrician : electrical installation, electrical troubleshooting, National Electrical Code, conduit bending, blueprint reading, journeyman electrician, electrical schematics
plumber | pipefitter : plumbing, pipefitting, water heaters, blueprint reading, hand and power tools, journeyman plumber
machinist | CNC operator | CNC machinist : CNC machining, CNC programming, measuring instruments, blueprint reading, machine setup, GD&T, quality control
production operator | assembler | machine operator : machine operation, assembly line, quality control, workplace safety, work instructions, 5S, packaging operations
production manager | manufacturing manager | plant manager : production planning, lean manufacturing, continuous improvement, quality control, workplace safety, KPIs, root cause analysis, production supervision
quality engineer | quality manager | quality inspector : quality control, quality management system, ISO 9001, CAPA, root cause analysis, FMEA, Six Sigma, statistical process control
safety officer | EHS specialist | health and safety manager : workplace safety, OSHA, incident investigation, hazard identification, risk assessment, NEBOSH, PPE, hazardous materials
environmental engineer | environmental scientist | sustainability manager : environmental compliance, sustainability reporting, remediation, carbon accounting, GIS, EPA regulations, energy efficiency
chemist | laboratory technician | lab technician | laboratory scientist : HPLC, analytical chemistry, laboratory techniques, laboratory safety, LIMS, GLP, instrument maintenance, SOPs
clinical research associate | clinical research coordinator | CRA : clinical trials, Good Clinical Practice, informed consent, clinical monitoring, study start-up, electronic data capture, pharmacovigilance
regulatory affairs specialist : regulatory affairs, 510(k), ISO 13485, GMP, document control, FDA regulations, quality management system
registered nurse | RN | staff nurse | nurse : Registered Nurse, patient assessment, medication administration, EHR, BLS, ACLS, care planning, patient education, infection control
healthcare assistant | care assistant | caregiver | nursing assistant | CNA : activities of daily living, vital signs, Certified Nursing Assistant, patient transfers, dementia care, first aid, infection control, CPR
physical therapist | physiotherapist | occupational therapist : physical therapy, rehabilitation, treatment planning, manual therapy, patient assessment, clinical documentation, patient education
paramedic | EMT : emergency medical services, patient assessment, EMT, BLS, ECG, triage, CPR
radiographer | radiologic technologist : radiography, CT scanning, MRI, PACS, ARRT, patient education
dental assistant | dental nurse | dental hygienist : dental assisting, dental radiography, infection control, periodontal charting, Dentrix, dental hygiene, patient scheduling
pharmacist | pharmacy technician : medication dispensing, medication therapy management, medication compounding, controlled substances, Certified Pharmacy Technician, customer service
medical assistant : medical assisting, vital signs, phlebotomy, EHR, patient scheduling, medical terminology, HIPAA
medical receptionist | medical secretary | medical biller : patient scheduling, patient registration, medical terminology, insurance verification, medical billing, EHR, HIPAA
social worker | case manager : social work, case management, crisis intervention, needs assessment, safeguarding, caseload management, advocacy, LCSW
counselor | therapist | psychologist : mental health counselling, CBT, psychotherapy, treatment planning, crisis intervention, trauma-informed care, progress notes
teacher | school teacher | lecturer : lesson planning, classroom management, curriculum development, differentiated instruction, student assessment, teaching license, parent communication
teaching assistant | special education teacher : special education, IEP, classroom management, safeguarding, tutoring, positive behavior support
childcare worker | nursery practitioner | preschool teacher | nanny : childcare, early childhood education, child development, first aid, child safety, lesson planning, EYFS
accountant | bookkeeper : general ledger, month-end close, bank reconciliation, accounts payable, accounts receivable, financial statements, QuickBooks, GAAP, Excel, CPA
accounts payable clerk | accounts assistant : accounts payable, purchase orders, bank reconciliation, expense reports, Excel, data entry
auditor | internal auditor : internal audit, external audit, internal controls, Sarbanes-Oxley, GAAP, CPA, risk assessment
financial analyst | FP&A analyst : FP&A, financial modelling, financial forecasting, budgeting, variance analysis, Excel, financial statements, valuation
banker | bank teller | loan officer : retail banking, teller operations, KYC, consumer lending, mortgage lending, credit analysis, customer service
compliance officer | AML analyst : regulatory compliance, anti-money laundering, KYC, fraud prevention, internal controls, enterprise risk management
insurance agent | underwriter | claims adjuster : insurance underwriting, claims handling, property and casualty insurance, insurance licence, customer service
lawyer | attorney | solicitor : legal research, legal writing, litigation, contract drafting, contract negotiation, due diligence, bar admission
paralegal | legal assistant : legal research, written discovery, paralegal support, trial preparation, contract review, Westlaw, legal case management
HR manager | HR generalist | human resources manager : human resources, employee relations, recruitment, onboarding, performance management, HRIS, benefits administration, SHRM-CP
recruiter | talent acquisition specialist : recruitment, sourcing candidates, competency-based interviews, ATS, candidate screening, LinkedIn Recruiter, employer branding
sales representative | account executive | sales executive : B2B sales, sales prospecting, quota attainment, CRM, Salesforce, closing deals, cold calling, sales pipeline management
account manager | customer success manager : account management, client relationship management, customer success, renewals, upselling, CRM, stakeholder management
marketing manager | digital marketer | marketing specialist : digital marketing, SEO, content marketing, Google Analytics, email marketing, campaign management, paid social, brand management
social media manager | content creator | copywriter : social media marketing, content marketing, copywriting, Instagram, community management, Canva, SEO
event planner | PR manager | communications manager : event planning, public relations, internal communications, copywriting, stakeholder management, social media marketing
graphic designer : graphic design, Photoshop, Adobe Illustrator, InDesign, typography, layout design, print design
UX designer | product designer | UI designer : UX design, UI design, user research, wireframing, UX prototyping, Figma, usability testing, design systems
video editor | videographer | photographer : video editing, video production, Premiere Pro, After Effects, photo editing, photography
journalist | editor | writer : journalism, editing, creative writing, AP Style, copywriting, CMS
warehouse worker | warehouse operative | picker packer : order picking, forklift operation, shipping and receiving, inventory management, barcode scanning, heavy lifting, workplace safety
truck driver | delivery driver | HGV driver : commercial driving, Commercial Driver's License, route planning, pre-trip inspection, last-mile delivery, hours of service, clean driving record
supply chain manager | logistics coordinator | buyer : supply chain management, procurement, inventory management, logistics, supplier management, demand planning, ERP, Excel
aircraft mechanic | aviation technician : aircraft maintenance, A&P license, aircraft inspection, avionics, FAA regulations, hydraulics
pilot | flight attendant | cabin crew : flight operations, crew resource management, cabin crew, instrument flying, Airline Transport Pilot
store manager | retail manager : store management, visual merchandising, retail sales, inventory management, loss prevention, staff scheduling, customer service
sales associate | retail assistant | cashier : retail sales, customer service, point of sale, cashiering, stock replenishment, upselling
chef | cook | line cook | sous chef : food preparation, cooking, food safety, menu development, kitchen management, HACCP, ServSafe
waiter | waitress | server | bartender | barista : table service, bartending, barista, food safety, point of sale, customer service, upselling
hotel manager | receptionist hotel | front desk agent : hotel operations, front desk, concierge, revenue management, housekeeping, customer service
cleaner | housekeeper | janitor : janitorial, housekeeping, workplace safety, PPE, hazardous materials
real estate agent | property manager | letting agent : real estate sales, property management, leasing, real estate license, tenant relations, CRM
police officer | security guard | firefighter : law enforcement, security guarding, emergency management, first aid, criminal investigation
farm worker | farmer | gardener | landscaper : crop production, livestock management, tractor driving, horticulture, irrigation, groundskeeping
project manager | program manager : project management, stakeholder management, project planning, risk and issue management, project budget management, agile, PMP, status reporting
product manager | product owner : product management, product roadmaps, user stories, backlog management, agile, stakeholder management, market research
scrum master | agile coach : Scrum, agile, Kanban, Jira, facilitation, backlog management, Certified ScrumMaster
business analyst : business analysis, requirements analysis, business process mapping, user stories, stakeholder management, user acceptance testing, SQL, Excel
administrative assistant | office manager | executive assistant | secretary | receptionist : administrative support, calendar management, data entry, Microsoft Office, office management, document filing, minute taking, reception duties
operations manager | general manager : operations management, KPIs, budgeting, continuous improvement, team leadership, strategic planning, P&L responsibility
customer service representative | call center agent | customer support specialist : customer service, call center, complaint resolution, CRM, live chat support, order processing, ticketing system
translator | interpreter : translation services, interpreting services, bilingual, SDL Trados, editing
`;
