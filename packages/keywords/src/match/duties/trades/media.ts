/** The words with which people in marketing, design, media and events tell what they do. */
export const MEDIA = `
email marketing | email campaigns | newsletters | e-newsletters | e-marketing | CRM marketing | email newsletters | lifecycle marketing | email automation | email marketing campaigns | EDMs : bulletin/newsletter/mailing/mailshot/emails supporters/subscribers/list/opens/sent/weekly/monthly/customers/wrote, opens percent/rate, split/segmented list/audience, =Mailchimp, =Dotdigital, =Klaviyo, =HubSpot, =Campaign Monitor, =Marketo, =Braze, =Pardot, =ActiveCampaign, =Constant Contact, =Sendinblue, =Brevo, =Iterable, =Eloqua, subject lines, welcome series, =SFMC, =Customer.io
marketing automation | marketing automation platforms | lead nurturing | marketing automation tools | nurture campaigns : =Marketo, =HubSpot, =Pardot, =Eloqua, =ActiveCampaign, =Braze, =Klaviyo, =SFMC, lead scoring, drip/nurture, workflows triggers/emails
social media management | social media marketing | social media content | social channels | community management | organic social | social media strategy | social media accounts | social media channels | social content : =Facebook, =Instagram, =TikTok, =LinkedIn, =Twitter, =YouTube, =Pinterest, =Hootsuite, =Buffer, =Sprout Social, =Snapchat, =Later, followers, post daily/picture/reels/stories/week/content, reels, replies/comments/DMs answer/reply, hashtag, engagement rate/posts
paid social | paid social media | social advertising | Facebook ads | paid social campaigns | Meta ads | LinkedIn ads : boost/promoted posts, =Facebook Ads, =Meta Ads, =Ads Manager, =LinkedIn Ads, =TikTok Ads, lookalike audiences, sponsored posts/content, retarget/retargeted/retargeting, =ROAS, paid posts
PPC | paid search | Google Ads | paid media | SEM | search engine marketing | pay per click | paid advertising | AdWords | digital advertising | performance marketing | paid campaigns | PPC campaigns : =Google Ads, =AdWords, =Bing Ads, =Microsoft Ads, =ROAS, =CPA, =CPC, bids keywords/campaigns, negative keywords, cost per click/lead/acquisition, =Google Ad Grants, shopping ads, =SA360, =DV360, ad spend, =Performance Max
SEO | search engine optimisation | organic search | on-page SEO | technical SEO | SEO optimisation | keyword research | link building | SEO strategy | organic traffic : page three/two/one/1 google/top/search/from, rank google/first/top/keywords, organic traffic/visits/sessions up/doubled/grew, =Ahrefs, =SEMrush, =Screaming Frog, =Moz, =Search Console, =Yoast, backlinks/backlink, meta titles/descriptions, keyword gaps/map/clusters/research, found on google, sitemap, crawl, =Majestic, canonical, redirects
web analytics | Google Analytics | GA4 | digital analytics | website analytics | analytics reporting | marketing analytics | web traffic analysis | campaign reporting | campaign analysis | campaign performance : =Looker Studio, =Hotjar, =Adobe Analytics, =Matomo, =GTM, =Tag Manager, =Mixpanel, =Amplitude, =Data Studio, which pages, bounce/conversion rate, visits/sessions/traffic month/up/report/track, =GA, =UTM, =UTMs, =Heap, =Google Tag Manager, attribution
content management systems | CMS | website management | web content management | website maintenance | website updates | website content | website editing : =WordPress, =Drupal, =Joomla, =Squarespace, =Wix, =Umbraco, =Contentful, =Shopify, =Webflow, =AEM, =Sitecore, =Kentico, =Craft CMS, =Sanity, =Silverstripe, =Ghost, =HubSpot CMS, update/build web/website/site/pages, =TYPO3, =Strapi, =Concrete5
content creation | content marketing | content writing | blogging | blog writing | content strategy | content production | content development | editorial content | content planning | content calendar | editorial calendar | blog posts : blog/articles/guides/whitepapers/ebooks/case wrote/publish/studies, calendar/editorial posts/social/content/plan, podcast/videos/reels made/make/produce/shot, wrote site/web/product pages/copy, evergreen, content calendar
copywriting | writing copy | creative writing | marketing copy | persuasive writing | copy editing | writing for web | web copy | advertising copy : copy/headlines/slogans/straplines/taglines/scripts/leaflets/brochures/ads/adverts/product wrote/words/rewrote, words for, wrote bulletin/brochure/website/web/ads/adverts/emails/mailing/leaflet/newsletter/catalogue/descriptions
proofreading | proof reading | editing | editing and proofreading | sub-editing | copy-editing | proofing : typos/typo, check/read leaflet/proofs/copy/commas/spelling/print/grammar/page, house style, proofs, fact check, cut/edited words/copy/manuscripts/articles/stories, red pen, manuscript/manuscripts, =Chicago Manual, =AP style
brand guidelines | branding | brand management | brand identity | brand consistency | brand development | visual identity | corporate identity | tone of voice | brand strategy | rebranding | brand awareness | logo design : style/brand book/guide/guidelines, logo tone/colours/new/drew/design/fonts, rebrand/rebranded, on brand, tone of voice, look and feel
graphic design | visual design | design software | layout design | artwork | design tools | graphic design software | Adobe | desktop publishing | layout | creative design : =InDesign, =Photoshop, =Illustrator, =Canva, =Affinity, =CorelDRAW, =Figma, =QuarkXPress, posters/flyers/leaflets/banners/brochures/logos/packaging/menus/catalogue design/drew/made/make/laid/artwork, =Adobe XD, =Publisher, laid out magazine/book/pages/report/brochure, =InCopy, =Acrobat
Adobe suite | Adobe products : =InDesign, =Photoshop, =Illustrator, =Premiere, =After Effects, =Lightroom, =Premiere Pro, =Acrobat Pro, =Audition
print production | pre-press | prepress | print management | print buying | print-ready artwork | preparing artwork for print : =CMYK, bleed, printers proof/press/files/liaise/quotes, press ready/pass/checks, die line, =Pantone, spot colours, press-ready
UX design | UI design | user experience | UI/UX design | user interface design | interaction design | wireframing | product design | UX | design tools for UI | prototyping tools | UX/UI | usability | user-centred design | interface design | user flows : =Figma, =Sketch, =Adobe XD, =InVision, =Axure, =Balsamiq, =Framer, =Marvel, =Zeplin, wireframes, clickable/paper/click-through prototype/mockups, screens/flows/checkout/app/onboarding design/redesign/drew/mockup, design system
user research | usability testing | user testing | UX research | customer interviews | user interviews | usability studies | customer research | qualitative research : watch/interview/sat/talk/test users/customers/people/patients/players/shoppers, =Maze, =UserTesting, =Hotjar, card sort, diary study, personas, think aloud, =Dovetail, surveys users, tree test
video editing | video production | filming | videography | film editing | post-production | video content | motion graphics | animation | videos | video creation : cut/shot/edit/film reels/video/footage/film/clips/rushes/interviews, =Premiere, =Final Cut, =DaVinci Resolve, =CapCut, =Avid, =After Effects, =iMovie, =Premiere Pro, rough cut, colour grade, subtitles, =Media Composer, b-roll, animate/animated, =Final Cut Pro, =Blender, =Cinema 4D
photography | photo editing | product photography | photo shoots | retouching | photoshoots | image retouching : shot/photograph/took/take pictures/photos/products/portraits/weddings/events/food/property/interiors, =Lightroom, =Capture One, retouch/retouched, camera/cameras/lenses/lens, studio lights/flash, =Canon, =Nikon, photographer book/brief/commissioned, cutouts/clipping path
press releases | media relations | PR | public relations | media liaison | press office | publicity | press enquiries | journalist relations : pieces/columns coverage, press/media/BBC/radio/papers/newspaper/journalists/star/reporters rang/call/pitch/stories/coverage/quotes/interviews/answer/place, coverage, on air, press release, spokesperson, news story
crisis communications | internal communications | corporate communications | employee communications : staff/company newsletter/intranet/town/magazine/bulletin, all hands, town halls, intranet, holding statement, messages from/chief, =Viva Engage, =Yammer
event promotion | audience development | event marketing | ticket sales : visitors/tickets/seats/audience/attendance from/sold/up/fill/doubled, fill seats/open/house/room/day/hall/places, sold out, open/fun day visitors, flyers/posters event/show/gig/festival
campaign management | marketing campaigns | campaign planning | campaign delivery | integrated campaigns | multichannel campaigns | campaigns | marketing strategy | marketing planning | marketing communications | integrated marketing | digital marketing | digital campaigns | multi-channel marketing : campaign ran/launch/plan/won/brought/raised/sold/leads/signups, radio/posters/social/print/tv together/email/mail/and, plan media/marketing/launch/spend, mailing brought, =Google Ads, leads from
market segmentation | audience segmentation | customer segmentation | audience targeting | segmentation : split/segment list/customers/audience/supporters/donors, personas, by what bought/gave/spend, =RFM, audiences
influencer marketing | partnerships | affiliate marketing | brand partnerships | influencer partnerships | influencer management | ambassador programme : influencers/creators/bloggers/vloggers send/sent/pay/paid/brief, affiliates, collab/collabs/collaborations/tie-in/tie-ins, sponsors/sponsorship deal
trade shows | exhibitions | exhibition management | conferences and exhibitions | trade show management | exhibition planning : stand/stall/booth/show build/ran/staffed/book/fair, trade fair/show, expo
journalism | news writing | reporting news | feature writing | article writing | interviewing sources | investigative journalism : stories/news/features/copy/obituaries/match/columns filed/wrote/broke/day/deadline/page, byline/bylines, front page/pages, court/council/match reports, =NCTJ, shorthand, freedom of information, scoop/exclusives, sources
broadcasting | radio production | podcast production | audio editing | sound engineering | live sound | audio production | sound recording | podcasting | mixing : podcast/podcasts, mix/record bands/sound/show/tracks/foldback/monitors/gigs, =Pro Tools, =Audacity, =Logic Pro, =Ableton, =Audition, =Reaper, mics/desk/PA rig/run/set, fader, on air, =Wwise, =FMOD, boom, foley
lighting | stage lighting | stage management | theatre production | technical theatre | production management of shows | lighting design | lighting operation | stagecraft : cue call/book/plot, lamps/lanterns/movers/rig hang/focus/focused/rig/program, =ETC, =grandMA, =QLab, get-in/get-out/strike/fit-up, prompt book, props, flies/fly, =Chamsys, =MA2, =Hog, follow spot
set construction | scenic painting | costume | wardrobe | props making | costume making | wardrobe maintenance : set/flats/scenery/props build/paint/made/make, costumes made/make/fit/mend/alter, quick changes, wigs
music teaching | instrumental teaching | musical direction | conducting | music tuition | choir : teach piano/guitar/violin/singing/drums/flute/cello, choir/orchestra/band led/conduct/ran, grade/ABRSM exams, lessons piano/guitar/instrument
museum | curation | collections management | exhibition curation | archives | cataloguing | collections care | archival work | cataloging : catalogue/catalogued/index/accession letters/objects/collection/books/photographs/papers, =TMS, =CALM, =Axiell, =MARC, label panels exhibition, hung show/exhibition, loans objects, handling gloves, =EMu
library services | librarianship | library assistance | library systems | circulation | reader services | reference services : issue/shelve books/loans, =Koha, =Dewey, =Alma, =Sierra, story time, readers queries/find, =MARC, =LMS library, interlibrary, reading group
translation | localisation | language services | simultaneous interpreting | consecutive interpreting | public service interpreting : translate/interpret contracts/letters/hearings/appointments/manuals/into/court/documents, =Trados, =memoQ, =DPSI, =MemSource, =Phrase, words day, subtitled/subtitles, whispered/whisper/booth/consecutive, hospital/police/court interpreter
computer-assisted translation | CAT tools | translation memory | translation software | TM tools : =Trados, =memoQ, =Wordfast, =MemSource, =Phrase, =OmegaT, =Across, =XTM, =Déjà Vu, =Smartcat
interior design | space planning | interior decoration | FF&E | interior styling | kitchen design : rooms/kitchens/interiors/houses/offices/hotel design/furnish/plan, mood boards, fabrics/finishes/wallpapers/paint choose/chose/schedule/source, floor plans layout/furniture, swatches/samples
fashion design | garment design | textile design | fashion buying | garment technology | pattern making : collection/range/garments design/sketch/draped, tech packs, toiles/toile, fabric source/print, =CLO 3D, =Lectra, =Gerber, fit sessions/models, catwalk
jewellery | ceramics | floristry | flower arranging | floral design | bouquets | wedding flowers | funeral flowers | funeral tributes : bouquets/posies/buttonholes/arrangements/tributes/wreaths/sprays/garlands/arches tie/made/make/wire, wreath/wreaths, coffin/casket spray, wire buttonholes/roses/flowers, hand-tied/hand-tieds, condition flowers/stems, brides flowers/bouquet/met, floral foam
wedding consultations | wedding planning | bridal consultations | client consultations | consultations : met/sat/talk/consult brides/couples/clients/first/families/before, consult/consulted, brides, what want, patch test before
venue sourcing | venue finding | venue management | venue hire | supplier sourcing for events : find/found/book/visit/shortlist/hire venue/halls/hotels/marquee, venues, site visits venue
run sheets | running orders | event schedules | production schedules | show calling | event timelines : minute/hour by/timeline/timings/schedule/plan day/wrote, running order, call sheet, timed plan, cue sheets, who where when, run of show
event logistics | event operations | event set-up | event setup | event staging | event production : set/build up/marquee/stage/chairs/tables/stalls, load-in/load-out, marquees/staging/generators/toilets/stewards hire/book, stewards/security brief, badges/lanyards
delegate management | registration management | attendee management | guest list management | event registration : delegates/guests/attendees register/list/badges/names, =Eventbrite, =Cvent, =Eventsforce, =Bizzabo, =Whova, =Splash, RSVPs/invitations/invites, seating plan
information architecture : sitemap/sitemaps, card sort, navigation redesigned/tree
typography : fonts, typefaces, lettering
illustration : illustrated, illustrations, drawings children's/book/editorial
storyboards : storyboard, boards frames film
mood boards : moodboard, moodboards
local SEO : google business/maps/profile
remarketing : retarget/retargeting
webinars : webinar, online talks/sessions hosted
thought leadership : keynote, opinion pieces, bylined
list segmentation | list hygiene | email deliverability : segment list, bounces, DKIM/SPF, clean list
subject line tests : subject lines
landing page tests : landing test/variants
lead scoring | lead qualification | lead nurturing : leads score/qualify/warm/nurture
customer personas : personas
marketing collateral | sales collateral : brochures, leaflets, flyers, one-pagers
booth management | exhibition stands : stand trade/show/fair
heuristic evaluation : heuristics, Nielsen
demand generation : leads/pipeline campaigns, MQLs
product marketing : launch/positioning/messaging product, battlecards
go-to-market | product launches to market : launched market/product
direct mail : mailings, mailshots, postal
redirects | URL redirects : 301, 301s
structured data | schema markup : schema.org, JSON-LD, rich snippets/results, schema
site migration : move/migrate site/shop/domain/CMS/platform, new domain, relaunch
content briefs | briefing writers : brief writers/authors/copywriters/freelancers
digital PR | outreach for links : links earned/newspapers/press/won, coverage links/newspapers/sites
Search Console | Google Search Console : =GSC
crawl budget | log file analysis | crawling : crawl, Screaming Frog, server logs
backlinks | link profile : links, Ahrefs, disavow
landing pages | landing page optimisation : landing pages/page
newsletter | mailing lists : bulletin, mailing list
survey platforms : SurveyMonkey, Qualtrics, Typeform
design tool | UI tools | interface design tools : Figma, Sketch, Adobe XD
video editing software | editing software | NLE : Premiere, Final Cut, Avid, DaVinci Resolve
music software | DAW | audio software : Pro Tools, Logic Pro, Ableton, Reaper, Cubase
3D software | 3D modelling software | 3D tools : Blender, Maya, 3ds Max, Cinema 4D, ZBrush, Houdini
marketing qualification | CIM : Google Ads certified, HubSpot certified
user interviews | customer interviews | generative research | discovery research : talk/talked/interview/interviewed/visited users/riders/customers/people home/homes/hours
usability testing | evaluative research : think-aloud, test/tests/sessions prototype/prototypes users/thursday/weekly
diary studies : logbook/diary/diaries weeks/users/commuters/participants
surveys | survey design : questionnaire/questionnaires, =Qualtrics, =SurveyMonkey, survey n
affinity mapping | thematic analysis | synthesis : notes/quotes wall/themes/group/grouped/cluster, themes interviews/notes
journey mapping | journey maps | service blueprints : map/mapped trip/journey/experience door/end/touch, blueprint
insights repository | research repository : library findings/insights/research, repository findings/research, =Dovetail, =Notion findings
research readouts | readouts | presentation of findings : summary/summaries one-page/page/people, present/shared findings
`;
