/** Words that electricians, fitters, roofers, mechanics and operators say of their work. ../README.md describes the format. */
export const TRADES_AT_WORK = `
@skill
first fix | 1st fix | first-fix electrics | rough-in | -pulled in the cables | -chased walls | chasing walls
second fix | 2nd fix | second-fix electrics | +trim-out
fault finding | fault-finding | electrical fault diagnosis | tracing faults | -found the fault | -tracked down faults | -got to the bottom of faults | finding faults
inspection and testing | testing and inspection | dead testing | live testing | schedules of test results | -tested and certified | test sheets | test certificates | minor works certificates | electrical certificates
distribution boards | consumer units | fuse boards | panel boards | breaker panels | DB changes | board changes | fuse board changes | -changed consumer units | consumer unit changes
safe isolation | +lock-off | lockout of circuits | proving dead | -proving it dead | isolation procedures | lock and tag
electrical containment | +trunking | cable basket | conduit and trunking
cable terminations | glanding | cable glands | terminating cables
emergency lighting | exit lighting
three-phase | three-phase power | 3-phase supplies
LED lighting | LED retrofits | lighting upgrades | -swapped fluorescent | LED upgrades | LED conversion
drain clearing | drain cleaning | hydro jetting | rodding drains
boiler servicing | boiler repair | boiler installation | boiler maintenance
ductwork | duct installation | duct fabrication
system evacuation | recovery and recharge | refrigerant recovery | leak detection
heat pump installation | air-source heat pumps | ground-source heat pumps
mini splits | ductless systems | VRF | VRV
roof framing | cut roofs | rafters | trusses
door hanging | hanging doors | +fire doors | ironmongery fitting
skirting | architrave | mouldings | baseboards
stud walls | partition walls | metal stud framing | timber stud
formwork | shuttering | concrete forms
timber frame | timber framing | oak framing
brake repair | brake jobs | brake replacement
wheel alignment | tyre fitting | tire rotation
lift planning | +lift plan | +critical lifts | lifting plans
load charts | load chart | capacity charts
crane signalling | signal person | banksman | slinger signaller
pre-use checks | daily inspection | pre-op inspection | pre-shift checks
@standard
18th Edition | BS 7671 18th | IET Wiring Regulations => National Electrical Code
EICR | electrical installation condition report | condition reports => inspection and testing
@certificate
F-Gas | F-Gas Category 1 => refrigerant handling
PASMA | mobile tower card => working at height
SSSTS | Site Supervisor Safety Training => site safety
asbestos awareness | UKATA asbestos
Safe Pass | White Card | construction induction card => site safety
@skill
refrigerant handling | gas charging
`;
