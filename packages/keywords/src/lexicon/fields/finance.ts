/** Banking, investment and insurance. ../README.md describes the format. */
export const FINANCE = `
@skill
financial modelling | three-statement model | DCF | discounted cash flow
valuation | comparable company analysis
investment banking | capital raising | capital markets
mergers and acquisitions | =M&A | deal execution
due diligence | -diligence
private equity | LBO | +buyouts
portfolio management | fund management | investment management
equity research | stock analysis | securities analysis | investment research
fixed income | +bonds | credit trading | debt securities
trading of securities | equity trading | FX trading | foreign exchange | trade execution
wealth management | private banking | high-net-worth clients
financial planning | retirement planning | financial advice
commercial lending | business lending | commercial loans | commercial banking
consumer lending | personal loans | retail lending
mortgage lending | mortgage origination | mortgage processing | loan origination
loan processing | loan servicing | loan documentation
credit analysis | credit underwriting | credit assessment
credit risk | credit scoring
market risk | value at risk | VaR
enterprise risk management | ERM | risk management | risk registers
retail banking | branch banking | branch operations | personal banking
teller operations | bank teller | cash drawer | vault balancing
payments processing | wire transfers | ACH | SWIFT payments | SEPA
anti-money laundering | AML | financial crime | transaction monitoring | SAR filing
KYC | +know your customer | customer due diligence | CDD | EDD
fraud prevention | fraud detection | fraud monitoring
regulatory compliance | +compliance | regulatory requirements
regulatory reporting | regulatory returns | call reports
insurance underwriting | underwriting
claims handling | claims adjusting | claims management | claims processing
property and casualty insurance | property & casualty | =P&C
life insurance | life and health insurance | annuities
insurance brokerage | insurance sales | policy renewals
corporate finance | corporate development | capital budgeting
@tool
Bloomberg Terminal | Bloomberg ; FactSet ; Capital IQ | CapIQ => financial data platform ~
financial data platform | market data terminal
@standard
Basel III ; Dodd-Frank => regulatory compliance
Bank Secrecy Act | BSA | BSA/AML ; Money Laundering Regulations => anti-money laundering
FCA regulations | Financial Conduct Authority | FCA handbook ; FINRA rules | FINRA ; SEC regulations => regulatory compliance
@certificate
CFA | Chartered Financial Analyst | CFA charterholder => financial analysis
CFP | Certified Financial Planner => financial planning
FRM | Financial Risk Manager => enterprise risk management
Certified Anti-Money Laundering Specialist | ICA diploma => anti-money laundering
Series 7 ; Series 63 ; Series 65 ; Series 66 ; SIE exam | Securities Industry Essentials => securities licence
securities licence | FINRA license | registered representative
NMLS | mortgage loan originator license | MLO license | CeMAP => mortgage lending
property and casualty license | P&C license ; life and health license | insurance producer license => insurance licence
insurance licence | licensed insurance agent | licensed adjuster
CPCU ; ACII | Cert CII => insurance underwriting ~
`;
