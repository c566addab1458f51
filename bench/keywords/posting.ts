/** A posting of one page, written for the measurement. */
export const POSTING = `Operations Data Analyst
About Harrow & Finch
Harrow & Finch runs forty repair depots for railway rolling stock. Founded in 1988, we are still family owned.

About the role
You will turn depot, stock and maintenance records into decisions that planners trust. You report to the head of planning.

What you will do
- Build and maintain dashboards in Power BI and Tableau for depot managers, planners and finance
- Write SQL against Snowflake and PostgreSQL; keep the dbt models tested and documented
- Forecast demand for wheelsets, brake pads, bearings and seals with time series models
- Automate monthly reporting in Python (pandas, scikit-learn) and retire the last spreadsheets
- Reconcile inventory between SAP and the depots' own records, and find the cause of differences
- Run root cause analysis with maintenance engineers after repeated failures
- Present findings to people who do not read code, in writing and in person

Requirements
- Bachelor's degree in Statistics, Mathematics, Engineering or a related field
- 3+ years of experience in data analysis, business intelligence or operations research
- Strong SQL; good Python or R
- Experience with an ERP system such as SAP or Oracle
- Knowledge of inventory management, supply chain planning and KPI design
- Version control with Git
- Clear writing

Nice to have
- Six Sigma Green Belt or APICS CPIM
- Airflow, Docker
- Experience in rail, aviation or another regulated industry
- Polish or German

You won't need Java, and no management experience is required.

Benefits
We offer 28 days of vacation, a pension, free travel on our customers' lines and a yearly training budget.
Salary: 48,000 to 58,000 a year. Harrow & Finch is an equal opportunity employer.
Please send your resume to jobs@example.com.
`;

/** The same once more and once more, to a length that nobody posts. */
export const LONG_POSTING = POSTING.repeat(20).slice(0, 20_000);
