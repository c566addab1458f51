/** Accounting, audit and tax. ../README.md describes the format. */
export const ACCOUNTING = `
@skill
accounts payable | =A/P | AP processing | +vendor invoices | purchase ledger | -paid suppliers | -paid bills | +paying suppliers | supplier invoices and payments
accounts receivable | =A/R | sales ledger | customer invoicing | -chased invoices | -billed customers | customer payments
general ledger | GL | nominal ledger | ledger accounting
bank reconciliation | reconciling accounts | +reconciliations | -matched the bank
month-end close | month end | financial close | period-end close | closed the books | monthly close | -shut the month
year-end close | year end | statutory accounts
journal entries | posting journals | accruals | prepayments | JEs | prepaid expenses
bookkeeping | maintaining books | -did the books | -kept the books | +doing the books | +keeping the books
financial statements | financial reporting | balance sheet | profit and loss | P&L statements
management accounts | monthly management pack
consolidation | intercompany | multi-entity accounting
fixed assets | depreciation | asset register | capital assets
cost accounting | standard costing | +product costing | +job costing
revenue recognition | ASC 606 | IFRS 15
payroll | wages | =PAYE | -paid wages | -ran wages | paying wages
expense reports | expense management | travel and expense | =T&E
billing | invoicing
credit control | debt collection | debt recovery | +dunning | -chased payments | chasing payments
cash flow management | cash management | cash forecasting | cash flow forecast
treasury
budgeting | budget preparation | budget development | budget management | -kept to budget | -held the budget | -watched the budget | managing budgets | budget responsibility
financial forecasting | forecasting
variance analysis | budget variance | flux analysis | +budget to actual
=FP&A | financial planning and analysis
financial analysis
internal controls | ICFR | segregation of duties
internal audit | operational audit
external audit | financial audit | statutory audit | audit engagements | annual audit | external auditors | PBC schedules
tax preparation | tax returns | 1040 preparation | income tax | self-assessment returns
corporate tax | tax compliance | tax provision | ASC 740 | deferred tax
sales tax | VAT | VAT returns | GST | use tax
tax planning | tax advisory | international tax | transfer pricing
forensic accounting | fraud examination | fraud investigation
purchase orders | PO processing | +three-way match
fund accounting | restricted funds | nonprofit accounting
single audit | A-133
@tool
QuickBooks | QBO => accounting software ~
Xero ; ?Sage | Sage 50 | Sage 200 | Sage Intacct ; FreshBooks => accounting software ~
accounting software | accounting package | accounting system
ERP | enterprise resource planning | ERP system
NetSuite ; Microsoft Dynamics | Dynamics 365 | Dynamics GP | Dynamics NAV | Business Central ; Oracle E-Business Suite | Oracle EBS | Oracle Financials | Oracle Fusion ; PeopleSoft => ERP ~
SAP FICO => SAP
Hyperion | HFM ; Anaplan ; Adaptive Insights => budgeting ~
?Concur ; SAP Ariba | Ariba
@standard
GAAP | Generally Accepted Accounting Principles
IFRS | International Financial Reporting Standards
Sarbanes-Oxley | SOX | SOX compliance | SOX 404 => internal controls
@certificate
CPA | Certified Public Accountant | licensed CPA ~ accountant-certificate
ACCA | chartered certified accountant ~ accountant-certificate
ACA | ICAEW | Chartered Accountant ~ accountant-certificate
CIMA | CGMA | chartered management accountant ~ accountant-certificate
CMA certificate | Certified Management Accountant ~ accountant-certificate
AAT | AAT qualified | Association of Accounting Technicians ~ accountant-certificate
CFE | Certified Fraud Examiner => forensic accounting
`;
