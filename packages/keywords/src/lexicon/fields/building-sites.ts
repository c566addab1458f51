/** Skills that builders, joiners, roofers, plant operators and site managers are asked for. ../README.md describes the format. */
export const BUILDING_SITES = `
@skill
brickwork | laying bricks | blocklaying => masonry
pointing and repointing | repointing | tuckpointing
stone masonry | dry stone walling | stone cutting => masonry
plaster skimming | float and set | wet plastering => drywall
taping and jointing | drywall finishing | mudding and taping | tape and mud => drywall
wall and floor tiling | tile setting | ceramic tiling | floor tiling => flooring installation
carpet fitting ; vinyl flooring ; laminate flooring ; hardwood flooring => flooring installation
grouting | tile grouting
screeding | floor screed | self-levelling compound
concrete pouring | pouring concrete | slab pouring => concrete work
power trowel | troweling | bull float => concrete work
concrete cutting | core drilling | saw cutting
kerb laying | kerbs and slabs | curb and gutter | slabbing
block paving | +paving | laying slabs | patio laying
asphalt paving | tarmac laying | blacktop | road surfacing | asphalt
road works | highway maintenance | roadworks | pothole repair
traffic control | traffic management on site | flagging traffic | flagger | +stop/go boards
ground works | site clearance | ground preparation | +footings => demolition
trench digging | +trenching | excavation safety | trench support | shoring
drain laying | drainage installation | laying drains | pipe laying
site setting out | laser level | +levels and lines => surveying
360 excavator | digger driving | mini digger => heavy equipment operation
bulldozer operation ; dumper driving | dump truck driving | site dumper | haul truck ; wheel loader operation | loading shovel ; grader operation ; roller driving | +compactor => heavy equipment operation
telehandler operation | telehandler | telescopic handler
tower crane operation ; mobile crane operation | overhead crane operation | gantry crane => crane operation
plant maintenance on site | plant checks | greasing plant
bench joinery | site joinery | architectural joinery => carpentry
first fix carpentry | first-fix joinery ; second fix carpentry | second-fix joinery | finish carpentry | trim carpentry => carpentry
wall framing | rough carpentry | stick framing => carpentry
staircase installation | stair building | fitting stairs | stairs and handrails
window fitting
window installation ; fitting windows ; glazing ; double glazing => window fitting
curtain walling
cladding ; facade installation ; rainscreen cladding => curtain walling
cabinetry | cabinet installation | built-in furniture => woodworking
furniture assembly | flat-pack assembly | furniture making | upholstery
french polishing | wood finishing | wood staining | varnishing
slate and tile roofing | slating | roof tiling | slate roofing => roofing
flat roofing | felt roofing | =EPDM | torch-on felt | membrane roofing => roofing
shingle roofing | asphalt shingles | metal roofing | standing seam => roofing
gutters and fascias
guttering ; fascias and soffits ; gutter installation => gutters and fascias
leadwork | lead flashing | +flashings
waterproofing | damp proofing | basement waterproofing
spray foam insulation | loft insulation | cavity wall insulation | batt insulation => insulation installation
exterior painting | brush and roller | cutting in | emulsioning => painting and decorating
wallpapering | paperhanging | +hanging paper | wall coverings => painting and decorating
surface preparation | sanding and filling | filling and sanding | prep and prime | priming surfaces
suspended ceilings | ceiling fixing | grid ceilings | drop ceilings | acoustic ceilings
office fit-out | shop fitting | fit-out works
fire stopping | passive fire protection | intumescent | fireproofing
asbestos removal | asbestos abatement | licensed asbestos work
scaffold inspection | scaffold tags | scaffold erection => scaffolding
ladder safety | working from ladders | step ladders => working at height
harness work | rope access | =IRATA => working at height
site induction | safety briefings | tailgate talks | toolbox meetings => site safety
risk assessments and method statements | risk assessments for site => method statements
site housekeeping | keeping the site tidy | site clean-up | clean as you go on site
site diary | daily logs on site | site records | daily reports on site
material handling on site | +moving materials | +labouring | general labouring | labourer duties
banksman duties | vehicle marshal | traffic marshalling | reversing assistant
snag lists | de-snagging | defects list => punch list
handover packs | O&M manuals | as-built drawings | as-builts | closeout documents
progress meetings with contractors | +site meetings | subcontractor meetings
subcontract procurement | tender packages | letting packages
valuation of works | interim valuations | +pay applications | applications for payment
contract administration in construction | JCT contracts
cost planning | elemental cost plans
health and safety files | construction phase plan | H&S plan
concrete testing | slump tests | cube testing | compressive strength tests
soil testing
compaction testing ; geotechnical investigation ; soil sampling ; boreholes => soil testing
road design
highway design ; highways engineering ; pavement design => road design
drainage design | surface water drainage | SuDS
bridge inspection | bridge engineering | bridge design
water supply engineering
water distribution systems => water supply engineering
land surveying ; topographic surveys ; boundary surveys ; GPS surveying => surveying
condition surveys | dilapidations | stock condition surveys => home inspection
party wall matters
development control => building permits
conservation of buildings | heritage buildings | listed buildings | historic restoration
energy assessments
EPC assessments ; blower door tests ; retrofit assessment => energy assessments
modular construction | offsite construction | prefabrication | prefab
swimming pool maintenance | pool maintenance | pool chemicals | pool plant
handyman work | +odd jobs | minor repairs | +small repairs | fixing things around the building => facilities maintenance
@certificate
City & Guilds bricklaying | NVQ Level 2 bricklaying ; NVQ Level 2 carpentry | City & Guilds carpentry and joinery ; NVQ Level 2 plumbing | Level 2 plumbing | NVQ plumbing
CISRS card | scaffolder card => scaffolding
NPORS card
slinger signaller card | rigger certificate | certified rigger
=NRSWA | +street works card | streetworks
first aid at work | emergency first aid at work | FAW | =EFAW => first aid
confined space certificate | confined space trained => confined space entry
contractor license | general contractor license | licensed contractor
red seal | red seal endorsement | interprovincial red seal
union apprenticeship | registered apprenticeship | apprenticeship completed
`;
