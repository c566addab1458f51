/** Farming, forestry and animals. ../README.md describes the format. */
export const AGRICULTURE = `
@skill
crop production | crop farming | arable farming | crop management | -grew wheat | -grew crops | growing crops
livestock management | animal husbandry | livestock | stockmanship | -looked after cattle | -kept sheep | +looking after animals | +looking after stock
dairy farming | milking | dairy herd
poultry production ; beef cattle | calving
horticulture | plant propagation | nursery growing | ornamental plants
greenhouse management | glasshouse growing | hydroponics | controlled environment agriculture
irrigation | -watered crops
soil science | soil fertility | soil health | nutrient management
agronomy | crop scouting | +field trials | crop advice
integrated pest management | IPM | crop protection | pesticide application
harvesting | fruit picking
tractor driving | tractor operation | agricultural machinery | farm machinery | -drove tractors
farm management | farm operations | ranch management
organic farming | regenerative agriculture | sustainable agriculture
precision agriculture | precision farming | variable rate application | yield mapping
forestry | silviculture | timber harvesting | forest management
chainsaw operation | chainsaw | tree felling
wildlife management | +conservation | habitat restoration | park ranger work
sheep farming | lambing ; pig farming | swine production
fencing | fence building
aquaculture | fish farming
animal nutrition | feed formulation
plant breeding | seed production
viticulture | winemaking | vineyard management
equine care | horse care
floristry | flower arranging
@certificate
NPTC | NPTC chainsaw | CS30 => chainsaw operation
Certified Crop Adviser | CCA agronomy | =BASIS | FACTS qualified => agronomy
private applicator license
@skill
grain handling | grain storage
herd health | livestock breeding | artificial insemination
food traceability | packhouse operations
farm machinery maintenance
`;
