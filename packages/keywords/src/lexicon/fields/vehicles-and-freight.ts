/** Skills that mechanics, drivers, warehouses, buyers, seafarers and railways are asked for. ../README.md describes the format. */
export const VEHICLES_AND_FREIGHT = `
@skill
oil and filter changes
oil changes ; lube services ; basic servicing ; interim service => oil and filter changes
routine maintenance of vehicles | vehicle maintenance => automotive repair
clutch replacement
clutches ; gearbox removal => clutch replacement
timing belts | cam belts | timing belt replacement | timing chains
suspension repair
suspension and steering ; shock absorbers ; ball joints ; steering and suspension => suspension repair
exhaust repair | +exhausts | exhaust systems | DPF
transmission repair | automatic transmissions | transmission rebuilds
check-engine lights | OBD | +fault codes | scan tools => vehicle diagnostics
auto electrical repair | auto electrics | wiring faults on vehicles | vehicle electrics
air conditioning recharge | A/C recharge | vehicle air conditioning
tyre changing | puncture repair | wheel balancing | mounting and balancing
battery replacement | charging systems | alternators and starters | starting and charging
state inspection of vehicles | roadworthiness inspection | smog checks => MOT tester
diesel engine repair | heavy-duty diesel => engine repair
truck repair | HGV repair | +heavy vehicle maintenance | trailer repair | fleet repair
agricultural machinery repair | tractor repair | combine repair => farm machinery maintenance
plant repair | heavy equipment repair | excavator repair | construction machinery repair
small engine repair | mowers and chainsaws | lawnmower repair
motorcycle repair | bike mechanic | motorbike servicing
bicycle repair | bicycle mechanic | cycle servicing | bike builds
dent repair | paintless dent repair | bodywork => auto body repair
vehicle painting | spray booth | +refinishing => auto body repair
windscreen replacement | windshield replacement | auto glass
valeting | car detailing | vehicle cleaning | +car wash
roadside assistance | breakdown recovery | towing | tow truck | vehicle recovery
parts counter | parts sales | parts interpreting | parts advisor
service advising | service advisor | service writing | +repair orders | repair estimates
warranty claims | warranty repairs | warranty administration
fleet inspections | vehicle safety checks | annual DOT inspection
multi-drop delivery | multi drop | drops a day | delivery rounds | delivery driving | +van driving => last-mile delivery
proof of delivery | POD | electronic proof of delivery | signatures on delivery
refrigerated transport | fridge trailers | chilled deliveries | temperature logs in transit => cold chain
tail lift operation | tail lift | liftgate | pallet truck | pallet jack | hand pallet truck | pump truck
electric pallet jack | powered pallet truck | rider pallet jack | PPT
counterbalance truck | counterbalance forklift ; order picker truck | cherry picker truck | =LLOP ; side loader | Bendi => forklift operation
container unloading | devanning | unloading containers | container destuffing | +lumping
shrink-wrapping | stretch wrap | pallet wrapping
stock rotation
=FIFO ; first in first out ; rotating stock ; date rotation => stock rotation
perpetual inventory => stocktaking
putaway | +put-away | +slotting | bin locations
kitting | kit assembly | kit building
dispatch paperwork | delivery notes | despatch notes | packing slips | shipping labels
export documentation | export paperwork | commercial invoices | certificates of origin => customs clearance
tariff classification | HS codes | commodity codes | tariff codes => customs clearance
air freight | airfreight ; sea freight | ocean freight | container shipping | FCL | LCL ; road freight | haulage => freight forwarding
IATA dangerous goods | dangerous goods regulations | DGR | =IMDG => hazardous materials
yard management | yard shunting | shunting trailers | yard jockey | shunter | yard moves
tractor-trailer coupling | coupling and uncoupling | hooking up trailers | drop and hook
weight and balance of loads | axle weights | weighbridge | scaling loads
trip planning | journey planning | planning stops | fuel stops
logbook keeping | +paper logs | +driver logs | electronic logs => hours of service
accident-free driving | +no accidents | +million miles | safe driver award
fuel efficiency driving | eco driving | fuel economy driving
passenger assistance
helping passengers ; wheelchair securement ; wheelchair passengers ; ramps and straps => passenger assistance
fare collection | taking fares | ticket sales on board | +fares
school bus driving | school runs | school transport => bus driving
taxi driving
private hire driving ; ride share driving ; minicab => taxi driving
chauffeuring | +executive driving
minibus driving | minibus | D1 driving
route knowledge | local route knowledge | knowledge of the area
customer signatures and payments | cash on delivery | COD
removals
house moves ; furniture removals ; moving furniture ; furniture delivery => removals
waste collection driving | bin lorry | refuse truck | refuse loading | bin rounds => waste management
vehicle checks paperwork | daily vehicle checks | defect reporting | vehicle defect reports | nil defects => pre-trip inspection
transport compliance | operator licence compliance | O-licence | DVSA compliance
tachograph analysis | tacho analysis | driver infringement reports => hours of service
load planning | +load building | trailer loading plans | cube utilisation
carrier booking | booking hauliers | arranging carriers | freight booking | booking freight
rate negotiation with carriers | freight rates | carrier rates
track and trace | shipment tracking | consignment tracking | tracking shipments
supply planning with vendors | replenishment planning | reorder points | safety stock | +min/max levels
purchase order expediting | expediting orders | chasing suppliers | order expediting
supplier audits | vendor audits | +supplier quality
vendor-managed inventory | VMI ; consignment stock | consignment inventory => inventory management
category management | spend analysis | +spend management => procurement
RFQ | ITT | invitations to tender => construction bidding
contract management with suppliers | supplier contracts | framework agreements
stock write-offs | damaged goods | stock discrepancies | inventory discrepancies | stock variances
warehouse safety | racking inspections | rack safety
voice picking | pick by voice | voice-directed picking ; pick to light ; wave picking | batch picking | zone picking => order picking
pick rates | +units per hour | pick rate targets | +lines per hour
e-commerce fulfilment | online order fulfilment | web orders | parcel packing
mail sorting | sorting mail | mailroom | post room | parcel sorting | franking
postal delivery | mail delivery | letter carrying | postal rounds
ship crewing | seafaring | able seaman duties | AB duties
mooring and anchoring | line handling on deck
cargo lashing | lashing containers | longshore work | dockside cargo handling
marine engine room
engine room watch ; watchkeeping ; bridge watch => marine engine room
aircraft refuelling ; ramp handling ; pushback => ground handling
boarding passengers | gate duties | boarding gates
in-flight safety | cabin safety | safety demonstrations => cabin crew
track maintenance
permanent way ; P-way ; rail track ; track laying => track maintenance
rail signalling | signalling maintenance | signaller duties
train dispatch | +platform duties | conductor duties | ticket inspection
overhead cranes and hoists | hoist operation | remote crane
@certificate
Category C1 licence | C1 licence | 7.5 tonne licence | 7.5t
Category C licence | Class 2 licence | HGV Class 2 | rigid licence
counterbalance licence | B1 forklift ; reach truck licence ; PPT licence => forklift license
CDL Class A | Class A CDL ; CDL Class B | Class B CDL | CDL-B => Commercial Driver's License
Transport Manager CPC | CPC transport manager
air brake endorsement | air brakes
taxi licence | private hire licence | PCO licence
motorcycle licence | category A licence
moffett licence | moffett ; =HIAB | HIAB licence | lorry loader | =ALLMI
personal track safety | PTS card
Level 3 vehicle maintenance | NVQ Level 3 light vehicle | IMI Level 3
high voltage vehicle certificate | IMI electric vehicle | EV Level 3 => hybrid and electric vehicles
`;
