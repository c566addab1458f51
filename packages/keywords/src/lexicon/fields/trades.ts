/** Welding, electrical, plumbing, cleaning and building trades. ../README.md describes the format. */
export const TRADES = `
@skill
welding
MIG welding | GMAW | MIG | gas metal arc welding | MAG welding => welding ~
TIG welding | GTAW | TIG | gas tungsten arc welding => welding ~
stick welding | SMAW | arc welding | MMA welding => welding ~
flux-cored welding | FCAW | flux core => welding ~
pipe welding | 6G welding | 6G position => welding
plasma cutting | oxy-fuel cutting | torch cutting | oxy-acetylene
non-destructive testing | NDT | NDE
pipefitting | steamfitting | isometric drawings
electrical installation | electrical wiring | electrical work | wiring installation | -wired houses | wiring houses | house wiring
conduit bending | conduit installation | cable tray | +raceway
electrical troubleshooting | electrical fault finding | electrical maintenance | electrical repair
security systems installation | CCTV | access control systems | intruder alarms
plumbing | -mended leaks
water heaters | gas fitting | gas appliances | central heating
facilities maintenance | building maintenance | property maintenance | +general maintenance
facilities management | FM services | +building operations
janitorial | commercial cleaning | office cleaning | custodial | -cleaned offices | cleaning offices
pest control | pest management | exterminating | -set traps
groundskeeping | +grounds maintenance | lawn care | landscaping | -cut grass | -kept the grounds | gardening
hand and power tools | power tools | +hand tools
rigging | chain falls | chain hoists
brazing
@standard
National Electrical Code | NEC code | NFPA 70 | electrical code | BS 7671
AWS D1.1 | AWS D1.2 | structural welding code => welding
@certificate
Certified Welder | coded welder | welding certificate => welding
NDT Level II | ASNT | PCN Level 2 => non-destructive testing
journeyman electrician | licensed electrician => electrical installation ~
master electrician => electrical installation ~
NVQ Level 3 electrical | JIB card | ECS card | AM2 => electrical installation ~
journeyman plumber | plumbing license | licensed plumber => plumbing
Gas Safe | CORGI | ACS gas => water heaters
certified pesticide applicator => pest control
SIA licence | SIA door supervisor | Security Industry Authority => security guarding
guard card | security guard license | armed guard license => security guarding
IPAF | MEWP | aerial lift | scissor lift
@skill
security guarding | security patrol | patrolling premises | -walked the site | guarding
ultrasonic testing ; radiographic testing ; magnetic particle testing ; dye penetrant testing => non-destructive testing
@skill
solar installation | photovoltaic | solar PV
fire alarm systems | fire detection
weld inspection
tree care | arboriculture | tree pruning
waste management | refuse collection | +recycling
appliance repair
locksmithing
elevator maintenance | lift maintenance
@certificate
Certified Welding Inspector | CWI | CSWIP => weld inspection
NABCEP => solar installation
`;
