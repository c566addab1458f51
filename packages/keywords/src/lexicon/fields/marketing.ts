/** Marketing, communications and social media. ../README.md describes the format. */
export const MARKETING = `
@skill
digital marketing | online marketing | internet marketing | web marketing
SEO | search engine optimization | organic search | on-page SEO | technical SEO
keyword research | keyword strategy | link building | backlinks => SEO
SEM | search engine marketing | +paid search | PPC | pay-per-click
paid social | social advertising | paid media | +performance marketing
content marketing | content strategy | content creation | content development
copywriting | +writing copy | ad copy | web copy
email marketing | email campaigns | newsletters | email automation
marketing automation | lead nurturing | nurture campaigns
social media marketing | social media | -ran the Instagram | -posted daily
community management | online communities | social listening
influencer marketing | creator partnerships | brand ambassadors
brand management
product marketing | PMM | positioning and messaging
conversion rate optimization | CRO | landing pages
marketing analytics | campaign reporting | marketing performance | attribution modelling
marketing strategy | marketing planning | strategic marketing
campaign management | marketing campaigns | integrated campaigns | campaign planning
market research | consumer insights | +customer insights | consumer research
demand generation | inbound marketing | account-based marketing | ABM
public relations | PR campaigns | media relations | press relations
internal communications | employee communications | corporate communications
event planning | conference planning | meeting planning | -ran events | -put on events | running events | organising events | organizing events
advertising | media planning | ad campaigns | +above the line
programmatic advertising | +programmatic | display advertising | retargeting | DSP media
e-commerce | online retail | online store | ecommerce management
@tool
Google Analytics | GA4 | Universal Analytics => marketing analytics ~
Adobe Analytics | Omniture ; Mixpanel => marketing analytics ~
Google Ads | AdWords => SEM ~ ad-platform
Meta Ads | Facebook Ads | Meta Business Suite | Instagram ads ; LinkedIn Ads | LinkedIn Campaign Manager => paid social ~ ad-platform
Google Tag Manager ; Google Search Console
SEMrush ; Ahrefs => SEO ~
Mailchimp ; Klaviyo => email marketing ~
Marketo ; Pardot | Account Engagement => marketing automation ~
Hootsuite ; Sprout Social => social media marketing ~ social-tool
Facebook ; Instagram ; TikTok ; YouTube ; LinkedIn marketing => social media marketing ~ social-network
@skill
go-to-market | GTM strategy
@skill
affiliate marketing | referral programs
competitor analysis | competitive intelligence
press releases | media pitching
crisis communications | reputation management
growth marketing | growth hacking
customer segmentation | buyer personas | target audiences
direct mail
@tool
=Braze ; ActiveCampaign ; Constant Contact => email marketing ~
Meltwater ; Cision => public relations
`;
