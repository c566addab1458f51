/** The words with which people on building sites and in the building trades tell what they do. */
export const BUILDING = `
electrical installation | first fix | second fix | domestic wiring | commercial wiring | rewires | house wiring | residential wiring | first and second fix | electrical wiring | commercial electrical installation | cable installation : wire/rewire house/flats/kitchens/offices/shops/units/homes/extensions/school, pull/run/clip cable/wire/SWA/twin/tray, sockets lights/switches fit/change, consumer unit, fuse board, distribution boards, romex, rough-in/roughed
containment | conduit | trunking | cable tray | conduit bending | cable containment | EMT conduit : bend/bent conduit/tube/pipe/EMT, tray/trunking/basket/conduit run/install/fit/steel/put
EV charging | solar PV | EV charger installation | solar installation | PV installation : solar/panels/inverter roof/fit/install, EV/car charger/points, =MCS
fire alarms | fire alarm systems | fire alarm installation | intruder alarms | access control | CCTV | security systems | CCTV installation : smoke/heat detectors/heads/sounders, panels alarm/fire/addressable, cameras fit/install/DVR/aim, maglock/fobs/readers door, =DVR, =NVR
plumbing | plumbing installation | pipework | bathroom installation | pipe fitting | plumbing repairs | domestic plumbing | kitchen and bathroom fitting | pipefitting | copper pipe | drainage repairs : leak/burst/taps/toilet fix/repair/stop/change, bathroom/suite/shower fit/plumb/plumbed/wet/rip, solder/sweat copper/joint/pipe, unblock/rodded/jetted drains/sinks/toilets, radiator/cylinder hang/fit/swap/balanced, =PEX
heating systems | boiler installation | boiler servicing | gas boilers | gas installation | central heating | boiler repair | gas safe | Gas Safe registered | gas servicing | boiler maintenance | heating installation | heating engineer : boiler fit/service/swap/combi/strip/repair/fault/change, gas safe/cert, landlord certificates/gas/certs, =CCN1, =ACS, =CP12, combi, power flush, underfloor heating
HVAC | air conditioning | HVAC systems | HVAC maintenance | refrigeration | HVAC service | air conditioning installation | HVAC installation | heat pumps | refrigerant handling | F-Gas | EPA 608 | refrigerant recovery : split/chillers/condensers/compressors/rooftop/RTUs/furnaces/air fit/service/charge/swap/changed/condensing/units, recover/charge refrigerant/gas/R410A, superheat/subcool/subcooling, =F-Gas, =EPA 608, =EPA, evacuate vacuum/micron, cold rooms, walk-in/walk-ins coolers/freezers, =R-410A, leak refrigerant, ductwork/duct hang/run/balance
building management systems | BMS | BAS | building automation | building controls : =Trend, =Tridium, =Niagara, =Metasys, =BACnet, =Honeywell, =Siemens Desigo, setpoints/set points, thermostats/controllers
carpentry | joinery on site | site carpentry | first fix carpentry | second fix carpentry | carpentry and joinery | framing | trim carpentry | finish carpentry | rough carpentry | wood framing : hang doors, skirting/architrave/architraves, joists/rafters/trusses/studs cut/fix/pitch/hung/set/nail, cut roof, stairs/staircase fit, kitchen fit/hung, frame walls/houses/roof, scribe/scribed, decking deck build, crown molding
formwork | shuttering | concrete formwork | concrete work | concreting | concrete placement | concrete finishing : shutter/shutters/shuttering, pour/screed/float/tamp concrete/slab/footings/columns, strike formwork, rebar tie/fix, power float, vibrate/poker
bricklaying | blockwork | brickwork | masonry | stonework | brick laying | brick and block work | pointing : lay bricks/blocks, point/repoint walls, bricks day, pargeting/corbel/facework, gauge mortar
plastering | rendering | skimming | dry lining | drylining | drywall | taping and jointing | drywall finishing | plasterboard | drywall installation | partitioning : skim/plaster/render walls/ceilings/rooms/house, tape/mud/sand joints/board/drywall, board plasterboard/sheetrock hang/tack/ceilings, stud partitions/walls/metal, coving
painting and decorating | interior painting | wallpapering | exterior painting : paint/emulsion/gloss/undercoat walls/rooms/houses/woodwork/ceilings/flats, wallpaper/hang paper, fill sand, roller/brush/sprayed, cut in
roofing | roof repairs | slating | tiling roofs | roof installation | flat roofing | shingle roofing : slate/tiles/shingles/felt/battens roof/strip/laid/replace, lead flashing/valleys, re-roofed/reroof, roofs, ridge/ridges, torch-on, EPDM/felt/flat roof
tiling | wall tiling | floor tiling | floor laying | flooring | flooring installation | carpet fitting | tile installation : tile bathroom/floors/walls/kitchen, grout/grouted, lay laminate/floors/vinyl/carpet/LVT/parquet, screed level
groundworks | excavation | drainage | earthworks | civil engineering works | drainage installation : dig/excavate footings/trench/foundations/drains, lay drains/pipes/kerbs/slabs/drainage/edging, manholes/manhole, compact/wacker, sub-base, benching
plant operation | excavator operation | operating plant | 360 excavator | heavy equipment operation | mobile plant | heavy machinery : digger/diggers/excavator/360/dozer/dumper/roller/backhoe/loader/grader drove/operate/ran/ticket/hours, =CPCS, =NPORS, =JCB, =CAT, =Komatsu, telehandler
scaffolding | scaffold erection | scaffold inspection : scaffold put/erect/up/strike/struck/tag/inspect/check, =CISRS, tube fitting
demolition | soft strip | strip out | demolition works : strip/rip out, knock down/through, demolish
site management | construction management | site supervision | construction site management | construction supervision | running sites | superintendent | managing subcontractors | subcontractor coordination | trade coordination : ran/charge/manage/build/deliver site/build/houses/homes/fit-out/school/block/plots/flats, subbies/trades/subs book/chase/line/coordinate/control/order/induct/manage/push, gang/crew site/run, =SMSTS, =SSSTS, handover/handed houses/plots/homes/keys, programme site/ahead/weeks, look ahead
CSCS | CSCS card | site safety card | SMSTS | SSSTS | OSHA 10 | OSHA 30 | Safe Pass | white card : =CSCS, =SMSTS, =SSSTS, =OSHA 10, =OSHA 30, gold/black/blue card site/CSCS, =CPCS, =ECS, =JIB
quantity surveying | measurement | bills of quantities | cost planning | taking off | quantity take-off | valuations | interim valuations | final accounts | commercial management | cost reporting | quantity takeoff | material take-off | cost value reconciliation : measure/take/took works/drawings/off/remeasure/quantities/site, valuation/applications monthly/value/agree/month/payment, final account, variation price/agree/value/account, =BoQ, =BOQ, =NRM2, =CVR, =CostX, =Bluebeam, subcontract/subcontractor accounts/payments/orders
building contracts | JCT contracts | NEC contracts | JCT | NEC3 | NEC4 | FIDIC | contract administration : =JCT, =NEC, =NEC3, =NEC4, =FIDIC, =RIAI, early warning, compensation events, extension time
building surveying | condition surveys | defect diagnosis | property surveys | building inspections | home inspection | property inspection : survey/inspect houses/homes/buildings/roofs/damp/schools/properties, dilapidations, damp meter, schedule condition, cracks
setting out | surveying | land surveying | topographic surveys | total station | levelling | site surveying | site engineering : set out, total station, =Leica, =Trimble, level take/took/check, peg/pegs, =GPS rover, theodolite, as-built surveys, dumpy, control points
building regulations | building codes | planning applications | planning permission | building control | code compliance | planning law | permitting | permit drawings : building control/regs/inspector, planning application/permission/drawings/committee, part l/b/m, =IBC, permit set/city/submit/pull/drawings, =Part L, planners
CAD | AutoCAD | CAD drawings | 2D drawings | CAD drafting | computer aided design | drafting | CAD software | technical drawing | drawing production | 2D CAD : =AutoCAD, =MicroStation, =SolidWorks, =Revit, =Vectorworks, =DraftSight, =Inventor, draw/drew plans/details/layouts/sections/elevations, drawing sets, =Civil 3D, =BricsCAD, =SketchUp, =CATIA, =Creo, =NX, =Solid Edge, =Onshape, =Rhino, =ArchiCAD
3D modelling | BIM | Revit | building information modelling | BIM coordination | 3D CAD | solid modelling | clash detection | BIM modelling | BIM software : =Revit, =Navisworks, =SolidWorks, =Inventor, =Rhino, =SketchUp, =Solibri, =BIM 360, =ACC, =ArchiCAD, clash/clashes, federated, =IFC, model building/parts/house/3D, =CATIA, =Creo, =NX, =Fusion 360, =Tekla, =LOD, families/templates
architectural design | construction drawings | construction documents | building design | detailed design | technical design | working drawings : design/draw/drew/detail houses/schools/homes/extensions/offices/clinics/flats/library/housing, stage/stages, stairs/facade/wall sections/details, =RIBA, construction set, =CDs, section elevations, door/window schedules, tender drawings
rendering visuals | visualisation | architectural visualisation | renderings | 3D visualisation | 3D rendering : =Lumion, =Enscape, =V-Ray, =Twinmotion, =3ds Max, =Corona, render/renders/rendered, fly-through
structural engineering | structural analysis | structural calculations | finite element analysis | FEA | stress analysis | simulation : beams/columns/foundations/slabs/steel/frames/connections design/size/calc/calculated/check, =ETABS, =SAP2000, =STAAD, =Tekla, =Robot, =Ansys, =ANSYS, =Abaqus, =Nastran, =Tedds, calculations beams/loads/steel, =RAM, =Eurocode, load paths
snagging | defects | punch list | snag list | close-out | handover of buildings | project closeout | final inspections | snagging and handover : snag/snags/snagged/snagging, punch list, de-snag, defects list/period/clear, close out
handyman | general maintenance | property maintenance | building repairs | minor repairs | maintenance and repairs | general repairs | maintenance work | home repairs | caretaking : fix/mend/repair doors/locks/taps/lights/fences/furniture/shelves/windows/gutters/anything, odd jobs, put up shelves/flat-pack/pictures, patch paint/walls/holes, handyman, change locks/bulbs/washers, caretaker
glazing | window fitting | glass installation | double glazing : fit/hang/install windows/window/glass/doors/conservatories, double glazing, sealed units, curtain walling
insulation | energy efficiency | retrofit | energy audits | energy assessments | weatherisation | energy saving : loft/cavity insulation, draught, =EPC, =EPCs, blower door, cut energy/gas/electricity/bills, heat loss
utilities connections | street works | NRSWA | gas mains | water mains | highways | highway maintenance | road construction | traffic management | surfacing : cones/barriers/signs lights/road/set/put, potholes, tarmac/asphalt lay/rake, main lay/water/gas/repair, flagger, kerb/kerbs
lift maintenance | lift engineering | elevator maintenance | elevators : lift/elevator/escalators service/repair/trap/modernise/ropes
swimming pools | pool maintenance | landscaping construction | fencing | paving | hard landscaping | patios : fence put/erect/posts/built, patio/paving/slabs/block lay/build, retaining wall, turf/turfed/laid, decks/decking
fibre optic | fibre splicing | structured cabling | network cabling | telecoms installation | cabling | data cabling | fibre : splice fibre, =OTDR, cat 5/6/6a, patch panels/sockets/terminate, pull/ran cat6/cable/fibre/data, poles/ducts/cabinet rod/rope/climb, =Fluke
RFIs | requests for information : RFI, RFIs, queries architect/engineer
change orders | variations : variation/extras price/agree/instruct, change order
site inspection | site visits : walk/visit site weekly/check/inspect
site induction : induct men/subbies/contractors/visitors/everyone
site diary | site records | daily reports on site : diary site/daily/kept, daily log site
progress meetings with contractors | progress meetings : weekly meeting subbies/site/contractor, chair progress
handover packs | O&M manuals : O&M, handover file/folder/manuals
pointing and repointing : point, repointed, lime mortar
concrete pouring : pour, slabs, readymix, wagons concrete
erosion control : silt fence, straw wattles
waterproofing | tanking : membrane, tanked, damp proof
suspended ceilings : grid ceiling, ceiling tiles
fire stopping : intumescent, fire seal/collars
asbestos removal | asbestos awareness : asbestos
compaction testing | concrete testing : cubes/slump, nuclear gauge
drain clearing | drain unblocking : drains unblock/rod/jet/clear/snake
leak repair | leak tracing | burst pipes : leak/burst find/found/fix/stop/trace/pipe
radiator installation : radiators
distribution boards : boards, consumer units
emergency lighting : emergency lights
data cabling installation : cat6, data points, cat5e
lighting installation | LED lighting : lights/lighting/LEDs fit/install/swap/changed, downlights
insulation resistance testing | loop impedance testing | earthing and bonding : megger, earth/bonding test/check, loop
generator maintenance | UPS systems : generator/UPS service/test/run
door hanging : doors hung/plane
stud walls : studs, partition
roof framing : rafters, trusses
lift planning : lift plan
load charts : chart crane/lift/radius
pre-use checks | pre-start checks : before start/shift/use check truck/crane/machine, daily check sheet
pressure testing : hydro/pressure test/bar
backflow prevention : backflow
septic tanks : septic
ductwork : duct, ducting
mini splits | heat pump installation : heat pumps, ductless
scaffolds | ladders : scaffold, ladders, towers
BIM tools : Revit, Navisworks
estimating software | takeoff software : CostX, Bluebeam, PlanSwift, ProEst, Causeway, Sage Estimating, Buildsoft
construction management software : Procore, PlanGrid, Viewpoint, Fieldwire, Buildertrend, Aconex, Asite
scheduling software | planning software | project scheduling software : Primavera, MS Project, P6, Asta Powerproject, Microsoft Project
health and safety qualification : NEBOSH, IOSH
trade qualification | City and Guilds : NVQ, journeyman, time served, red seal, C&G, =City & Guilds, indentured
MIG welding | GMAW : wire feed/feeder, solid wire, short circuit weld
flux core welding | FCAW : dual shield, flux core/cored, inner shield, =71T
stick welding | SMAW : low hydrogen rod/rods, 7018/6010 rod/rods, stick rod/welder, arc rod
oxy-fuel cutting | torch cutting | flame cutting : burn/burned/cut torch plate, oxy acetylene, cutting torch
fit-up | fitting | structural fitting : fit/fitted/lay/laid prints/tack/square/out, tack weld/fit
surface preparation | paint preparation | prep for paint : clean/ground/blast/wire primer/paint/coat, sand prime
PV installation | solar installation | module installation | solar panel installation : panels roof/roofs/array/hung/set, modules/racking roof/rails/set, strings inverter, =Enphase, =SolarEdge
commissioning | system commissioning : start up/start-up system/plant/unit, witness test, handed over tested, punch list
single-line diagrams | one-line diagrams | plan sets | electrical drawings : single/one line diagram/drawings, plan set, read drawings/prints/plans/schematics
shop drawings | submittals : reviewed/checked drawings/submittals fabricator/contractor, submittal log
zoning | site plan approval | planning approval : planning permission/consent, council/city approval/permit, setbacks
retaining walls | shear walls | structural design : designed beams/slabs/walls/foundations, calcs beams/slabs/steel, =ETABS, =SAP2000, =STAAD
rebar checking | reinforcement inspection : rebar/steel checked/spacing/before/pour, pre-pour
`;
