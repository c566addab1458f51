/** Skills that people who build, run and support software are asked for, in the words they use. ../README.md describes the format. */
export const SOFTWARE_AT_WORK = `
@skill
on-call | -pager | pager duty | on-call rota | out-of-hours support | +out of hours | -carried the pager | -held the pager => incident response on call
major incidents | P1 incidents | sev-1 incidents | incident response process | major incident management | -incident bridges | -war rooms => incident response on call
post-mortems | postmortems | blameless post-mortems | incident reviews | post-incident reviews | retrospectives on incidents => root cause analysis
observability | monitoring and alerting | telemetry of services
OpenTelemetry | OTel ; distributed tracing | tracing of requests ; alerting => observability
canary deployments | canary releases ; blue-green deployments | blue/green | blue/green releases ; feature flags | feature toggles ; staged rollouts | phased rollouts | gradual rollouts | percentage rollouts ; rolling deployments | zero-downtime deployments | zero downtime releases => release management
chaos engineering | chaos testing | +game days | fault injection
toil reduction | reducing toil | -automated manual work
HA clusters | +active-active | multi-region => scalability
failover | +switchovers => high availability
performance tuning | performance optimization | latency reduction | -cut load time | -cut response time | -made it faster
autoscaling | horizontal scaling | auto scaling groups | elastic scaling => scalability
secret rotation | key rotation | +key management systems => HashiCorp Vault
access reviews | entitlement reviews | -removed excess access => role-based access control
streaming data | +real-time data | stream processing | streaming pipelines | event streaming => data engineering
batch pipelines | ELT pipelines => data engineering
data ingestion | +ingestion | -loaded data from => data engineering
backfills | reprocessing data | -replayed history => data pipelines
schema evolution | backward compatibility of schemas => data engineering
schema registry
schema migrations | database migrations
data lineage | lineage of data ; data catalog => data governance
data lake
Iceberg tables => data lake
data marts | snowflake schema | Kimball => dimensional modelling
data contracts
data quality checks | -reconciled row counts => data quality
dashboards and reports | self-service reporting | -built reports in | ad-hoc analysis => management reporting
forecasting models | demand models | Prophet models => time series analysis
causal inference
uplift modelling ; propensity scores | propensity score matching ; difference-in-differences => causal inference
recommender systems | recommendation engines | personalisation models | ranking models ; anomaly detection | outlier detection ; churn models | churn prediction ; fraud models | credit scoring models | scorecards for credit ; image classification | segmentation models ; speech recognition | text classification | sentiment analysis | named entity recognition => machine learning
serving models | model drift | model serving | inference services => MLOps
vector databases
semantic search | +embeddings => RAG
fine-tuning of models | =LoRA ; Hugging Face ; =RLHF ; evaluation of LLMs => LLMs
trunk-based development | branching strategy | GitFlow | feature branches => version control
pair programming | mob programming | code reviews for juniors | mentoring developers | -paired with
technical debt | rewriting legacy code | strangler pattern | -broke up the monolith => legacy modernization
code splitting | bundle splitting | -split the bundle ; lazy loading ; tree shaking ; bundle size => front-end development
Core Web Vitals | page speed | Lighthouse scores | web performance | LCP | page load time => front-end development
internationalization | i18n | +localization | l10n | multilingual sites | -translated the app
progressive web apps | PWA | service workers | offline-first | offline cache | offline mode => web development
Storybook | shared components => design systems
micro-frontends | module federation ; server-side rendering | static site generation | hydration of pages => front-end development
WebSockets | +real-time updates | server-sent events | long polling
WCAG 2.1 | WCAG 2.2 | WCAG AA => web accessibility
screen readers | screen-reader testing ; keyboard navigation ; a11y audits | axe audits ; colour contrast => web accessibility
app store releases | Play Store releases | Play Console | App Store Connect => mobile development
dependency injection | inversion of control
crash reporting | crash-free rate
ANR rate | ANRs
Bluetooth Low Energy | BLE | =GATT
over-the-air updates | OTA updates | firmware updates => firmware
device drivers ; bootloaders ; interrupt handling ; board bring-up ; I2C ; SPI bus ; =UART => embedded systems
third-party integrations | integrating APIs | -hooked up the API => API development
webhooks ; payment gateway integration ; Stripe integration => API integrations
API gateways ; rate limiting
service mesh
k6 => performance testing
bug bashes => manual testing
contract testing | Pact tests ; snapshot testing ; UI tests | XCUITest | Maestro flows ; mutation testing ; smoke tests | sanity testing ; accessibility testing ; cross-browser testing => software quality assurance
writing test cases | test coverage | test scenarios => test plans
eliciting requirements | requirements workshops | gathering requirements | functional specifications | +user requirements | -sat with users => requirements analysis
given-when-then | definition of done => user stories
sprint reviews ; scrum ceremonies ; story points ; velocity tracking => Scrum
OKRs | objectives and key results | goal setting frameworks => KPIs
product discovery | +opportunity trees | problem discovery | jobs to be done => product management
product analytics | product metrics | retention metrics | north star metric => product management
pricing strategy | packaging and pricing | price testing
=RICE | MoSCoW | prioritising the backlog => time management
documentation writing => OpenAPI
release notes ; user documentation ; knowledge articles => technical documentation
runbooks | playbooks for incidents
network design | network architecture | LAN/WAN design | network refresh => network administration
wireless surveys ; access points ; wireless networks => Wi-Fi
SIP trunks | 3CX | +call manager | PBX migration => VoIP
unlocking accounts | +user set-up | joiners movers leavers | starter and leaver accounts => user account management
laptop builds | imaging machines | desktop imaging | device builds | hardware refresh | deskside support | +desk-side support => IT support
printer support | printer troubleshooting => hardware troubleshooting
ticket queue | closing tickets | ticket triage | +service requests | 1st line support | -logged calls => help desk
server patching | Windows updates | =WSUS | monthly patching | patch cycles => patch management
backup testing | restore tests | backup jobs ; tape backups => backup and recovery
RPO and RTO | RPO/RTO | recovery objectives => disaster recovery
Active Directory administration | OU structure | domain controllers | AD groups => Active Directory
email migration | mailbox migrations | tenant migration | Office 365 migration => Microsoft 365
phishing tests | security training for staff => security awareness training
SOC operations | alert triage | triaging alerts | tier 1 analyst => security monitoring
threat hunting ; detection rules | detection engineering => security monitoring
red teaming ; bug bounty ; web app testing => penetration testing
=SAST ; =DAST ; code scanning ; dependency scanning => application security
threat modeling | STRIDE => security architecture
security questionnaires | vendor security reviews | supplier assurance => third-party risk
access certification | segregation of duties reviews | joiner mover leaver controls => GRC
database tuning | index tuning | -added indexes | slow queries => query optimization
query plans | +explain plans => query optimization
database replication | log shipping ; Data Guard ; Always On ; RAC database => high availability
database upgrades | version upgrades | -migrated databases from => database administration
landing zone | Azure landing zones | multi-account | account vending | Control Tower => cloud architecture
cost optimization in cloud | FinOps | cloud cost savings | right-sizing | reserved instances | savings plans
artifact repositories
container registry
Terraform modules ; remote state => Terraform
service desk management | +problem management | change advisory board | CAB | +change requests | change management in IT => ITSM
ERP implementation | +go-live | cutover planning | +cutover | hypercare | fit-gap | +blueprinting | UAT cycles => ERP
low-code development | no-code | Bubble apps
game engines | +level design | shaders => game development
smart contracts => blockchain
geospatial analysis | spatial analysis | geoinformatics => GIS
remote sensing | satellite imagery => GIS
@tool
=Flink | Apache Flink ; Kinesis ; Spark Streaming => streaming data
OpenLineage => data lineage
DataHub ; Collibra ; Alation => data catalog
Great Expectations => data quality checks
Pinecone ; Weaviate ; pgvector => vector databases
Jetpack Compose ; UIKit ; Core Data ; Room database ; Coroutines | RxJava ; Combine framework ; push notifications | FCM | APNs => mobile development
Dagger ; =Hilt ; =Koin => dependency injection
Crashlytics ; =Sentry => crash reporting
=Kong ; Apigee => API gateways
Istio => service mesh
Amplitude => product analytics
Burp Suite ; Metasploit => penetration testing
Snyk ; SonarQube => code scanning

Nexus repository ; Artifactory => artifact repositories
Pulumi ; Bicep => infrastructure as code
@tool
LaunchDarkly => feature flags
TestFlight => app store releases
BrowserStack => cross-browser testing
OutSystems => low-code development
Mendix => low-code development
Godot => game engines
Solidity => smart contracts
Ethereum => smart contracts
PostGIS => geospatial analysis
`;
