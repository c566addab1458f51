/** Energy, utilities, oil and gas, mining and environment. The format is told in ../README.md. */
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
oil and gas | O&G | petroleum industry | upstream oil
drilling engineering | drilling operations | well drilling | directional drilling
reservoir engineering | reservoir simulation | petroleum engineering
refining | refinery operations | petrochemical | downstream
pipelines | pigging
mining engineering | mine planning | open pit mining | underground mining
geology | geological mapping | core logging
environmental compliance | environmental regulations | environmental permitting | environmental monitoring
remediation | contaminated land
sustainability reporting | ESG | ESG reporting | sustainability
carbon accounting | carbon footprint | greenhouse gas inventory | GHG Protocol | Scope 3 emissions
permit to work | PTW | work permits on site
commissioning
process simulation | process design | chemical process engineering
@tool
ETAP => power systems
Aspen HYSYS | HYSYS ; Aspen Plus => process simulation ~ process-simulator
@standard
NERC
EPA regulations | Environmental Protection Agency
MSHA => workplace safety
@skill
@certificate
Certified Energy Manager | CEM energy | CEM => energy efficiency
GWO | GWO Basic Safety Training | Global Wind Organisation => wind energy
@skill
`;
