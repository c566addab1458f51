/** Skills that cleaners, gardeners, guards, hairdressers and tailors are asked for. ../README.md describes the format. */
export const CLEANING_AND_LOOKS = `
@skill
vacuuming | hoovering | vacuuming and mopping | sweeping and mopping | mopping | sweeping floors | +floor care => janitorial
dusting and polishing | +dusting | wiping down surfaces | damp dusting | polishing surfaces => janitorial
toilet cleaning | cleaning toilets | washroom cleaning | restroom cleaning | washrooms | restocking toilets => janitorial
emptying bins | bin collection | emptying waste | taking out the rubbish | trash removal => janitorial
domestic cleaning | house cleaning | residential cleaning | cleaning houses | private homes cleaning
end-of-tenancy cleaning | move-out cleaning | one-off cleans | builders' cleans | sparkle cleans | after-builders cleaning
window cleaning
water-fed pole ; squeegee ; high-level cleaning => window cleaning
carpet cleaning | hot water extraction | upholstery cleaning | stain removal | spot cleaning
floor stripping and waxing
strip and seal ; floor buffing ; buffing ; burnishing ; scrubber dryer ; floor polishing ; floor scrubber => floor stripping and waxing
hospital cleaning | healthcare cleaning | ward cleaning | clinical cleaning | terminal cleaning | discharge cleans | theatre cleaning
industrial cleaning | factory cleaning | hygiene operative | plant hygiene | clean in place | tank cleaning in place
school cleaning | +caretaking | site caretaker | site keeper
chemical handling in cleaning | diluting chemicals | cleaning chemicals | chemical dilution | cleaning products | bleach handling
COSHH data sheets | control of substances hazardous to health | safety data sheets | =MSDS => hazardous materials
colour-coded cleaning | colour coding | color-coded cloths
pressure washing | jet washing | power washing | graffiti removal
disinfection | +sanitising | +fogging | +decontamination | +touch points | touch-point cleaning
washing and drying laundry | commercial laundry | pressing garments | steam pressing | folding laundry | dry cleaning => housekeeping
consumables ordering | ordering cleaning supplies | janitorial supplies | stocking supplies | cleaning supplies
cleaning inspections | cleaning audits | site audits in cleaning | quality checks of cleaning
cleaning supervision | supervising cleaners | managing cleaners | leading a cleaning team
keyholding and alarm setting | alarm codes | setting alarms | locking up buildings | alarm response | mobile keyholding
vermin control | rodent control | bait stations | bed bug treatment | insect control => pest control
litter picking | street cleaning | street sweeping | road sweeper | fly-tipping
recycling sorting | waste sorting | waste segregation | materials recovery | baler operation | hazardous waste disposal => waste management
grass cutting | mowing | strimming | lawn mowing | ride-on mower | brush cutting => groundskeeping
hedge trimming | hedge cutting | pruning shrubs | pruning | +weeding | +bed maintenance => groundskeeping
planting schemes | planting out | bedding plants | turfing | laying turf
hard landscaping
decking ; fencing and decking ; garden construction ; patios ; retaining walls => hard landscaping
snow removal | snow clearing | gritting | +ice control | snow plowing | winter maintenance
irrigation systems maintenance | sprinkler systems | drip irrigation | sprinkler repair => irrigation
sports turf maintenance | greenkeeping | golf course maintenance | pitch marking | pitch maintenance
arborist climbing | climbing arborist | tree climbing | stump grinding | wood chipper | crown reduction => tree care
access control at doors | door supervision | door staff | +bouncer | checking bags | bag searches | searching guests => security guarding
patrols ; foot patrols ; mobile patrols ; perimeter checks ; site patrols ; guard tours ; rounds of the building => security guarding
CCTV monitoring | +watching cameras | camera monitoring | +control room operation | monitoring screens | camera surveillance
gatehouse duties | gate security | visitor sign-in | signing in visitors | visitor passes | badge checks | logging vehicles in
security screening ; baggage screening ; x-ray screening ; metal detectors => physical security
crowd control | crowd management | +stewarding | +event security | event stewarding
conflict management | defusing conflict | conflict resolution | calming conflicts | dealing with aggressive people
arrest powers | citizen's arrest | handcuffing | physical intervention | restraint techniques
incident logs | daily occurrence book | writing incident reports | DOB entries | occurrence reports
fire alarm tests | fire drills | fire evacuation | fire marshal duties | fire warden | weekly fire alarm test | evacuation procedures
emergency response on site | first responder | medical emergencies on site | +emergency procedures
radio communication | +two-way radio | radio etiquette | radio procedures | walkie-talkies
dog handling in security | K9 handling | security dog handling
cash in transit | armoured vehicle | cash collection | ATM replenishment
retail security | +store security | store guarding | plain-clothes security
lone working | lone worker | working alone at night
concierge security | front-of-house security | corporate security | building reception security
alarm monitoring | intruder alarm response | ARC operation | monitoring centre
key control | +key management | key registers | +key issue
cutting hair ; scissor cuts ; clipper cuts ; skin fades ; barbering => hair styling
balayage ; highlights and foils ; foils => hair styling
blow-drying ; blow outs ; updos ; bridal hair ; hair up ; setting hair => hair styling
perming
chemical straightening ; relaxers ; keratin treatments ; hair extensions ; braiding => perming
shampooing | washing hair | scalp massage | basin work
hot towel shaves | beard trims
manicures and pedicures
manicures ; pedicures ; gel nails ; acrylic nails ; nail art ; shellac ; nail technician => manicures and pedicures
hair removal | sugaring treatments => skin care treatments
brow shaping | brow lamination | threading brows ; laser hair removal | electrolysis
lash extensions
lash lifts ; eyelash extensions ; tinting brows ; lash tinting => lash extensions
HydraFacial => skin care treatments
chemical peels ; microdermabrasion | dermaplaning | microneedling => skin care treatments
make-up artistry | makeup application | bridal makeup | special effects makeup | makeup artist | MUA
body treatments
body wraps ; spray tans ; hot stone massage ; Swedish massage => body treatments
aesthetic injectables
Botox ; dermal fillers ; anti-wrinkle injections => aesthetic injectables
tattooing ; body piercing ; semi-permanent makeup | microblading
patch testing | +skin tests | client consultations in salon | consultation cards | +contraindications
salon reception | salon bookings | retailing products in salon | product retail in salon
salon management | salon hygiene | sterilising tools | barbicide
funeral arranging
funeral directing ; embalming ; funeral services ; mortuary care => funeral arranging
alterations ; hemming ; dressmaking ; sewing machine ; garment alterations ; overlocker ; seamstress
pattern cutting | toiles | grading patterns
shoe repair | cobbling ; key cutting ; watch repair | watchmaking ; engraving
@tool
Phorest ; Fresha ; Booksy ; Mindbody ; Treatwell ; Timely salon ; Vagaro => reservations
Kärcher machines ; Numatic ; Tennant scrubber
TrackTik ; Silvertrac ; guard tour system
Genetec ; Milestone XProtect ; Lenel ; C-CURE ; Avigilon
@certificate
BICSc | BICS certificate | British Institute of Cleaning Science | cleaning certificate
CCTV licence | SIA CCTV | public space surveillance licence | PSS licence => SIA licence
close protection licence | SIA close protection
fire warden certificate | fire marshal training => fire prevention
NVQ Level 2 hairdressing | Level 2 hairdressing ; NVQ Level 3 hairdressing | Level 3 hairdressing ; NVQ barbering ; Level 3 beauty therapy | NVQ beauty therapy | aesthetician license ; nail technician license | manicurist license
PA1 PA6 | pesticide spraying certificate | PA1 ; CS38 | tree climbing certificate
BASIS PROMPT | RSPH pest control | RSPH Level 2 pest => pest control
`;
