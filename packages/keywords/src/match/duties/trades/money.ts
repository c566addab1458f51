/** The words with which people in accounts, payroll, banks and insurance tell what they do. */
export const MONEY = `
accounts payable | AP | purchase ledger | invoice processing | supplier invoices | supplier payments | payables | bill payments | paying bills | AP processing : key/keyed/post/enter/process/code/log bills/invoices, pay/paid suppliers/bills/vendors/subcontractors, bills/invoices day/week/approve/order, bought/purchase ledger, supplier/vendor bills/invoices, goods received note, payment run, bill.com
three-way matching | invoice matching | PO matching | purchase order matching : match/check/tie invoice/bills/each/against order/PO/delivery/GRN, against goods received, delivery notes invoice/bill, =GRN
payment runs | BACS payments | supplier payment runs | payment processing | BACS | weekly payment runs : pay/paid suppliers/them/BACS/vendors/everyone Thursday/Friday/weekly/month/monthly/BACS/week/due, =CHAPS, =ACH, faster payments, cheque run, check run, wires/wire
accounts receivable | AR | sales ledger | credit control | debt collection | collections | debtor management | cash collection | invoicing | customer invoicing | aged debt | aged debtors | debtors : chase/ring/rang/call customers/late/debts/payment/overdue/money/unpaid/slow/payers, raise/send/sent/issue/bill invoices/bills/customers/clients/statements, sales ledger, =DSO, debtor days/list, bring/got overdue/debt/days money/down, bad debt, owed to us, ageing, collect debts
bank reconciliation | reconciliations | reconciling accounts | balance sheet reconciliations | cash reconciliation | ledger reconciliation : agree/match/tick/tie/reconcile/balance bank/statement/ledger/accounts/books, recs, penny, outstanding items, unreconciled items
supplier statement reconciliations | statement reconciliation | supplier statements | vendor reconciliation : agree/check/match/tick supplier/vendor statements/say/owe
credit card reconciliation | company cards | corporate cards | expense card reconciliation : cards receipts/check/company/match/statement
expenses | expense claims | expense processing | staff expenses | expense reports | travel and expenses : repay/repaid/pay/paid/check staff/mileage/claims/receipts/drivers/employees expenses/claims/mileage/back, expense/mileage claims/reports, =Concur, =Expensify, =Pleo, =Dext, =Spendesk, =Webexpenses, out of pocket
petty cash | petty cash management | cash float : tin/float/box cash/milk/stamps/petty/money, cash tin/box, petty cash
month end | month end close | period end | month end procedures | month-end accounts | closing the books | monthly close | financial close | month end reporting : close books/month/ledger/period, month/period end, day/days 3/4/5/6/7/8/10/working close/books/figures/accounts, cut close days, monthly accounts/pack/journals, accruals, lock period, roll forward, hard close
accruals and prepayments | accruals | prepayments | journals | journal entries | posting journals : used/received/not yet billed/invoiced, spread cost/insurance/rent months/year, journal/journals, accrue/accrued, prepaid, adjusting entries, goods received not
VAT returns | VAT | sales tax | GST | BAS | tax returns | indirect tax | HMRC submissions | sales tax filing : file/submit/do/did/prepare quarterly/return/VAT/sales tax/GST/BAS, making tax digital, =MTD, HMRC
CIS | construction industry scheme | subcontractor payments | CIS returns : subbies tax/deduct/verify/HMRC
payroll | payroll processing | running payroll | end to end payroll | payroll preparation : pay/paid/ran/did/process staff/wages/employees/people/weekly/monthly/payslips/heads/fortnightly/salaries, payslip/payslips, wages, =RTI, =P45, =P60, =PAYE, =STP, =ADP, =Paychex, =Gusto, =Sage Payroll, =KeyPay, time sheets/timesheets hours pay/wages/keyed/check, starters leavers pay, tax codes, pay run, W-2s, garnishments
pensions auto enrolment | pension administration | auto-enrolment | superannuation | pensions | pension contributions : pension upload/contributions/enrol/letters/file, =NEST, opt outs, super payments/fund/contributions, 401k, =SuperStream
statutory payments | SSP | SMP | sick pay | maternity pay | leave calculations | leave entitlements : sick/maternity/paternity/holiday/leave/redundancy pay/work/calculate/loading/accruals, =SSP, =SMP, long service leave
bookkeeping | book-keeping | maintaining ledgers | general ledger | nominal ledger | double-entry bookkeeping | day-to-day bookkeeping | full-cycle accounting : keep/did/look books/ledgers/accounts, trial balance, double entry, post ledger/nominal, books clients/sole/trader/family/small, chart of accounts, cash book
management accounts | management accounting | management reporting | financial reporting | financial statements | year-end accounts | statutory accounts | preparing accounts | monthly reporting | board reporting | year end | board packs | financial statement preparation : draft/prepare/write/produce/put accounts/figures/P&L/board/pack/balance/statements, p&l balance/month/monthly/sheet/prepare/variance, year end, explain figures/variance/numbers, board/monthly pack/report/numbers, budget holders, statutory/limited/company accounts
budgeting | budget management | budget preparation | forecasting | financial forecasting | budget monitoring | financial planning | FP&A | cost management | budget responsibility : build/set/own/hold/held/plan/prepare budget/forecast/spend, within/under/on budget, budget of/holder/£/$/million, spend against, cash flow forecast, reforecast, re-forecast, variance/variances
variance analysis | financial analysis | budget variance analysis : explain/found/find/why/reason variance/over/overspend/difference/gap, actual budget/forecast/plan/against, price volume, over under spend
cash flow | cash flow management | cash flow forecasting | treasury | treasury management | cash forecasting : 13 week, cash position/forecast/flow, sweep accounts/cash, fx deals, borrow/borrowing, bank balances daily
fixed assets | fixed asset register | asset register | depreciation | capex : depreciate/depreciated/depreciation, asset register, capitalise/capitalised, additions disposals
financial modelling | valuation | business valuation : model built/DCF/LBO/three/scenario/excel, three statement, =DCF, =LBO, comps, scenario model, sensitivity/sensitivities
audit support | audit | external audit | audit preparation | year-end audit | audit liaison : auditor questions/list/samples/met/asked/pack/files/clean, pull invoices/samples/KPMG/auditors, =KPMG, =PwC, =EY, =Deloitte, =BDO, clean audit, audit file/pack/sample, =PBC
internal controls | control testing : test controls, segregation duties, control gaps/weaknesses, two signatures
SOX | SOX compliance | Sarbanes-Oxley : =SOX 404, =ICFR
audit fieldwork | audit testing | substantive testing | assurance | external audit engagements : vouch/vouched, sample test invoices/journals, stock count attend/observe, debtor/bank letters/confirmations, planning completion, audit client, tie out, workpapers/working papers
tax compliance | corporate tax | personal tax | tax preparation | self assessment | tax returns preparation | individual tax returns : file/prepare/did tax/returns/1040s/1065/CT600, =1040, =CT600, =SA100, self assessment, =K-1, =P11D, tax season, sole traders/landlords returns/tax
accounting software | accounting systems | accounting packages | bookkeeping software | finance systems | finance software : =Sage, =Xero, =QuickBooks, =MYOB, =NetSuite, =FreeAgent, =KashFlow, =Quickbooks, =Dynamics GP, =Business Central, =Navision, =IRIS, =CCH, =Access Dimensions, =SunSystems, =Great Plains, =Tally, =Wave, =Zoho Books, =Intacct, =Peachtree, =Exchequer, =Pegasus, =Oracle Financials, =SAP FI, =Agresso, =Unit4, =Reckon
ERP | ERP systems | enterprise resource planning | ERP software | ERP experience : =SAP, =NetSuite, =Oracle EBS, =Dynamics 365, =JD Edwards, =Epicor, =Infor, =Sage X3, =Business Central, =Navision, =Odoo, =S/4HANA, =Syspro, =QAD, =IFS, =Microsoft Dynamics, =Plex, =Baan, =Workday, =PeopleSoft, =Macola, =Visual, =Oracle Fusion, =Sage 200, =Dynamics AX
spreadsheets | advanced Excel | Microsoft Excel | intermediate Excel | spreadsheet skills : spreadsheet/spreadsheets, vlookup/vlookups/xlookup/lookups, pivot table, pivots, =Google Sheets, =VBA, macros, power query, sumifs, index match
VLOOKUP | lookups : lookups, =XLOOKUP, =INDEX MATCH, vlookup
pivot tables | pivots : pivots, pivot table
purchasing | buying goods | raising purchase orders | purchase order processing | vendor sourcing | strategic sourcing | PO processing : raise/place/issue/cut purchase/orders/POs/requisitions, buy/source materials/parts/stock/kit/supplies/equipment/steel/components/goods/services, three quotes, =POs, tender contract, spend category/consolidate, framework/frameworks, reverse auction, =RFQs
supplier management | supplier relationships | supplier relationship management | supplier performance | contractor management | vendor relations | supplier liaison : scorecard/review/meet supplier/vendor, deal/dealt/speak/chase/manage/hold/held suppliers/vendors/contractors/subcontractors, contractors book/sign/supervise/induct, supplier audits/visits, switch suppliers, vendors keep honest
new supplier set up | vendor onboarding | vendor setup | supplier set-up | new vendor setup : set/setup/add/added/onboard new supplier/vendor, W-9/W9 forms, vendor master, check bank details/supplier
cost accounting | product costing | standard costing | job costing : cost jobs/products/parts, standard costs, overhead rate, absorption
claims handling | insurance claims handling | claims adjusting | claims investigation | loss adjusting : settle/handle/pay/paid/register/open/adjust claims/files/losses, liability admit/decide/repudiate, loss adjuster/assessors, reserve set, =FNOL, third party insurers/claims, subrogation, claims desk
underwriting | risk underwriting | policy underwriting | commercial underwriting | credit underwriting | loan underwriting : quote/write/rate/price/accept/decline risks/policies/business/brokers, brokers submissions, loss ratio/runs, terms broker, authority limit, approve loans/mortgages/credit
broker relationships | broker management | intermediary relationships : brokers visit/met/lunch/call/desk, broker panel
policy administration | policy servicing | mid-term adjustments | endorsements : =MTA, =MTAs, renewal documents/notices/invites, issue policies/documents/certificates, endorsements
loan processing | lending | loan origination | mortgages : loan files/close/applications/approve/package, =Encompass, borrowers/borrower, mortgages, loan officer
AML | anti-money laundering | KYC | know your customer | customer due diligence | CDD | AML compliance | sanctions screening | financial crime | onboarding checks : source wealth/funds, =SAR, =SARs, =PEP, =PEPs, suspicious activity/transactions/payments, passport/ID checks client/new, sanctions, beneficial owners, enhanced due
fraud prevention | fraud detection | fraud investigation : fraud, chargeback/chargebacks, stolen cards, suspicious/flagged payments/transactions/orders, scam/scams
portfolio management | investment management | wealth management | investment advice | financial advice | financial planning advice : invest clients/money/funds, portfolios clients/rebalance/rebalanced, =AUM, =ISA, advise clients/families savings/investments/pensions/retirement, suitability letters/reports
cashiering | teller | bank teller | branch banking | counter service : teller, counter bank/branch, cheques/checks pay/paid/cash, deposits withdrawals, vault
grant management | grant reporting | fund accounting | restricted funds | funding reports : grants spend/report/funder/claims/manage, restricted funds/unrestricted, funders reports/told
data entry | data input | data processing | accurate data entry | keying | database entry : key/keyed/typed/enter/input orders/forms/records/data/details/cards/into, words minute, =10-key, ten key, keystrokes, accuracy keyed
consolidation | group consolidation | consolidated accounts : subsidiaries group/accounts/roll/eliminate, eliminations, group accounts/results entities
revenue recognition : defer income/revenue, ASC 606, IFRS 15, recognise revenue/income
tax planning : tax save/structure/reliefs/estate
intercompany reconciliations | intercompany : intercompany agree/balances/mismatches, group companies balances
credit checks | creditworthiness : credit limits/references, Experian, Creditsafe
payslips | wage slips : payslip, payslips
starters and leavers : joiners/starters/leavers process/set/P45
stock valuation : value stock
chargebacks | card disputes : chargeback, disputed card/transactions
fact-finds | suitability reports : sat clients, risk appetite/attitude
mergers and acquisitions | due diligence | M&A : acquisitions, buy-side/sell-side, data room, bought/acquired companies, deal team
credit risk | credit analysis : loan book/assess/default, borrowers accounts/score, PD LGD
commercial lending : business/SME loans/lend, lent companies
regulatory reporting : returns regulator/FCA/Bank/quarterly, COREP, FR Y
variance commentary : variances explain/wrote
inventory observation : stock counts attend/watched
scenario analysis | sensitivity analysis : scenarios, what if, best worst
DCF models : DCF
pitch books : pitch decks/book
payroll software | payroll systems : ADP, Sage Payroll, Paychex, Gusto, Xero Payroll, Iris, Ceridian, MYOB, KeyPay
expense systems : Concur, Expensify
accounting qualification | ACCA | CIMA | ACA | part-qualified accountant | qualified accountant | CPA or equivalent : =CPA, =CA, =FCCA, =ACMA
bookkeeping qualification | AAT qualification | AAT | AAT Level 3 | AAT Level 4 : AAT advanced/diploma/foundation/level/qualified
month-end close | financial close | period close : closed books, close day/books/month, day-5, work day
scenario modelling | scenario analysis | sensitivity analysis : what-if, cases price/best/worst/downside, scenarios
ROI | NPV | return on investment | capital requests | capital budgeting : payback, =IRR, =NPV, business case capital/equipment/spend
budgeting | budget preparation | annual operating plan : budget/budgets plan/annual/set/build/built/departments
board deck | board reporting | board presentations | board packs : slides directors/board/quarter, board paper/pack/papers
report automation | reporting automation | automating reports : replace/replaced/automate/automated spreadsheets/reports/manual, macro/macros reports
accounts receivable | receivables | collections : chase/chased invoices/payments/debts/customers, debtor/debtors days/cut, overdue chased/calls
accounts payable | invoice processing : supplier/vendor invoices/bills coded/paid/entered, payment run/runs, three-way match
accruals | accrued liabilities | prepayments : accrued expenses/holiday/bonus, month-end journals/entries
inventory accounting | inventory valuation : stock valued/count/valuation, standard cost/costs
`;
