/** Data, statistics and machine learning. ../README.md describes the format. */
export const DATA = `
@tool
pandas => Python, data analysis
NumPy ; SciPy => Python
scikit-learn | sklearn => Python, machine learning ~ ml-library
TensorFlow ; Keras => deep learning ~ ml-library
PyTorch | =Torch => deep learning ~ ml-library
XGBoost ; LightGBM ; CatBoost => gradient boosting ~ ml-library
LangChain ; LlamaIndex => LLMs
MLflow ; Kubeflow ; SageMaker => MLOps ~
Jupyter | JupyterLab | Google Colab => Python
?SAS | SAS programming | Base SAS | SAS Enterprise Guide ~ statistics-package
SPSS ~ statistics-package
Stata ~ statistics-package
Hadoop | HDFS | MapReduce => big data ~
?Spark | Apache Spark | PySpark | Spark SQL => big data ~
=Hive ; =Presto | Trino ; =Impala => big data, SQL ~
?Airflow | Apache Airflow ; Dagster ; ?Prefect => workflow orchestration ~
=dbt | +data build tool => SQL, data transformation
?Snowflake | Snowflake DB => data warehousing, SQL ~
BigQuery => data warehousing, Google Cloud, SQL ~
Redshift => data warehousing, AWS, SQL ~
Teradata ; =Vertica => data warehousing ~
Databricks | Delta Lake | lakehouse => big data
Informatica | PowerCenter => ETL ~
Talend ; Fivetran ; Airbyte ; Matillion => ETL ~
SSIS | SQL Server Integration Services => ETL, SQL Server ~
SSRS | SQL Server Reporting Services => SQL Server, management reporting
SSAS | OLAP | Analysis Services => data warehousing
Azure Data Factory | ADF => ETL, Azure ~
AWS Glue | =Glue => ETL, AWS ~
Alteryx ; KNIME => data preparation
Power BI => business intelligence, data visualization ~
DAX | Power Query | M language => Power BI
Tableau => business intelligence, data visualization ~
=Looker | LookML | Google Data Studio => business intelligence, data visualization ~
Qlik | QlikView => business intelligence, data visualization ~
=Excel | Microsoft Excel | MS Excel | advanced Excel => spreadsheets ~
pivot tables ; VLOOKUP | XLOOKUP | Excel formulas => Excel
Google Sheets => spreadsheets ~
Microsoft Access | MS Access | ?Access
@skill
gradient boosting => machine learning
spreadsheets
data analysis | analyze data | -dug into data | -looked at numbers
data visualization | dashboards | data viz | -built charts | charts and graphs
business intelligence | BI reporting | BI development
management reporting | report writing | KPI reports | ad hoc reports | -weekly numbers | weekly reports | monthly reports
data engineering | data pipelines
ETL | extract transform load | ELT | data integration | ETL pipelines
data warehousing | data warehouse | EDW | DWH | cloud data warehouse
data transformation | data wrangling | data munging
data preparation | data cleaning | data cleansing
data quality | data validation | data accuracy
data governance | data stewardship | data management policy
master data management | MDM | master data | reference data
workflow orchestration | job scheduling | pipeline orchestration
big data | large datasets | large-scale data
data science
data migration | data conversion | data mapping
data entry | keying data | data input | 10-key | -typed in
machine learning | ML | ML models | statistical learning
deep learning | neural networks => machine learning
NLP | natural language processing | text mining => machine learning
LLMs | +large language models | GPT | generative AI | GenAI => machine learning
prompt engineering | prompt design => LLMs
RAG | retrieval-augmented generation => LLMs
computer vision | image recognition | object detection => machine learning
MLOps | model deployment | model monitoring => machine learning
feature engineering | feature selection => machine learning
artificial intelligence | =AI | applied AI
predictive modelling | predictive analytics
statistical analysis | statistics | biostatistics
regression analysis | linear regression | logistic regression => statistical analysis
hypothesis testing | significance testing => statistical analysis
time series analysis | time series forecasting | ARIMA => statistical analysis
A/B testing | split testing | online experiments ~ experiment
design of experiments | DOE ~ experiment
operations research | linear programming | optimization models
exploratory data analysis | EDA
actuarial modelling | loss modelling | actuarial analysis
dimensional modelling | star schema | slowly changing dimensions => data warehousing
PII | +personal data => data privacy
@certificate
Microsoft Certified Power BI Data Analyst | PL-300 => Power BI
Microsoft Office Specialist | MOS => Excel
@skill
CNN | convolutional neural network ; RNN => deep learning
`;
