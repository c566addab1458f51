/** The words with which people in factories, workshops and maintenance tell what they do. */
export const FACTORIES = `
preventive maintenance | planned maintenance | PPM | planned preventive maintenance | scheduled maintenance | routine maintenance | equipment maintenance : grease/lube/lubricate/oil bearings/rounds/machines/chains/weekly/monthly/lines, belts/filters check/change/swap, service machines/pumps/gearboxes/motors/plant/kit/boilers/equipment, weekly/monthly/calendar checks/services/PMs, =PMs, =PM, planned shutdown, annual/summer shutdown
breakdown response | breakdowns | reactive maintenance | breakdown maintenance | corrective maintenance | equipment repair | emergency repairs | responding to breakdowns | repairs and breakdowns | call-outs | callouts : line/machine/press/ovens stops/down/dies/broke, back/going/running again/minutes/hour, fix/mend/repair/strip/rebuilt machines/pumps/gearboxes/lines/motors/presses/conveyors/equipment/kit, call out, breakdowns, on call, rebuild/rebuilt pumps/gearbox/valves/cylinders/hydraulic, stop/stoppages
fault finding | fault diagnosis | troubleshooting equipment | electrical fault finding | diagnostics | mechanical troubleshooting | electrical troubleshooting : find/found/trace/chase/track fault/sensor/contactor/leak/short/open/cause, what/which wrong/let/broke/failed/tripped, multimeter/meter/meters, read ladder/schematic/drawings/diagrams, fault codes, put it right, scope traces, tripping circuit/breaker
safe isolation | isolation | isolation procedures | lockout tagout | LOTO | lock out tag out | electrical isolation | isolation and lock off | isolating equipment : prove/test dead, lock off/out, padlock breaker/isolator, isolate supply/machine/breaker/before/circuit/pump, tagged out, dead before touch/work
permit to work | PTW | hot work permits | permit system | hot work : permit sign/raise/issued/hot/height/open/work, hot work
electrical testing | inspection and testing | electrical inspection and testing | periodic inspection | EICR | electrical certification : =EICRs, test circuits/boards/installations/earth/loop/insulation, insulation resistance, loop impedance, periodic/periodics, dead tests, certificates circuits/boards/consumer, megger, earth loop
BS 7671 | wiring regulations | 18th Edition | 18th Edition Wiring Regulations | IET wiring regulations | 18th edition regs : wiring regs/rules, 18th passed/edition/regs, =18th, =BS7671, =EICR, seventeenth/17th edition
portable appliance testing | PAT testing | PAT | appliance testing : plug/portable/appliance/kettle/leads test/stickered, PAT test
CMMS | maintenance management system | computerised maintenance management | CMMS software | maintenance software | maintenance management software : =Agility, =Maximo, =Infor EAM, =SAP PM, =Fiix, =eMaint, =UpKeep, =Limble, =MP2, =Maintenance Connection, =Concept Evolution, =PEMAC, =Shire, =MaintainX, =Planon, =Hippo, =Oracle EAM, =Facilio, =Mainsaver, =Avantis, =Joblogic, =Idhammar, work orders close/log/raise
spare parts control | spares management | parts inventory | critical spares | spare parts inventory | parts ordering : order/count/keep/stock bearings/fuses/spares/parts/cupboard/belts/filters/critical, spares/parts run/never/store/shelf/list/cabinet, storeroom/stores parts/spares
electric motors | motors | 3-phase motors | motor replacement | motor control : motor burnt/changed/replace/rewound/kW/three/wire/contactor/star/starter, star delta, motor starters, =DOL
inverters | variable speed drives | VSDs | variable frequency drives | VFDs | drives | inverter drives : drive parameters/set/fault, =VSD, =VSDs, =PowerFlex, inverter/inverters
PLC programming | PLC | programmable logic controllers | PLC fault finding | PLC troubleshooting | PLC experience | Siemens PLC | Allen Bradley | Allen-Bradley PLC | industrial automation | automation : ladder logic, =S7, =S7-1200, =S7-300, =S7-1500, =TIA Portal, =RSLogix, =Studio 5000, =CompactLogix, =ControlLogix, =SLC, =Step 7, =Omron, =HMI, =SCADA
SCADA | HMI | HMI programming | control systems | SCADA systems : =WinCC, =Ignition, =FactoryTalk, =Wonderware, =Citect, =HMI, =SCADA, =DCS, =DeltaV, =InTouch, screens operators tags
hydraulics | hydraulic systems | hydraulic repair : hydraulic, rams/cylinder seal/reseal, power pack
pneumatics | pneumatic systems : air valves/cylinders/leaks/lines, compressor/compressors, festo, solenoid valves
conveyors | conveyor systems | conveyor maintenance : conveyor, belt track/splice/rollers
FMCG | fast moving consumer goods | food manufacturing | food production | food industry | food factory | food processing | food manufacturing environment | consumer goods : biscuit/bakery/crisps/dairy/meat/poultry/drinks/ready/snack/chocolate factory/plant/meals/line, bottling, =BRC, =BRCGS, =Nestlé, =Unilever, =P&G
BRC | BRCGS | food safety in manufacturing | metal detection | CCP checks | CCPs : =BRC, =BRCGS, metal detector/detection, critical control, =CCP, =CCPs, bars/wands test
electrical apprenticeship | Level 3 electrical apprenticeship | electrical qualification | time served electrician | apprenticeship | apprentice trained | time-served | NVQ Level 3 electrical | completed apprenticeship : time served, =AM2, =JTL, =City & Guilds, NVQ 3/level, indentured, journeyman, served time/apprenticeship, apprentice/apprenticeship
continuous production | production operation | machine operation | machine operating | production line work | operating production machinery | assembly line | manufacturing experience | production : ran/operate/mind/set line/machine/press/filler/wrapper/oven/lathe/mill/extruder/moulder/saw, on the line, pieces/parts/units hour/shift/day/minute, machine operator/minder, shop floor, press brake
machine setting | machine setup | changeovers | machine set-up | tool changes | setup and changeover | line changeovers : change/swap over/tool/dies/size/product/moulds/die/jaws, set up machine/jobs/press/lathe/mills/tools, changeovers, first off, setter, =SMED
CNC machining | CNC | CNC operation | CNC programming | machining | CNC milling | CNC turning | milling | turning | manual machining : mill/lathe ran/set/program/turn, =Haas, =Mazak, =Fanuc, =Heidenhain, =Okuma, =DMG, =Mastercam, =Fusion 360, =G-code, turned parts, offsets tool/wear, 3/4/5 axis, =Hurco, =Mazatrol, =Siemens 840D
CAM | CAM software | CAM programming : =Mastercam, =Fusion 360, =HSMWorks, =Esprit, =GibbsCAM, =NX CAM, =Edgecam, =Featurecam, =PowerMill, =SolidCAM
precision measurement | metrology | measuring equipment | inspection equipment | measuring instruments | dimensional inspection | use of measuring equipment | precision measuring tools | inspection tools | gauging : micrometer/micrometers/mics, caliper/calipers/verniers/vernier, =CMM, gauge blocks/plug/height/bore/thread, tenths/microns/thou/tolerance held/hold, =FARO, height gauge, optical comparator
calibration | instrument calibration | equipment calibration : calibrate/cal gauges/instruments/meters/scales/balances/sensors/probes/stickers/due/pipettes, drift
blueprint reading | reading technical drawings | engineering drawings | technical drawings | drawing interpretation | print reading | reading engineering drawings | reading plans : read/work/from drawings/prints/blueprint/plans/schematics/isometrics, to drawing, =GD&T, =BOM
GD&T | geometric dimensioning and tolerancing | tolerancing | tolerance analysis : true position, stack-up/stack tolerance, datum/datums, =ASME Y14.5
welding | fabrication | metal fabrication | sheet metal | welding and fabrication | steel fabrication | sheet metal fabrication : weld frames/steel/pipe/stainless/brackets/gates/aluminium/plate/beads, tack/tacked, =MIG, =TIG, =GTAW, =GMAW, =SMAW, =MMA, grind flush/welds, cut bent/folded/rolled, =6G, =3G, brake/guillotine/plasma, coded welder
assembly | mechanical assembly | product assembly | electronic assembly | assembly work | hand assembly | electromechanical assembly : put/build/fit together/units/parts/components/gearboxes/kits/cabinets/panels/boards, torque wrench/spec/bolts, bench fitter, sub-assemblies, rivet/riveted/bolt/bolted
soldering | PCB assembly | electronics repair | SMT | surface mount | rework soldering | IPC soldering : solder/soldered, =IPC-A-610, =IPC, rework boards, reflow, pick-and-place, hot air
wiring | panel wiring | panel building | control panel wiring | control panels | electrical panel building | wiring looms | wire harness : wire panels/cabinets/looms/contactors/machines/control, crimp/crimped, din rail, harness/harnesses, loom, terminate cables
injection moulding | plastics moulding | moulding : mould/moulds/mold/molds, short shots/flash, =Engel, =Arburg, =KraussMaffei, =Battenfeld, barrel temperatures, hopper
packaging | packing line | packaging operations | packing machinery : wrapper/wrapping/flow-wrap/cartoner/case/labeller/palletiser machines/line/packer/jam, cartons/boxes pack/line, shrink wrap, bottling/canning line
production planning | production scheduling | manufacturing planning | production control | master scheduling | capacity planning | production planning and control | work order scheduling : plan/schedule/sequence line/jobs/production/machines/presses/work/orders/week, load machines/board/lines, finite capacity, works orders, what to run/make, planning board
production supervision | production management | production team leader | manufacturing management | shift production management | line leadership : run/lead/charge line/shift/cell/night/hall, operators under/team/people/led, line leader, cell leader
OEE | overall equipment effectiveness | TPM | total productive maintenance | downtime reduction | uptime | machine uptime | availability of lines | yield improvement | scrap reduction | waste reduction | efficiency : downtime/stoppages/jams/stops/scrap/waste/rejects/changeover cut/down/halved/fell/from/percent/reduced/half, uptime/availability/OEE percent/up/from/raised, =TPM, yield up/percent/from
SPC | statistical process control | process control | process monitoring | process capability : control chart, =Cpk, =Minitab, plot measurements/weights, weights/temperatures/pressures every/check/hourly
PPAP | APQP | FMEA | control plans | automotive quality | IATF 16949 : =PPAP, =PPAPs, =APQP, =FMEA, =PFMEA, =DFMEA, control plan, =IATF, =Ford, =Toyota, =GM
commissioning | installation and commissioning | equipment installation | plant commissioning | equipment commissioning | factory acceptance testing | FAT | SAT | start-up commissioning | site acceptance : install/set/move new/machines/line/equipment/plant/kit/turbine, start up plant/line, =IQ/OQ, commission/commissioned, snagging handover plant
water treatment | wastewater treatment | boiler operation | steam boilers | boiler house | utilities | utilities operation | chillers : dose chlorine/chemicals/boiler/cooling, boiler blow/fire/operate/test/ticket, jar tests, sludge, steam, cooling tower, backwash/backwashed
robotics | industrial robots | robot programming | Fanuc robots | ABB robots | robotic cells | cobots : robot teach/program/pick/cell/weld, =KUKA, =Fanuc, =ABB, =Yaskawa, =Universal Robots, teach pendant
working at height | MEWP | IPAF | scissor lifts | cherry picker | access equipment | elevated work platforms : =IPAF, =MEWP, =PASMA, harness, cherry picker, scissor lift, ladders/towers/roofs/scaffold work/climb, boom lift, tower climb, height comfortable, ropes
confined space | confined space training | confined space entry | confined space working : tanks/silo/vessel/manhole/sewer entry/enter/clean/inside, gas monitor/test entry, breathing apparatus, top man
machine guarding | PUWER | machine safety | LOLER | guarding : guard fit/interlock/e-stop/change, light curtains, =PUWER, =LOLER
HACCP in production | GMP | good manufacturing practice | cGMP | GMP environment : batch record, line clearance, gown/gowned/gowning, clean room
batch records | batch manufacturing records | BMRs : batch/lot record/sheets/paperwork/numbers, =BMR, line clearance
printing | print finishing | press operation | printing press | offset printing | digital printing | lithographic printing : press ran/ink/plates/colour/heidelberg, fold/folded/guillotine/trim/bind/stitch, =Heidelberg, =Komori, =HP Indigo, make-ready, plates inks
woodworking | joinery | cabinet making | bench joinery | cabinetmaking | furniture making | wood machining : make/made/built doors/windows/staircases/cabinets/kitchens/drawers/stairs/tables oak/timber/wood/bespoke/workshop, planer/thicknesser/spindle/bandsaw/router/panel saw, dovetail/mortice/mortise/tenon, spray/oil/polish finish
sewing | garment manufacturing | machining garments | sewing machine operation | alterations | tailoring | pattern cutting | dressmaking : sew/stitch/overlock/hem/seams garments/curtains/dresses/machine/trousers, overlocker, flatbed machine, take in/up dresses/trousers/waist, patterns cut/draft/grade, juki
powder coating | spray painting | surface preparation | finishing | industrial painting | shot blasting | coating application | abrasive blasting : spray panels/cars/booth/paint/primer/lacquer, blast/blasted, mask sand/prime, two-pack, bake oven
tool making | toolmaking | jigs and fixtures | fixture design | jig making | tooling : jig/fixture made/make/design/build, press tools, die/dies mould repair/make/polish
oil changes | basic servicing : oil filters changed
clutch replacement | gearbox removal : clutches, gearboxes
timing belts : cambelts, timing belt
suspension repair : shocks, bushes, wishbones, springs
service advising : customers booked/explained repairs/work/workshop
warranty claims : warranty claim/submit
parts counter | parts sales : parts sold/look/garage/trade/counter
valeting : valet, wash cars/vans, hoover cars
visual inspection | checking for defects | sorting defects : look/check/sort/inspect cracks/scratches/chips/flaws/defects/parts/rejects
first article inspection | first-off checks : first off/piece/article
receiving inspection | incoming inspection | goods-in inspection : incoming/delivered/goods parts/material/inspect/check
weighing and batching | weighing ingredients | recipe mixing | mixing batches : weigh/mix ingredients/batches/powders/recipe/kilos
oven operation in plants : ovens, kiln
error proofing | poka-yoke : poka, jig stops/wrong
bottleneck analysis : bottleneck, slowest station/step
just in time : JIT, line-side
heat treatment : harden/hardened/temper/anneal/annealed/quench, furnace
foundry work : mould sand/poured metal, foundry, ladle
electroplating : plating, zinc, chrome
composites | carbon fibre lay-up : carbon, prepreg, lay-up, resin infusion
bottling line | bottling : bottles filler/line/capper
hand packing : packed hand/boxes/tins/jars
predictive maintenance | condition monitoring : vibration, thermal camera/imaging, oil samples/analysis
appliance repair : washing machines, ovens/fridges/dishwashers repair/fix
brake repair : brakes, pads, discs
non-destructive testing | NDT : dye pen/penetrant, mag particle, ultrasonic
weld inspection : welds inspect/check/visual, CSWIP, CWI
drawings | technical drawing reading | plans reading : drawings, prints read/from, blueprints
hand tools | power tools | hand and power tools | use of hand tools | use of power tools : drill/drills/grinder/grinders/saw/saws/spanners/screwdriver/router/nailer/hammer, own tools, torque wrench
measuring tools | tape measure | measuring : calipers, micrometer, tape measure, laser level
cutting equipment | saws : saw, guillotine, chop saw, bandsaw
machinery | heavy machinery | plant and machinery : lathe, mill, press, excavator, digger, forklift, tractor, loader, telehandler, dumper
lifting | lifting gear | slings : slings, chain block/hoist, shackles, crane
pumps : pump, impeller/impellers, packed glands/pumps
valves : valve, actuator/actuators
bearings | gearboxes : bearing, gearbox
compressors | compressed air : compressor, compressed air
boilers | steam | steam systems : boiler, steam traps
refrigeration | chillers | cold rooms : chiller, fridges service/fix/gas/repair, walk-in coolers, compressors racks
electrics | electrical work | electrical maintenance | electrical repairs | electrical systems : wired, wiring, rewired, sockets, fuse boards, contactors, motors wire/change, panels wire, circuits
mechanical | mechanical maintenance | mechanical repairs | mechanical fitting : bearings, gearboxes, pumps, chains sprockets, belts, conveyors fix, shafts
lubrication | greasing : grease, greased, oiled, lube
filters : filter, filters change
coating | web coating | slot-die coating : slot head/heads/die, adhesive line/lines, coat weight
Cpk | process capability | process capability studies : capability above/over/study
root cause analysis : found why/cause, five whys, fishbone
scale-up | process scale-up : pilot line/plant/full, inch line formula/from, lab plant from
URS | FAT | SAT | factory acceptance testing | equipment acceptance : acceptance maker/supplier/site/here, spec bought/new/wrote
management of change | MOC | change control : change forms/form/request/requests
web handling | roll-to-roll | slitting : winder/winders, unwinder, rewinder, slitter/slitters
`;
