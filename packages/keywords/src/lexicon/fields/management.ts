/** Projects, products, the office and what all trades share. ../README.md describes the format. */
export const MANAGEMENT = `
@skill
project management | managing projects | project delivery | project leadership | -ran projects | -delivered projects | running projects | delivering projects
program management | portfolio management of projects | PPM portfolio
project planning | work breakdown structure | WBS | project scheduling
agile
Scrum | +daily stand-ups | sprint planning => agile ~
=Kanban | Kanban boards => agile ~
=SAFe | Scaled Agile => agile ~
backlog management | backlog grooming | backlog refinement | product backlog
user stories | acceptance criteria | story mapping
product management | +product ownership | product owner work
product roadmaps | +roadmap | +product strategy | product vision
stakeholder management | stakeholder engagement | managing stakeholders | -kept everyone informed | stakeholder communication
project budget management | +cost control | project controls | budget tracking
risk and issue management | RAID log | project risk management
status reporting | progress reports | project reporting
business analysis | gap analysis | feasibility studies
business process mapping | process mapping | process modelling | BPMN
business case development | cost-benefit analysis | business cases | ROI analysis
strategic planning | +business strategy | corporate strategy | +strategy development | -set direction
management consulting | business consulting | advisory services
operations management | business operations | running operations
KPIs | key performance indicators | performance metrics | +metrics | +performance measures
P&L responsibility | P&L management | profit and loss responsibility | P&L ownership
team leadership | team management | +people management | supervising staff | +direct reports | +leading teams | -led a crew | -ran the crew | -looked after a team | leading a team | supervising a team | crew leadership | gang leader | foreman duties
staff training on the job | training new staff | training new hires | new starters | +inducted | -showed new starters | -trained up | -broke in new staff | buddying new starters | training staff
facilitation | +workshops | workshop facilitation
digital transformation | business transformation | transformation programs
administrative support | +clerical | office support | secretarial
office management | office administration | running an office
calendar management | scheduling meetings | +calendars | +diary | -kept the diary
minute taking | -took minutes
document filing | +record keeping | -kept files
reception duties | greeting visitors | switchboard | answering phones
executive support | executive assistance
cost reduction | cost optimization | cost savings | -saved thousands | -brought costs down | +bringing costs down
@tool
Microsoft Project | MS Project ; Smartsheet ; ?Asana ; Trello ; Monday.com => project planning ~ project-tool
=Airtable ; ?Notion ; ?Linear ~ project-tool
Microsoft Office | MS Office | Office Suite | Office applications
=Word | Microsoft Word | MS Word ~ office-program
PowerPoint ; Google Slides ~ office-program
=Outlook ~ office-program
Google Docs ; Google Drive ; OneDrive
=Excel + =Word + PowerPoint => Microsoft Office
@certificate
PMP | Project Management Professional => project management ~
CAPM | Certified Associate in Project Management => project management ~
PRINCE2 => project management ~
APM PMQ | APM | ChPP => project management ~
Certified ScrumMaster => Scrum ~
Professional Scrum Master | PSM I => Scrum ~
CSPO | Certified Scrum Product Owner => Scrum ~
MBA | Master of Business Administration
@weak
communication skills | verbal communication | written communication | interpersonal skills
teamwork | team player | collaboration | cross-functional teams
problem solving | troubleshooting
attention to detail | detail-oriented | accuracy
time management | prioritization | organizational skills | multitasking
leadership ; creativity ; adaptability | flexibility ; self-starter | self-motivated | proactive
critical thinking | analytical skills | decision making
customer focus ; work ethic | -reliability | punctuality ; negotiation ; presentation skills | public speaking
physical stamina | standing for long periods ; computer literacy | computer skills | IT literacy
`;
