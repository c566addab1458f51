/** Skills that electricians, plumbers, heating engineers, welders and machinists are asked for, one job at a time. ../README.md describes the format. */
export const TRADES_IN_DETAIL = `
@skill
cable pulling | pulling cable | pulling wire | running cable | cable installation
rewiring | house rewires | full rewires | domestic rewires
sockets and switches | sockets and lighting circuits | receptacles and switches | outlets and switches
earthing and bonding | grounding and bonding | earth bonding | grounding systems
insulation resistance testing | megger testing | megging | insulation tests
loop impedance testing | RCD testing | earth loop tests
portable appliance testing | PAT testing
transformers and switchgear | switchgear | switchgear maintenance
low voltage systems | low-voltage wiring | ELV systems
high voltage work | high-voltage switching | HV switching | HV authorised person
generator maintenance | standby generators | backup generators | genset servicing
UPS systems | uninterruptible power supply | battery backup systems
motor starters | star-delta starters | soft starters | motor control centers | MCCs
variable speed drives | inverter drives => motor control
panel building | control panel wiring | panel wiring | building control panels
wire stripping and crimping | crimping | crimping lugs | wire harnessing
lighting installation | fitting lights | light fixtures | luminaires
street lighting | highway lighting
EV charger installation | EV charging points | =EVSE | +charge points => electrical installation
smart home installation | home automation | KNX
data cabling installation | Cat6 cabling | Cat5e | network cabling installs => structured cabling
fibre splicing | fusion splicing | fibre optic splicing | OTDR testing
overhead line work | +line work | powerline work | pole climbing => power transmission
underground cable jointing | cable jointing | cable splicing
meter installation | smart meter installation | meter reading | meter changes
nurse call systems ; public address systems ; door entry systems | intercoms
lightning protection
temporary power | temporary supplies | site temporary electrics
material takeoff
material take-offs ; quantity takeoff => material takeoff
electrical design | lighting design calculations | cable sizing | load calculations
arc flash safety | arc flash | NFPA 70E | electrical safety procedures
@certificate
approved electrician | gold card electrician | qualified electrician => electrical installation
electrical apprenticeship | apprentice electrician ; electrical helper
2391 testing | City & Guilds 2391 | 2391 => inspection and testing
Level 2 electrical installation | city and guilds 2365
Level 3 electrical installation => Level 2 electrical installation
low voltage technician license
@skill
pipe threading
threading pipe ; pipe cutting => pipe threading
copper pipework | soldering pipe | sweating copper | soldered joints
push-fit pipework | PEX piping | PEX
soil and waste pipework | drainage pipework | waste pipes | DWV
leak repair
fixing leaks ; leak tracing ; burst pipes => leak repair
bathroom fitting | bathroom installations | sanitary ware | fitting bathrooms
kitchen fitting | kitchen installation | fitting kitchens | worktop fitting
fixture installation | plumbing fixtures | toilets and sinks | taps and toilets
unvented cylinders | hot water cylinders | G3 unvented
underfloor heating | radiant heating | hydronic heating
radiator installation | radiators | power flushing | balancing radiators
pressure testing | hydrostatic testing | hydro testing
backflow prevention | backflow testing | RPZ testing
sewer repair | sewer lines | sewer camera inspection | CCTV drain survey
septic systems
septic tanks => septic systems
water treatment systems
water softeners ; water filtration => water treatment systems
gas pipework | gas line installation | gas lines | gas testing
combustion analysis | flue gas analysis | combustion testing
legionella control | legionella | water hygiene | water temperature monitoring
air handling units
AHUs ; air handlers ; fan coil units => air handling units
chiller maintenance | chilled water systems => refrigeration
cooling towers
rooftop units | RTUs | packaged units
split systems | split air conditioners | AC installation | air conditioning installation => HVAC
furnace repair | furnaces | furnace installation
heat load calculations | Manual J
air balancing | testing and balancing | air flow testing
thermostat installation | thermostats | smart thermostats
compressor replacement
walk-in coolers | walk-in freezers | commercial refrigeration | +ice machines => refrigeration
duct cleaning | ventilation cleaning | kitchen extract cleaning
superheat and subcooling | superheat | subcooling
insulation installation | pipe lagging | thermal insulation
welding symbols
weld preparation | beveling | joint preparation | +fit-up | weld fit-up
weld repair | +gouging | air arc gouging
orbital welding ; spot welding | resistance welding ; submerged arc welding ; aluminium welding => welding
robotic welding | welding robots => welding
grinding and finishing | angle grinder | deburring | fettling
metal fabrication | steel fabrication | fabrication shop | +fabricating
metal cutting
bandsaw ; chop saw ; guillotine ; shearing => metal cutting
press brake operation | folding metal | metal bending | brake press => sheet metal fabrication
laser cutting | laser cutter | waterjet cutting
powder coating
spray painting ; paint spraying ; shot blasting ; sandblasting => powder coating
erecting steel | ironworker => structural steel
rebar | rebar tying | steel fixing | reinforcing steel | fixing rebar => concrete work
sheet piling | pile driving
boilermaking
tank fabrication => boilermaking
millwright work | millwrighting | machinery installation | equipment installation
machine alignment | shaft alignment | laser alignment
bearings and seals | bearing replacement | mechanical seals
gearboxes | gearbox repair | gear reducers
conveyor maintenance | conveyor systems | conveyor belts | conveyors
pneumatic systems | compressed air systems => hydraulics
lubrication | greasing | oil changes on machines
vibration analysis | infrared thermography => predictive maintenance
breakdown maintenance | reactive maintenance | breakdown response | fixing breakdowns | machine breakdowns
planned preventative maintenance => preventive maintenance
spare parts management | +spares | parts ordering | ordering parts
shutdown maintenance | plant shutdowns | outage work
work order management | work orders | job sheets | +job cards
tool calibration | calibrating tools | torque wrenches | torqueing
lathe work
manual lathe ; turning on a lathe ; engine lathe ; centre lathe => lathe work
milling machines | manual milling | Bridgeport mill
surface grinding | cylindrical grinding | grinding machines
tool and die making | toolmaking | +die making | tooling design
jigs and fixtures | jig making | fixture design
G-code editing | +reading G-code => CNC programming
CNC setup | CNC setting | setting CNC machines | offsets and tool changes => CNC machining
EDM machining | wire EDM | spark erosion
gauge reading | reading a micrometer | height gauges | dial indicators => measuring instruments
`;
