/** Programming languages and what stores data. ../README.md describes the format. */
export const SOFTWARE_LANGUAGES = `
@tool
JavaScript | JS | ECMAScript | ES6 | vanilla JS ~ programming-language
TypeScript => JavaScript ~ programming-language
Python | CPython ~ programming-language
Java | J2SE ~ jvm-language
Jakarta EE | Java EE | J2EE | Java Enterprise Edition => Java
C++ | cpp | C plus plus | C++17 | C++20 ~ systems-language
C# | C Sharp ~ jvm-language
?C | ANSI C | C language | embedded C | C99 ~ systems-language
?R | R language | RStudio ~ statistics-package
?Go | Golang ~ systems-language
?Rust | Rustlang ~ systems-language
?Swift | SwiftUI ~ mobile-language
?Ruby ~ programming-language
?Dart ~ mobile-language
?Scala ~ jvm-language
?Julia
?Perl ~ programming-language
?Elixir ~ programming-language
?Crystal Reports | SAP Crystal Reports
=Objective-C | ObjC ~ mobile-language
Kotlin ~ jvm-language, mobile-language
PHP | PHP 8 ~ programming-language
Visual Basic | VB.NET | VB6
VBA | Visual Basic for Applications | Excel macros | Office macros
COBOL
Salesforce Apex => Salesforce
ABAP => SAP
MATLAB ~ statistics-package
assembly language
Bash | shell scripting | Unix shell
PowerShell | PoSh scripting
SQL | Structured Query Language
T-SQL | Transact-SQL => SQL
PL/SQL => SQL
HTML | HTML5
CSS | CSS3 | Cascading Style Sheets
Sass | SCSS => CSS
XML
JSON | JavaScript Object Notation
CUDA | GPU programming
regular expressions | regex | regexp
PostgreSQL | Postgres | psql => SQL, relational databases ~
MySQL => SQL, relational databases ~
MariaDB => SQL, relational databases ~
SQLite => SQL, relational databases ~
SQL Server | MSSQL | Microsoft SQL => SQL, relational databases ~
Oracle Database | Oracle DB | Oracle RDBMS | Oracle 12c | Oracle 19c => SQL, relational databases, Oracle ~
=Oracle
IBM Db2 | Db2 => SQL, relational databases ~
MongoDB | =Mongo => NoSQL ~
=Cassandra => NoSQL ~
DynamoDB => NoSQL, AWS ~
Firestore | Firebase => NoSQL, Google Cloud ~
Neo4j | graph database => NoSQL
Redis => caching ~
Memcached => caching ~
Elasticsearch | ELK stack | Elastic Stack
@skill
relational databases | RDBMS | SQL databases
NoSQL | non-relational database | document database
caching
database administration | DBA | database management
database design | schema design | data modelling | ERD
query optimization | query tuning | SQL tuning | database performance tuning
stored procedures | stored proc
`;
