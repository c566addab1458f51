/** The words with which people in shops, on the telephone and in sales tell what they do. */
export const SHOPS = `
customer service | customer care | customer-facing | customer facing experience | customer support | face to face customer service : help/serve/look/greet/assist/welcome shoppers/customers/guests/clients/public/callers/visitors/regulars/passengers, behind counter/till, front counter, answer customer/questions/queries/calls, deal/dealt public/customers, shop floor, regulars
sales | retail sales | in-store sales | sales experience | direct sales | sales targets | meeting sales targets | sales target achievement | achieving targets | quota attainment | hitting targets | KPIs and targets | working to targets | target driven : hit/beat/smash/exceed/over/above/made target/quota/number/plan/budget, top seller/salesperson/rep/biller, sold £/€/$/worth/units/cars/phones, percent of quota/target/plan, best/first region/branch/store/league, close deals/rate, club president's
visual merchandising | merchandising | displays | window displays | product displays | planograms | store presentation | merchandise display : dress/build window/windows/mannequin/displays/bays/ends/tables, planogram/planograms, gondola/end caps/bays/ends, face up/shelves, store layout/look, shop window
replenishment | stock replenishment | shelf stacking | shelf filling : fill/stack/work shelves/gaps/bays/cages/aisle/rails, put/brought out stock/delivery, face up, night fill, empty shelves, gaps on shelf
loss prevention | shrinkage control | shrink reduction | stock loss | theft prevention | shrinkage : cut/halved/down/bring/reduce shrink/shrinkage/theft/losses, shoplifter/shoplifters/shoplifting/thieves, tag security, till skims, caught stealing, stop thefts/walkouts
returns | refunds | returns and exchanges | returns processing | exchanges | refunds processing : returns goods/items/parcels process/grade/check/open/refund, take/took back, send/sent/came back, refund customers/items, exchange/exchanges, =RMA, =RMAs, goods back
click and collect | online order fulfilment | online orders | e-commerce orders : pick/pack online/web/orders/website, parcels collect/ready, collection point
gift wrapping | product knowledge | product demonstrations | demonstrations : show/shown/demonstrate/demoed customers/product/how/buyers/kit/software/works, knew range/stock, explain features/difference/options, tasting/tastings, give demos
store management | branch management | running a store | retail management | multi-site management | area management : run/manage/charge shop/store/branch/sites/outlets, in charge of, looked after shops/stores/sites, turnover store/shop, own shop
fitting | personal styling | clothing fitting | styling : measure/fit customers/shoes/feet/suits/bras, fitting room, outfits
mystery shopper | customer satisfaction | CSAT | NPS | customer feedback | customer experience | customer satisfaction scores | net promoter score : mystery shop/shopper/visit, =NPS, =CSAT, survey/review/feedback score/star/rating, stars on google, thank letters/cards
inbound calls | call handling | answering phones | switchboard | telephone customer service | phone etiquette | telephone manner | call centre | contact centre : answer/take/took/handle/field phone/calls/telephone/lines, calls day/hour/shift, headset, on the phones, ring/rang in, call/contact centre, switchboard, average handle, =AHT, inbound
outbound calls | telesales | cold calling | prospecting | lead generation | outbound sales | new business development | business development | new business | telemarketing | sales prospecting : dial/dialled/cold call/day/rang, knock doors, door door, find/found/won/open/landed/brought new accounts/clients/customers/business/logos/leads, book meetings/demos/appointments, build list/pipeline, hunt, linkedin outreach, =SDR, =BDR, cold emails, new logos
account management | client relationship management | key account management | relationship management | client management | relationship building | client retention : look/own/book accounts/clients/customers/portfolio, regular visit/call/clients/customers/check-ins, repeat business/customers/orders, renew accounts/contracts/clients, keep/retained/hold/stayed clients/accounts/customers, grow accounts/book/spend, portfolio clients/accounts, churn, account plan/reviews, =QBR, =QBRs, quarterly review
pipeline management | sales pipeline | sales forecasting | sales cycle : deals pipeline/stage/funnel/moved, forecast weekly/monthly/quarter/sales/close, pipeline, qualify leads, closing deals
CRM | CRM systems | CRM software | customer relationship management software | CRM experience | CRM tools | CRM database : =Salesforce, =HubSpot, =Dynamics 365, =Zoho, =Pipedrive, =Raiser's Edge, =Raisers Edge, =Zendesk, =Freshsales, =SugarCRM, =Microsoft Dynamics, =Dynamics, =Bullhorn, =Insightly, =Copper, =Vtiger, =Sugar, =Siebel, =Blackbaud, =Donorfy, =Beacon, =Access ThankQ, =CiviCRM, =Gainsight, =Rex, =Reapit, =Monday CRM, =Act!, =Capsule, =Keap
contract negotiation | negotiation | price negotiation | negotiation skills | commercial negotiation | supplier negotiation : haggle/haggled, negotiate/agree/beat/knocked price/rates/terms/deal/contract/discount/supplier/down, better price/terms/rates/deal, got off price, saved on contract, discount from
quotations | preparing quotes | proposals | proposal writing | pricing jobs | tendering | bid writing | RFP responses | cost estimating : price/cost/quote/estimate jobs/work/quotes/drawings/up/customers, take/took off quantities/drawings, write/won/submit bids/tenders/proposals/quotes/PQQ, =RFP, =RFPs, =RFQ, =PQQ, =ITT
sales presentations | pitching | presentations | presentation skills | public speaking | client presentations : present/pitch/talk/spoke/stood board/clients/buyers/conference/groups/room/audience/schools, slide deck, speaker at, gave talks
sales training | product training : train/coach reps/sellers/dealers/distributors/counter, ride-alongs, side-by-side
onboarding customers | implementation | software implementation | go-live support : set/get/got new customers/clients/accounts up/live/going/started, kick-off, go-live, go live, walk new customers/users/clients, first 30/90 days, rolled out
upsell | expansion revenue | account growth : upgrade/extra seats/licences/plan, expansion, grow spend/account
renewals | contract renewals : renew contracts/accounts/rate/policies/licences
live chat | email support | chat support | omnichannel support | multichannel support | webchat : chat/web chat/email customers/answer/once/replied, =Intercom, =LiveChat, =Zendesk, tickets emails
tele-triage | troubleshooting | technical troubleshooting | problem resolution | issue resolution | query resolution | customer queries | enquiries | enquiry handling | query handling | resolving customer issues : answer/sort/resolve/chase/deal/dealt queries/questions/problems/issues/short/wrong/enquiries/missing, find/found/trace/track why/cause/fault, work out what/wrong, first contact/call, credit notes chase/get/ask, short deliveries
franchise | e-commerce | ecommerce | online store | online retail | e-commerce management | e-commerce platforms : =Shopify, =WooCommerce, =Magento, =BigCommerce, =Etsy, =eBay, =Amazon Seller Central, =Squarespace, =PrestaShop, web/online shop/store/orders/sales, sell online, listings amazon/ebay/etsy/product, basket abandoned, product pages
buying | product buying | range planning | assortment planning | retail buying | category management | merchandise planning : choose/chose/pick/buy range/season/lines/stock, trade fairs/shows buy, open to buy, sell-through, markdowns, suppliers range/season/margin
motor sales | car sales : sold cars/vans/bikes/vehicles/used, test drives, part exchange, finance PCP
insurance sales | financial products | policy sales | mortgage advice : sold/write policies/cover/mortgages, fact find, =CeMAP
travel booking | travel arrangements | itinerary planning | travel management | travel coordination : book/arrange flights/trains/hotels/travel/trips/visas, itinerary/itineraries, visas, =Amadeus, =Sabre, =Galileo, =Concur
letting | property lettings | viewings | property viewings | property sales | estate agency | real estate sales : show/do/did viewings/flats/houses/properties/buyers/tenants, let/sold flats/houses/properties/homes, listings/listing, open house, vendor/vendors, chains progress
property management | tenancy management | tenant relations | housing management | rent collection | block management | landlord and tenant : collect/chase rent, tenants repairs/deposits/check/moves/disputes/leaks/sign, move in/out inventory/inspections, deposits deposit, flats/units/homes/doors/blocks manage/look, leases/leaseholders, service charge, void/voids, arrears
leasing : lease let/sign/negotiate
property listings : listings, wrote particulars
property appraisal | property valuation : value houses/homes/property
B2B sales | field sales | outside sales : companies/offices/factories/dealers/trade visit/sold, on the road customers/sales
closing deals : close deals/sales, signed contracts worth
territory management | territory sales : patch, territory, postcode
customer success : adoption, renewals, churn, onboarded accounts, health scores
pre-sales | presales | technical sales : demos, solution/proof sales, RFP answers
price changes | markdowns | price labelling : labels price/sale/change, reduced stickers
facing up : faced up
queue busting : queues, queue short/wait
winning new business : won new, new accounts/clients
mobile phone sales : phones/contracts/SIM sold
deli counter : deli, slice ham/cheese/meats
call-backs : rang/called/ring back
average handling time : AHT, handle time
flowers | floral arrangements | bouquets : bouquets, roses, arrangements, hand-ties
corporate clients | business clients | corporate accounts | B2B : business customers/clients, companies sold, trade accounts/customers, firms
B2C | consumer sales : shoppers, public sell, householders
high-value customers | VIP clients | VIP service : VIP, VIPs, celebrities
telephony | phone systems | VoIP | contact centre platforms | telephony systems : Avaya, Genesys, Five9, 3CX, Cisco Call Manager, SIP, RingCentral, Amazon Connect, NICE, switchboard
conversion | conversion rate | sales conversion : visitors/footfall bought/buy/sales, walk-ins sold/bought
average transaction value | units per transaction : add-ons, basket/ticket size/average/up, second item
sales quotas | quota attainment : quota/target hit/beat/over/percent, over plan, president's club
`;
