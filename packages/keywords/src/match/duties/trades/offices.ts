/** The words with which people in offices, personnel and law tell what they do. */
export const OFFICES = `
administration | office administration | administrative support | clerical duties | general admin | secretarial support | admin duties : filing, photocopy/photocopying/scan/scanned, type letters/minutes/reports/documents, office run, post/mail open/sort/franked, stationery, book rooms/travel/meetings, paperwork, secretary
office management | running an office | office coordination | facilities coordination : run/keep office, stationery order, office move, leases/utilities/copier contracts, kitchen stationery/supplies stocked
calendar management | diary management | executive diary | calendar coordination | scheduling meetings | meeting coordination | meeting planning : keep/run/look/juggle/manage diary/calendar, book/arrange/set/setup meetings/appointments/rooms, time zones, gatekeeper, diary clashes, right hand director/CEO/partner
minute taking | minutes | note taking | meeting minutes | committee servicing | board support | committee support : take/took/type/write/circulate minutes/notes, minutes meeting/board/committee/disciplinary, minute/minuted, actions log chase, agendas papers
executive support | executive assistance | PA support | personal assistant | supporting directors | C-level support : assistant PA CEO/director/partners/MD, right hand, board papers, executives diaries/travel/expenses
correspondence | letter writing | business correspondence : letters/emails draft/write/type/reply/answered, mail merge, replied to
filing | document management | file management | archiving | electronic filing : file kept/paper/order/cabinet/scan/digitise/archive, scan/index documents/files/records/paper, =SharePoint, =Aconex, =DocuWare, =iManage, =M-Files, =NetDocuments, revision control/latest/drawings, shared drive, retention schedule, transmittals, =OpenText, =Viewpoint, =Asite, =ProjectWise
mail handling | post room | mailroom | incoming mail | franking : open/sort/deliver/frank post/mail, post/mail room
typing | touch typing | word processing | audio typing | copy typing : words minute, wpm, type/typed
event planning | event management | event coordination | events | conference organisation | event logistics | corporate events : organise/arrange/ran/plan/put/staged conference/party/away/dinner/open/fair/event/awards/gala/exhibitions/launch, venue book/find/hire/caterers, delegates/guests attendees, badges delegate
recruitment | talent acquisition | staff recruitment | full-cycle recruiting | end to end recruitment | interviewing | recruitment and selection | candidate sourcing : hire/recruit/interview/find/found/took staff/people/team/starters/candidates/engineers/assistants/reps/new/nurses, advert/job post/write/place/ads, shortlist/shortlisted, sift/screen CVs/applications/resumes, fill roles/vacancies/positions/posts/jobs, offer letters, time to hire/fill, =ATS, candidates, job fairs, panel interviews
applicant tracking system | ATS | recruitment software : =Greenhouse, =Lever, =Workable, =Taleo, =iCIMS, =Bullhorn, =SmartRecruiters, =JobAdder, =Teamtailor, =Breezy, =Ashby, =SuccessFactors, =BambooHR, =Jobvite, =Vincere
onboarding | new starter onboarding | new hire orientation | staff inductions | induction training | new starters : new/starter/joiners/hires/recruits ropes/show/induct/settle/contracts/welcome/day/buddy/packs/mentored, first day/week, starter packs/forms, right to work, probation/probationary
employee relations | ER | disciplinary and grievance | grievances | disciplinaries | HR casework | grievance handling | disciplinary procedures | ER casework | employment relations : disciplinary/grievance/hearing/tribunal/dismissal/investigation sat/hold/held/run/write/investigate/minutes/support, warnings letters, tribunal, settlement agreements, =ACAS, redundancy consult, mediat conflict/staff
labour relations | union relations | industrial relations | union environment | collective bargaining : union rep/reps/stewards/shop/contract/local/negotiate/met, collective agreement
absence management | attendance management | sickness absence management | attendance monitoring | sickness monitoring | staff attendance : return work chats/interview/meetings, sick absence/record/rate/down/cut/log/meetings, bradford, lateness letters/chats/meetings, absence cut/down/fell/from/log/meetings, long-term sick
performance management | appraisals | performance reviews | performance appraisals | staff appraisals | underperformance : =PIP, =PIPs, appraisal/appraisals, one to ones/one, set goals/objectives/targets team/staff/reports, annual/yearly/year reviews, reviews with staff, 360 feedback, capability meetings/procedure, underperform, improvement plan
HR administration | personnel administration | personnel files | employee records | HR records : contract employment/letters/issue/staff, starters leavers, personnel/employee/staff files/records, leave requests/balances, holiday/leave records/calendar/cards, reference requests
HRIS | HR systems | HR software | HR information systems | human resources information system | HRMS | HCM : =Workday, =BambooHR, =SuccessFactors, =PeopleSoft, =ADP, =UKG, =Ceridian, =Dayforce, =CIPHR, =iTrent, =PeopleHR, =Breathe, =HiBob, =SAP HR, =Oracle HCM, =Cezanne, =Paycom, =Paylocity, =Rippling, =Personio, =Gusto, =Sage HR, =Employment Hero, =Factorial, =Namely, =SelectHR, =Kronos
employee engagement | engagement surveys | staff retention | retention : pulse/engagement/staff survey, turnover cut/down/halved/from/fell, stayed longer/years, leavers down/fell, exit interviews, staff awards/lunch, recognition
compensation and benefits | benefits administration | reward | total rewards | compensation | benefits enrollment | pay and benefits : pay bands/grades/benchmark/review/scales, open enrollment, salary benchmark/survey/review, health/dental/benefit plans/brokers, bonus/bonuses scheme, =401(k), gender pay
learning and development | L&D | training and development | staff development | training programmes | training delivery | staff training | training needs analysis | coaching | training new staff : train/teach/coach/mentor/show staff/team/starters/people/colleagues/new/juniors/apprentices/operators/users/volunteers/others/technicians/nurses/students, wrote/ran/gave/deliver training/course/workshops/induction/session, showed ropes, bring on juniors/apprentices, buddy/buddied, sign off competence/cards/trainees, e-learning, toolbox talks, lunch learns
workforce planning | headcount planning | succession planning | resource planning | labour planning | staffing levels | staffing | manpower planning | capacity planning of staff | resource allocation | resource management : who in/where/goes/does, staff/people/crew/agency/heads/headcount plan/allocate/book/level/lines, cover/find/found sickness/shift/holidays/gaps/absence, set board, temps agency, tomorrow's lines/staffing/people/crew
staff rotas | rota management | rostering | rota planning | shift scheduling | shift planning : write/do/did/make/made/build/plan/fill/draw/set rota/roster/shifts/schedule, =Deputy, =RotaReady, =When I Work, =7shifts, =HotSchedules, =Fourth, =RotaCloud, =Homebase, cover sick/rang/absence/holidays, swap shifts, who works when
policy development | HR policies | policy writing | policies and procedures | writing procedures | SOPs | standard operating procedures | SOP writing | process documentation : write/draft/rewrite/rewrote/update/author policy/handbook/procedures/SOP/instructions/manual, staff/employee handbook, work/standard/step-by-step instructions, one-page/how-to guide, playbook/playbooks/runbook
diversity and inclusion | equality and diversity | EDI | DEI | equal opportunities : network women/LGBT/disabled, inclusive hiring, =EDI, unconscious bias, access work adjustments, pay gap
confidentiality | data protection | GDPR | information governance | data privacy | HIPAA compliance | patient confidentiality | privacy compliance | GDPR compliance | HIPAA : consent opt/opt-outs/forms/withdraw/marketing, =SAR, =DSAR, subject access, shred/locked cabinet, =PHI, =DPIA, retention/delete data/list/personal/records, privacy notice/policy, personal data breach/log/requests, caldicott, =CCPA
contract drafting | legal drafting | contracts | drafting legal documents | contract review | commercial contracts : draft/redline/mark/review/turn/amend contract/agreements/NDAs/leases/wills/clauses/terms, =NDA, =NDAs, =MSA, =MSAs, leases/wills/deeds, playbook clauses/contract, expiry renewal contracts/dates
contract management | contract lifecycle management : expiry/renewal contract dates/tracker/register, variations claims contract, contract expiry/register/end/database, =Ironclad, =Icertis, =Agiloft, =ContractWorks
legal research | case research | case preparation | research of law : =Westlaw, =LexisNexis, =Lexis, =PLC, =Practical Law, case law/cases find/found/search/read, precedents, cases statutes
litigation support | trial preparation | disclosure | bundling | court bundles | bundle preparation | trial bundles : bundle court/hearing/trial/paginate, exhibits, witness statements, depositions, bates, court/trial file/dates/hearing/clerk, document review, counsel instruct/brief, subpoena, pleadings, interrogatories
e-discovery | discovery | eDiscovery : =Relativity, document review, doc review, bates, custodians
legal case management | case management systems | legal software | practice management : =Clio, =LEAP, =Proclaim, =Visualfiles, =Elite, =Aderant, =PracticePanther, =MyCase, =ALB, =Osprey, =Partner for Windows, =Tikit, =P4W, =Actionstep
conveyancing | property law | residential conveyancing | real estate closings | property transactions : searches order/local, land registry, exchange completion, completions, title deeds/check/insurance, closing house/loan/package, =SDLT, =AP1, stamp duty, buyers sellers solicitors
client intake | client onboarding at law | file opening | matter opening | new client intake : open files/matters, conflict check, client care letter, new/first client call/interviews
time recording | billing of time | legal billing | timesheets : time sheets, bill hours/draft, six minute, =WIP, prebills, timesheets
company secretarial | corporate governance | board governance : companies house, =AGM, board minutes/resolutions/papers, statutory registers, filings annual
immigration | visa applications | immigration law : visa applications/renewals/sponsor/petitions, home office, =H-1B, =UKVI, asylum, =USCIS
wills and probate | probate | estate administration : wills, probate, estates administer, powers of attorney
family law | divorce | matrimonial : divorce/divorces, custody, child arrangements
compliance | regulatory compliance | compliance monitoring | legal compliance | statutory compliance | regulatory affairs compliance : rule/regulator/law changes/new/check/follow, breach log/report/register, audit/inspected regulator/files/passed, inspector/regulator/commission visit/findings/returns/answered, =FCA, =CQC, =OFSTED, =FDA, licence renewals/up
mediation | dispute resolution for clients | arbitration | conflict resolution | conflict management : mediate/mediated, settle dispute/out/argument, both sides, fight/argument/row broke/stop/between, calm quarrel
reference requests | pre-employment checks | employment checks : references take/chase, right to work, DBS chase/apply
return-to-work interviews : return to work, back after sickness
interview scheduling | job adverts : adverts wrote/post, interviews book/arrange
exit interviews : leavers interview/ask why
job descriptions : wrote job role profiles/specs
candidate screening : CVs sift/screen, phone screens
employer branding : careers page/site, Glassdoor
organizational development | organisational design : restructure/reorganise teams/departments, org chart
HR business partnering : managers advise/partner HR/people
redundancy consultation | redundancies : redundancy, at-risk, layoffs
litigation : court claims/cases/trials, sued/defended/lawsuits
employment law : tribunal/dismissal claims
personal injury : accident claims/clients injured, RTA claims
criminal law : magistrates, crown court, defendants, prosecuted
document review : reviewed documents/thousand privilege
NDAs | confidentiality agreements : NDA, confidentiality agreements
witness depositions | witness statements : statements witnesses took/draft
glossaries | terminology management | termbases : word lists, termbase, glossary, terms list/database
translates documents | written translation : translate letters/contracts/manuals/certificates/leaflets/reports
office suites | spreadsheets and word processing : Excel, Word
e-signature | electronic signatures : DocuSign, Adobe Sign, HelloSign
legal databases : Westlaw, LexisNexis
HR qualification | CIPD | CIPD Level 5 | SHRM : =PHR, =SPHR
docketing | deadline tracking | calendaring deadlines : calendar/diary lapsed/lapse/deadlines/expire/expiries, missed deadline/deadlines nothing, deadline/expiry tracker
RFE responses | requests for evidence : request evidence, =RFE, =RFEs
PERM labor certification | labor certification | prevailing wage : labor cert, wage determination/determinations, recruitment ads cert
e-filing | electronic filing | court filing : file/filed/upload/uploaded portal/portals/online/electronically, =ECF, =PACER
client communication | client correspondence | client contact : spoke/talk/talked/answer/update clients/families/customers/workers/buyers day/daily/every/phone
meeting briefs | briefing packs | briefing notes : brief/briefs/briefing director/minister/executive/meeting, pack before meeting
depositions | discovery requests | discovery responses : interrogatories, deposition/depositions prep/summaries/summarised/scheduled, requests production/documents/admissions
trial binders | trial exhibits | trial support : exhibits tabs/binders/numbered/marked, binders trial/witness, second chair trial
civil procedure | court procedures : deadlines court/rules/filing, filed motions/complaints/answers
travel arrangements | travel booking | itineraries : flights hotels/booked/book, visas booked/directors, trips booked/planned
`;
