/** The posting that the pictures show a resume beside. */
export const POSTING = `Senior Backend Engineer
Lakeside Freight, Austin, Texas

What you will do
- Own the services that settle payments between carriers and shippers
- Lead incident response and write blameless reviews
- Mentor engineers

Requirements
- Python and PostgreSQL
- Event-driven services
- Kubernetes
- Terraform
- Incident response

Nice to have
- Go
- Grafana`;
