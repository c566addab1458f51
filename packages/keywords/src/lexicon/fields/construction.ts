/** Civil engineering, construction and architecture. ../README.md describes the format. */
export const CONSTRUCTION = `
@skill
construction management | site management | construction supervision | construction administration
structural engineering | structural design | structural analysis | structural calculations
civil engineering | civil design | civil works | civil infrastructure
wastewater treatment | water treatment | sewage treatment | water and wastewater
surveying | +total station | +setting out
construction estimating | cost estimating | quantity take-off | +takeoffs | opinion of probable cost
bills of quantities | BoQ
construction bidding | bid preparation | tendering | competitive bidding
BIM | building information modelling | BIM coordination
architectural design | building design | architectural drawings | schematic design
construction documents | construction drawings | working drawings | +plan sets
building permits | +permitting | planning permission | +planning applications
zoning regulations | +land use planning | urban planning | +town planning
RFIs | +request for information | submittals | shop drawing review => construction management
change orders | variation orders | variations in contract | construction claims
subcontractor management | subcontractor coordination | managing subcontractors | trade coordination
site inspection | field inspection | site observation | site visits
punch list | +snagging | project closeout | +close-out documents
concrete work | concrete placement | concrete finishing | reinforced concrete | -poured slabs
structural steel | steel erection | steel detailing
carpentry | joinery | first and second fix | -built stairs
masonry | bricklaying | blockwork | stonemasonry
drywall | plastering | dry lining
roofing | -tiled roofs | -re-roofed
demolition | excavation | earthmoving | groundworks
heavy equipment operation | excavator operation | bulldozer | backhoe | -drove diggers | operating plant | plant operation | machine operator on site
crane operation | tower crane | mobile crane | lifting operations
site safety | construction safety | toolbox talks | -kept the site safe | -no accidents on site
method statements | RAMS | job hazard analysis | JHA | job safety analysis
confined space entry | confined space
working at height | fall protection | +fall arrest
LEED | sustainable design | +green building | BREEAM | net-zero buildings
building codes | building regulations | IBC
MEP coordination | MEP | mechanical electrical plumbing | +building services
interior design | +space planning | interior fit-out
stormwater management | drainage | storm drains | detention basins
erosion control | SWPPP | sediment control | NPDES
utility plans | sanitary sewer | +water main
land development | +site plans | land use approvals
@tool
Revit => BIM ~
Civil 3D | AutoCAD Civil 3D | C3D => AutoCAD, civil engineering
Navisworks => BIM
ArchiCAD ; Vectorworks => BIM ~
SketchUp ; Rhino 3D => 3D modelling
STAAD.Pro ; ETABS ; SAP2000 ; Tekla => structural engineering ~
Procore ; PlanGrid ; Buildertrend ; Aconex => construction management ~
=Bluebeam => construction documents
Primavera P6 | Primavera => project planning ~ project-tool
ArcGIS | Esri | ArcMap => GIS ~
QGIS => GIS ~
@skill
GIS | geographic information systems | GIS mapping
@standard
NEC4 | NEC3 ; JCT ; FIDIC ; AIA contracts
CDM Regulations | CDM 2015 | Construction Design and Management
@certificate
OSHA 10 => workplace safety ~ osha-card
OSHA 30 => workplace safety ~ osha-card
CSCS card | CSCS | Construction Skills Certification Scheme => site safety
SMSTS | Site Management Safety Training Scheme => site safety
CPCS | NPORS | plant operator card => heavy equipment operation
NCCCO | CCO crane operator | crane operator license => crane operation
LEED AP | LEED Green Associate | LEED Accredited Professional => LEED
Registered Architect | RIBA | licensed architect | AIA member | ARB registered
MRICS | RICS | chartered surveyor | FRICS
@skill
painting and decorating | interior painting | -painted houses
flooring installation | tiling | carpet laying
scaffolding
environmental impact assessment | EIA
`;
