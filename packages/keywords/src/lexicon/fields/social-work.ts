/** Social work, charities and community services. ../README.md describes the format. */
export const SOCIAL_WORK = `
@skill
social work | social casework | social services
child protection | child welfare | CPS investigations | +looked-after children
safeguarding | -reported concerns | safeguarding concerns | raising concerns
foster care | adoption services | kinship care
crisis intervention | de-escalation | crisis counselling | crisis response | -talked people down | crisis support
needs assessment | psychosocial assessment | biopsychosocial assessment | intake assessment
caseload management | managing caseloads | +case load | -carried cases
support planning | +service plans
risk assessment | assessing risk
trauma-informed care | trauma-informed practice | adverse childhood experiences
suicide prevention | suicide risk assessment
homelessness services | housing support | supportive housing | rapid rehousing
domestic violence | domestic abuse | intimate partner violence | victim advocacy
family support | +family services | parenting support | family preservation
youth work | youth development | youth mentoring | at-risk youth
residential support | +group home | supported living | residential care
developmental disabilities | intellectual disabilities | learning disabilities | =I/DD
disability support | disability services | +direct support | supported employment
community outreach | outreach work | community engagement | community organizing | +town halls | +public meetings | public outreach
mandated reporting | +duty to report
person-centred care | person-centered planning | client-centered | strengths-based
cultural competence | cultural humility | diversity awareness
advocacy
volunteer management | volunteer coordination | volunteer recruitment
fundraising | donor relations | donor cultivation | +major gifts | -raised money | raising funds | raising money
nonprofit management | charity management | +third sector | NGO | +not-for-profit
program evaluation | monitoring and evaluation | =M&E | logic model | theory of change
@standard
ADA | Americans with Disabilities Act | reasonable accommodations
@certificate
LCSW | Licensed Clinical Social Worker | LICSW => social work ~
LMSW | LSW | Licensed Master Social Worker | licensed social worker => social work ~
DBS check | enhanced DBS | DBS | disclosure and barring | PVG scheme
CPI training | CPI | MANDT | Crisis Prevention Institute => crisis intervention
Mental Health First Aid | MHFA
@skill
benefits advice | welfare benefits | +public benefits
refugee resettlement | refugee services | asylum support
harm reduction ; relapse prevention => addiction counselling
international development | humanitarian aid
court reports | court testimony
information and referral | +signposting
@certificate
MSW | Master of Social Work
`;
