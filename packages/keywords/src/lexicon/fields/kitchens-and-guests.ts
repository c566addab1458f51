/** Skills that kitchens, bars, hotels and travel agencies are asked for. ../README.md describes the format. */
export const KITCHENS_AND_GUESTS = `
@skill
mise en place | prepping the station | +station prep | setting up the section | section set-up => food preparation
vegetable prep | veg prep | peeling and chopping | chopping vegetables | salad prep => food preparation
sauces and stocks
stocks and sauces ; sauce making ; mother sauces => sauces and stocks
running a section | chef de partie | section management | manning a section
larder section
cold section ; garde manger ; cold larder => larder section
pastry section | dessert preparation | plated desserts | patisserie => baking
fry station | deep fryer | fryers
pizza making | pizza oven | stretching dough | pizzaiolo | dough making
bread baking | sourdough | viennoiserie | proofing dough | artisan bread => baking
cake making | wedding cakes | sugar work | fondant | icing cakes => baking
chocolate work | tempering chocolate | confectionery
sushi | sushi making | sashimi
fish preparation
filleting fish ; fish filleting ; fishmongery ; shellfish => fish preparation
meat preparation | breaking down carcasses | trimming meat | deboning | portioning meat => butchery
sous vide
vacuum packing food ; water bath cooking => sous vide
barbecue and smoking | smoked meats | BBQ
vegan cooking | vegetarian cooking | plant-based cooking ; gluten-free cooking | free-from cooking ; halal cooking ; kosher cooking ; Asian cuisine ; Italian cuisine ; French cuisine ; Mexican cuisine ; Indian cuisine ; Mediterranean cuisine => cooking
breakfast service | breakfast cooking | short order cooking => cooking
batch cooking | bulk cooking | contract catering | mass catering | volume cooking | canteen cooking
school catering | school meals | hospital catering | patient meals | care home catering
covers a night | high-volume service | +busy service | +covers per service | high-volume kitchen
ticket times | +check times | +calling checks | reading dockets | +kitchen tickets
portioning | portion sizes | portion weights => food costing
food waste reduction | reducing waste in the kitchen | +waste logs | +wastage => food costing
gross profit margins in kitchens | kitchen GP | food GP | hitting GP | food cost percentage => food costing
kitchen ordering | ordering produce | food ordering | placing orders with suppliers | ordering stock for the kitchen
fridge temperatures | temperature checks | temperature logs | probing food | temperature records | food probes => food safety
cleaning schedules | cleaning rota | deep clean of kitchen | deep cleans | kitchen deep cleaning | close-down cleaning
food labelling | day dots | +use-by dates | labelling and dating | +date labels => food safety
cross-contamination | colour-coded boards | cross contamination prevention => food safety
allergen matrix | allergen sheets | allergen charts | allergens | Natasha's Law => allergen management
five-star hygiene rating | food hygiene rating | 5-star hygiene | scores on the doors => food safety
daily specials | +specials board | writing specials | seasonal menus | tasting menus => menu development
recipe cards | recipe writing | spec sheets for dishes | recipe standardization
kitchen brigade | leading the brigade | brigade leadership | sous chef duties | training commis
kitchen rotas | writing rotas | roster planning => staff scheduling
taking orders | +order taking | taking customers' orders | order pads | handheld ordering => table service
carrying plates | three-plate carry | +running food | +food running | clearing tables | bussing tables => table service
table setting | setting tables | laying tables | re-laying tables | polishing cutlery | table layout => table service
silver service | gueridon service | synchronised service | a la carte service => table service
hosting and seating | +hostess duties | seating guests | meeting and greeting | waitlist management => greeting guests
bill settlement | settling bills | splitting bills | presenting the bill | taking payment | card payments | processing payments => cash handling
upselling drinks | upselling specials | recommending wines => upselling
pulling pints
cellar management ; beer lines ; line cleaning ; changing barrels ; cask ale ; cellar work => pulling pints
cocktail making | free pouring | flair bartending | +bar prep | mixing drinks | drinks menu => bartending
bar stock | bar stocktake | bar stock control | pour cost | liquor cost
ID checks | Challenge 25 | age verification | carding guests | responsible service of alcohol
latte art | milk steaming | espresso machine | dialling in | grinder calibration | milk texturing => barista
coffee roasting | +cupping | roasting beans
wine pairing | wine list | +decanting | wine tasting => wine service
banquet set-up | function set-up | room set-ups | conference set-up | setting up functions
buffet service | carvery | canapes | finger buffets => event catering
event coordination with clients | wedding coordination | banqueting sales | function sheets | BEOs | banquet event orders
room service | in-room dining | minibar
room turnover ; turning rooms ; room turnarounds ; making up rooms ; stripping beds ; servicing rooms ; rooms a day => housekeeping
linen management | linen room | par stock of linen | laundry operations | washing and ironing => housekeeping
room inspections | inspecting rooms | +room checks | supervisor checks of rooms
turndown service | lost property | guest amenities | public area cleaning
guest check-out ; checking guests in ; check-in and check-out ; checking in guests ; check-ins ; arrivals and departures => front desk
room allocation | +overbooking | +walk-in guests | upselling rooms
OTA management
Booking.com ; Expedia ; channel manager ; online travel agents => OTA management
rate management | rate parity | dynamic pricing | RevPAR growth | average daily rate => revenue management
switchboard operation | telephone switchboard | PBX | handling calls at reception
duty management | manager on duty | +lock-up | keyholder | key holder | opening and closing the premises
handling guest complaints | resolving guest issues => complaint resolution
VIP guests | VIP service | loyalty guests | butler service
valet parking | luggage handling | porterage | +doorman | carrying bags => bell services
spa operations | spa reception | leisure club | health club | poolside service
brand standards | +service standards | SOP compliance in hotels | mystery guest scores | LQA
holiday sales | selling holidays | package holidays | flight bookings | ticketing for travel => travel planning
tour leading ; tour leader ; itinerary delivery ; coach tours ; walking tours ; resort representative ; holiday rep => tour guiding
visa and passport advice | +travel documents
group bookings | block bookings | group reservations | +group travel => reservations
museum guiding | visitor services | visitor attractions | admissions desk | +ticket office
theme park operations | +ride operation | attraction operation | amusement rides
casino dealing
croupier ; table games ; blackjack dealing ; roulette => casino dealing
franchise standards
drive-thru ; drive-through ; fast food service ; counter service ; quick service => franchise standards
crew training in restaurants | +shift leadership | +running shifts | +shift management | +shift running
labour scheduling | labour cost control | wage percentage | +staff cost | labour percentage => staff scheduling
opening checklists | closing checklists | closing duties | +close downs
delivery checks | checking deliveries | receiving goods in the kitchen | checking in deliveries | receiving deliveries from suppliers
takeaway orders | Uber Eats | Just Eat | delivery platforms | takeout orders
dishwasher operation | washing up | dish machine | glass washing => dishwashing
@tool
Resy ; SevenRooms ; ResDiary ; DesignMyNight => reservations
Lightspeed POS ; Aloha POS ; Square POS ; Clover POS ; TouchBistro => point of sale
=Protel ; =Mews ; Cloudbeds ; Guestline | Rezlynx ; Maestro PMS ; OnQ => hotel operations
Galileo GDS ; Travelport ; Worldspan => global distribution system
Fourth hospitality ; 7shifts ; HotSchedules ; Deputy rota ; RotaCloud ; Planday => staff scheduling
combi ovens | Rational oven ; tandoor ; planetary mixers
@certificate
Level 3 food hygiene ; allergen awareness certificate | food allergen training => food safety
NVQ Level 2 professional cookery | City & Guilds catering | NVQ Level 2 catering | 706/1 ; NVQ Level 3 professional cookery ; culinary diploma | culinary arts degree => cooking
personal licence holder | =APLH | DPS | designated premises supervisor
WSET Level 2 ; WSET Level 3 ; Certified Sommelier | Court of Master Sommeliers => WSET
barista certificate | SCA barista
@tool
Deliveroo => takeaway orders
`;
