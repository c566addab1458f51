/** Supply chain, warehouse and driving. ../README.md describes the format. */
export const LOGISTICS = `
@skill
supply chain management | supply chain | SCM
logistics
demand planning | demand forecasting | supply planning | =S&OP | sales and operations planning
procurement | strategic sourcing | -bought materials | buying materials | purchasing of goods
supplier management | vendor management | supplier relationship management | supplier relations | -dealt with suppliers | dealing with suppliers | supplier relationships
inventory management | inventory control | +stock control | stock management | -kept stock levels | -ordered stock | +stock levels | stock ordering | ordering stock
warehouse operations | warehousing | warehouse management | distribution center | DC operations
order picking | picking and packing | order fulfillment | order selector | -picked orders | -pulled orders | order pulling
shipping and receiving | goods inward | loading dock | receiving deliveries | -booked in goods | -sent out orders | -goods in | -goods out | inbound and outbound
loading and unloading | truck loading | unloading trucks | palletizing
forklift operation | forklift | +reach truck | FLT | -drove forklifts | +counterbalance | fork truck | forklift truck driving
heavy lifting | manual handling | lift heavy loads
barcode scanning | RF scanner | handheld scanner | RF scanning
freight forwarding | freight | freight brokerage | +load board
transportation management | transport planning | carrier management | fleet coordination | carrier scorecards
route planning | route optimization | -planned the run | -planned my rounds | planning routes | drop sequencing
fleet management | fleet maintenance | vehicle fleet
dispatching
customs clearance | customs brokerage | import/export | customs documentation
third-party logistics | 3PL | 4PL
last-mile delivery | parcel delivery | +courier | package delivery
commercial driving | truck driving | HGV driving | lorry driving | tractor-trailer
pre-trip inspection | vehicle inspection | DVIR | +walk-around checks | post-trip inspection | -walked around the truck | -checked the truck before | vehicle walkaround | +first-use checks | -wrote up defects
defensive driving | safe driving
clean driving record | clean MVR | clean driving licence | -no points | -no tickets | +no accidents in | -clean licence
hours of service | tachograph | drivers' hours | HOS | ELD | -kept within hours | -log hours
truckload | FTL ; LTL | less-than-truckload => freight forwarding
freight claims | OS&D | cargo claims
on-time delivery | OTD | OTIF
dock scheduling | delivery appointments | dock appointments
freight audit | freight invoices | freight bills
@tool
warehouse management system | WMS ; transportation management system | TMS
@standard
DOT regulations | FMCSA | FMCSR | Department of Transportation regulations
@certificate
Commercial Driver's License | CDL ~ driving-licence
HGV Class 1 | LGV C+E | Class 1 licence | C+E licence | HGV licence ~ driving-licence
driver's license | valid driver's licence | Class 5 licence | HR licence | HC licence | MR licence | heavy rigid licence
hazmat endorsement | ADR licence | ADR certificate | tanker endorsement
Driver CPC | CPC card | driver qualification card | digital tacho card
PCV licence | passenger endorsement | Category D licence ~ driving-licence
forklift license | forklift certificate | RTITB | ITSSAR => forklift operation
APICS | CPIM | ASCM ~ supply-certificate
CSCP | Certified Supply Chain Professional => supply chain management, APICS ~ supply-certificate
CPSM | Certified Professional in Supply Management ; MCIPS | CIPS => procurement ~ supply-certificate
@skill
cold chain | temperature-controlled | +reefer
reverse logistics | +returns management
cross-docking
over-the-road | OTR | long-haul
flatbed | load securement
bus driving | coach driving | passenger transport
Incoterms | bill of lading
@certificate
TWIC
`;
