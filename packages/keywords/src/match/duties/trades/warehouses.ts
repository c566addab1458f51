/** The words with which people in warehouses, on the road, at docks and in planning tell what they do. */
export const WAREHOUSES = `
goods in | receiving | goods receiving | inbound | inbound operations | goods inwards | inbound logistics | booking in | receiving deliveries | shipping and receiving | stock receiving : tip/unload trailer/lorries/wagons/containers/trucks, check/count/book/sign/accept pallets/deliveries/loads/stock/cartons against/in/note/paperwork/ASN/PO, =ASN, =ASNs, =GRN, bay doors, deliveries in/signed/checked, cross-dock
put away | putaway | stock put away | racking : find/found/slot/put/locate pallets/stock/away/rack/slot/each, high bay, racking
picking and packing | order picking | order fulfilment | picking | packing | pick pack and ship | order preparation | order processing in warehouse : pick/pack/box/tape/wrap orders/items/parcels/boxes/lines/units/pallets, lines/units/orders/picks hour/night/shift/day, pick rate, voice pick, orders walked/boxed/out
despatch | dispatch | shipping | outbound | outbound operations | despatching goods | distribution | shipping goods | outbound logistics | order dispatch : out of door/gate, load vans/trailers/trucks/lorries, manifest/manifests, last trunk/collection/truck, send/sent/ship pallets/parcels/orders/out/containers/boxes, courier labels/book/collect, =DPD, =UPS, =FedEx, =Royal Mail, =DHL, consignment/consignments
cycle counting | stock counting | stock checks | perpetual inventory | PI checks : count/check bays/locations/bins/bay/stock/shelf/night/fifty, cycle counts
inventory accuracy | inventory management | stock reconciliation | stock integrity | stock levels : count/screen/system shelf/match/agree/disagree/difference/found/why, percent accuracy/accurate/right, shrink/discrepancies/variances/adjustments find/found/trace/cleared/investigate, stock right, min max, reorder point, slow moving/movers, safety stock, cycle counts, dead stock, overstock, parts store keep/run/count
loading and unloading | loading vehicles | unloading | loading | offloading | container unloading | unloading trailers | devanning : tip/load/unload/empty/strip trailers/lorries/vans/containers/trucks/wagons/boxes, tail lift, handball/handballed, loading bay/dock, curtain sider, shrink wrap, ratchet straps
WMS | warehouse management system | stock systems | warehouse software : =Manhattan, =Blue Yonder, =JDA, =RedPrairie, =SAP EWM, =SAP WM, =HighJump, =Körber, =Korber, =Infor WMS, =Mintsoft, =Peoplevox, =NetSuite, =Oracle WMS, =Fishbowl, =ShipHero, =Linnworks, =Snapfulfil, =Reflex, =Tecsys, =Deposco, =Cin7, =Extensiv, =3PL Central
RF scanners | handheld scanners | barcode scanning | RF scanning | scanners | barcode scanners | RF guns | scanning : handheld/hand-held guns/terminal/scanner, scan barcode/parcels/cartons/item, =RF, =HHT, =PDT, =Zebra, voice picking
forklift | forklift licence | forklift truck | fork lift | FLT | forklift driving | counterbalance | counterbalance licence | FLT licence : counterbalance, =RTITB, flexi, bendi, fork lift/truck, =ITSSAR, stacker, telehandler, lift truck
reach truck | reach truck licence | reach : reach truck, high reach
pallet truck | powered pallet truck | PPT | LLOP | pump truck | material handling equipment | MHE | MHE licence : =PPT, =LLOP, pump/pallet truck/jack, order picker, electric pallet
labour planning in warehouse | shift planning | labour management : heads lines/volume, agency book, board who, plan/set staff/people/heads against volume/lines/orders
driving licence | full driving licence | UK driving licence | clean driving licence | full UK driving licence | valid driver's licence : own car, clean licence, car/van driver, full licence, drive own, =HGV, =CDL, class 1/2, manual licence, licence points/clean, category B
HGV licence | HGV Class 1 | LGV | Class 1 licence | C+E | Class 2 licence | LGV licence | category C+E licence | HGV driving | truck driving : artic/artics, class one/1/2, =HGV, =LGV, =C+E, =C1, trailer pulled/drag, wagon, tramping, rigids/rigid
Class A CDL | commercial driver's license : tractor trailer, 18-wheeler, semi/semis, reefer, doubles triples, OTR
driver CPC | CPC | digital tachograph | tachograph | driver qualification card | tacho card | digi card | working time directive driving : =DCPC, digi/tacho card, 35 hours, tacho/tachos, drivers hours
multi-drop | multi-drop delivery | delivery driving | van driving | home delivery | parcel delivery | deliveries | courier work | last mile delivery | multidrop : drops day/shift/route/run, parcels day/doors/van, deliver/drop boxes/shopping/goods/parcels/bread/furniture/meals/milk, van route/round/run, stops day/shift, white van, sprinter/luton/7.5, milk round
vehicle checks | daily vehicle checks | pre-trip inspection | walkaround checks | defect reporting | vehicle defect checks | vehicle safety checks : walk round/around truck/bus/vehicle/cab/tyres/lights/before, oil water/tyres/lights, defect card/report/sheet/book/nil, pre-trip, =DVIR, first use
hours of service | drivers' hours | HOS | ELD | electronic logging | tachograph rules | logbooks : log books/electronic/clean, =ELD, =HOS, tacho/tachograph/tachos, =DOT, breaks hours
load securing | load securement | cargo securing | lashing : strap/strapped/straps/chain/chained/chains/tarp/tarped/lash/lashed, ratchet, binders, dunnage
route planning | transport planning | route optimisation | routing | vehicle routing | routing and scheduling | transport scheduling | load planning | scheduling deliveries | transport management | dispatching | fleet scheduling | driver scheduling : plan/build/set/route runs/routes/loads/drops/vans/trucks/rounds/lorries/drivers/deliveries/wagons, fill trucks/trailers/backloads, back loads, empty miles/running, =Paragon, =Microlise, =Maxoptra, =TomTom, =Mandata, drivers out/day/board, traffic office/desk, load board, which driver, dead miles
transport management system | TMS : =MercuryGate, =McLeod, =Oracle TM, =Paragon, =Descartes, =Mandata, =SAP TM, =BluJay, =Cargowise, =CargoWise, =Samsara
fleet management | vehicle fleet | fleet maintenance : vans/vehicles/trucks/cars/wagons/buses MOT/service/tax/lease/keep/road/fuel, =MOT, =MOTs, fuel cards, telematics, operator's licence, =FORS, off the road
carrier management | haulier management | freight management | carrier negotiation | 3PL management | subcontractor hauliers | third party logistics : haulier/carriers/couriers/3PL rates/price/pick/meet/chase/scorecard/switched/agree/book, spot rates/quotes, =3PL
freight forwarding | air freight | sea freight | shipping documents | export documentation | import and export | customs clearance | customs documentation | customs | import export documentation | international shipping | export : customs entry/clear/declarations/broker/form, bills of lading, =AWB, =BOL, =HS, commodity/tariff codes, containers book/sea/Felixstowe/demurrage, =FCL, =LCL, incoterms, commercial invoice packing, ports clear/container, certificate origin, =CHIEF, =CDS, demurrage, duty import
supply chain | supply chain management | logistics | logistics management | logistics coordination | supply chain planning | end to end supply chain : supplier to shelf/customer/factory, inbound outbound, warehouse transport, lead times, containers warehouse/stock, freight/carriers/hauliers/containers stock/warehouse/book
demand planning | demand forecasting | supply planning | S&OP | inventory planning | production scheduling demand | sales and operations planning | materials planning | MRP | material requirements planning | replenishment planning : forecast/predict sku/demand/sales/lines/promotions/units/statistical/season, =SIOP, safety stock, what sell/needed/to make next/weeks, stockouts/stock-outs/out-of-stocks, forecast accuracy/error, =MAPE, lead times, =APO, =IBP, =Kinaxis, expedite parts/orders
dangerous goods | ADR | hazmat | hazardous materials | HAZMAT endorsement | dangerous goods handling : =IMDG, =IATA, hazmat, tankers fuel/chemicals, placard/placards, =DG
cold chain | temperature controlled | chilled distribution | refrigerated transport | cold store | cold storage : reefer/reefers, chilled/frozen loads/store/trailers/goods/food, cold store, fridge/reefer trailer, temperature logger
proof of delivery | POD | delivery paperwork | delivery notes : sign/signature delivery/notes/PDA, =PODs, =ePOD, delivery notes
peak planning | peak season : black friday, christmas/peak volume/double/rush/trading, peak agency/hours
crane operation | overhead crane | lifting operations | slinging | slinger signaller | rigging | banksman | lifting equipment : lift slings/tonne/hook/crane/plan, hook/hooked, slinger, banksman, =LOLER, chains shackles, crane, =CPCS, radio/hand signals lift/crane, tag lines
bus driving | passenger transport | coach driving | PSV | PCV licence | passenger assistance | public transport driving : bus/buses drove/route, coach/coaches, =PCV, double decker, passengers wheelchair/ramp/fare/board, school run
taxi | private hire | chauffeur | passenger driving : taxi, private hire, chauffeur, airport runs
train operation | rail operations | railway safety | track safety : =PTS, signals train, track walk, =COSS, route knowledge
port operations | stevedoring | vessel operations | ship loading | marine operations : ship/vessels load/unload/berth/moor, mooring, straddle, hatch, gangway, berth/berths
airport operations | ramp handling | baggage handling | ground handling | aircraft turnaround : bags/baggage aircraft/belt/hold, pushback, ramp, chocks/marshal aircraft, turnround/turnaround, airside
removals | furniture moving | house moves : furniture/piano carry/wrap, house moves
recycling | waste collection | waste sorting : bins round/lorry/empty/crew, skip/skips, sort plastic/glass/recycling, recycling line/plant/round
warehouse operations | warehousing : warehouse, shed, DC, depot pick/pallets
on-time delivery : on time percent/deliveries/98/99, late deliveries down/cut
freight audit | freight invoices : haulier/carrier/freight invoices/bills check
dock scheduling : dock/bay slots/booking/appointments
truckload | LTL : loads, trailers full
accident-free driving | safe driving record | clean driving record : no/without/zero points/accidents/crashes/claims, million miles, accident-free
fare collection : fares, tickets passengers/checked
wheelchair passengers : ramp/wheelchair lift/passengers/secure
kitting : kits build/pick line
date rotation | FIFO : oldest first, rotate/rotated
backing trailers : reverse/back trailer/doubles/dock
tank wash : washed tanks/tankers
RFPs | RFQs | tendering process | sourcing events | tenders : tenders, tender ran/evaluate/issue, invited bids, bids compare/evaluate, three quotes
e-auctions | reverse auctions | online auctions : auctions, auction ran
savings | cost savings | cost optimisation : cut/saved/down/took/reduce/lowered cost/spend/price/bill, saved £/$/€/k/percent/year/thousand, cheaper, costs by/down percent
indirect spend | indirect procurement | indirect categories : facility/IT/marketing/travel/cleaning services/buyer/category/contracts/spend
direct procurement | direct materials : steel/raw/components/castings/parts/resin buy/source/suppliers
framework agreements | contracts negotiation frameworks : framework contracts/agreements
supplier performance management | supplier scorecards | supplier evaluation : scorecard, rate suppliers, supplier audits/reviews
procurement systems | e-procurement | procure-to-pay systems | P2P systems : Coupa, Ariba, Jaggaer, Ivalua, Oracle Procurement, Proactis
procurement qualification : CIPS, MCIPS
CIPS : MCIPS
reach truck | reach truck operation : high bay reach/truck/driving, reach driver/driving/licence
loading and unloading | trailer loading : tip/tipped/load/loaded/strip wagon/wagons/trailers/containers/lorries
replenishment | stock replenishment : top/topped up pick/faces/shelves/locations, fill/refill pick faces/locations
stock rotation | FIFO | date rotation : oldest first, use-by first/dates, rotate/rotated stock, best before
pre-use checks | vehicle checks | equipment checks : walk-round/walkround/walk-around truck/vehicle/shift, defect/defects sheet/book, pre-op sheet/check
cold storage | chilled and frozen | temperature-controlled : cold store/room, freezer, minus degrees/18/20/22/24/25, chill chamber
housekeeping | 5S | workplace organisation : sort shine/set, kept/keep chamber/aisles/floor/bay clean/tidy/clear
drivers' hours | driver hours | tachograph rules | tachograph compliance | working time directive : infringement/infringements, download/downloads tacho/cards/monday/weekly, driving breaks hours
transport planning | load planning | daily loads | traffic planning : drops nights/units, loads drivers/allocate/tomorrow, who goes where
tramping | nights out driving : nights out, away week
delivery slots | delivery booking : booking times/slots, slots book/customers/arrange
driver debriefs | driver debriefing : drivers/driver return/paperwork/hatch/debrief
subcontractors | subcontractor management | subcontracting : hauliers find/found/over/overflow, subbies
empty running | backloads : empty miles/running, backload/backloads, load/loaded back
defect cards | vehicle defects | defect reporting : walk-round sheets/sheet, prohibitions none/clean, defect book/cards/cleared
`;
