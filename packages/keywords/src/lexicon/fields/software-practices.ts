/** The practices by which software is made, tested and kept. ../README.md describes the format. */
export const SOFTWARE_PRACTICES = `
@skill
RPA | robotic process automation => workflow automation
front-end development | frontend | client-side development | UI development
back-end development | backend | server side
full-stack development | full stack => front-end development, back-end development
mobile development | mobile apps | mobile application development
web development | web applications | web apps | -built websites | building websites
software development | software engineering | application development | -wrote code | -built software
game development | game programming | gameplay programming
API development | API design | API integration | application programming interface | web services
software architecture | +system design | solution architecture
microservices | service-oriented architecture | SOA
event-driven architecture | event sourcing | CQRS | pub/sub
message queues | message broker | +message bus
distributed systems | distributed computing | distributed architecture
concurrency | multithreading | parallel programming
object-oriented programming | OOP | object-oriented design | OOD | OO design
design patterns | SOLID principles | MVC | model-view-controller
domain-driven design | DDD
data structures | +algorithms
ORM | object-relational mapping | SQLAlchemy | Sequelize | Prisma ORM
state management
unit testing
integration testing | SIT
end-to-end testing | E2E testing
regression testing | regression suite
test automation | automated testing | SDET | test scripting
manual testing | exploratory testing | functional testing
performance testing | load testing | stress testing
user acceptance testing | UAT | acceptance testing
test plans | test strategy | test cases
software quality assurance | software QA | QA testing | software testing
TDD | test-driven development | +test first
BDD | behavior-driven development
defect tracking | bug tracking | bug triage
code review | +pull requests | merge requests
+programming | programming languages | software coding
clean code | refactoring | +code quality
legacy modernization | legacy code | legacy migration
debugging | +troubleshoot code
version control | source control | revision control
@tool
Git => version control ~
GitHub => Git ~
GitLab => Git ~
Bitbucket => Git ~
=Subversion | SVN ; Perforce ; TFS | Team Foundation Server => version control ~
Jira => issue tracking ~ issue-tracker
Azure DevOps | Azure Boards | VSTS | Azure Pipelines => CI/CD ~ issue-tracker
=Confluence => technical documentation
VS Code ; Visual Studio ; IntelliJ ; PyCharm ; Eclipse IDE
GitHub Copilot ; AI coding assistants
Salesforce | SFDC | Salesforce.com | Sales Cloud => CRM ~
Salesforce Lightning | Lightning Web Components | LWC | Visualforce => Salesforce
SAP | SAP ERP | SAP ECC | SAP R/3 => ERP ~
SAP S/4HANA | S/4HANA | SAP HANA => SAP
ServiceNow | SNOW platform => ITSM ~ service-desk-tool
UiPath ; Automation Anywhere ; Blue Prism => RPA ~
@skill
issue tracking
technical documentation | technical writing | technical specifications | -wrote manuals | writing manuals | user manuals
requirements analysis | requirements gathering | requirements elicitation | BRD
SDLC | software development life cycle | systems development life cycle
workflow automation | process automation
web accessibility | WCAG | accessibility standards | a11y | Section 508
responsive design | responsive web design | mobile-first
single-page applications | SPA | single page app
scalability | high availability | high-traffic systems
blockchain | distributed ledger | Web3
open source | OSS contributions
CMS | +content management system | web content management
`;
