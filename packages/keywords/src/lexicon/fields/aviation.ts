/** Aviation, the sea and rail. ../README.md describes the format. */
export const AVIATION = `
@skill
aircraft maintenance | aviation maintenance | aircraft repair | +line maintenance
avionics
aircraft inspection | airworthiness | borescope inspection
turbine engine maintenance | jet engines | powerplant maintenance
flight operations | flight planning | +pilot in command
instrument flying | instrument procedures | instrument flight rules
air traffic control | ATC | airspace management
cabin crew | flight attendant | cabin service | +in-flight service
crew resource management | CRM aviation
ground handling | ramp operations | baggage handling | aircraft marshalling
airport operations | airside operations | airfield operations
passenger check-in | gate agent | airline passenger service
aviation security | passenger screening
aerospace engineering | aeronautical engineering | aircraft design | spacecraft systems
ship navigation | marine navigation | bridge watchkeeping | celestial navigation | ECDIS
deck operations | +mooring | deckhand | +seamanship
marine engineering | engine room | ship engine maintenance
port operations | terminal operations | stevedoring | longshore
maritime safety | lifeboat drills
train driving | locomotive operation | train operation | rail operations
drone operation | UAS | UAV | unmanned aircraft
cargo operations | cargo stowage | ship stability
flight instruction | +pilot training
helicopter operations | rotary wing
@standard
FAA regulations | FAA
EASA | Part-66 | UK CAA | CAA regulations
SOLAS ; MARPOL ; ISM Code ; ISPS Code
@certificate
A&P license | Airframe and Powerplant | A&P mechanic | A&P certificate => aircraft maintenance
EASA B1 licence | EASA B1 | B1 licence | Part-66 licence => aircraft maintenance
Airline Transport Pilot | ATP certificate | ATPL | ATP license ~ pilot-licence
Commercial Pilot License | CPL | commercial pilot certificate ~ pilot-licence
STCW => maritime safety
Merchant Mariner Credential | MMC | seaman's book | ENG1 | able seaman
Certified Flight Instructor | CFI | CFII => flight instruction
Part 107 | Remote Pilot Certificate | A2 CofC => drone operation
Private Pilot License | PPL ~ pilot-licence
@skill
search and rescue
flight dispatch
commercial diving | diving operations
aviation safety | safety management system
naval architecture | +ship design
@certificate
GMDSS
`;
