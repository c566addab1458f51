/** The words with which people in kitchens, bars and hotels tell what they do. */
export const KITCHENS = `
food preparation | prep | mise en place | kitchen prep : chop/peel/slice/dice veg/vegetables/onions/meat, prep/prepped veg/salads/stations/line/fish, set up section/station/line, butcher/fillet/filleted, make/made sauces/stocks/sandwiches/salads/dressings, knife skills
cooking | line cook | grill | section work | hot section : grill/sauté/fry/fryer/broiler station/section, ran/work grill/sauce/pass/section/line/larder/garnish/fryer/pans, covers night/service, cook order/steaks, chef partie, expo/expedite
menu development | menu planning | recipe development | menu creation : wrote/change/plan/design/devise specials/menus/dishes, seasonal menu/dishes/specials, cost recipe/dishes/plate, new dishes/recipes, create dishes/recipes, recipe cards
food safety | food hygiene | food safety standards | HACCP | HACCP compliance | kitchen hygiene | food hygiene standards | food safety compliance | hygiene standards | food hygiene level 2 : fridge/freezer/cooking/core temps/temperatures/checks, probe meat/readings/food, cleaning sheets/schedule, five stars council/hygiene, hygiene rating, label/date food/tubs/everything, =SFBB, safer food better, health inspection passed/score, hot holding, environmental health, cross contamination, food handler, =ServSafe
allergen awareness | allergens | allergen management | allergen labelling : fourteen/14 allergens, allergy book/sheet/matrix/guests/tables/diners, nut free/allergy, gluten-free/coeliac menu/fryer/dishes, Natasha's, label allergens, allergen matrix
stock ordering | ordering | stock control | ordering supplies | placing orders : order/phone/place/rang/ring veg/meat/dry/milk/stock/supplies/supplier/goods/order/delivery, par levels, count store/stock/shelves/cellar/fridge/cupboard/bar/stockroom, never ran out, stock take, reorder levels/point, run out
stocktaking | stock takes | inventory counts | physical inventory | stock audits : count stock/store/shelves/bottles/cellar/bar/kegs/everything/stockroom/inventory/bins/bays/fridge, weekly/monthly/year count, tally shelves, variance count, wall to wall
food cost control | cost control | gross profit | GP margins | labour cost control | portion control | waste control | budget control : food cost percent/down/from, bring/cut/got/reduce/trim cost/waste/overtime/spend/wastage/labour, waste log/sheet, portion sizes/weigh, hit/hold/held/kept GP/margin, labour percent, wage bill
barista skills | barista | coffee making | espresso | espresso machine | coffee preparation | espresso making : pull shots, espresso machine, flat whites, steam/texture milk, la marzocco, dial/dialled grinder/in, brew/make/made coffee, lattes cappuccinos, pour over
latte art : pour hearts/rosettas/tulips, free pour, hearts swans
bartending | cocktail making | cocktails | mixology | bar work | bar service | drinks service : shake/shook/mix/pour cocktails/drinks/pints/martinis, behind bar, pull pints, change barrels/kegs, cocktail list/menu, cut off/drunk
cellar management | keg changing | line cleaning : change barrels/kegs/gas, beer lines, tap/vent casks, cellar, cask
wine service | wine knowledge | sommelier | wine list | beverage knowledge : open/pour/decant bottles/wine, =WSET, pair wine, wine list/tasting/cellar
table service | waiting tables | food service | fine dining service | restaurant service | silver service | front of house | FOH : wait tables/on, carry/run plates/three/food, take/took orders/table, serve diners/guests/covers/tables/food, lay/clear/turn tables, seat guests, section tables, top up
upselling | suggestive selling | add-on sales | cross-selling : suggest/offer wine/sides/dessert/extras/upgrade/add, add-ons, average spend/basket/ticket/transaction/check, attach rate, sold sides/desserts/warranties/insurance/extras, spend per head
customer complaints | complaint handling | complaint resolution | guest relations | customer service recovery | service recovery | escalations | escalation handling : unhappy/angry/upset/cross/difficult guests/table/customer/callers, put right/it, complaint/complaints, calm customer/guests/caller, wrong order/bill/room put, refund/replace/apology customer/guest, bad reviews answer/reply, turn round/around review/customer, last resort caller/call, escalated calls, take over calls
opening and closing | opening and closing procedures | opening duties | closing duties | key holding | keyholder | key holder | opening checks | locking up | cash up and close : hold/held/keep keys, first in, last out, lock/unlock up/doors/shop/store/building/premises, set/turn alarm, open/close up/shop/store/bar/restaurant/cafe/shift/kitchen/site
cash handling | cashing up | till operation | cash reconciliation | banking takings | till reconciliation | cash register | cashier | cash desk | cash drawer | operating a till | payments | taking payments | card payments | payment processing : cash up, till/float/drawer/takings/safe count/balance/right/correct/reconcile/even, bank takings/money/cash/cheques, float right/correct, take/took/ring/rang/collect card/cash/payments/deposits/money/sales/up, work/on till/register/checkout, z report/reading, petty cash, cash drop, safe counts, cashier, card machine/terminal/reader
EPOS | POS | point of sale | POS systems | EPOS systems | till systems | point-of-sale system : =Square, =Toast, =Lightspeed, =Clover, =Aloha, =Micros, =Zonal, =Shopify POS, =Vend, =Revel, =TouchBistro, =NCR, =Simphony, =iZettle, =Zettle, =SumUp, =Tevalis, =ICRTouch, =Oracle Retail, =SilverWare, tills, till register
property management system | hotel PMS | hotel systems | hotel software | reservation systems | PMS : ?Opera, =Protel, =Mews, =Cloudbeds, =RoomRaccoon, =Guestline, =Fidelio, =OnQ, =Rezlynx, =FOSSE, =LightSpeed LMS, =Maestro, =StayNTouch, =ResDiary, =OpenTable, =SevenRooms, =Resy
channel management | online travel agents | OTAs | OTA management : =Booking.com, =Expedia, =SiteMinder, =Agoda, =Airbnb, =Hotels.com
reservations | booking management | table bookings | reservation handling | room reservations | taking bookings : take/took/manage bookings/reservations, book tables/rooms/guests, phone/email bookings/reservations, fill rooms/tables, waitlist
check-in and check-out | guest check-in | check-in | guest arrivals | front desk operations | front office : check guests/people/arrivals in/out, keys cards room/guests, arrivals departures, greet/welcome guests, room keys, register guests
night audit | end of day procedures : close/roll day/date/books, night audit, balance day/folio/house, run day end, z-out
concierge | concierge services | guest services | guest experience : theatre/dinner/taxi/tickets/tour book/arrange, local tips/recommendations/knowledge, special requests/occasions, luggage/bags carry
housekeeping | room cleaning | room attendant | room inspections : rooms clean/turn/strip/day, make/made beds, strip beds, linen/linens, turndown, bathrooms scrubbed, rooms shift
event catering | banqueting | functions | conference and banqueting | event service | wedding coordination : weddings, banquet/banquets, function/functions, buffet set, conference served/rooms, canapes
kitchen cleaning | cleaning down | cleaning kitchen equipment | kitchen porter | dishwashing | pot wash | sanitation : pots pans/wash, dish pit/washer, wash dishes/pots/plates/up, scrub/mop/degrease hood/floor/fryers/ovens/down, close down section/line, deep clean, sanitise/wipe surfaces/stations/down
baking | pastry | bread making | dough | cake making | patisserie : bake bread/cakes/loaves/pastry/pies/scones/goods, knead/knock/shape/proof/prove dough/loaves, laminate/croissants, sourdough, pastry section/chef, ice/iced cakes, piped/piping
licensing | responsible service of alcohol | challenge 25 | age verification | alcohol licensing | licensing law : check/ask ID/age, underage, =TIPS, =RSA, challenge 25/21, refuse service/sale/drunk/log, refusals book
hosting | seating guests | maitre d' : seat/greet diners/guests/door/parties, waitlist, table plan
health inspections | food safety audits | EHO inspections : inspector/EHO five/stars/passed/score/no, 5 star
franchise operations | restaurant operations | running a restaurant | cafe management | site management of restaurant | running the business | general management : run/manage place/restaurant/cafe/pub/site/bar/shop, own cafe/restaurant, p&l
profit and loss | P&L | P&L responsibility | P&L management | P&L accountability : own/answer P&L, bottom line, profit loss, turnover £/€/$/m, revenue margin/responsible, budget site/store
delivery platforms | online ordering | third-party delivery | delivery apps : =Deliveroo, =Uber Eats, =Just Eat, =DoorDash, =Grubhub, =Skip, =Menulog
kitchen management | running a kitchen | back of house : run/led kitchen/brigade/section, head/sous chef, chefs under/team
portioning | portion control : portions, weigh portion
recipe cards | recipe costing : recipes cost/wrote/spec
fridge temperatures | temperature checks : fridges/freezers/probe check/log/twice
food labelling | date labelling : label dates/tubs, day dots
cross-contamination : colour boards, raw cooked
sauce making : sauces, stocks, reductions
fish preparation : fillet fish, shuck/oysters
meat preparation : bone/trim/butcher meat/lamb/beef
pizza making : pizzas, pizza oven
room service : trays rooms, breakfast rooms
room turnover | servicing rooms | making up rooms : rooms day/shift/clean/turn
taking orders : orders took/take tables/iPad/pad
carrying plates : three plates
bar stock | cellar stock : bottles count/order
revenue management | yield management : rates set/raise/nights/room, RevPAR, occupancy up/percent
tour guiding | guiding : tours led/gave/guide/visitors, guide groups/walks
running the pass : pass, expedite
menu costing : dishes/menu/plates cost
pre-shift meetings : before service/shift brief
food service : served food/meals/lunch/dinners, plates, waiter, waitress, buffet
breakfast service | breakfasts : breakfast, breakfasts
catering | mass catering | large-scale catering | batch cooking : meals/covers/lunches/dinners hundred/day/school/children/residents/cook
special diets | dietary requirements | therapeutic diets : gluten-free, vegan, halal, pureed, coeliac, soft diets, diabetic meals
vegetarian cooking | plant-based menus : vegan, vegetarian
sauces | stocks : sauce, sauces, jus, gravy
grill | fryer : grill, fryers, charcoal
desserts | pastry section : desserts, cakes, tarts, puddings
knife skills | butchery | fishmongery : fillet, filleted, butchered, debone/boned, chop/chopped/julienne
beverages | drinks : cocktails, wine, beer, coffee
food hygiene certificate | food handler certificate | food safety certificate | food handler card | food hygiene level 3 : food hygiene/safety/handler level/certificate/card/passed/2/3, ServSafe
personal licence | alcohol licence : APLH, personal licence holder
grill station | line cooking | hot line : grill/sauté/fry worked/ran/station/Saturday, hot section
recipe costing | food costing | menu costing : food cost down/percent/under, priced dishes/plates, cost/costed recipes/dishes
temperature logs | food safety records : fridge/cooler temps/temperatures logged/written/twice, probe chicken/meat
`;
