/** Human resources and recruitment. ../README.md describes the format. */
export const HR = `
@skill
human resources | HR | +people operations | personnel management | HR generalist
recruitment | talent acquisition | -hiring | -found staff | -filled vacancies | filling vacancies | filling roles
sourcing candidates | candidate sourcing | talent sourcing | Boolean search
candidate screening | resume screening | CV screening | phone screens | +shortlisting
competency-based interviews | behavioral interviews | interviewing candidates
employer branding | recruitment marketing | employer value proposition
onboarding | new hire orientation | new-hire paperwork
employee relations | ER cases | workplace investigations | +grievances | +disciplinary | -handled grievances
labor relations | collective bargaining | trade unions | union environment | CBA | +unionized | Teamsters
performance management | performance reviews | performance appraisal | +annual reviews | +goal setting | performance improvement plans
compensation management | compensation and benefits | total rewards | pay structures | salary benchmarking | compensation reviews | merit increases | job leveling | job grades
benefits administration | open enrollment
leave administration | absence management | leave of absence | sickness absence
employee engagement | engagement surveys | staff engagement | retention programs
learning and development | =L&D | training and development | employee development | +staff training
leadership development | management development
organizational development | OD consulting | organizational design | org design
succession planning | talent management | talent reviews
workforce planning | headcount planning | manpower planning
HR business partnering | HRBP
diversity equity and inclusion | DEI | =D&I | EDI | diversity and inclusion
change management | organizational change | ADKAR | Prosci | change adoption
background checks | employment verification | reference checks | right to work checks
workers' compensation | workers comp | +return to work
staff scheduling | rota | rostering | shift scheduling | rota planning | +shift planning | staff rota | shift rosters | -made the rota | -did the rota | -built the schedule | making rotas | roster writing
full-cycle recruiting | end-to-end hiring => recruitment
@tool
=Workday ; ADP | ADP Workforce Now ; UKG | UltiPro | Kronos | UKG Pro ; SuccessFactors ; BambooHR ; Oracle HCM | Taleo => HRIS ~
HRIS | HRMS | HCM system | human resources information system | HR software
ATS | applicant tracking
?Greenhouse | Greenhouse ATS ; ?Lever ; iCIMS ; =Bullhorn => ATS ~
LinkedIn Recruiter => sourcing candidates
@standard
FMLA | Family and Medical Leave Act => leave administration
FLSA | Fair Labor Standards Act | wage and hour
EEO | Equal Employment Opportunity | EEOC | affirmative action | AAP
I-9 | E-Verify
ERISA
@certificate
SHRM-CP | SHRM Certified Professional => human resources ~
SHRM-SCP | SHRM Senior Certified Professional => human resources, SHRM-CP ~
PHR | Professional in Human Resources => human resources ~
SPHR | Senior Professional in Human Resources => human resources, PHR ~
CIPD | MCIPD | Chartered Institute of Personnel and Development => human resources ~
@skill
executive search | executive recruiting => recruitment
job descriptions | job postings
HR policies | employee handbook
HR analytics | people analytics | HR metrics | +time-to-fill
exit interviews | offboarding
redundancy consultation | TUPE | reduction in force
global mobility | +expatriate
`;
