/** What people who build, run and support software are asked for, in the words they use. The format is described in ../README.md. */
export const SOFTWARE_AT_WORK = `
@skill
on-call | -pager | pager duty | on-call rota | out-of-hours support | out of hours | -carried the pager | -held the pager => incident response on call
major incidents | P1 incidents | sev-1 incidents | incident response process | major incident management | -incident bridges | -war rooms => incident response on call
post-mortems | postmortems | blameless post-mortems | incident reviews | post-incident reviews | retrospectives on incidents => root cause analysis
observability | monitoring and alerting | alerting | telemetry of services | distributed tracing | tracing of requests | =OpenTelemetry | OTel
canary deployments | canary releases ; blue-green deployments | blue/green | blue/green releases ; feature flags | feature toggles | LaunchDarkly ; staged rollouts | phased rollouts | gradual rollouts | percentage rollouts ; rolling deployments | zero-downtime deployments | zero downtime releases => release management
chaos engineering | chaos testing | game days | fault injection
toil reduction | reducing toil | -automated manual work
HA clusters | failover | switchovers | multi-region | active-active => scalability
performance tuning | performance optimization | latency reduction | -cut load time | -cut response time | -made it faster
autoscaling | horizontal scaling | auto scaling groups | elastic scaling => scalability
secret rotation | key rotation | key management systems => HashiCorp Vault
access reviews | entitlement reviews | -removed excess access => role-based access control
streaming data | real-time data | stream processing | streaming pipelines | event streaming | =Flink | Kinesis | Spark Streaming => data engineering
batch pipelines | ELT pipelines | data ingestion | ingestion | -loaded data from => data engineering
backfills | reprocessing data | -replayed history => data pipelines
schema evolution | schema registry | backward compatibility of schemas | schema migrations | database migrations => data engineering
data lineage | OpenLineage ; data catalog | DataHub | Collibra | Alation => data governance
data lake | Iceberg tables
data marts | snowflake schema | Kimball => dimensional modelling
data contracts | data quality checks | Great Expectations | -reconciled row counts => data quality
dashboards and reports | self-service reporting | -built reports in | ad-hoc analysis => management reporting
forecasting models | demand models | Prophet models => time series analysis
causal inference | uplift modelling | propensity scores | difference-in-differences => statistical analysis
recommender systems | recommendation engines | personalisation models | ranking models ; anomaly detection | outlier detection ; churn models | churn prediction ; fraud models | credit scoring models | scorecards for credit ; image classification | segmentation models ; speech recognition | text classification | sentiment analysis | named entity recognition => machine learning
serving models | model drift | model serving | inference services => MLOps
vector databases | embeddings | semantic search | Pinecone | Weaviate | pgvector => RAG
fine-tuning of models | LoRA | =RLHF | evaluation of LLMs | Hugging Face => LLMs
trunk-based development | branching strategy | GitFlow | feature branches => version control
pair programming | mob programming | code reviews for juniors | mentoring developers | -paired with
technical debt | rewriting legacy code | strangler pattern | -broke up the monolith => legacy modernization
code splitting | lazy loading | bundle size | tree shaking | bundle splitting | -split the bundle => front-end development
Core Web Vitals | page speed | Lighthouse scores | web performance | LCP | page load time => front-end development
internationalization | i18n | localization | l10n | multilingual sites | -translated the app
progressive web apps | PWA | service workers | offline-first | offline cache | offline mode => web development
Storybook | shared components => design systems
micro-frontends | module federation ; server-side rendering | static site generation | hydration of pages => front-end development
WebSockets | real-time updates | server-sent events | long polling
WCAG 2.1 | WCAG AA | screen readers | screen-reader testing | keyboard navigation | a11y audits | axe audits | colour contrast => web accessibility
app store releases | Play Store releases | Play Console | App Store Connect | TestFlight => mobile development
Jetpack Compose ; UIKit ; Core Data ; Room database ; Coroutines | RxJava ; Combine framework ; push notifications | FCM | APNs => mobile development
dependency injection | Dagger | Hilt | Koin | inversion of control
crash reporting | Crashlytics | Sentry | crash-free rate | ANR rate
Bluetooth Low Energy | BLE | =GATT
over-the-air updates | OTA updates | firmware updates => firmware
device drivers | bootloaders | interrupt handling | board bring-up | I2C | SPI bus | =UART => firmware
third-party integrations | webhooks | integrating APIs | payment gateway integration | Stripe integration | -hooked up the API => API development
API gateways | Kong | Apigee | rate limiting | service mesh | Istio
k6 => performance testing
bug bashes => manual testing
contract testing | Pact tests ; snapshot testing ; UI tests | XCUITest | Maestro flows ; mutation testing ; smoke tests | sanity testing ; accessibility testing ; cross-browser testing | BrowserStack => software quality assurance
writing test cases | test coverage | test scenarios => test plans
eliciting requirements | requirements workshops | gathering requirements | functional specifications | user requirements | -sat with users => requirements analysis
given-when-then | definition of done => user stories
sprint reviews | standups | scrum ceremonies | story points | velocity tracking => Scrum
OKRs | objectives and key results | goal setting frameworks => KPIs
product discovery | opportunity trees | problem discovery | jobs to be done => product management
product metrics | retention metrics | product analytics | Amplitude | north star metric => product management
pricing strategy | packaging and pricing | price testing
=RICE | MoSCoW | prioritising the backlog => time management
release notes | user documentation | knowledge articles | runbooks | playbooks for incidents | documentation writing => technical documentation
network design | network architecture | LAN/WAN design | network refresh => network administration
wireless surveys | access points | Aruba | wireless networks => Wi-Fi
SIP trunks | 3CX | call manager | PBX migration => VoIP
unlocking accounts | user set-up | joiners movers leavers | starter and leaver accounts => user account management
laptop builds | imaging machines | desktop imaging | device builds | hardware refresh | deskside support | desk-side support => IT support
printer support | printers | printer troubleshooting => hardware troubleshooting
ticket queue | closing tickets | ticket triage | service requests | 1st line support | -logged calls => help desk
server patching | Windows updates | =WSUS | monthly patching | patch cycles => patch management
backup testing | restore tests | tape backups | backup jobs | RPO and RTO | RPO => backup and recovery
Active Directory administration | OU structure | domain controllers | AD groups => Active Directory
email migration | mailbox migrations | tenant migration | Office 365 migration => Microsoft 365
phishing tests | security training for staff => security awareness training
SOC operations | alert triage | tier 1 analyst | triaging alerts | threat hunting | detection rules | detection engineering => security monitoring
red teaming | bug bounty | Burp Suite | Metasploit | web app testing => penetration testing
=SAST | =DAST | code scanning | Snyk | SonarQube | dependency scanning => application security
threat modeling | STRIDE => security architecture
security questionnaires | vendor security reviews | supplier assurance => third-party risk
access certification | segregation of duties reviews | joiner mover leaver controls => GRC
database tuning | index tuning | query plans | explain plans | -added indexes | slow queries => query optimization
database replication | Data Guard | Always On | RAC database | log shipping => high availability
database upgrades | version upgrades | -migrated databases from => database administration
landing zone | multi-account | Control Tower | account vending | Azure landing zones => cloud architecture
cost optimization in cloud | FinOps | cloud cost savings | right-sizing | reserved instances | savings plans
Flux CD | Argo workflows => Argo CD
artifact repositories | Nexus repository | Artifactory | container registry
Terraform modules | remote state | Pulumi | Bicep => infrastructure as code
service desk management | problem management | change advisory board | CAB | change requests | change management in IT => ITSM
ERP implementation | go-live | cutover planning | cutover | hypercare | fit-gap | blueprinting | UAT cycles => ERP
low-code development | no-code | OutSystems | Mendix | Bubble apps
game engines | Godot | level design | shaders => game development
smart contracts | Solidity | Ethereum => blockchain
geospatial analysis | spatial analysis | geoinformatics | PostGIS | remote sensing => GIS
`;
