/** Sales, retail and customer support. ../README.md describes the format. */
export const SALES = `
@skill
B2B sales | business-to-business sales | enterprise sales | corporate sales
B2C sales | consumer sales
outside sales | field sales | territory sales ~ sales-kind
inside sales | telesales | phone sales | telemarketing ~ sales-kind
business development | +new business | client acquisition | customer acquisition | -won new clients | -brought in new business | winning clients
cold calling | outbound calling | cold outreach | outbound prospecting
sales prospecting | prospecting | lead generation | demand gen leads | -found new clients | finding new customers
account management | client management | KAM | strategic accounts | -kept clients happy
client relationship management | relationship management | client relations
sales pipeline management | pipeline management | opportunity management | pipeline development
sales forecasting | revenue forecasting
quota attainment | +sales targets | meeting quota | sales quota | -quota | President's Club
consultative selling | needs-based selling
closing deals | closing sales | deal closing
sales negotiation | price negotiation | negotiating deals | contract pricing | -closed contracts
upselling | cross-selling | add-on sales | suggestive selling | room upgrades | -suggested extras | -sold add-ons
sales presentations | product demonstrations | +demos | +pitching
proposal writing | RFP | bid writing | tender writing | request for proposals
sales management | sales leadership | managing sales teams | sales team leadership
channel sales | partner sales | reseller management | channel partners
territory management | territory planning | sales territory
pre-sales | sales engineering | technical sales
renewals | customer retention | churn reduction | client retention
customer success | client success
customer onboarding | client onboarding | user adoption | -set up new clients
customer service | customer care | guest service | client service | -looked after customers | -helped customers | -dealt with customers | serving customers | dealing with the public | -served customers
call center | contact center | -took calls | -answered calls
complaint resolution | complaints handling | handling complaints | +escalations | service recovery | customer complaints | guest complaints | -sorted out complaints | -put things right | -calmed upset customers | dealing with complaints
live chat support | email support | omnichannel support | chat support | -answered chats
customer feedback | customer satisfaction surveys
first call resolution | FCR
technical support | tech support | product support
order processing | order entry | order management | sales orders
retail sales | retail | +shop floor | sales floor
cashiering | +till operation | cash register | checkout operation => point of sale
point of sale | POS | POS systems | EPOS
visual merchandising | merchandising | window displays | planograms | store layouts | -dressed windows | -built displays
stock replenishment | restocking | shelf stocking | stocking shelves
stocktaking | inventory counts | cycle counting | +stock counts | weekly stocktakes | +stock takes | stock sheets | counting stock
loss prevention | +shrinkage | shrink control | theft prevention | -caught shoplifters | -cut shrink
store management | store operations | retail management | shop management | -ran the shop | -ran the store | running a store
returns and exchanges | +refunds
medical device sales | surgical sales
trade shows | +exhibitions | trade show stands
full sales cycle | full-cycle sales | -full-cycle
MEDDIC | MEDDPICC
@tool
CRM | +customer relationship management | CRM system | CRM database
HubSpot ; Zoho CRM | Zoho => CRM ~
Outreach.io | ?Outreach ; ZoomInfo ; Sales Navigator => sales prospecting
@certificate
Salesforce Certified Administrator | Salesforce Admin | ADM-201 => Salesforce
@skill
NPS | net promoter score ; CSAT => customer feedback
SPIN selling ; Challenger sale => consultative selling
`;
