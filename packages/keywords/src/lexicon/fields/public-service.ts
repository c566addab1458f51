/** Skills that councils, police, fire services, social work and charities are asked for. ../README.md describes the format. */
export const PUBLIC_SERVICE = `
@skill
benefits assessment | benefit claims | assessing benefit claims | eligibility determination | eligibility interviews | universal credit | SNAP eligibility | Medicaid eligibility
council tax | +business rates | rates collection | +revenues and benefits
housing allocations
housing applications ; housing register ; choice-based lettings ; homelessness applications => housing allocations
tenancy management
tenancy sign-ups ; tenancy sustainment ; tenancy visits ; anti-social behaviour cases ; rent arrears => tenancy management
repairs reporting | repairs scheduling | voids management | void properties | housing repairs
freedom of information requests | FOI requests | subject access requests | records requests by the public
ministerial correspondence | briefing notes | ministerial briefings | parliamentary questions | drafting submissions
committee reports | democratic services | council meetings | committee clerking | agendas and minutes | +board packs
elections administration
polling station ; poll clerk ; electoral registration ; vote counting => elections administration
public consultations | consultation exercises | stakeholder consultations | public hearings | community consultation
policy briefs | +white papers | policy drafting => public policy
bill drafting | legislation drafting | statutory instruments | rulemaking | regulatory drafting
licensing applications
alcohol licensing ; permit processing ; issuing permits ; permit applications => licensing applications
planning enforcement | planning casework | +development management | +planning officer | +site notices
environmental health
food premises inspections ; noise complaints ; statutory nuisance ; housing standards inspections => environmental health
trading standards | weights and measures | consumer protection
parking enforcement | penalty charge notices | PCNs | civil enforcement
building control | building regulations inspections | plan checking | +plan review | code compliance inspections
registrar of births | birth registration | marriage registration
passport processing | visa processing | immigration casework | asylum casework | visa interviews
customs inspections | cargo examination | border checks | passport control => border security
tax collection
tax compliance checks ; tax investigations ; tax audits by government => tax collection
public procurement | +government tenders | =OJEU | Find a Tender | +best value | public contracts
grant assessment | grant monitoring => grant writing
budget hearings | +appropriations | public budgets | municipal budgets | capital improvement plans
resilience planning ; business continuity plans ; civil contingencies ; incident command => emergency planning
emergency call taking | 999 calls | 911 calls | call taking and dispatch | CAD dispatch | EMD => emergency dispatch
patrol duties | beat policing | neighbourhood policing | community policing | response policing => law enforcement
taking statements | statement taking | interviewing suspects | PEACE interviewing => interviewing witnesses
evidence handling | chain of custody | +evidence bags | property store | evidence logging
crime scene examination
crime scenes ; forensic evidence ; fingerprinting ; scene preservation => crime scene examination
traffic policing
speed enforcement ; collision investigation ; roadside breath tests ; traffic stops ; DUI enforcement => traffic policing
stop and search
search warrants ; custody procedures ; custody records => stop and search
case file preparation | case files for court | disclosure schedules | giving evidence in court | +testifying
domestic abuse cases | +victim support | +victim care | vulnerable victims | victim liaison
prison wings | cell searches | landing duties | prisoner escorts | unlock and lock-up | wing duties | inmate counts => correctional work
probation supervision | parole supervision | community sentences | pre-sentence reports | offender management | offender rehabilitation
youth offending | youth justice | restorative justice
responding to fires | +fire calls | interior attack | search and rescue in fires | hose and ladder drills | BA wearer | breathing apparatus => firefighting
fire safety inspections | fire safety visits | home fire safety checks | fire code inspections => fire prevention
road traffic collisions | RTCs | cutting people out => rescue operations
swift water rescue ; flood response ; rope rescue ; high-angle rescue => rescue operations
hydrant inspections
hydrants ; apparatus checks ; engine checks ; equipment checks at station => hydrant inspections
fire service training | station drills | recruit training
community fire safety | school visits by firefighters | public education on fire | +fire education
military logistics
quartermaster ; armoury ; supply sergeant => military logistics
platoon leadership | section commander | troop leadership | NCO => military leadership
deployments overseas | operational tours | overseas tours | peacekeeping
map reading | navigation with map and compass | +field craft | survival training
range safety | firearms training | firearms qualification | +small arms => weapons handling
drill and ceremony | +guard duty | sentry duty
intelligence reports | threat assessments | intelligence briefings | link analysis | i2 Analyst's Notebook => intelligence analysis
postal voting | census work | census enumeration | field interviewing | household surveys
transport planning for cities
traffic modelling ; traffic surveys ; road safety audits => transport planning for cities
local plans ; urban design ; master planning ; spatial planning => urban planning
parks management | recreation programming | community recreation | parks and recreation
library assistant duties | public library | mobile library
waste contracts | +street scene | refuse and recycling services
water treatment operation | water treatment plants | jar tests | chlorination | treatment plant operation => wastewater treatment
lab sampling of water | water sampling | water quality testing | bacteriological sampling
utility locating | service avoidance | cable avoidance
case notes | case recording | recording case notes | +case file notes
home visits
visiting families at home ; statutory visits ; welfare visits => home visits
child in need plans ; child protection conferences ; Section 47 ; Section 17 ; CIN plans => child protection
children in care ; LAC reviews ; care leavers ; pathway plans => looked-after children
adoption assessments ; kinship assessments ; Form F ; foster carer assessments ; SGO assessments => foster care
care proceedings ; family court ; court statements ; parenting assessments ; pre-proceedings => court reports
adult social care assessments | Care Act assessments | Care Act | carers' assessments | reviews of care packages => needs assessment
best interests decisions | mental capacity assessments | capacity assessments | DoLS assessments => safeguarding adults
direct payments | +personal budgets | care packages | package of care
approved mental health professional | =AMHP
multi-agency working | multi-agency meetings | partner agencies | joint working with agencies | +strategy meetings
signposting to services | linking to services | connecting people with services | +community resources | service navigation => information and referral
food parcels | food bank volunteering | food pantry | soup kitchen | food distribution | +food drives
debt advice | money advice | budgeting advice | income maximisation | debt management plans
welfare rights ; benefit appeals ; PIP forms ; tribunal representation ; appeals representation => benefits advice
housing advice | floating support | tenancy support | hostel work => homelessness services
outreach on the streets | street outreach | rough sleepers | detached youth work | outreach sessions => community outreach
domestic violence refuge | =IDVA | DASH risk assessment => domestic violence
parenting programmes | parenting classes | Triple P | Incredible Years | +early help | family group conferences => family support
mentoring young people | youth clubs | youth groups | youth sessions | NEET support => youth work
job coaching | job readiness | job search support | CV help for clients | employment support
language and integration support | asylum seekers | unaccompanied minors | integration support => refugee resettlement
community development | +community projects | residents' groups
volunteer rotas | volunteer training | training volunteers => volunteer management
donor stewardship ; individual giving ; annual fund ; gift processing ; donor database => fundraising
corporate partnerships ; corporate fundraising ; community fundraising ; trusts and foundations ; fundraising events ; legacy giving => fundraising
logframes ; impact reporting ; outcome reporting => program evaluation
humanitarian response ; emergency relief ; camp coordination ; cash programming => international development
trustee board | board governance | charity governance | trustee reports | +board reports
faith leadership
pastoral visits ; sermons ; chaplaincy ; worship leading => faith leadership
peer support | peer mentoring | +support groups | facilitating support groups
helpline work | crisis line | telephone helpline | +listening service | Samaritans
@tool
Mosaic social care ; Liquidlogic ; NEC Housing ; Orchard Housing ; Civica ; Accela ; Niche RMS ; Police National Computer | PNC checks
Raiser's Edge | Blackbaud ; Donorfy ; DonorPerfect ; Bloomerang => fundraising
Lamplight ; Apricot social
@certificate
Social Work England registration | Social Work England | HCPC social worker | registered social worker | SWE registration => social work
=LBSW | ASW license => LMSW
PIP Level 2 | professionalising investigations ; detective qualification
firefighter certification | NFPA 1001 | FF1 FF2 ; =IFSAC ; Pro Board
hazmat technician ; hazmat awareness ; hazmat operations certificate => hazmat response
wildland red card | S-130/S-190 | +red card
911 dispatcher certification ; EMD certified ; =APCO
corrections officer certification ; POST academy ; police constable degree apprenticeship
water operator license | wastewater operator license | Grade II operator | treatment operator certification => wastewater treatment
=RTPI | =MRTPI ; =AICP
CIEH registration | EHO registration ; =REHIS
youth work qualification | JNC youth work | Level 3 youth work
`;
