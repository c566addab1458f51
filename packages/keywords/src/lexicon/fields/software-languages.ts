/** Programming languages. The format is told in ../README.md. */
export const SOFTWARE_LANGUAGES = `
@tool
JavaScript | JS | ECMAScript | ES6
TypeScript => JavaScript
Python
Java
C++ | cpp
C# | C Sharp
?C
?R
?Go | Golang
SQL
PostgreSQL | Postgres => SQL ~ relational-database
MySQL => SQL ~ relational-database
`;
