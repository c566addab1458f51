/** Skills that shops, call centres and sales offices are asked for. ../README.md describes the format. */
export const SHOPS_AND_CALLS = `
@skill
working the till | operating the till | +cash desk | running the register | ringing up sales => cashiering
cashing up tills | counting the till | balancing the till | end-of-day takings | till balancing | drawer counts | z-reads => cashing up
banking takings | bank deposits | +cash drops | +safe counts | change orders for the till | petty cash
shelf stacking | stacking shelves | filling shelves | shelf filling | +night fill | replenishing shelves => stock replenishment
facing up | fronting shelves | POGs | resetting bays | shelf resets | +modulars
merchandise displays | window dressing | promotional displays | end caps | gondola ends => visual merchandising
price changes | +price labels | shelf-edge labels | ticketing of goods | tagging stock | repricing
product knowledge | advising customers on products | +product advice | demonstrating products
fitting room service | changing rooms | fitting rooms | bra fitting | shoe fitting
personal shopping | clienteling | personal stylist | styling clients | +client book
link selling | attach rate | units per transaction | UPT | average transaction value => upselling
sales targets in store | hitting store targets | daily sales targets | KPIs in store | conversion rate in store
store card applications | loyalty card sign-ups | credit card sign-ups | loyalty sign-ups | loyalty schemes
refunds and exchanges | processing returns | +returns desk => returns and exchanges
customer queries | customer enquiries | answering queries => customer service
queue busting | managing queues | queue management | self-checkout | self-scan tills
stock deliveries | unloading deliveries | delivery days | +back stock | +stockroom | stockroom management | +back of store
online order picking in store | personal shopper for online orders | in-store picking | =BOPIS => click and collect
stock loss | shoplifting | security tags | +store detective => loss prevention
store opening | new store openings | store refits | store launches
rota management in store | staffing the shop floor | store staffing | +shift cover => staff scheduling
area management | multi-site management | +regional management | cluster management
concession management | +shop-in-shop | +counter management | +department store counters
beauty consultation | beauty counter | makeovers at counter | skincare consultations | fragrance sales
jewellery sales | jewelry sales | watches and jewellery ; furniture sales ; mobile phone sales | phone contracts ; electronics retail | consumer electronics ; fashion retail | apparel retail ; grocery retail | food retail ; DIY retail | builders' merchant | trade counter | hardware store => retail sales
deli counter | +fresh counter | butchery counter | +fish counter | bakery counter | slicing meats
garden centre | plant care | plant sales | watering plants
car sales | vehicle sales | showroom sales | +test drives | automotive sales
market trading | stall holding | market stalls | +pop-up shops
e-commerce listings | product listings | listing products online | marketplace selling | eBay selling | Amazon Seller Central
buying for retail | retail buying | +range planning | assortment planning | open-to-buy | merchandise planning
tax-free shopping | +duty free
gift wrapping | packing goods for customers | +bagging
telephone sales | outbound sales calls => cold calling
door-to-door sales | canvassing | face-to-face fundraising | field canvassing
inbound calls | answering inbound calls | call handling | handling calls | +calls a day | +taking calls => call center
average handling time | AHT | call quality scores | +wrap-up time | +call targets => call center
call-backs | retention calls | +win-back | +saves desk => cold calling
e-mail and chat support | web chat | multichannel support => live chat support
customer satisfaction scores | C-SAT
knowledge base | help articles | support articles | macros and canned responses
escalation handling | escalated complaints | de-escalating customers | irate customers => complaint resolution
entering orders | sales order processing | SOP sales | order administration => order processing
quotations | preparing quotes | price quotes | quotes and estimates
trade sales | trade customers | trade accounts | counter sales
key accounts | key account management | named accounts => account management
winning new business | new logo | hunting new accounts | generating leads => business development
lead qualification | qualifying leads | =BANT | discovery calls | SDR | BDR => sales prospecting
objection handling | overcoming objections | handling objections | sales closing techniques => closing deals
CRM updating | pipeline hygiene | logging calls in CRM | updating the CRM => CRM
trade fairs | conference stands | exhibition stands => trade shows
sales training | sales coaching | coaching sales reps | +ride-alongs
distributor management | dealer network | partner management => channel sales
@tool
Shopify POS ; iZettle ; SumUp ; Square terminal => point of sale
handheld terminals for stock | PDT | symbol guns | +stock guns => barcode scanning
Five9 ; Genesys ; Avaya ; Aircall ; Talkdesk => call center
Gong.io ; Salesloft ; Apollo.io ; LinkedIn Sales Navigator
Intercom messenger ; Gorgias ; Help Scout ; LivePerson => live chat support
Pipedrive ; Freshsales ; Sugar CRM ; Microsoft Dynamics CRM ; Copper CRM ; Insightly => CRM
@certificate
NVQ Level 2 customer service | NVQ retail ; NVQ Level 3 customer service
cash in transit licence | CIT licence
@tool
Etsy => e-commerce listings
`;
