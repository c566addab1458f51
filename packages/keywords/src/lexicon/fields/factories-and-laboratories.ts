/** Skills that factories, laboratories, mines, power plants and ships are asked for. ../README.md describes the format. */
export const FACTORIES_AND_LABORATORIES = `
@skill
line operation | working on the line | +running a line | +production line work => assembly line
hand assembly | bench assembly | sub-assembly | product assembly | fitting parts together => assembly line
machine minding | feeding machines | loading machines | machine loading | +running machines | operating machinery => machine operation
changeovers | +tool changes | +die changes | quick changeovers | =SMED | product changeovers => machine setup
filling and capping ; bottling ; bottling line ; canning ; labelling machines ; cartoners => packaging operations
hand packing | packing boxes | boxing up | packing products | packing finished goods => packaging operations
visual inspection ; visual checks ; checking for defects ; inspecting parts ; in-process checks ; sorting defects => quality control
first article inspection ; FAI ; first-off checks ; final inspection ; goods-in inspection ; receiving inspection ; incoming inspection => quality control
non-conformance reports | +quality holds | quarantine stock | scrap reporting => non-conformance
gauge R&R ; measurement system analysis ; capability studies ; Cpk => statistical process control
control plans ; work standards ; job instructions ; visual management ; tier meetings ; daily management boards => lean manufacturing
value stream mapping ; VSM ; waste elimination ; gemba walks ; gemba ; poka-yoke ; error proofing ; just in time ; JIT ; takt time => lean manufacturing
total productive maintenance | TPM | autonomous maintenance
bottleneck analysis | line balancing | time studies | time and motion | cycle time reduction | throughput improvement
batch records | batch manufacturing records | BMRs | batch documentation | +production records | production paperwork | lot traceability
weighing and batching
weighing ingredients ; recipe mixing ; mixing batches ; dispensing raw materials => weighing and batching
oven operation in plants
extruder operation ; blow moulding ; thermoforming ; vacuum forming ; compression molding ; rubber moulding => oven operation in plants
plastic injection | injection molding technician | mould changes | mold setting | moulding machines => injection moulding
die casting
sand casting ; foundry work ; moulding sand ; pouring molten metal ; investment casting ; foundry => die casting
hot forging | hot stamping | stamping presses | metal stamping | +power press | punch press
heat treatment
annealing ; quenching ; tempering steel ; furnace operation ; hardening => heat treatment
electroplating | anodising | galvanising | plating lines | surface finishing
composites
carbon fibre lay-up ; lay-up ; vacuum bagging ; fibreglass ; GRP laminating ; resin infusion => composites
wood machining | panel saw | spindle moulder | edge banding | CNC router | planer thicknesser => woodworking
sawmill operation | timber grading | kiln drying | lumber grading
upholstering | foam cutting | cushion filling
garment production
industrial sewing ; flatlock ; cutting fabric ; fabric spreading ; textile production ; knitting machines ; dyeing textiles => garment production
leather work | shoe manufacturing
print finishing
bookbinding ; folding and stitching ; litho printing ; offset printing ; printing press ; digital printing ; screen printing ; large-format printing ; flexo printing => print finishing
sign making | vinyl cutting | +vehicle wraps | signage installation
glass cutting | glass processing | toughened glass | glazing units
paper making | corrugator | +box making | paper mill
food processing lines ; slicing and packing food ; ready meals ; food production operative ; high care area ; high-care ; low-risk area => food manufacturing
BRC audits | =BRCGS | SQF | FSSC 22000 | SALSA food | =GFSI => food safety
metal detection checks | metal detector checks | checkweighers | CCP checks | critical control points monitoring => HACCP
hygiene and sanitation in plants | sanitation crew | pre-operational hygiene | allergen swabs
shift production targets | hourly targets | hitting production targets | output targets | downtime reporting | downtime analysis
team leading on shop floor | +line leading | +cell leader | shift leader in production | +charge hand | production team leader => production supervision
scheduling production | capacity scheduling | shop floor scheduling | finite scheduling => production planning
near misses ; accident reporting ; safety observations ; behavioural safety ; safety walks ; reporting hazards => workplace safety
machine guarding | guards and interlocks | +emergency stops | safe systems of work | isolating machinery | machine isolation
noise and dust monitoring
occupational hygiene ; exposure monitoring ; air monitoring ; =HAVS ; ergonomic assessments => noise and dust monitoring
safe lifting | lifting boxes | repetitive lifting => heavy lifting
clean room gowning | gowning procedures => cleanroom
tablet pressing
granulation ; coating tablets ; lyophilization ; vial filling => tablet pressing
bioreactors
upstream processing ; downstream processing ; fermentation scale-up ; chromatography columns ; tangential flow filtration ; TFF => bioreactors
technology transfer
tech transfer ; scale-up ; process scale-up => technology transfer
batch release
QP release ; qualified person ; line clearance ; reconciliation of labels => batch release
environmental monitoring in cleanrooms
EM sampling ; settle plates ; viable monitoring => environmental monitoring in cleanrooms
wet chemistry ; Karl Fischer ; pH measurement | pH meter | pH probes ; moisture analysis ; dissolution testing ; melting point ; density measurement => analytical chemistry
solution preparation ; buffer preparation ; making up solutions ; media preparation ; preparing reagents ; reagent preparation ; standards preparation ; serial dilutions => laboratory techniques
pipetting ; micropipettes ; multichannel pipettes ; liquid handling robots ; weighing samples ; glassware washing => laboratory techniques
plating out ; streaking plates ; colony counts ; bioburden ; endotoxin testing ; LAL test ; sterility testing ; culture plates => microbiology
DNA extraction ; RNA extraction ; nucleic acid extraction ; gel electrophoresis ; primer design ; Sanger sequencing => molecular biology
primary cell isolation ; cryopreservation ; cell passaging ; cell counting ; mycoplasma testing ; transfection ; stem cells => cell culture
immunohistochemistry ; IHC ; immunofluorescence ; staining slides ; frozen sections => histology
lateral flow ; antibody purification ; SDS-PAGE ; Bradford assay => immunoassays
blood grouping ; crossmatching ; blood bank ; haematology ; coagulation ; full blood counts ; CBC => clinical laboratory testing
lab equipment calibration | balance calibration | pipette calibration | equipment qualification in labs => instrument maintenance
sample reception | sample log-in | booking in samples | sample tracking | sample storage | freezer inventory => specimen processing
lab notebook | laboratory records | +writing up results | data recording in labs | lab reports
lab ordering | ordering consumables | stock of reagents | lab stock control
out of specification investigations | OOT | laboratory investigations
mouse handling | rodent work | dosing animals | tail vein injection | animal husbandry in research => animal handling
field sampling ; soil and water sampling ; groundwater sampling ; borehole logging ; rock cutting ; mineral exploration => geology
drill rig operation
drilling rig ; roughneck ; roustabout ; mud logging ; well site ; tripping pipe => drill rig operation
rock blasting | shotfiring | drill and blast | mine ventilation | haul roads | surface mining
crushing and screening
crusher operation ; screening plant ; quarry work | +quarries ; mineral processing ; flotation => crushing and screening
control room operation in plants | panel operation | field operator rounds | +process operations | operator rounds | console operation
boiler operation | steam plant | high-pressure boilers | boiler attendant | stationary engineering | +power engineer
wind turbine maintenance | turbine technician | blade repair | nacelle work => wind energy
solar panel installation | PV installation | mounting panels | string inverters | solar maintenance | panel cleaning | battery storage installation => solar installation
gas distribution ; gas mains ; mains laying ; service laying ; pipeline integrity => pipelines
meter operations ; smart grid ; grid connection ; load flow studies ; short-circuit studies ; relay settings => power systems
nuclear decommissioning | fuel handling => nuclear power
hydro plant operation | dam safety
waste to energy
anaerobic digestion ; biogas ; landfill operations ; landfill gas => waste to energy
Phase 1 site assessment ; Phase I ESA ; site remediation ; spill response ; asbestos surveys => remediation
discharge permits | stack testing | environmental audits => environmental compliance
greenhouse gas reporting ; Scope 3 ; net zero ; =SECR => carbon accounting
surface-mount assembly ; SMT ; pick and place ; reflow ; rework of boards ; box build ; cable assemblies => electronics assembly
electronics testing ; functional testing of boards ; in-circuit test ; ICT testing ; bring-up ; fault finding to component level ; burn-in => electronics troubleshooting
spectrum analyser => electronic test equipment
robot programming | teach pendant | robot cell | pick-and-place robots | vision systems | machine vision => robotics
HMI programming ; WinCC ; FactoryTalk ; Ignition SCADA ; Wonderware => SCADA
structured text ; function block ; CoDeSys => PLC programming
instrument calibration ; loop checks ; control valves ; 4-20 mA ; pressure transmitters ; flow meters => process instrumentation
P&IDs
piping design ; pipe stress ; process flow diagrams ; =LOPA ; process safety => P&IDs
tolerance analysis | tolerance stack-up | DFM | design for manufacture | =DFMA | +design reviews | design verification => mechanical design
sheet metal design ; plastic part design ; mould design ; product design => mechanical design
test rigs
fatigue testing ; tensile testing ; environmental testing ; vibration testing ; materials testing ; hardness testing => test rigs
aircraft sheet metal | composite repair | aircraft structures | airframe repair => aircraft maintenance
base maintenance ; C-checks => aircraft maintenance
ship repair
hull maintenance ; dry docking ; shipbuilding ; marine electrics ; outboard engines => ship repair
watchstanding ; COLREGs ; radar navigation ; passage planning => ship navigation
small boat handling
powerboat ; RYA ; tender driving ; yacht crew ; deckhand yacht => small boat handling
@certificate
NEBOSH General Certificate ; IOSH Managing Safely ; IOSH Working Safely => NEBOSH
Level 3 electrical maintenance ; multi-skilled maintenance ; mechatronics diploma ; apprentice-trained engineer | time-served
NVQ Level 2 manufacturing | PMO NVQ | performing manufacturing operations
CompEx | ATEX trained
BOSIET | OPITO BOSIET ; =FOET ; =OPITO ; MIST offshore ; =HUET
=IWCF | +well control certificate
J-STD-001 ; IPC-7711 ; IPC/WHMA-A-620 ; ESD training
API 510 ; API 570 ; API 653 => weld inspection
Certified Maintenance Technician | =CMRT ; =CMRP => equipment maintenance
boiler operator license | boilerman certificate | stationary engineer license
MLT certification ; MLS certification | medical laboratory scientist ; HCPC biomedical scientist
blaster license | shotfirer certificate
`;
