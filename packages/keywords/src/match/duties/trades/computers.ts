/** The words with which people who build, run and support software and networks tell what they do. */
export const COMPUTERS = `
IT support | technical support | help desk | helpdesk | service desk | desktop support | end user support | user support | first line support | second line support | 1st line support | 2nd line support | IT helpdesk | tier 1 support | hardware support : calls/tickets/users day logged/close/first/answer/fix, fix/help/support staff/users/colleagues laptops/printers/logins/email/outlook/computers, desk side, first contact/time fix, =Freshservice, =ServiceNow, =Zendesk, =Jira Service Management
ticketing system | ticketing | ITSM | ITSM tools | help desk software | service desk tools | ticket management | incident ticketing | ticketing tools : =Freshservice, =ServiceNow, =Zendesk, =Jira Service Management, =Jira Service Desk, =Freshdesk, =Remedy, =Spiceworks, =ManageEngine, =TOPdesk, =Autotask, =ConnectWise, =HaloPSA, =Cherwell, =Ivanti, =osTicket, =SysAid, =Halo, =Kayako, =Hornbill, tickets closed/logged/raise/queue/day
user account management | user administration | user provisioning | account administration | identity and access management | IAM | joiners movers leavers | access management | identity management | account provisioning | access control of systems : joiners leavers, set/create/setup/set-up logins/accounts/mailboxes/users, unlock/disable accounts/users, =JML, =Okta, =Entra, =Azure AD, =SSO, =MFA, groups AD/put, new starters accounts/logins/laptop, permissions folders/shared/set, =RBAC, =SAML, =LDAP
password resets | password management : unlock/reset accounts/logins/passwords/users, locked out users
hardware repair | PC repair | computer repair | hardware maintenance | hardware installation | laptop repair | hardware support and repair | PC building | hardware : swap/replace/fit/change screens/RAM/disks/SSD/keyboards/batteries/motherboards/memory/drives, build/rebuild/rebuilt PCs/desktops/machines, =ThinkPad, =ThinkPads, laptops repair/fix/mended
network troubleshooting | networking | network support | LAN/WAN | network infrastructure | TCP/IP | network configuration | network maintenance | network engineering | LAN | WAN | routing and switching | switches | network hardware : patch panel/lead, switch/router/firewall/ports configure/set/swap/put/right/replace/VLAN, dead sockets/port, =VLAN, =VLANs, =DHCP, =DNS, =BGP, =OSPF, ping, =Cisco, =Meraki, =Ubiquiti, =UniFi, =Aruba, =Juniper, =Fortinet, =Wireshark, packet capture/loss, =MikroTik, =SD-WAN, =CCNA
firewalls | firewall management | network security | perimeter security | firewall configuration : firewall rules/ports/policy, =Fortinet, =FortiGate, =Palo Alto, =pfSense, =Check Point, =SonicWall, =Cisco ASA, =WatchGuard, =Sophos XG, =IDS, =IPS, =WAF
VPN | remote access : tunnel site, =AnyConnect, =WireGuard, =GlobalProtect, =IPsec, home workers connect
Wi-Fi | wireless networks | wireless | wireless networking | WLAN : access points, heat map survey, =SSID, =Meraki, =UniFi, =802.11, wireless controller
remote support | remote assistance | remote desktop | remote troubleshooting | remote desktop support : take/took over screen/desktop, =TeamViewer, =AnyDesk, =LogMeIn, =RDP, =Bomgar, =BeyondTrust, =ScreenConnect, =Quick Assist, remote in/onto/sessions, =RMM, =Datto
imaging and deployment | OS deployment | imaging | device deployment | desktop deployment | desktop imaging | operating system deployment | laptop deployment | Windows deployment | device rollout | hardware refresh : =MDT, =SCCM, =WDS, =Autopilot, =FOG, =Ghost, gold/master image/build, rebuild/rebuilt/roll/image desktops/laptops/machines/PCs/devices, refresh laptops/desktops/PCs, =PXE, =Clonezilla, =MECM
mobile device management | MDM | device management | endpoint management | MDM tools | endpoint device management : =Intune, =Jamf, =AirWatch, =Workspace ONE, =MobileIron, =Meraki SM, =MaaS360, =Mosyle, =Kandji, enrol phones/iPads/devices/laptops/tablets
Apple devices | macOS | iOS devices | Mac support | Apple Mac support | iPads | Macs : =iPad, =iPads, =iPhone, =iPhones, =MacBook, =MacBooks, =Mac, =Macs, =Jamf, =iMac, =Apple Configurator
printers | printer support | printer maintenance : toner, =LaserJet, =LaserJets, =PaperCut, print queue/server, paper jams, =Ricoh, =Xerox, =Konica, printer
asset management of IT | hardware asset management | asset management | asset tracking | asset inventory | asset register of equipment : track/tag laptop/kit/device/equipment/assets/phones, tag skip/disposal, asset tags/register/list, =Snipe-IT, =Lansweeper, serial numbers, wipe disks/laptops
Microsoft 365 administration | Office 365 administration | O365 | M365 | Exchange Online | M365 administration | Exchange | Microsoft Exchange | email administration : =Exchange Online, =Exchange, mailboxes, distribution lists, shared calendars/mailboxes, =SharePoint Online, =Teams admin, =Entra, licences assign/teams/users, tenant migration, =OneDrive
Active Directory | AD | Group Policy | GPO : =OU, =OUs, domain controllers, =Azure AD, =ADUC
Windows Server | server administration | system administration | server maintenance | Windows administration | sysadmin : servers patch/built/racked/look/keep/run/rebuilt/upgrade/virtual, =IIS, =WSUS, =Hyper-V, domain controllers, =SCCM, cron, patch tuesday, raid
Linux | Linux administration | Unix | Linux server administration | Linux systems : =Ubuntu, =Red Hat, =RHEL, =CentOS, =Debian, =Rocky Linux, =systemd, =bash, =SUSE, =Fedora, =AlmaLinux, =Arch, =Solaris, =AIX, =Raspberry Pi
vulnerability management | vulnerability scanning | vulnerability assessment | remediation of vulnerabilities : =Nessus, =Qualys, =Tenable, =Rapid7, =OpenVAS, =CVE, =CVEs, scan weekly/vulnerabilities/fix/monthly, =InsightVM
patching | patch management : patch servers/laptops/monthly/boxes/machines/within, =WSUS, =Nessus, =Qualys, =Tenable, =Rapid7, =OpenVAS, =CVE, =CVEs, scan weekly/vulnerabilities/fix/monthly, =InsightVM
backup and recovery | backups | data backup | backup management | backup and restore | disaster recovery of data | data recovery | backup solutions | database backup and recovery : restore/recover shares/files/data/database/backup/mailbox/server/tape/drill, =Veeam, =Acronis, =Commvault, =Datto Backup, =Rubrik, =Veritas, =NetBackup, =RMAN, =Backblaze, tapes/tape, backups checked/nightly/tested/failed/run, point in time, =Azure Backup, =Cohesity
virtualisation | server virtualisation | VMware | virtual machines | hypervisors | VDI | virtual desktop : =VMware, =vSphere, =ESXi, =Hyper-V, =Proxmox, =KVM, =Citrix, =Nutanix, =VirtualBox, =XenServer, virtual machines, =VMs
cyber security awareness | security awareness | phishing awareness | security awareness training | security training | user awareness : spot/recognise/report phishing, phishing simulations/tests/campaign/email, =KnowBe4, told/teach/train staff phishing/passwords/scams
incident response | security incident response | security operations | SOC | threat detection | security monitoring | incident handling | SIEM | threat hunting | log analysis | security incident management | alert triage : alerts triage/queue/shift/look, =Splunk, =Sentinel, =QRadar, =CrowdStrike, =Defender, =ELK, =LogRhythm, =ArcSight, =Carbon Black, =SentinelOne, =XDR, =EDR, phish/malware/ransomware contain/isolate/investigate/pull, playbook/playbooks, indicators of compromise, =IOC, =IOCs, =MITRE ATT&CK
EDR | endpoint security | antivirus | endpoint protection | endpoint detection and response : =CrowdStrike, =Defender, =SentinelOne, =Carbon Black, =Sophos, =ESET, =Symantec, =McAfee, =Falcon, =Bitdefender, =Trellix, =Cortex XDR
penetration testing | ethical hacking | pen testing | web application security | application security | security testing | AppSec : =Burp, =Burp Suite, =Metasploit, =Kali, =OWASP, =OSCP, =Nmap, =ZAP, =CTF, red team, bug bounty, =SAST, =DAST, =Snyk, =SonarQube, =Veracode
information security | ISO 27001 | cyber security | cybersecurity | Cyber Essentials | security frameworks | NIST | security compliance | SOC 2 | information security management | security controls : =ISO 27001, =NIST, =SOC 2, =Cyber Essentials, =CIS, =PCI DSS, =PCI-DSS, =ISMS, =Cyber Essentials Plus, =FedRAMP, two factor, =MFA, =CISSP, =GRC
ITIL | ITIL Foundation | incident management in IT | incident management | problem management | change management in IT | service management framework : change board/advisory, =CAB, major incidents, postmortem/postmortems/post-mortem/post-mortems, on-call rota/rotation/pager, blameless
on-call | on call support | on-call rotation | out of hours support | 24/7 support | production support | application support | PagerDuty : pager, =PagerDuty, =Opsgenie, woken 3am/night, night/weekend rota/call/on-call, one week in, carry phone/pager, out hours
cloud | AWS | cloud computing | cloud platforms | cloud infrastructure | cloud services | Azure | GCP | public cloud | cloud providers | Amazon Web Services | cloud environments | cloud experience | cloud technologies : =EC2, =S3, =Lambda, =AWS, =Azure, =GCP, =Google Cloud, =EKS, =RDS, =CloudFormation, =DynamoDB, =ECS, =Fargate, =CloudFront, =BigQuery, =Cloud Run, =AKS, =GKE, =Redshift, =SQS, =DigitalOcean, =Heroku, =Azure Functions, =Route 53
AWS services | Amazon Web Services experience | AWS cloud : =EC2, =S3, =Lambda, =EKS, =RDS, =CloudFormation, =DynamoDB, =ECS, =Fargate, =CloudFront, =SQS, =SNS, =Redshift, =Glue, =CloudWatch, =Route 53, =Kinesis, =IAM roles, =SageMaker, =Athena queries
infrastructure as code | IaC | configuration management | infrastructure automation | provisioning | configuration management tools : =Terraform, =CloudFormation, =Pulumi, =Ansible, =Puppet, =Chef, =Bicep, =SaltStack, =Packer, =Terragrunt, =CDK, =OpenTofu, =Crossplane, =ARM templates
CI/CD | continuous integration | continuous delivery | CI/CD pipelines | build pipelines | continuous deployment | deployment pipelines | build and release | release automation | DevOps | deployment automation | CI : =Jenkins, =GitHub Actions, =GitLab CI, =CircleCI, =Azure DevOps, =TeamCity, =Bamboo, =ArgoCD, =Argo CD, =Travis, =Bitbucket Pipelines, =Octopus, =Buildkite, =Spinnaker, =Flux, =Tekton, =Azure Pipelines, deploys/releases day/minutes/daily/button/from/automatic/automated/push, pipeline build/test/deploy/deployment/minutes
containers | Docker | container orchestration | Kubernetes | orchestration | microservices deployment | container platforms : =Docker, =Kubernetes, =k8s, =EKS, =AKS, =GKE, =Helm, =OpenShift, =Podman, =ECS, =Nomad, =Rancher, =Docker Compose, =containerd, pods/clusters
monitoring and observability | monitoring | observability | monitoring tools | logging | alerting | application monitoring | performance monitoring of systems | system monitoring | logging and monitoring | telemetry of systems : =Prometheus, =Grafana, =Datadog, =New Relic, =Splunk, =ELK, =Nagios, =Zabbix, =Dynatrace, =Kibana, =CloudWatch, =PRTG, =SolarWinds, =Loki, =Jaeger, =OpenTelemetry, =Sentry, =Honeycomb, =AppDynamics, alerts noise/noisy/page/pages/tuned/cut, dashboards latency/uptime
SRE | site reliability | reliability engineering | SLOs | error budgets | high availability | availability | site reliability engineering | uptime of systems | reliability : =SLO, error budget, nines/99.9/99.95/99.99, failover, postmortem/postmortems, uptime, chaos, runbooks, multi-region, active-active
version control | source control | Git | GitHub | code versioning | version control systems | code repositories : =Git, =GitHub, =GitLab, =Bitbucket, =SVN, =Subversion, =Perforce, =Mercurial, pull/merge requests, branches/branching, =TFS, rebase
code review | peer review | pull requests | peer code review : pull/merge requests review/week/day, review code/PRs/changes, pair programming/with, =PRs
unit testing | automated testing | integration testing | TDD | test-driven development | end-to-end testing | testing frameworks | E2E testing | software testing | regression testing | QA automation | testing : =Jest, =JUnit, =pytest, =Cypress, =Selenium, =Playwright, =Mocha, =RSpec, =PHPUnit, =xUnit, =NUnit, =Vitest, =TestNG, =Espresso tests, =XCTest, =Robot Framework, =Appium, =Cucumber, =Postman tests, =Testing Library, coverage percent/from/code/test, tests before/first/wrote/suite/every/green/run, red green, regression suite/pack, =MSTest, =Karate, =WebdriverIO
manual testing | QA testing | functional testing | test cases | test plans | exploratory testing | test execution | bug reporting | defect management | defect tracking | test case design | software QA : =TestRail, =Zephyr, =qTest, =HP ALM, =Xray, bugs/defects log/raise/found/find/reproduce/jira/report, wrote/ran test cases/scripts/plans, try/tried break, steps to reproduce
bug fixing | debugging | debugging and troubleshooting | defect resolution | bug tracking | troubleshooting software | issue tracking : fix/squash/hunt bugs/crash/leaks/defects, memory leak, profiler, stack traces, breakpoints, crash-free/crash rate/free, =Sentry, =Crashlytics
REST APIs | APIs | API development | API integration | web services | RESTful services | REST | microservices | third-party APIs | backend services | RESTful web services : endpoint/endpoints, =FastAPI, =Express, =Spring Boot, =Swagger, =OpenAPI, =GraphQL, =gRPC, =Postman, =Django REST, =Flask, =NestJS, =ASP.NET Web API, webhooks/webhook, =Retrofit, integrated stripe/paypal/twilio/payments, =SOAP, =MuleSoft
front-end development | frontend development | front end | web development | UI development | frontend frameworks | JavaScript frameworks | responsive design | modern JavaScript frameworks | front-end frameworks | client-side development : =React, =Vue, =Angular, =Svelte, =Next.js, =Nuxt, =Vue.js, =React.js, =jQuery, =TypeScript, =Tailwind, =Redux, =HTML, =CSS, =Ember, =SolidJS, =Astro, web/landing pages/site/apps built/code, components/design system/storybook built/library/shared, phones and desktop, breakpoints/mobile first
responsive web design | mobile-first design | cross-browser compatibility | responsive layouts : mobile first, breakpoints, phones tablets, works/looks phone/mobile, media queries, flexbox/grid, browsers test/IE/safari
web accessibility | accessibility | website accessibility | WCAG | digital accessibility | accessible design | accessibility standards | a11y : screen reader, alt text, =ARIA, keyboard navigation/only/users, =NVDA, =VoiceOver, =JAWS, contrast colours/ratio, =axe, blind users, =Section 508
web performance | page speed | performance optimisation | performance tuning | site performance | Core Web Vitals | application performance | code optimisation : =Lighthouse, =LCP, load/page time/speed/loads cut/from/seconds/under/faster, lazy loading, bundle size/cut/split, cache/cached/caching, faster seconds/ms/queries, =Core Web Vitals, p95/p99/latency cut/from/down/ms
mobile development | iOS development | Android development | mobile app development | mobile apps | native mobile development | app development : =Swift, =Kotlin, =React Native, =Flutter, =Xcode, =Android Studio, =SwiftUI, =Jetpack Compose, app/play store published/release/rating/stars/downloads, =App Store, =Google Play, =TestFlight, =Xamarin, =Ionic
databases | SQL | relational databases | database design | database management | SQL databases | RDBMS | SQL queries | writing SQL | DBA | query optimisation | query tuning | database performance tuning | SQL tuning | database systems : =PostgreSQL, =MySQL, =SQL Server, =Oracle, =SQLite, =MariaDB, =T-SQL, =PL/SQL, =Postgres, =Redshift, =Snowflake, =BigQuery, =DB2, =MS SQL, =Aurora, =Access databases, =Teradata, joins/indexes/queries slow/added/tune/rewrote/seconds/wrote, schema/tables design/normalise/changes, stored procedures, execution plans, star schema, replication/replica/replicas
NoSQL | NoSQL databases | document databases | non-relational databases : =MongoDB, =DynamoDB, =Cassandra, =Redis, =CouchDB, =Elasticsearch, =Firestore, =Neo4j, =Cosmos DB, =Firebase, =Couchbase, =HBase
caching | in-memory caching : =Redis, =Memcached, =Varnish, cache/cached
message queues | messaging | event-driven architecture | event streaming | message brokers | streaming data | event streaming platforms | streaming | stream processing | real-time data : =Kafka, =RabbitMQ, =SQS, =Kinesis, =Pub/Sub, =ActiveMQ, =NATS, =Flink, =Service Bus, =Pulsar, =EventBridge, =Spark Streaming, =MQTT, =Celery
ETL | data pipelines | data engineering | ELT | data integration | data ingestion | data warehousing | data warehouse | data migration | building data pipelines | ETL pipelines | ETL development | data transformation : =Airflow, =dbt, =Informatica, =SSIS, =Talend, =Fivetran, =Glue, =NiFi, =Spark, =Databricks, =Snowflake, =Redshift, =BigQuery, =Dagster, =Azure Data Factory, =Matillion, =Alteryx, =Prefect, =Pentaho, =Stitch, =Synapse, load/pull/feed/move/land nightly/tables/data/warehouse/rows/sources/files/records/old, pipelines daily/nightly/batch/data, star schema, lake/lakehouse, =DataStage
data orchestration | workflow orchestration | orchestration tools | job scheduling : =Airflow, =Dagster, =Prefect, =Luigi, =Step Functions, =Argo Workflows, =Control-M, =AutoSys, =Oozie, =Composer, DAGs
big data | distributed computing | big data technologies | distributed data processing | large-scale data processing : =Spark, =Hadoop, =Hive, =Databricks, =PySpark, =EMR, =Flink, =Presto, =Trino, terabytes/petabytes/billions rows/data/events, =HDFS, =Kafka
data visualisation | BI tools | dashboards | business intelligence | dashboard development | reporting tools | visualisation tools | BI | BI reporting | business intelligence tools : =Tableau, =Power BI, =Looker, =Qlik, =Looker Studio, =Data Studio, =Metabase, =Superset, =QlikView, =Qlik Sense, =Sisense, =SSRS, =D3.js, =Grafana, =matplotlib, =ggplot2, =Cognos, =MicroStrategy, =Domo, =SAP BusinessObjects, =Plotly, =Streamlit, =Mode, charts/dashboard built/made/board/refresh/managers
data analysis | analytics | statistical analysis | data mining | exploratory data analysis | statistics | quantitative analysis | quantitative data analysis | data interpretation | statistical modelling : =R, =SPSS, =SAS, =Stata, =pandas, =NumPy, =SQL queries, =MATLAB, =Minitab, =JASP, =GraphPad, =Prism, regression/regressions, dug/slice numbers/data/figures/sales, trends spot/found, pivot/pivots, correlat, =ANOVA, significance, cohort/cohorts, worked out why/which, =GraphPad Prism
statistical software | statistical packages | statistical programming : =SPSS, =SAS, =Stata, =R, =Minitab, =JMP, =RStudio, =GraphPad, =EViews, =NVivo
machine learning | ML | predictive modelling | deep learning | AI | ML models | artificial intelligence | machine learning models | predictive analytics | model development | neural networks | data science | ML frameworks | machine learning frameworks | deep learning frameworks : =scikit-learn, =TensorFlow, =PyTorch, =XGBoost, =Keras, =LightGBM, =sklearn, =Hugging Face, =JAX, random forest, gradient boosting, train/fine-tune model/classifier/network/transformer/BERT, churn/propensity/fraud model, classifier/classifiers, =LLM, =LLMs, =CNN, =CNNs, =SageMaker, =Vertex AI, =Lightning
NLP | natural language processing | text mining | LLMs | large language models | generative AI | text analytics | language models : =BERT, =GPT, =spaCy, =NLTK, =RAG, =LangChain, =Hugging Face, embeddings, chatbot/chatbots, sentiment/entity/text extraction/classification/classifier, =OpenAI, =Llama, tokenizer, prompt/prompts
computer vision | image processing | object detection | image recognition : =OpenCV, =YOLO, segmentation images, detect/recognise objects/defects/images/photos, =CNN, =CNNs
MLOps | model deployment | ML deployment | model monitoring | model serving | productionising models | experiment tracking : =MLflow, =Kubeflow, =SageMaker, =Weights & Biases, =W&B, model production/served/deployed/drift/retrain, =Seldon, =BentoML, =DVC, =Vertex AI, =Triton
A/B testing | experimentation | split testing | conversion rate optimisation | CRO | experiment design | multivariate testing | conversion optimisation | online experiments : half visitors/users, =Optimizely, =VWO, split test, test headlines/subject/versions/button/variants, conversion up/from/rate/lift, =LaunchDarkly, lift percent
data quality | data governance | data cleaning | data cleansing | data validation | master data | master data management | data integrity | data management | MDM of data | data accuracy | data stewardship : clean/dedupe/tidy data/database/list/duplicates, duplicates, =Great Expectations, =Collibra, lineage, data dictionary/catalogue, validate/checks rows/data/records, one version truth
GIS | mapping | spatial analysis | GIS software | geospatial analysis | geographic information systems | geospatial data | cartography | spatial data | geospatial : =ArcGIS, =QGIS, =MapInfo, =PostGIS, =Esri, =ArcMap, =FME, =GeoServer, maps made/drew/make/layers, digitise/digitised, shapefiles/shapefile, =Mapbox, =LiDAR, =Google Earth Engine, =Leaflet
remote sensing | satellite imagery | drone surveying | drones | UAV | aerial imagery | drone operation : =Sentinel-2, =Landsat, =LiDAR, drone/drones, orthomosaic/orthophotos, =Pix4D, =ENVI, =DJI
scripting | automation scripting | PowerShell | shell scripting | Bash scripting | automation | Python scripting | process automation | workflow automation : =PowerShell, =Bash, =Python, script wrote/nightly, automate/automated, =VBA, macros/macro, =Power Automate, =Zapier, =UiPath, =AutoHotkey, cron, =n8n, =Make.com, =Perl, =Blue Prism
RPA | robotic process automation : =UiPath, =Blue Prism, =Automation Anywhere, =Power Automate
low-code | low-code development | no-code platforms | Power Platform | low code platforms : =Power Apps, =Power Automate, =OutSystems, =Mendix, =Bubble, =Appian, =Airtable, =Retool, =Zapier, =Webflow, =Power BI, =Dataverse
object-oriented programming | OOP | software development | programming | coding | programming languages | object-oriented design | backend development | back-end development | full stack development | OO programming | programming skills | server-side development : =Java, =C#, =C++, =Python, =Ruby, =PHP, =Kotlin, =Golang, =TypeScript, =Scala, =Node.js, =Django, =Laravel, =Rails, =Spring Boot, =.NET, wrote/build code/services/apps/software/modules/features, design patterns, =SOLID
system design | software architecture | solution architecture | distributed systems | technical architecture | systems architecture | scalable systems | solution design | microservices architecture | domain-driven design | cloud architecture : monolith split/broke/into/services, design/split services/architecture/system, =UML, =C4, requests second/million, scale users/to/million, =ADR, =ADRs, =DDD, sharding, service mesh, architecture decision/diagrams/review
embedded systems | firmware | embedded software | embedded C | microcontrollers | firmware development | RTOS | embedded development | IoT | embedded programming : =STM32, =Arduino, =ESP32, =FreeRTOS, =PIC, =ARM Cortex, =I2C, =SPI, =UART, =CAN bus, bootloader, =JTAG, =Zephyr, =nRF52, =AVR, =Raspberry Pi, =Yocto, device drivers
game development | game engines | game programming | Unity | Unreal Engine | gameplay programming : =Unity, =Unreal, =Godot, =C#, shader/shaders, =Steam, level design, game jam, gameplay, =UE5, =UE4, =Photon, multiplayer, =Unreal Engine
multiplayer | networked multiplayer | netcode | network replication | online multiplayer : =Photon, =Mirror, =Netcode, lag/latency/rollback players/compensation, lobby/lobbies, =Netcode for GameObjects, client prediction, =PlayFab
technical documentation | technical writing | documentation writing | user guides | user documentation | API documentation | product documentation | knowledge base articles | developer documentation : wrote/kept guide/manual/docs/readme/runbook/how-to/help/wiki, =Confluence, =MadCap Flare, =Sphinx, =Markdown, =DITA, =ReadTheDocs, release notes, knowledge articles/base, =Swagger
SharePoint | intranet | content management in SharePoint : intranet
Salesforce administration | Salesforce | Salesforce configuration : =Apex, =SOQL, =Lightning, =Process Builder, =Sales Cloud, =Service Cloud, page layouts, permission sets, record types, validation rules, =LWC, =Visualforce, =NPSP, flows built
SAP | SAP implementation | SAP configuration | SAP modules | SAP S/4HANA : =S/4HANA, =ABAP, =SAP FI, =SAP MM, =SAP SD, =FICO, =ECC, =Fiori, =SAP HANA, =SAP PP
Google Workspace | G Suite | Google Suite | Google Apps : =Gmail, =Google Docs, =Google Sheets, =Google Drive, =Google Forms, =Google Slides, =Google Calendar, =Google Meet
Microsoft Office | MS Office | Office suite | Microsoft Office suite | IT skills | computer skills | ICT skills | computer literacy | Microsoft Office skills | office software | IT literate | PC skills : =Word, =Excel, =PowerPoint, =Outlook, =Microsoft 365, =Office 365, =MS Word, spreadsheet/spreadsheets/pivot, =Teams, mail merge
video conferencing | online meetings | audio visual | AV equipment | AV support | audio-visual equipment : =Zoom, =Teams meetings, =Webex, =Google Meet, projector/projectors, =Crestron, meeting room screens, mics/microphones, hybrid meetings
collaboration tools | remote working tools | communication tools | messaging tools : =Slack, =Teams, =Zoom, =Miro, =Notion, =Confluence, =Google Workspace, =Trello, =Asana
feature engineering : features build/select/model
regression analysis : regression, logistic regression
storage administration : SAN, NAS, NetApp
data center | data centre operations : racks, racked, data hall
digital forensics : disk image, EnCase, FTK
multi-factor authentication : MFA, 2FA, two-factor
privileged access management : CyberArk, BeyondTrust
security audit : pen test, audit security/access
third-party risk | vendor risk : supplier/vendor questionnaires/security
performance testing | load testing : JMeter, k6, Gatling, Locust, load tests
state management : Redux, Zustand, MobX, Vuex, Pinia, NgRx
ORM : Hibernate, Entity Framework, Sequelize, Prisma, SQLAlchemy, ActiveRecord
legacy modernization | legacy migration : monolith, legacy rewrite/rewrote/moved, VB6/COBOL/old rewrote/moved/replaced
post-mortems | postmortems | blameless postmortems : postmortem, incident review wrote
canary deployments | staged rollouts | blue-green deployments | progressive delivery : canary, blue green, percent users/traffic first
feature flags | feature toggles : flags, LaunchDarkly, toggles, Unleash
failover | high availability clusters : failed over, standby, replica/replicas, active passive
autoscaling : scale load/up/nodes/pods automatically, HPA, Karpenter
distributed tracing : traces, Jaeger, Zipkin, OpenTelemetry
toil reduction : scripted/automated away manual/tickets, manual steps/work gone/automated
schema migrations | database migrations : Flyway, Liquibase, Alembic, migrations
backfills : backfill, backfilled, reload history
schema evolution | schema registry : Avro, Protobuf, new columns/fields arrived/break
data lineage | data catalog : DataHub, Amundsen, OpenLineage, Collibra, catalogue
data lake : S3 parquet, ADLS, lakehouse, Delta Lake
data quality checks : tests dbt/data/rows, null/duplicates check/alert
churn models | churn prediction : churn, leave/cancel predict/model
fraud models : fraud score/model/detect
anomaly detection : anomalies, outliers, unusual spot/flag
recommender systems | recommendation engines : recommendations, recommender
technical debt | refactoring : refactor, refactored, clean/tidied old code/codebase
code splitting | bundle size | lazy loading : bundle, chunks, lazily/lazy load
progressive web apps : PWA, offline web/app, service worker
server-side rendering : SSR, Next.js, Nuxt
WebSockets : socket.io, live updates/websocket, SignalR
keyboard navigation | screen readers : NVDA, VoiceOver, TalkBack, keyboard only/alone
design patterns : SOLID, factory, MVVM, MVC
concurrency | multithreading : threads, goroutines, coroutines, locks, async
mentoring engineers | mentoring juniors | mentoring junior developers : juniors/interns/engineers/developers/graduates mentor/taught/pair/coach/grew
technical leadership | tech lead | technical lead : led engineers/team/migration/rewrite, lead developer/engineer, tech lead
scripting languages : Python, Bash, PowerShell, Perl, Ruby, JavaScript, Lua
programming language | object-oriented language | OO languages : Java, C#, C++, Python, Kotlin, TypeScript, Ruby
frontend framework | JavaScript library | modern frontend framework | JS framework | UI frameworks : React, Vue, Angular, Svelte
backend framework | web framework | MVC framework : Django, Rails, Laravel, Express, Spring Boot, Flask, FastAPI, ASP.NET, NestJS
mobile frameworks | cross-platform development : Flutter, React Native, Xamarin, Ionic
testing tools | test frameworks : Selenium, Cypress, Playwright, Jest, JUnit, pytest
relational database | SQL database : PostgreSQL, MySQL, Oracle, SQL Server, MariaDB, Postgres, SQLite
cloud provider | cloud platform | major cloud provider : AWS, Azure, GCP, Google Cloud
config management tools | automation tools : Ansible, Puppet, Chef, SaltStack
message broker | queueing : Kafka, RabbitMQ, SQS, ActiveMQ
search engines technology | full-text search : Elasticsearch, Solr, OpenSearch, Algolia
identity provider | single sign-on | SSO | authentication : Okta, OAuth, SAML, Keycloak, OpenID, Auth0, JWT, Azure AD
project tracking | issue trackers | issue tracking tools | task management tools : Jira, Trello, Asana, Linear, ClickUp
helpdesk software | support software : Zendesk, Freshdesk, Intercom, Freshservice
infrastructure as code : =Terraform, =Pulumi, =CloudFormation, =Bicep, =Ansible, everything in code
image scanning | container scanning | vulnerability scanning : =Trivy, =Snyk, =Grype, =Clair, scan images/containers/builds
least privilege | access control | access management : roles cut/needed/narrow, needless grants, permissions removed/trimmed, revoke access
cloud cost optimization | cost optimization | FinOps : bill cut/down/saved/off/lower cloud/Google/AWS/Azure, right-sizing, spot nodes/instances, reserved instances
cluster upgrades | version upgrades | upgrades | Kubernetes upgrades : version bump/bumps/upgrade cluster/quarter/nodes, upgrade clusters/nodes/databases/from
incident management | incident response | major incidents : P1/P2/Sev1 incidents/handled/bridge, incident commander, outage lead/led/call
event tracking | event taxonomy | tracking plan : name/named/naming event/events, =Segment, =Snowplow, tracking plan
self-serve analytics | data literacy | data training : lunch-and-learn, taught/train colleagues/people/teams data/SQL/dashboards/numbers, own reports
statistics | statistical power | significance testing : sample size, confidence interval, logistic, regression, significance
retention analysis | churn modelling | churn analysis : who cancel/cancels/leaves, repeat purchase, cohorts
load balancing | load balancers : =HAProxy, =NGINX, =F5, =ELB, =ALB, spread traffic servers/nodes, traffic between servers/nodes
DNS : =Route 53, =BIND, zones records, name servers
data storytelling | storytelling with data : tell/told/explain/explained story/numbers/findings/figures board/managers/people, numbers/figures mean/means/meant
runbooks | operational documentation : playbook/playbooks on-call/outage/incident, wrote steps/instructions/guide on-call/outage/incident, step-by-step outage/alerts, wiki alerts/incidents
sprint planning | Scrum | backlog refinement : sprint/sprints two-week/planned/ran, standups/stand-ups daily/ran, retros/retrospectives, story points, backlog groomed/refined/ordered
SDLC | software development lifecycle : requirements to release/production, design build test, code review tests/release
regression testing | regression : retest/re-ran/rerun suite/tests/release, before each release tested/suite
technical documentation | system documentation : wrote/write docs/wiki/diagrams/guides, =Confluence
feature pipelines | data pipelines | pipelines : =Airflow, =Dagster, =dbt, =Spark, nightly jobs/loads, jobs load/loaded/tables
model monitoring | drift monitoring : drift, model/models degrade/degraded/retrain/retrained/alerts
model deployment | model serving | MLOps : model/models production/served/shipped/API, =SageMaker, =Vertex AI, =MLflow
experiment tracking : =MLflow, =W&B, runs logged/compared
log analysis | log data : logs read/search/grep/dug, clickstream/clickstreams
security hardening | hardening : =CIS, locked down servers/images/accounts, disabled root/ports/services
user access reviews | access reviews : leavers accounts/removed, quarterly access/permissions
`;
