/** Food, hotels, travel and real estate. ../README.md describes the format. */
export const HOSPITALITY = `
@skill
food preparation | food prep | meal preparation | prep cooking | -chopped veg | +prep work
cooking | culinary
menu development | menu planning | recipe development | -wrote the menu | -changed the menu | creating menus | designing menus | writing menus
baking | pastry | bread making | cake decorating
kitchen management | +back of house | BOH | +kitchen operations
food safety | food hygiene | food handling | -kept the kitchen clean | -temps logged | kitchen hygiene | food hygiene standards
event catering | catering services | banquets
table service | waiting tables | food service | -served tables | waiting on tables | waitressing | serving food
fine dining ; fast food | +quick service restaurant
bartending | mixology | cocktails | +bar service | -poured pints | +bar work | bar tending | working behind the bar
barista | +coffee making | espresso
front of house | FOH | dining room management
restaurant management | food and beverage management | =F&B
hotel operations | hotel management | rooms division | hospitality management
front desk | +reception | front office | +guest check-in | -front desk nights
housekeeping | room cleaning | laundry | room attendant | -cleaned rooms | cleaning rooms
concierge ; bell services | +porters | bellhop
revenue management | yield management | RevPAR | room pricing
dishwashing | kitchen porter | pot wash
travel planning | +itineraries | itinerary planning | travel booking | travel arrangements
greeting guests | guest seating
wine service | sommelier
food costing | food cost control | portion control | -costed dishes | costing dishes | dish costing | costing menus | plate costing
night audit | -balanced the day | -rolled the day
guest satisfaction | guest relations | guest experience | guest reviews
cash handling | till reconciliation | cash drawer balancing | -took payments | -handled money | handling cash | cash and card payments
@tool
Micros POS | Oracle Micros => point of sale
Opera PMS | Oracle Opera => hotel operations
=Amadeus ; =Sabre => global distribution system ~
global distribution system | GDS
@standard
HACCP | hazard analysis and critical control points | HARPC | FSMA => food safety
@certificate
WSET => wine service
ServSafe | food handler card | food handler certificate | food protection manager => food safety ~
Level 2 Food Hygiene | Level 2 food safety | Level 3 food safety => food safety ~
@skill
reservations | booking management
tour guiding | guided tours
butchery | meat cutting
allergen management | dietary requirements | -allergy orders | allergy orders | nut-free | dealing with allergies
@tool
OpenTable ; Toast POS => point of sale
`;
