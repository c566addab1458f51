/** Energy, utilities, oil and gas, mining and environment. ../README.md describes the format. */
export const ENERGY = `
@skill
power systems | electrical power engineering
power generation | plant operations | generating station
power transmission | transmission lines | overhead lines | lineman work
power distribution | distribution networks | electrical distribution
substations
protection and control | protective relays | relay protection | relay testing
renewable energy | clean energy | green energy
wind energy | wind turbines | wind power | wind farm => renewable energy
solar energy | solar power | utility-scale solar | solar farm => renewable energy
energy storage | BESS
energy efficiency | energy conservation | energy audit | energy management
nuclear power | reactor operations | nuclear safety | nuclear engineering
radiation protection | health physics | radiation safety | ALARA
oil and gas | =O&G | petroleum industry
drilling engineering | drilling operations | well drilling | directional drilling
reservoir engineering | reservoir simulation | petroleum engineering
oil refining | refinery operations | petrochemical
pipelines
mining engineering | mine planning | open pit mining | underground mining
geology | geological mapping | core logging
environmental compliance | environmental regulations | environmental permitting | environmental monitoring
remediation | contaminated land
sustainability reporting | ESG | ESG reporting | +sustainability
carbon accounting | carbon footprint | GHG Protocol | Scope 3 emissions
permit to work | PTW
plant commissioning | pre-commissioning | start-up and commissioning
process simulation | +process design
@tool
ETAP => power systems
Aspen HYSYS | HYSYS ; Aspen Plus => process simulation ~
@standard
NERC
EPA regulations | Environmental Protection Agency
MSHA => workplace safety
@certificate
Certified Energy Manager | CEM => energy efficiency
GWO | GWO Basic Safety Training | Global Wind Organisation => wind energy
@skill
power transformers
hydropower | hydroelectric => renewable energy
subsea engineering | offshore platforms | offshore operations
well completions | well intervention | workover
air quality | emissions monitoring
turnaround planning | shutdown planning
life cycle assessment | LCA
corrosion control | cathodic protection
ecological surveys | habitat survey | wetland delineation
@standard
Clean Air Act ; Clean Water Act ; RCRA => environmental compliance
ISO 14001 => environmental compliance
ISO 50001 => energy efficiency
`;
