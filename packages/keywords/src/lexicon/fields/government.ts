/** Government, defence, police and fire. ../README.md describes the format. */
export const GOVERNMENT = `
@skill
public policy | policy analysis | policy development | policy research
public administration | +local government | municipal government | civil service | county government | +city government
legislative affairs | government relations | government affairs | lobbying | legislative tracking | bill tracking
regulatory enforcement | code enforcement | licensing enforcement
government contracting | federal acquisition | government procurement
grants management | grant administration | grant compliance | grant accounting | grant reporting
intelligence analysis | all-source intelligence
military operations | +mission planning | tactical operations | combat operations
law enforcement | policing
criminal investigation | +investigations | +detective work | evidence collection
correctional work | +detention | prison work | inmate supervision
firefighting | fire suppression | -put out fires | -fought fires
fire prevention | fire inspection | fire safety | fire risk assessment | -taught fire safety
emergency management | emergency preparedness | emergency planning | disaster response
emergency dispatch | 911 dispatch | 999 call handling | +radio communications | computer-aided dispatch | -took 911 calls | -took 999 calls
physical security | access control | site security
report writing for incidents | incident reports | -wrote reports
border security | immigration enforcement
military leadership | squad leader | platoon leader
weapons handling | firearms | marksmanship
rescue operations | technical rescue
vehicle extrication => rescue operations
use of force | defensive tactics
staff reports | agenda reports | council reports
ordinances | municipal code
city council | board of supervisors | elected officials
CDBG | Community Development Block Grant => grants management
@standard
FAR | Federal Acquisition Regulation
NIMS incident | ICS | Incident Command System | National Incident Management System => emergency management
@certificate
Firefighter I ; Firefighter II => firefighting ~
BPSS | Baseline Personnel Security Standard ~ clearance
security clearance | +public trust
Secret clearance | DoD Secret => security clearance ~ clearance
Top Secret clearance | TS/SCI | Top Secret | TS clearance | DV clearance => Secret clearance ~ clearance
POST certified | police academy | +peace officer | POST certificate => law enforcement
FEMA ICS | ICS-100 | ICS-200 | IS-700 => emergency management
@skill
OSINT ; SIGINT ; HUMINT => intelligence analysis
@skill
executive protection | close protection
constituent services | casework for constituents
surveillance | undercover work
interviewing witnesses | interrogation
`;
