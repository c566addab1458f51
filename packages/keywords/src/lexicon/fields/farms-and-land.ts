/** Skills that farms, forests, stables, abattoirs and breweries are asked for. ../README.md describes the format. */
export const FARMS_AND_LAND = `
@skill
drilling crops | seed drilling | planting crops => crop production
ploughing ; power harrowing ; tillage ; no-till => crop production
combine driving | combine harvester | combine operation => harvesting
grain drying | grain dryer | grain cart | grain store => grain handling
sprayer operation | self-propelled sprayer | chemical application on crops | fungicide application => spraying
fertiliser spreading | fertilizer application | muck spreading | +slurry | manure management | slurry spreading
soil sampling on farms | GPS soil mapping => soil science
picking fruit | apple picking | berry picking | grape picking | vegetable harvesting | hand harvesting => harvesting
pruning vines | vine pruning | pruning trees | orchard work | orchard management | canopy management
polytunnels | glasshouse work | greenhouse work | potting up | pricking out | transplanting seedlings => greenhouse management
grading and packing produce | packhouse | produce packing | fruit packing | packing vegetables
milking cows | parlour milking | milking parlour | robotic milking | relief milking | milking shifts => dairy farming
calving cows | calving assistance | calf rearing | calf feeding | bottle-feeding calves
lambing ewes | lambing season | lambing shed => sheep farming
sheep shearing | crutching | dagging | foot trimming | hoof trimming
drenching | vaccinating livestock | worming livestock | animal health treatments | medicine records
ear tagging | tagging livestock | livestock movements | movement records | passports for cattle
moving stock | stock handling | yard work with cattle | drafting stock | working stock dogs
feeding out | feed wagon | mixing rations | diet feeder | TMR | ration formulation => animal feeding
bedding down | mucking out | mucking out stables | cleaning pens | stable management | stable duties
farrowing | farrowing house | weaner management | stockman pigs | piglet care => pig farming
poultry shed checks | hatchery work | bird welfare checks => poultry production
horse riding | exercising horses | grooming horses | tacking up | yard work with horses | schooling horses => equine care
farriery | shoeing horses
beekeeping | apiary management | hive inspections
fish health checks ; net pens ; cage cleaning ; grading fish ; salmon farming => aquaculture
commercial fishing
trawling ; deckhand fishing ; long-lining ; net mending => commercial fishing
tractor and trailer work | tractor work | quad bike | loader work on farms | front loader | telehandler on farms => tractor driving
GPS guidance | auto-steer | John Deere Operations Center => precision agriculture
machinery checks on farm | greasing machinery | machinery servicing on farm | workshop repairs on farm => farm machinery maintenance
stock fencing | post knocking | straining wire | electric fencing | repairing fences => fencing
hedge laying | coppicing => stone masonry
ditching and drainage | field drainage | land drainage | drain tile
irrigation set-up | moving pipes | pivot irrigation | center pivots | flood irrigation => irrigation
farm records | +spray records | crop records | farm assurance | Red Tractor | GlobalGAP | organic certification records
farm budgets | gross margins on farms | subsidy claims | BPS claims | farm business management => farm management
farm shop | farmers' markets | direct sales of produce | farm diversification
grazing management | rotational grazing | paddock rotation | pasture management | grassland management
silage clamp | carting silage | carting bales | bale wrapping | mowing grass for silage | round baling => hay making
artificial insemination technician | heat detection | synchronisation of herd => herd health
veterinary checks on farm | assisting the vet | post-mortem of stock
tree planting | planting trees | reforestation | nursery stock planting | woodland management
harvester operation ; forwarder operation ; skidder ; timber extraction ; logging ; log truck loading => forestry
felling trees | cross-cutting | snedding | felling licences | limbing and bucking => chainsaw operation
firebreaks | prescribed burns | controlled burning | fuel reduction burns
invasive species control
invasive weeds ; scrub clearance ; Himalayan balsam => invasive species control
trail maintenance | footpath maintenance | +path building | +rights of way
ranger patrols | visitor engagement outdoors | guided walks | countryside ranger => wildlife management
wildlife surveys ; bird surveys ; bat surveys ; newt surveys ; camera trapping ; species monitoring => ecological surveys
gamekeeping
deer stalking ; deer management ; pheasant rearing => gamekeeping
zookeeping
zoo keeping ; enclosure maintenance ; animal enrichment ; animal diets => zookeeping
animal rescue
animal shelter work ; rehoming ; kennels and catteries ; adoption counseling => animal rescue
slaughtering
slaughterhouse ; abattoir ; evisceration ; meat inspection => slaughtering
meat processing
boning hall ; deboning line ; sausage making ; curing meat ; meat packing => meat processing
dairy processing
pasteurisation ; cheese making ; cheesemaking ; yoghurt production => dairy processing
brewing
brewhouse ; kegging ; cellaring beer => brewing
distillation ; still operation ; whisky production
wine making | cellar hand | crush work | barrel work | racking wine => viticulture
feed mill | pelleting
bakery production | industrial baking | dough mixing | oven operation | depanning
@certificate
PA1/PA2 | PA2 sprayer | NRoSO => spraying
chainsaw maintenance and cross-cutting ; CS31 | felling certificate ; CS39 => chainsaw operation
ATV licence | quad bike certificate ; LANTRA | LANTRA certificate
farm vehicle licence | tractor licence | category F licence
pesticide applicator license | commercial applicator license ; QAL ; QAC
shotgun certificate | firearms certificate
BHS Stage 1 ; BHS Stage 2 ; BHS Stage 3 => equine care
Level 3 agriculture | diploma in agriculture ; certificate in horticulture ; RHS Level 2 ; RHS Level 3
animal transport certificate | welfare in transport | =WATOK
`;
